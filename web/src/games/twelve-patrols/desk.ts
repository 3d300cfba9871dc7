// The player's desk: what they have in mind, what follows from it, and what a click makes of it. Nothing here is sent by itself.

import { say } from "../../words/words.svelte";
import { PATROLS } from "./generated";
import { after, faceOf, less, more } from "./kingdom";
import type { Act, PatrolsMove, PatrolsView, Plan, Requirement, Turning, TwelvePatrols } from "./kinds";
import { carriedOut, fitting, obstacle, patrolMoves, possible } from "./plan";
import { cardName, ends, itemNames, objection, sideName, spotName } from "./sentences";

export const NO_DIE: Turning = { give: null, die: null, face: null };

export interface Mind {
  /** A card of the display. */
  chosen: number | null;
  /** The cell that is pointed at. */
  pointed: string | null;
  /** Where the chosen card is to lie by a hint that was taken. */
  meant: string | null;
  /** The spot that is being planned. */
  selected: string | null;
  wished: Plan;
  turning: Turning | null;
}

export interface Desk {
  game: TwelvePatrols;
  moves: PatrolsMove[];
  /** A card is to be placed: which, where it may lie, and what it would bring about where it is pointed. */
  placing: boolean;
  card: number | null;
  lit: Set<string>;
  preview: { cell: string; game: TwelvePatrols } | null;
  previewed: Requirement[];
  outside: string[];
  ready: string | null;
  /** Patrols are planned: where they may ride, what is planned, what is shown with what is being assembled, and the kingdom then. */
  patrolling: boolean;
  open: Set<string>;
  plan: Plan;
  sketch: Plan;
  shown: Plan;
  planned: TwelvePatrols;
  planning: boolean;
  wrong: Requirement | null;
  used: Record<string, number>;
  rest: { items: number; spots: number };
  /** Items that may be clicked; null if all may. */
  fits: Set<string> | null;
  helpless: boolean;
  end: PatrolsMove | undefined;
  canAct: boolean;
  canTurn: boolean;
}

/** Everything that follows from what is asked and what the player has in mind. */
export function deskOf(view: PatrolsView, mind: Mind, active: boolean): Desk {
  const game = view.table;
  const moves = (active ? view.moves : []) as PatrolsMove[];
  const card = game.display.length === 1 ? game.display[0]! : mind.chosen;
  const placing = active && game.phase === "card" && !game.turning && mind.turning === null;
  const lit = new Set(placing && card !== null ? moves.flatMap((move) => (move.kind === "place" && move.card === card ? [move.cell] : [])) : []);
  const aimed = [mind.pointed, mind.meant].find((cell) => cell !== null && lit.has(cell)) ?? null;
  const preview = aimed === null ? null : { cell: aimed, game: after(game, { kind: "place", card: card!, cell: aimed }) };
  const previewed = preview ? preview.game.sides.filter(({ cell }) => cell === preview.cell) : [];
  const ready = mind.meant !== null && lit.has(mind.meant) ? mind.meant : null;

  const patrolling = active && game.phase === "patrol" && !game.turning;
  const plan = game.phase === "patrol" ? possible(game, mind.wished) : {};
  const sketch: Plan = game.building ? { [game.building.spot]: plan[game.building.spot] ?? [] } : plan;
  const planned = carriedOut(game, sketch);
  const wrong = obstacle(planned, sketch);
  const planning = Object.keys(sketch).length > 0;
  const used = mind.turning ? [mind.turning.give, mind.turning.die].flatMap((item) => item ?? []) : Object.values(plan).flat();
  const fits = mind.turning ? turnable(game, moves, mind.turning) : patrolling ? fittingNow(game, plan, mind.selected, wrong) : null;
  const end = moves.find(({ kind }) => kind === "end");
  return {
    game, moves, placing, card, lit, preview, previewed, ready, patrolling, plan, sketch, planned, planning, wrong, fits, end,
    outside: [...new Set(previewed.filter(({ state }) => state === "outside").map(({ side }) => sideName(side)))],
    open: new Set(!patrolling || mind.turning ? [] : game.building ? [game.building.spot] : game.free),
    shown: game.building ? { [game.building.spot]: [...game.building.items, ...sketch[game.building.spot]!] } : plan,
    used: used.reduce(more, {} as Record<string, number>),
    rest: { items: Object.values(planned.tray).reduce((sum, many) => sum + many, 0), spots: PATROLS - Object.keys(planned.patrols).length },
    helpless: patrolling && mind.selected !== null && !(mind.selected in plan) && fits?.size === 0,
    canAct: ready !== null || (patrolling && (planning ? wrong === null : end !== undefined)),
    canTurn: active && mind.turning === null && moves.some(({ kind }) => kind === "discard"),
  };
}

/** What could still join the patrol that is planned; a plan that is wrong anyway may be changed in any way. */
function fittingNow(game: TwelvePatrols, plan: Plan, selected: string | null, wrong: Requirement | null): Set<string> | null {
  if (selected === null || game.building) return null;
  const { [selected]: here = [], ...others } = plan;
  const found = fitting(carriedOut(game, others), selected, here);
  return found.size === 0 && wrong ? null : found;
}

/** What may be clicked while a die is to be turned. */
export function turnable(game: TwelvePatrols, moves: PatrolsMove[], { give }: Turning): Set<string> {
  if (give === null && !game.turning) return new Set(moves.flatMap((move) => (move.kind === "discard" ? [move.item] : [])));
  const left = give === null ? game.tray : less(game.tray, give);
  return new Set(Object.keys(left).filter((item) => faceOf(item) > 0));
}

/** The spot to go on with: the one that was chosen while it is open, else one that must be filled, else the only one. */
export function nextSpot({ open, planned }: Desk, selected: string | null): string | null {
  if (selected !== null && open.has(selected)) return selected;
  const next = planned.forced[0] ?? (open.size === 1 ? [...open][0]! : null);
  return next !== null && open.has(next) ? next : null;
}

/** The wishes after something has happened: those that are still possible; a patrol that was taken back becomes a plan again, if
    not at once, then as soon as its spot is free. */
export function keptWishes(before: TwelvePatrols, now: TwelvePatrols, wished: Plan, undone: Plan): { wished: Plan; undone: Plan } {
  const gone = Object.entries(before.patrols).filter(([spot]) => !(spot in now.patrols));
  const back = { ...undone, ...Object.fromEntries(gone) };
  const free = Object.entries(back).filter(([spot]) => now.free.includes(spot));
  if (now.phase !== "patrol") return { wished: {}, undone: {} };
  if (free.length) return { wished: { ...wished, ...Object.fromEntries(free) }, undone: {} };
  return { wished: possible(now, wished), undone: back };
}

// What a click on an item makes of it: a new mind, or the code of why not

export type Change = Partial<Mind> | { refused: string };

export function take({ game, moves, plan }: Desk, { turning, selected }: Mind, item: string, isPlanned: boolean): Change {
  if (turning) return takeForTurning(game, moves, turning, item);
  if (game.phase !== "patrol") return { refused: "twelve-patrols-why-card" };
  if (isPlanned) return giveBack(game, plan, selected, item);
  return selected === null ? { refused: "twelve-patrols-why-spot" } : ride(plan, selected, item);
}

export const ride = (plan: Plan, spot: string, item: string): Partial<Mind> => ({ selected: spot, wished: { ...plan, [spot]: [...(plan[spot] ?? []), item] } });

/** From the spot that is being planned, if the item is there; else from whichever has it. */
export function giveBack(game: TwelvePatrols, plan: Plan, selected: string | null, item: string): Partial<Mind> {
  const spot = selected !== null && plan[selected]?.includes(item) ? selected : Object.keys(plan).find((one) => plan[one]!.includes(item));
  if (spot === undefined) return {};
  const at = plan[spot]!.lastIndexOf(item);
  return { selected: spot, wished: possible(game, { ...plan, [spot]: plan[spot]!.filter((_, index) => index !== at) }) };
}

function takeForTurning(game: TwelvePatrols, moves: PatrolsMove[], now: Turning, item: string): Change {
  if (!turnable(game, moves, now).has(item)) return { refused: now.give === null ? "twelve-patrols-why-no-give" : "twelve-patrols-why-no-die" };
  return { turning: now.give === null && !game.turning ? { ...now, give: item } : { ...now, die: item, face: null } };
}

/** A hint taken as the plan. */
export function follow(game: TwelvePatrols, acts: Act[]): Partial<Mind> {
  const given = acts.find((act) => act.kind === "discard");
  const set = acts.find((act) => act.kind === "set");
  const laying = acts.find((act) => act.kind === "place");
  if (given && set) return { turning: { give: given.item, die: set.die, face: set.to } };
  if (laying) return { chosen: laying.card, meant: laying.cell };
  const advised: Plan = {};
  for (const act of acts) if (act.kind === "put") advised[act.spot] = [...(advised[act.spot] ?? []), act.item];
  const [first] = Object.keys(advised);
  return { wished: possible(game, advised), ...(first === undefined ? {} : { selected: first }) };
}

/** What is sent, patrol by patrol: the server knows all moves of one before it hears of the next. */
export function sent({ game, moves, ready, card, planning, sketch, end }: Desk): number[][] {
  if (ready !== null) return [[placeMove(moves, card, ready)!]];
  if (!planning) return [[end!.move]];
  return Object.entries(sketch).map(([spot, items]) => patrolMoves(game, spot, items));
}

export const placeMove = (moves: PatrolsMove[], card: number | null, cell: string): number | undefined =>
  moves.find((one) => one.kind === "place" && one.card === card && one.cell === cell)?.move;

// In words

/** What is asked of the player. */
export function asking({ game, placing, card, ready }: Desk, prompt: string): string {
  if (!placing || card === null) return prompt;
  const name = cardName(game.cards[card]!);
  return ready === null ? say("twelve-patrols-prompt-cell", { card: name }) : say("twelve-patrols-ask-planned", { card: name, cell: ready });
}

/** What a card would bring about: a line that is complete must be filled. */
export function completing(game: TwelvePatrols, next: TwelvePatrols): string {
  const forced = next.forced.filter((spot) => !game.forced.includes(spot));
  return forced.length ? say("twelve-patrols-completes", { many: forced.length, ...ends(next, forced[0]!) }) : "";
}

export function tip({ game, preview, placing, card, patrolling, planning, helpless, canAct }: Desk, { turning, selected }: Mind, active: boolean, hinted: boolean): string {
  if (preview) return completing(game, preview.game);
  if (!active || turning) return "";
  if (hinted && planning && canAct) return say("twelve-patrols-tip-planned");
  if (placing) return say(card === null ? "twelve-patrols-tip-card" : "twelve-patrols-tip-cell");
  if (helpless) return say("twelve-patrols-nothing-fits");
  return patrolling ? say(selected === null ? "twelve-patrols-tip-spot" : "twelve-patrols-tip-items") : "";
}

/** Why nothing can be sent, or the turn not be ended. */
export function hindrance({ game, ready, wrong, planning, planned }: Desk): string {
  const unfilled = planned.forced[0];
  if (game.phase === "card") return ready === null ? say("twelve-patrols-why-card") : "";
  if (game.turning) return say("twelve-patrols-why-turn");
  if (wrong) return objection(game, wrong);
  return !planning && unfilled ? say("twelve-patrols-why-forced", ends(game, unfilled)) : "";
}

/** What a plan has come to, for those who listen. */
export function announcement({ game, shown, wrong }: Desk, spot: string): string {
  const items = shown[spot];
  const planned = say("twelve-patrols-planned", { spot: spotName(game, spot), items: items ? itemNames(items) : say("twelve-patrols-nothing") });
  return wrong ? `${planned} ${objection(game, wrong)}` : planned;
}

/** Whom a plan would make impossible to please, though it may be sent. */
export function caution({ game, planned, sketch }: Desk): string {
  const lost = planned.sides.find(({ state, spots }) => state === "hopeless" && spots.some((spot) => spot in sketch));
  return lost ? say("twelve-patrols-caution", { card: cardName(game.cards[lost.card]!) }) : "";
}
