// Building a land: where a tile may lie, and how it may be turned there.

import { say, words } from "../../words/words.svelte";
import type { JackRabbits, Laid, RabbitsMove } from "./kinds";
import { landOf, shapeOf, tileOf, type Point } from "./lattice";
import { tileName } from "./sentences";

export interface Site {
  key: string;
  at: [number, number];
  turns: Turn[];
  /** Of the place, if it is still to be chosen. */
  move: number | null;
  centre: Point;
}

/** A way to lay the tile: the move that chooses it, and the guidelines it would break (JR-9). */
export interface Turn {
  turn: string;
  move: number;
  breaks: string[];
}

/** The places for the tile in hand; while only its turn is open, the one where it lies. */
export function sites(game: JackRabbits, moves: RabbitsMove[]): Site[] {
  const tile = game.building?.tile;
  if (!tile) return [];
  const site = (at: [number, number], turns: Turn[], move: number | null): Site => ({ key: at.join(), at, turns, move, centre: tileOf({ tile, at, turn: turns[0]!.turn }).centre });
  const turns = moves.filter(({ kind }) => kind === "turn");
  if (turns.length) return [site(game.building!.at!, turns.map(({ turn, move, breaks }) => ({ turn: turn!, move, breaks: breaks! })), null)];
  const turnsOf = ({ turns, turn_moves, turn_breaks }: RabbitsMove): Turn[] => turns!.map((turn, index) => ({ turn, move: turn_moves![index]!, breaks: turn_breaks![index]! }));
  return moves.filter(({ kind }) => kind === "place").map((place) => site(place.at!, turnsOf(place), place.move));
}

/** What is sent to lay a tile; a single possible turn is taken by itself. */
export function laying({ turns, move }: Site, { move: turning }: Turn): number[] {
  return move === null ? [turning] : turns.length === 1 ? [move] : [move, turning];
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
