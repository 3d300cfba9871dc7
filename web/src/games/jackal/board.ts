// The board as geometry: cells by name, and where they lie on a picture that is turned so that a crew's ship is at the bottom.

import { CREWS, type Crew } from "./kinds";

export const SIZE = 13;
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

export function isLand(cell: string): boolean {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  const inside = (at: number) => at >= 1 && at <= 11;
  const corner = (column === 1 || column === 11) && (row === 1 || row === 11);
  return inside(column) && inside(row) && !corner;
}

/** The four extreme corners are not part of the board. */
const isBoard = (column: number, row: number): boolean => !(column % 12 === 0 && row % 12 === 0);

const ALL = Array.from({ length: SIZE * SIZE }, (_, at) => [at % SIZE, Math.floor(at / SIZE)] as const);
export const CELLS: readonly string[] = ALL.filter(([column, row]) => isBoard(column, row)).map(([column, row]) => cellName(column, row));
export const LAND: readonly string[] = CELLS.filter(isLand);

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
