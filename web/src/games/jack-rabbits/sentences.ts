// Jack Rabbits in words.

import { called, nameAt } from "../../table/people";
import { told } from "../../table/speech";
import type { Logged, Move, Table } from "../../wire/messages";
import { say, words } from "../../words/words.svelte";
import { isJoker, rankOf, sign, suitOf, suitSign, type Pick } from "./cards";
import type { JackRabbits, RabbitsMove, RabbitsView, Side } from "./kinds";
import { HEXAGONS } from "./lattice";
import type { Target } from "./targets";
import type { Task, Verdict } from "./tasks";

// Names

/** "King of hearts" */
export const cardName = (card: string): string => (isJoker(card) ? say("jack-rabbits-joker") : say("page-card", { rank: rankOf(card), suit: suitOf(card) }));

const kindOf = (tile: string): string => (HEXAGONS.includes(tile) && tile !== "citadel" ? "royal" : tile.replace(/\d$/, ""));
const placeOf = (tile: string): string => (kindOf(tile) === "royal" ? sign(tile) : tile);

/** What the legend calls a tile or a stop. */
export const thingOf = (place: string): string => (place === "off-board" ? "off" : kindOf(place) === "royal" ? { K: "king", Q: "queen", J: "jack" }[place[0]!]! : kindOf(place));

export const stopName = (stop: string): string => say("jack-rabbits-stop", { stop: kindOf(stop), place: placeOf(stop) });
export const tileName = (tile: string): string => say("jack-rabbits-tile", { kind: kindOf(tile), place: placeOf(tile) });
export const sideName = (side: Side): string => say("jack-rabbits-side", { side });

/** "Q♦, the Queen’s palace of diamonds, carrot of Ana, here: You and Ana" */
export function stopLabel(game: JackRabbits, table: Table, mine: number, stop: string): string {
  const seats = game.seats.flatMap((seat, index) => (seat.at === stop && !(game.road && index === game.mover) ? [index] : []));
  const here = seats.sort((a, b) => Number(b === mine) - Number(a === mine)).map((seat) => called(table, seat, mine));
  const owner = game.carrots[stop];
  return [
    stopName(stop),
    ...(kindOf(stop) === "royal" ? [say("jack-rabbits-page-castle", { rank: stop[0], suit: stop[1] })] : []),
    ...(owner === undefined ? [] : [say("jack-rabbits-page-carrot-of", { name: nameAt(table, owner), you: owner === mine ? "yes" : "no" })]),
    ...(here.length ? [say("jack-rabbits-page-here", { names: words.list(here) })] : []),
  ].join(", ");
}

/** "Woods, paid with ♣ ♠ ♥, roads to the north and the south-east" */
export const tileLabel = (tile: string, turn: string): string => say("jack-rabbits-page-road-tile", { tile: tileName(tile), turn: turn.replace("-", " ").split(" ").map((side) => sideName(side as Side)).join(", ") });

// What can be done

export const price = (game: JackRabbits): number => (game.dice ? game.dice[0] + game.dice[1] : 0);

/** What a button does; `alone`: nothing else can be done. */
export function action(move: RabbitsMove, view: RabbitsView, table: Table, alone = false): string {
  const { kind } = move;
  const game = view.table;
  if (kind === "ride" || kind === "fly") return say(`jack-rabbits-page-aim-${kind}`, { stop: stopName(move.to!) });
  if (kind === "pass" && alone && (game.step === "lottery" || game.step === "passport")) return say("page-go-on");
  if (kind === "pass" || kind === "yes") return say(`jack-rabbits-page-${kind}`, { step: game.step });
  return say(`jack-rabbits-page-do-${kind}`, {
    name: move.seat === undefined ? "" : nameAt(table, move.seat), many: move.seat === undefined ? 0 : game.seats[move.seat]!.excess, price: price(game), stop: stopName(game.seats[game.mover]!.at), card: sign(game.seats[game.mover]!.at.padEnd(2)),
    due: price(game) - (game.passport?.worth ?? 0), tile: move.tile ? tileName(move.tile) : "", side: move.side ? sideName(move.side) : "",
    cave: (move.cave ?? "").replace(/\D/g, ""),
  });
}

const SAID_ALONE = ["stay", "down", "joker", "back", "hop", "fall", "market", "start-display", "stake-display", "road", "boat", "emerge"];
const SAID_SHORTLY = ["pass", "yes", "trek", "merchant", "tavern", "cave", "shortfall", "claim", "fight", "call", "offer"];

const cardSign = (card: string): string => (isJoker(card) ? say("jack-rabbits-joker") : sign(card.replace("+", "")));

/** A move in a few words, wherever it is made; notation for numbers and places, which need none. */
export function moveName(move: Move): string {
  const { kind, card, to, side, tile, cave, shape, suit, text } = move as RabbitsMove;
  if (card) return cardSign(card);
  if (kind === "shape") return say("jack-rabbits-shape", { shape });
  if (kind === "tile") return tileName(tile!);
  if (SAID_SHORTLY.includes(kind)) return say("jack-rabbits-page-move", { kind, suit: suit ? suitSign(suit) : "" });
  if (kind === "ride" || kind === "fly") return say(`jack-rabbits-page-aim-${kind}`, { stop: stopName(to!) });
  const given = { side: side ? sideName(side) : "", tile: tile ? tileName(tile) : "", cave: (cave ?? "").replace(/\D/g, "") };
  return SAID_ALONE.includes(kind) ? say(`jack-rabbits-page-do-${kind}`, given) : text;
}

/** What a click on the land will come to. */
export function aim(target: Target): string {
  const { spot, how } = target;
  if (spot.kind === "stop" && how === "route") {
    const cards = words.list(target.spends.map(cardSign));
    return say("jack-rabbits-page-aim-route", { stop: stopName(spot.stop), price: target.price, many: target.spends.length, cards });
  }
  if (spot.kind === "stop") return say(`jack-rabbits-page-aim-${how}`, { stop: stopName(spot.stop) });
  if (spot.kind === "tile") return say("jack-rabbits-page-do-emerge", { cave: spot.tile.replace(/\D/g, "") });
  return say(`jack-rabbits-page-do-${how}`, { side: sideName(spot.side), tile: tileName(spot.tile) });
}

/** "4 so far", or what hinders a choice of cards. */
export function progress(task: Task, picks: Pick[], verdict: Verdict): string {
  if (verdict.why === "unneeded") return say("jack-rabbits-page-why-unneeded", { cards: words.list(verdict.unneeded.map(sign)) });
  if (verdict.why === "royal") return say("jack-rabbits-page-why-royal");
  if (verdict.why === "purse") return say("jack-rabbits-page-why-purse", { sum: verdict.sum, purse: task.purse });
  if (task.due !== null) return say("jack-rabbits-page-sum", { sum: verdict.sum, due: task.due });
  if (task.exactly !== null && task.exactly > 1) return say("jack-rabbits-page-count", { many: picks.length, of: task.exactly });
  return task.step === "basket" ? say("jack-rabbits-page-basket", { sum: verdict.sum, purse: task.purse }) : "";
}

/** The button that sends a choice of cards. */
export function sending(task: Task, picks: Pick[]): string {
  return say("jack-rabbits-page-send", { step: task.step, many: picks.length, cards: words.list(picks.map(({ card }) => sign(card))) });
}

/** Why a card cannot be chosen. */
export const whyNotCard = (task: Task | null): string => say("jack-rabbits-page-why-card", { step: task?.step ?? "none" });

// What happened

/** What happened turn by turn, the latest first: whose turn it was, and all that came of it. */
export function story(log: Logged[], table: Table, mine: number): { ply: number; seat: number | null; text: string }[] {
  const turns: { ply: number; seat: number | null; text: string }[] = [];
  let seat: number | null = null;
  for (const { ply, event } of log) {
    if (event.kind === "place") seat = event.by;
    const text = told(event, table, mine).join(" ");
    if (text) {
      const turn = turns.at(-1);
      if (turn && turn.seat === seat) turn.text += ` ${text}`;
      else turns.push({ ply, seat, text });
    }
    const next = (event.then ?? []).find(({ kind }) => kind === "turn");
    if (next) seat = next["seat"] as number;
  }
  return turns.reverse();
}
