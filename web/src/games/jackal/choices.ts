// What can be done: moves by the place they start from and the cell they lead to, and why others are not possible.

import { isLand, isNear } from "./board";
import { isSpinning, stepsOf, tileOf } from "./faces";
import type { CrewTable, Jackal, JackalMove, PirateTable } from "./kinds";

export type Sign = "open" | "hit" | "free" | "aboard" | "death" | "sea" | "sail" | "turn" | "revive" | "stay" | "move";

/** A lit cell: what leads there, with and without a coin. */
export interface Target {
  cell: string;
  light: JackalMove | undefined;
  laden: JackalMove | undefined;
}

/** "e4", or "e4/2" on a step of a spinning tile. */
export const placeOf = (pirate: PirateTable): string => (pirate.step ? `${pirate.cell}/${pirate.step}` : (pirate.cell ?? ""));
export const cellOf = (place: string): string => place.split("/")[0]!;
export const stepOf = (place: string): number => Number(place.split("/")[1] ?? 0);

export const crewToMove = (game: Jackal): CrewTable => game.crews.find(({ crew }) => crew === game.crew)!;

/** Where a move starts. */
export function startOf(game: Jackal, move: JackalMove): string {
  const crew = crewToMove(game);
  if (move.kind === "sail") return game.crews.find((one) => one.crew === move.ship)!.ship;
  if (move.kind === "revive") return crew.pirates.find(({ cell }) => cell !== null && game.tiles[cell] === "aborigine")?.cell ?? "";
  const mate = move.mate ?? game.chain?.mate;
  return mate === undefined ? "" : placeOf(crew.pirates[mate]!);
}

/** The cell to click for a move. */
export function aimOf(game: Jackal, move: JackalMove): string {
  return move.to ?? cellOf(startOf(game, move));
}

/** Every place from which something can be done. */
export function starts(game: Jackal, moves: JackalMove[]): Map<string, JackalMove[]> {
  const found = new Map<string, JackalMove[]>();
  for (const move of moves) {
    const start = startOf(game, move);
    found.set(start, [...(found.get(start) ?? []), move]);
  }
  return found;
}

export function targets(game: Jackal, moves: JackalMove[]): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const move of moves) {
    const cell = aimOf(game, move);
    const target = found.get(cell) ?? { cell, light: undefined, laden: undefined };
    found.set(cell, move.coin ? { ...target, laden: move } : { ...target, light: target.light ?? move });
  }
  return found;
}

/** What a move comes to, in a sign. */
export function signOf(game: Jackal, move: JackalMove): Sign {
  if (move.kind === "sail" || move.kind === "revive" || move.kind === "stay") return move.kind;
  if (move.end === "dead") return "death";
  if (move.end === "closed") return "open";
  if (move.end === "aboard") return "aboard";
  if (move.end !== "choice" && !move.coin && victims(game, move).length) return "hit";
  const last = lastCell(move);
  if (game.tiles[last] === "trap" && move.end === "free" && friends(game, last).some(({ state }) => state === "trapped")) return "free";
  if (move.end === "swimming" && isLand(cellOf(startOf(game, move)))) return "sea";
  return move.kind === "turn" ? "turn" : "move";
}

/** Enemies where the walker comes to stand. */
function victims(game: Jackal, move: JackalMove): PirateTable[] {
  const last = lastCell(move);
  const step = move.kind === "turn" ? stepOf(startOf(game, move)) + 1 : isSpinning(game.tiles[last] ?? "") ? 1 : 0;
  const mine = crewToMove(game).side;
  return game.crews.filter(({ side }) => side !== mine).flatMap(({ pirates }) => pirates.filter((one) => one.cell === last && one.step === step));
}

function friends(game: Jackal, cell: string): PirateTable[] {
  const mine = crewToMove(game).side;
  return game.crews.filter(({ side }) => side === mine).flatMap(({ pirates }) => pirates.filter((one) => one.cell === cell));
}

export const lastCell = (move: JackalMove): string => move.path?.at(-1) ?? move.to ?? "";

/** The code of the reason why nothing starts at a cell. */
export function whyNotFrom(game: Jackal, cell: string): string {
  const own = crewToMove(game).pirates.filter((pirate) => pirate.cell === cell);
  if (own.some(({ state }) => state === "drunk")) return "jackal-why-drunk";
  if (own.some(({ state }) => state === "trapped")) return "jackal-why-trapped";
  if (own.length) return "jackal-why-stuck";
  const theirs = game.crews.some(({ pirates, ship }) => ship === cell || pirates.some((pirate) => pirate.cell === cell));
  return theirs ? "jackal-why-not-yours" : "jackal-why-choose";
}

/** The code of the reason why a pirate cannot go somewhere. */
export function whyNotTo(game: Jackal, start: string, cell: string, laden: boolean): string {
  const here = cellOf(start);
  const ship = game.crews.find((crew) => crew.ship === here);
  const tile = tileOf(game.tiles[cell] ?? "");
  if (stepOf(start) && stepOf(start) < stepsOf(game.tiles[here] ?? "")) return "jackal-why-steps";
  if (ship && isLand(cell)) return "jackal-why-ashore";
  if (ship) return "jackal-why-no-swim";
  if (!isLand(here) && isLand(cell)) return "jackal-why-sea-to-land";
  if (!isNear(here, cell)) return "jackal-why-far";
  if (!isLand(cell)) return "jackal-why-land-to-sea";
  if (laden && !tile) return "jackal-why-coin-closed";
  if (tile === "fortress" || tile === "aborigine") return laden ? "jackal-why-coin-fortress" : "jackal-why-held";
  return laden ? "jackal-why-coin-chain" : "jackal-why-no";
}
