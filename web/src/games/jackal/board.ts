// The board as geometry: cells by name, and where they lie on a picture that is turned so that a crew's ship is at the bottom.

import { CELLS, CREWS, LAND, SIZE } from "./generated";
import type { Crew } from "./kinds";

export const TILE = 100;
export const FRAME = 46;
export const WHOLE = SIZE * TILE + 2 * FRAME;

const COLUMNS = "abcdefghijklm";

export interface Point {
  x: number;
  y: number;
}

export const cellName = (column: number, row: number): string => COLUMNS[column]! + (row + 1);
export const columnOf = (cell: string): number => COLUMNS.indexOf(cell[0]!);
export const rowOf = (cell: string): number => Number(cell.slice(1)) - 1;

const ASHORE: ReadonlySet<string> = new Set(LAND);
export const isLand = (cell: string): boolean => ASHORE.has(cell);

export { CELLS, LAND };

/** How many quarters the board is turned counter-clockwise. */
export const quartersFor = (crew: Crew): number => CREWS.indexOf(crew);

/** Column and row on the picture, from its upper left corner. */
export function onPicture(cell: string, quarters: number): Point {
  let [x, y] = [columnOf(cell), SIZE - 1 - rowOf(cell)];
  for (let turn = 0; turn < quarters; turn++) [x, y] = [y, SIZE - 1 - x];
  return { x, y };
}

/** The upper left corner of a cell in the drawing. */
export function corner(cell: string, quarters: number): Point {
  const { x, y } = onPicture(cell, quarters);
  return { x: FRAME + x * TILE, y: FRAME + y * TILE };
}

/** What stands along the lower and the left edge of the picture. */
export function labels(quarters: number): { across: string[]; down: string[] } {
  const across = Array<string>(SIZE).fill("");
  const down = Array<string>(SIZE).fill("");
  for (let at = 0; at < SIZE; at++) {
    const column = onPicture(cellName(at, 0), quarters);
    const row = onPicture(cellName(0, at), quarters);
    if (quarters % 2 === 0) [across[column.x], down[row.y]] = [COLUMNS[at]!, String(at + 1)];
    else [down[column.y], across[row.x]] = [COLUMNS[at]!, String(at + 1)];
  }
  return { across, down };
}

/** The neighbours of a cell, diagonal ones too. */
export function isNear(cell: string, other: string): boolean {
  return Math.max(Math.abs(columnOf(cell) - columnOf(other)), Math.abs(rowOf(cell) - rowOf(other))) === 1;
}
