// Where cells, spots and items are drawn.

import { cellAt, cellsOf, drawn, isAcross, placeOf, spotBetween } from "./kingdom";
import type { Requirement, TwelvePatrols } from "./kinds";

export const CARD = 208;
const GAP = 116;
const EDGE = 18;
const STEP = CARD + GAP;
const LARGEST = 52;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Board {
  width: number;
  height: number;
  cells: Record<string, Box>;
  /** The pocket of each spot. */
  spots: Record<string, Box>;
  /** The middles between four cells. */
  stars: { x: number; y: number }[];
}

export function board(game: TwelvePatrols): Board {
  const { columns, rows } = drawn(game);
  const corner = (cell: string) => {
    const { x, y } = placeOf(cell);
    return { x: EDGE + columns.indexOf(x) * STEP, y: EDGE + rows.indexOf(y) * STEP };
  };
  const names = rows.flatMap((y) => columns.map((x) => cellAt(x, y)));
  const across = rows.flatMap((y) => columns.slice(1).map((x) => spotBetween(cellAt(x - 1, y), cellAt(x, y))));
  const down = columns.flatMap((x) => rows.slice(1).map((y) => spotBetween(cellAt(x, y), cellAt(x, y + 1))));
  return {
    width: 2 * EDGE + columns.length * STEP - GAP,
    height: 2 * EDGE + rows.length * STEP - GAP,
    cells: Object.fromEntries(names.map((cell) => [cell, { ...corner(cell), width: CARD, height: CARD }])),
    spots: Object.fromEntries([...across, ...down].map((spot) => [spot, pocket(spot, corner(isAcross(spot) ? cellsOf(spot)[0] : cellsOf(spot)[1]))])),
    stars: rows.slice(1).flatMap((_, row) => columns.slice(1).map((__, column) => ({ x: EDGE + (column + 1) * STEP - GAP / 2, y: EDGE + (row + 1) * STEP - GAP / 2 }))),
  };
}

/** East of a cell, or south of it. */
function pocket(spot: string, { x, y }: { x: number; y: number }): Box {
  return isAcross(spot) ? { x: x + CARD + 20, y: y + 16, width: GAP - 40, height: CARD - 32 } : { x: x + 16, y: y + CARD + 20, width: CARD - 32, height: GAP - 40 };
}

/** Everything that a requirement looks at, and the way from its card to the end of the row or column. */
export function around(map: Board, { cell, side, spots }: Requirement): { box: Box; from: { x: number; y: number }; to: { x: number; y: number } } {
  const boxes = spots.map((spot) => map.spots[spot]!);
  const card = map.cells[cell]!;
  const across = side === "east" || side === "west";
  const ends = (low: (box: Box) => number, high: (box: Box) => number) => [Math.min(...boxes.map(low)), Math.max(...boxes.map(high))] as const;
  if (across) {
    const [west, east] = ends(({ x }) => x, ({ x, width }) => x + width);
    const [from, to] = side === "east" ? [west, east] : [east, west];
    const y = card.y + EDGE;
    return { box: { x: west - 12, y: card.y - 8, width: east - west + 24, height: CARD + 28 }, from: { x: from, y }, to: { x: to, y } };
  }
  const [north, south] = ends(({ y }) => y, ({ y, height }) => y + height);
  const [from, to] = side === "south" ? [north, south] : [south, north];
  const x = card.x + EDGE;
  return { box: { x: card.x - 8, y: north - 12, width: CARD + 28, height: south - north + 24 }, from: { x, y: from }, to: { x, y: to } };
}

/** Places for so many items in a pocket, as large as they can be. */
export function slots(many: number, { x, y, width, height }: Box): { x: number; y: number; size: number }[] {
  const shapes = [1, 2, 3, 4, 5, 6, 7, 8].slice(0, many).map((rows) => {
    const columns = Math.ceil(many / rows);
    return { rows, columns, size: Math.min(LARGEST, (width - 10) / columns - 4, (height - 10) / rows - 4) };
  });
  const { rows, columns, size } = shapes.reduce((best, one) => (one.size > best.size ? one : best));
  return Array.from({ length: many }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? many - row * columns : columns;
    return {
      x: x + width / 2 + ((index % columns) - inRow / 2) * (size + 4) + 2,
      y: y + height / 2 + (row - rows / 2) * (size + 4) + 2,
      size,
    };
  });
}
