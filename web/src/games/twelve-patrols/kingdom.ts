// The kingdom: where cells and spots lie, what the sides of its cards look at, and what it becomes by a move.
// The server is the authority; this lets a plan, a preview and a winning line be shown before or without it, and is compared with
// it over thousands of positions (twelve-patrols-games.test.ts).

import { COLOURS, COLUMNS, SIDES, SIZE } from "./generated";
import type { Act, Requirement, Side, Standing, TwelvePatrols, Want } from "./kinds";

interface Place {
  x: number;
  /** Counted from the south. */
  y: number;
}

/** Where the west column and the south row of the three by three cells can still lie. */
interface Frame {
  west: [from: number, to: number];
  south: [from: number, to: number];
}

export const placeOf = (cell: string): Place => ({ x: COLUMNS.indexOf(cell[0]!), y: Number(cell[1]) });
export const cellAt = (x: number, y: number): string => `${COLUMNS[x]}${y}`;
export const cellsOf = (spot: string): [string, string] => [spot.slice(0, 2), spot.slice(2)];
export const spotBetween = (one: string, other: string): string => [one, other].sort().join("");
export const isAcross = (spot: string): boolean => spot[1] === spot[3];

export const colourOf = (item: string): string => item[0]!;
/** 0 for a cube. */
export const faceOf = (item: string): number => Number(item.slice(1));

/** Columns from west to east and rows from north to south to be drawn: what the frame can reach, but no more than a step from the cards. */
export function drawn(game: TwelvePatrols): { columns: number[]; rows: number[] } {
  const { west, south } = frameOf(game);
  const placed = Object.keys(game.placed).map(placeOf);
  const around = (values: number[], from: number, to: number) => {
    const middle = values.length ? values : [Math.round((from + to) / 2)];
    const [low, high] = [Math.max(from, Math.min(...middle) - 1), Math.min(to, Math.max(...middle) + 1)];
    return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  };
  const whole = game.frame === "fixed";
  const columns = whole ? [0, 1, 2] : around(placed.map(({ x }) => x), west[0], west[1] + SIZE - 1);
  const rows = whole ? [1, 2, 3] : around(placed.map(({ y }) => y), south[0], south[1] + SIZE - 1);
  return { columns, rows: rows.reverse() };
}

/** What the kingdom is after a move. */
export function after(game: TwelvePatrols, act: Act): TwelvePatrols {
  switch (act.kind) {
    case "deal":
      return { ...game, display: [...game.display, act.card], unseen: game.unseen.filter((card) => card !== act.card) };
    case "place":
      return looked({
        ...game,
        placed: { ...game.placed, [act.cell]: act.card },
        display: game.display.filter((card) => card !== act.card),
        unseen: game.unseen.filter((card) => card !== act.card),
        phase: "patrol",
      });
    case "put": {
      const items = game.building?.spot === act.spot ? game.building.items : [];
      return { ...game, tray: less(game.tray, act.item), building: { spot: act.spot, items: [...items, act.item] } };
    }
    case "done":
      return looked({ ...game, patrols: { ...game.patrols, [game.building!.spot]: game.building!.items }, building: null });
    case "discard":
      return { ...game, tray: less(game.tray, act.item), discarded: more(game.discarded, act.item) };
    case "set":
      return { ...game, tray: more(less(game.tray, act.die), act.die[0]! + act.to) };
    case "end":
      return { ...game, phase: "card" };
  }
}

/** The kingdom with a whole patrol in a spot. */
export function withPatrol(game: TwelvePatrols, spot: string, items: string[]): TwelvePatrols {
  return after(items.reduce((now, item) => after(now, { kind: "put", spot, item }), game), { kind: "done" });
}

export function more(items: Record<string, number>, item: string): Record<string, number> {
  return { ...items, [item]: (items[item] ?? 0) + 1 };
}

export function less(items: Record<string, number>, item: string): Record<string, number> {
  const { [item]: many = 0, ...rest } = items;
  return many > 1 ? { ...rest, [item]: many - 1 } : rest;
}

/** Everything that follows from cards and patrols, seen anew. */
function looked(game: TwelvePatrols): TwelvePatrols {
  const free = spotsAmong(Object.keys(game.placed)).filter((spot) => !(spot in game.patrols));
  const forced = free.filter((spot) => cardsInLine(game, spot) === SIZE);
  const sides = Object.entries(game.placed).flatMap(([cell, card]) => SIDES.flatMap((side) => game.cards[card]![side].map((want) => requirement(game, card, cell, side, want))));
  return { ...game, free, forced, sides };
}

function requirement(game: TwelvePatrols, card: number, cell: string, side: Side, want: Want): Requirement {
  const spots = spotsTowards(game, cell, side);
  const have = amount(game, spots ?? [], want.kind);
  const parts = (spots ?? []).map((spot) => (spot in game.patrols ? part(game.patrols[spot]!, want.kind) : null));
  return { card, cell, side, ...want, spots: spots ?? [], parts, have, state: spots ? standing(game, spots, want, have) : "undecided" };
}

function standing(game: TwelvePatrols, spots: string[], want: Want, have: number): Standing {
  if (spots.length === 0) return "outside";
  const empty = spots.filter((spot) => !(spot in game.patrols)).length;
  if (empty === 0) return have === want.n ? "met" : "broken";
  return have + (want.kind === "items" ? empty : 0) > want.n ? "hopeless" : "open";
}

function amount(game: TwelvePatrols, spots: string[], kind: Want["kind"]): number {
  const found = part(spots.flatMap((spot) => game.patrols[spot] ?? []), kind);
  return typeof found === "string" ? found.length : found;
}

function part(items: string[], kind: Want["kind"]): number | string {
  if (kind === "items") return items.length;
  if (kind === "pips") return items.reduce((sum, item) => sum + faceOf(item), 0);
  return COLOURS.filter((colour) => items.some((item) => colourOf(item) === colour)).join("");
}

/** The spots in a direction (TP-5), or null while the frame does not say. */
function spotsTowards(game: TwelvePatrols, cell: string, side: Side): string[] | null {
  const { west, south } = frameOf(game);
  const { x, y } = placeOf(cell);
  const across = side === "east" || side === "west";
  const [from, to] = across ? west : south;
  if (from !== to) return null;
  const here = across ? x : y;
  const [low, high] = side === "east" || side === "north" ? [here, from + SIZE - 1] : [from, here];
  return Array.from({ length: high - low }, (_, index) => {
    const gap = low + index;
    return across ? spotBetween(cellAt(gap, y), cellAt(gap + 1, y)) : spotBetween(cellAt(x, gap), cellAt(x, gap + 1));
  });
}

function frameOf(game: TwelvePatrols): Frame {
  if (game.frame === "fixed") return { west: [0, 0], south: [1, 1] };
  const placed = Object.keys(game.placed).map(placeOf);
  const range = (values: number[], low: number): [number, number] =>
    values.length ? [Math.max(low, Math.max(...values) - SIZE + 1), Math.min(low + SIZE - 1, Math.min(...values))] : [low, low + SIZE - 1];
  return { west: range(placed.map(({ x }) => x), 0), south: range(placed.map(({ y }) => y), 1) };
}

function spotsAmong(cells: string[]): string[] {
  return cells.flatMap((cell) => {
    const { x, y } = placeOf(cell);
    return [cellAt(x + 1, y), cellAt(x, y + 1)].filter((other) => cells.includes(other)).map((other) => spotBetween(cell, other));
  });
}

function cardsInLine(game: TwelvePatrols, spot: string): number {
  const same = isAcross(spot) ? 1 : 0;
  return Object.keys(game.placed).filter((cell) => cell[same] === spot[same]).length;
}
