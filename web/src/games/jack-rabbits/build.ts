// Building a land: where a tile may lie, how it may be turned there, and which guidelines it would break.

import { say, words } from "../../words/words.svelte";
import type { JackRabbits, Laid, RabbitsMove } from "./kinds";
import { landOf, shapeOf, tileOf, turnsOf, type Point } from "./lattice";
import { tileName } from "./sentences";

/** Moves are numbers that never change: this and how often the tile is turned. */
const TURN = 1884;

export interface Site {
  key: string;
  at: [number, number];
  turns: string[];
  /** Of the place, if it is still to be chosen. */
  move: number | null;
  centre: Point;
}

/** The places for the tile in hand; while only its turn is open, the one where it lies. */
export function sites(game: JackRabbits, moves: RabbitsMove[]): Site[] {
  const tile = game.building?.tile;
  if (!tile) return [];
  const site = (at: [number, number], turns: string[], move: number | null): Site => ({ key: at.join(), at, turns, move, centre: tileOf({ tile, at, turn: turns[0]! }).centre });
  const turns = moves.filter(({ kind }) => kind === "turn");
  if (turns.length) return [site(game.building!.at!, turns.map(({ turn }) => turn!), null)];
  return moves.filter(({ kind }) => kind === "place").map(({ at, turns, move }) => site(at!, turns!, move));
}

/** What is sent to lay a tile; a single possible turn is taken by itself. */
export function laying(tile: string, { at, turns, move }: Site, turn: string): number[] {
  const turning = TURN + turnsOf({ tile, at, turn });
  return move === null ? [turning] : turns.length === 1 ? [move] : [move, turning];
}

/** The guidelines that a tile would break (JR-9). */
export function broken(laid: Laid[], added: Laid): string[] {
  const edges = landOf([...laid, added]).tiles.get(added.tile)!.edges.filter(({ facing }) => facing);
  const found = [
    edges.some(({ on, facing }) => (on === null) !== (facing!.on === null)) && "dead-end",
    edges.some(({ tile, on, facing }) => on && facing!.on && shapeOf(tile) === "hexagon" && shapeOf(facing!.tile) === "hexagon") && "hexagons",
    edges.some(({ tile, facing }) => shapeOf(tile) === "triangle" && kind(tile) === kind(facing!.tile)) && "triangles",
  ];
  return found.filter((one): one is string => one !== false);
}

const kind = (tile: string): string => tile.replace(/\d$/, "");

/** "Place 3,-2, next to woods and Q♦" */
export function siteName(laid: Laid[], added: Laid): string {
  const edges = landOf([...laid, added]).tiles.get(added.tile)!.edges;
  const beside = [...new Set(edges.flatMap(({ facing }) => (facing ? [tileName(facing.tile)] : [])))];
  return say("jack-rabbits-page-site", { at: added.at.join(), beside: beside.length ? words.list(beside) : "none" });
}

/** A turn in which a tile can be drawn by itself. */
export const plainTurn = (tile: string): Laid => {
  const shape = shapeOf(tile);
  const turn = shape === "rhombus" ? "N-S" : { merchant: "NE S NW", tavern: "NE S", cave: "NE" }[kind(tile)] ?? "";
  return { tile, at: [0, 0], turn };
};
