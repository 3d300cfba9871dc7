// 12 Patrols in words.

import type { Move, Table, View } from "../../wire/messages";
import { say, words } from "../../words/words.svelte";
import { cellsOf, colourOf, faceOf, isAcross } from "./kingdom";
import { COLOUR_NAMES, SIDES } from "./generated";
import type { Act, CardFace, Colour, PatrolsMove, PatrolsView, Plan, Requirement, TwelvePatrols } from "./kinds";

export function outcome({ result }: Table): string {
  if (result?.why === "resigned") return say("twelve-patrols-given-up");
  return say(result?.scores[0] ? "twelve-patrols-won" : "twelve-patrols-lost");
}

// Names

/** The name of a card in the reader's language; cards of other decks are called as their deck calls them. */
export const cardName = (card: CardFace): string => say(`twelve-patrols-card-${card.picture}`, { english: card.name });

export const itemName = (item: string): string => say("twelve-patrols-item", { colour: COLOUR_NAMES[colourOf(item) as Colour], face: faceOf(item) });
export const itemNames = (items: string[]): string => words.list(items.map(itemName));
export const colourName = (colour: string): string => say("twelve-patrols-colour", { colour: COLOUR_NAMES[colour as Colour] });
export const sideName = (side: string): string => say("twelve-patrols-side", { side });
export const amount = (kind: string, n: number): string => say("twelve-patrols-amount", { kind, n });

/** "Green Valley – Fishers’ Bay" */
export const spotName = (game: TwelvePatrols, spot: string): string => say("twelve-patrols-between", ends(game, spot));

/** The two cards beside a spot, the western or northern one first; an empty cell by its name. */
export function ends(game: TwelvePatrols, spot: string): { first: string; second: string } {
  const [a, b] = cellsOf(spot).map((cell) => (cell in game.placed ? cardName(game.cards[game.placed[cell]!]!) : cell)) as [string, string];
  return isAcross(spot) ? { first: a, second: b } : { first: b, second: a };
}

// What stands on the table, for those who listen

/** "High Moor: north 8 pips; east 2 items" */
export function cardLabel(card: CardFace): string {
  const wants = SIDES.flatMap((side) => card[side].map(({ kind, n }) => `${sideName(side)} ${amount(kind, n)}`));
  return [cardName(card), wants.join("; ")].filter(Boolean).join(": ");
}

/** The same of a placed card, with how each requirement stands. */
export function placedLabel(game: TwelvePatrols, cell: string): string {
  const wants = game.sides.filter((one) => one.cell === cell).map((one) => `${sideName(one.side)} ${amount(one.kind, one.n)}, ${standing(one)}`);
  return `${cell}: ${[cardName(game.cards[game.placed[cell]!]!), ...wants].join("; ")}`;
}

export const standing = ({ state, have }: Requirement): string => say("twelve-patrols-standing", { state, have });

export function spotLabel(game: TwelvePatrols, spot: string, plan: Plan, stuck: boolean): string {
  const items = plan[spot] ?? game.patrols[spot];
  const state = stuck ? "stuck" : spot in plan ? "planned" : items ? "out" : game.forced.includes(spot) ? "forced" : game.free.includes(spot) ? "free" : "waiting";
  return say("twelve-patrols-spot", { ...ends(game, spot), state, items: items ? itemNames(items) : "" });
}

/** Why a plan cannot be sent: "too many pips for Dark Forest". */
export function objection(game: TwelvePatrols, { card, kind, n, have }: Requirement): string {
  return say(have > n ? "twelve-patrols-too-many" : "twelve-patrols-too-few", { card: cardName(game.cards[card]!), kind, n });
}

/** Tells two requirements apart. */
export const keyOf = ({ cell, side, kind }: { cell: string; side: string; kind: string }): string => `${cell}.${side}.${kind}`;

/** "Lost Canyon wants 6 pips to its west: 4 + 2 = 6." */
export function summed(game: TwelvePatrols, want: Requirement): string {
  const { card, side, kind, n, parts, have, state } = want;
  const wanted = say("twelve-patrols-wants", { card: cardName(game.cards[card]!), side, kind, n });
  if (state === "outside" || state === "undecided") return `${wanted}: ${standing(want)}.`;
  const addends = parts.map((part) => (typeof part === "string" ? words.list([...part].map(colourName)) : (part ?? "?")));
  return `${wanted}: ${addends.join(" + ")} = ${have}.`;
}

/** "Place High Moor on c1": without its dot. */
export function moveName(move: Move, view?: View): string {
  const told = view ? advice((view as PatrolsView).table, [move as PatrolsMove]) : "";
  return told.replace(/\.$/, "") || move.text;
}

/** A piece of advice, step by step. */
export function advice(game: TwelvePatrols, acts: Act[]): string {
  const steps: string[] = [];
  let given = "";
  let spot = "";
  let items: string[] = [];
  for (const act of acts) {
    if (act.kind === "place") steps.push(say("twelve-patrols-advice-place", { card: cardName(game.cards[act.card]!), cell: act.cell }));
    else if (act.kind === "end") steps.push(say("twelve-patrols-advice-end"));
    else if (act.kind === "discard") given = itemName(act.item);
    else if (act.kind === "set") steps.push(say("twelve-patrols-advice-turn", { item: given, die: itemName(act.die), to: act.to }));
    else if (act.kind === "put") [spot, items] = [act.spot, [...items, act.item]];
    else if (act.kind === "done") {
      steps.push(say("twelve-patrols-advice-patrol", { ...ends(game, spot), items: itemNames(items) }));
      items = [];
    }
  }
  return steps.join(" ");
}

