// What can be done: moves by the place they start from and the cell they lead to, and why others are not possible.

import { ELSEWHERE } from "./generated";
import type { JackalMove, PirateTable, Reasons, Refusals } from "./kinds";

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

/** The cell to click for a move. */
export const aimOf = (move: JackalMove): string => move.to ?? cellOf(move.start);

/** Every place from which something can be done. */
export function starts(moves: JackalMove[]): Map<string, JackalMove[]> {
  const found = new Map<string, JackalMove[]>();
  for (const move of moves) found.set(move.start, [...(found.get(move.start) ?? []), move]);
  return found;
}

export function targets(moves: JackalMove[]): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const move of moves) {
    const cell = aimOf(move);
    const target = found.get(cell) ?? { cell, light: undefined, laden: undefined };
    found.set(cell, move.coin ? { ...target, laden: move } : { ...target, light: target.light ?? move });
  }
  return found;
}

/** Where a move ends, as far as that is known. */
export const lastCell = (move: JackalMove): string => move.path?.at(-1) ?? move.to ?? "";

const reason = (reasons: Reasons | undefined, cell: string): string => reasons?.[cell] ?? reasons?.[ELSEWHERE] ?? "";

/** The code of the reason why nothing starts at a cell. */
export const whyNotFrom = (refusals: Refusals, cell: string): string => reason(refusals.start, cell);

/** The code of the reason why whoever is at a place cannot go to a cell. */
export const whyNotTo = (refusals: Refusals, start: string, cell: string, laden: boolean): string => reason((laden ? refusals.laden : refusals.to)[start], cell);
