// What can be done on the land, and what by a button.

import { PASS } from "./generated";
import type { RabbitsMove, RabbitsView, Route, Side } from "./kinds";

export type Spot =
  | { kind: "stop"; stop: string }
  | { kind: "gate"; tile: string; side: Side }
  | { kind: "tile"; tile: string };

export interface Target {
  key: string;
  spot: Spot;
  /** All moves of the plan, in order. */
  moves: number[];
  how: "route" | "road" | "ride" | "boat" | "fly" | "emerge";
  price: number;
  spends: string[];
  /** The tiles on the way. */
  tiles: string[];
}

const spotKey = (spot: Spot): string => (spot.kind === "stop" ? spot.stop : spot.kind === "tile" ? spot.tile : `${spot.tile} ${spot.side}`);

export function targets(view: RabbitsView): Target[] {
  const found = new Map<string, Target>();
  const add = (spot: Spot, how: Target["how"], moves: number[], route?: Route) => {
    const key = spotKey(spot);
    if (!found.has(key)) found.set(key, { key, spot, how, moves, price: route?.price ?? 0, spends: route?.spends ?? [], tiles: route?.tiles ?? [] });
  };
  for (const route of view.table.routes ?? []) add({ kind: "stop", stop: route.to }, "route", route.moves, route);
  for (const move of view.moves as RabbitsMove[]) {
    if (move.kind === "road" || move.kind === "boat") add({ kind: "gate", tile: move.tile!, side: move.side! }, move.kind, [move.move]);
    if (move.kind === "ride" || move.kind === "fly") add({ kind: "stop", stop: move.to! }, move.kind, [move.move]);
    if (move.kind === "emerge") add({ kind: "tile", tile: move.cave! }, "emerge", [move.move]);
  }
  return [...found.values()];
}

/** A route up to its first payment, so that one may pay with other cards; null if it needs none, or begins with one. */
export function upToPayment({ moves }: Target): number[] | null {
  const at = moves.findIndex((move) => move < PASS);
  return at > 0 ? moves.slice(0, at) : null;
}

/** What is done on the land, or in a panel of its own. */
const ELSEWHERE = ["road", "boat", "ride", "fly", "emerge", "place", "turn", "shape", "tile", "offer", "number"];

/** Moves that are neither made elsewhere nor with cards, each a button. */
export function buttons(view: RabbitsView): RabbitsMove[] {
  return (view.moves as RabbitsMove[]).filter(({ kind, card }) => card === undefined && !ELSEWHERE.includes(kind));
}

/** Single steps as a list, for those who do not click on the land, or want to go another way than the cheapest. */
export function waysOut(view: RabbitsView): RabbitsMove[] {
  const onLand = new Set(targets(view).flatMap(({ spot, moves }) => (spot.kind === "stop" && moves.length === 1 ? moves : [])));
  return (view.moves as RabbitsMove[]).filter(({ kind, move }) => ["road", "boat", "emerge"].includes(kind) || (["ride", "fly"].includes(kind) && !onLand.has(move)));
}
