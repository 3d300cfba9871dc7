// The player's desk: what they have in mind, what follows from it, and what a click makes of it. Nothing here is sent by itself.

import { nameAt } from "../../table/people";
import type { Table } from "../../wire/messages";
import { say } from "../../words/words.svelte";
import { laying, sites, type Site, type Turn } from "./build";
import { isAce, type Pick } from "./cards";
import type { RabbitsMove, RabbitsView } from "./kinds";
import { aim, price, progress } from "./sentences";
import { buttons, targets, upToPayment, waysOut, type Target } from "./targets";
import { judge, taskOf, type Task, type Verdict } from "./tasks";

export interface Mind {
  /** Cards of the hand, by their place in it. */
  picks: Map<number, Pick>;
  basket: string[];
  /** The target that is pointed at, by its key. */
  pointedKey: string | null;
  /** Where the tile in hand shall lie, and how often it was turned. */
  site: Site | null;
  turn: number;
}

export const nothing = (): Mind => ({ picks: new Map(), basket: [], pointedKey: null, site: null, turn: 0 });

export interface Desk {
  task: Task | null;
  chosen: Pick[];
  verdict: Verdict | null;
  lit: Target[];
  advice: Target | null;
  pointed: Target | null;
  acts: RabbitsMove[];
  ways: RabbitsMove[];
  offers: RabbitsMove[];
  takes: RabbitsMove[];
  /** Whether routes are offered, and whether some of them cost cards. */
  routed: boolean;
  spending: boolean;
  places: Site[];
  /** Where the tile in hand lies for now, and how it is turned there. */
  lying: Site | null;
  turned: Turn | null;
}

/** Everything that follows from what is asked and what the player has in mind. */
export function deskOf(view: RabbitsView, mind: Mind, active: boolean, advised: number | null): Desk {
  const moves = (active ? view.moves : []) as RabbitsMove[];
  const task = active ? taskOf(view) : null;
  const chosen = task?.from === "discard" ? mind.basket.map((card) => ({ card, high: false })) : [...mind.picks.values()];
  const lit = active ? targets(view) : [];
  const advice = lit.find((one) => one.moves[0] === advised && one.moves.length === 1) ?? lit.find((one) => one.moves[0] === advised) ?? null;
  const places = sites(view.table, moves);
  const lying = places.length === 1 ? places[0]! : mind.site;
  return {
    task, chosen, lit, advice, places, lying,
    verdict: task && judge(task, chosen),
    // While nothing else is pointed at, advice is.
    pointed: mind.pointedKey === null ? advice : (lit.find(({ key }) => key === mind.pointedKey) ?? null),
    acts: active ? buttons(view) : [],
    ways: active ? waysOut(view) : [],
    offers: moves.filter(({ kind }) => kind === "offer" || kind === "number"),
    takes: moves.filter(({ kind }) => kind === "shape" || kind === "tile"),
    routed: (view.table.routes?.length ?? 0) > 0,
    spending: lit.some(({ spends }) => spends.length > 0),
    turned: lying && lying.turns[mind.turn % lying.turns.length]!,
  };
}

/** Whether somebody has decided what several decide at once. */
export function hasAnswered({ table: { step, mover, offer, seats }, waiting }: RabbitsView, seat: number): boolean {
  if (step === "challenge") return seats[seat]!.answered;
  return step === "laying" && (seat === mover || seat === offer?.to) && !waiting.includes(seat);
}

/** The picks after a click on a card of the hand: chosen, an Ace that may be named then counted high, then let go. */
export function picked(picks: Map<number, Pick>, task: Task | null, card: string, index: number): Map<number, Pick> {
  const now = picks.get(index);
  const next = new Map(task?.exactly === 1 ? [] : picks);
  if (!now) next.set(index, { card, high: false });
  else if (task?.high != null && isAce(card) && !now.high) next.set(index, { card, high: true });
  else next.delete(index);
  return next;
}

/** The basket after a click on a card of the market. */
export const filled = (basket: string[], card: string): string[] => (basket.includes(card) ? basket.filter((other) => other !== card) : [...basket, card]);

/** Advice as something to have in mind: a card picked up, a place pointed at. */
export function advisedMind(view: RabbitsView, { task, places }: Desk, mind: Mind, hand: string[], advised: number): Mind {
  const { card, high } = (view.moves as RabbitsMove[]).find(({ move }) => move === advised) ?? {};
  const next = { ...mind, pointedKey: null };
  if (!card) return { ...next, site: places.find(({ move }) => move === advised) ?? mind.site };
  if (task?.from === "discard") return { ...next, basket: [card] };
  return { ...next, picks: new Map([[hand.indexOf(card), { card, high: high === true }]]) };
}

/** What is sent to go somewhere: all of it, or up to the first payment if that is to be made by hand. */
export const going = (target: Target, byHand: boolean): number[] => (byHand ? upToPayment(target) : null) ?? target.moves;

/** What is sent to lay the tile in hand. */
export const layingMoves = ({ lying, turned }: Desk): number[] => (lying && turned ? laying(lying, turned) : []);

/** What there is to say to somebody who is deciding. */
export function tip(view: RabbitsView, { pointed, task, chosen, verdict, places, lying, turned }: Desk, table: Table, active: boolean, letting: boolean): string {
  if (letting) return say("jack-rabbits-page-letting", { name: nameAt(table, view.table.mover) });
  if (pointed) return aim(pointed);
  const told = task && verdict ? progress(task, chosen, verdict) : "";
  if (told || !active) return told;
  if (turned?.breaks.length) return say("jack-rabbits-page-breaks", { what: turned.breaks.map((guideline) => say("jack-rabbits-guideline", { guideline })).join("; ") });
  if (places.length) return say(lying ? "jack-rabbits-page-tip-turn" : "jack-rabbits-page-tip-place", { many: lying?.turns.length ?? 0 });
  return view.table.step === "journey" && view.table.dice ? say("jack-rabbits-page-tip-journey", { price: price(view.table) }) : "";
}
