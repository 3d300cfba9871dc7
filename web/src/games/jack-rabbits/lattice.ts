// The land as geometry: tiles on a lattice of equal triangles, their edges and roads, and what faces what (docs/lands.md).
// The unit is a hundredth of an edge; y grows downwards. The picture may be turned by twelfths of a circle, so that it fits its window.

import { SIDES, type Laid, type Shape, type Side } from "./kinds";

export interface Point {
  x: number;
  y: number;
}
/** A cubic Bézier curve. */
export type Curve = [Point, Point, Point, Point];

export const HEXAGONS = ["citadel", ..."KQJ".split("").flatMap((rank) => "cshd".split("").map((suit) => rank + suit))];

type Ground = "hexagon" | "woods" | "river" | "mountain" | "merchant" | "tavern" | "cave";
type Cell = [column: number, row: number];

/** The edges with roads of the citadel and the royals (JR-4), and those that the roads of the other tiles join (JR-3). */
const HEXAGON_ROADS: Record<string, string> = {
  citadel: "012345", Kc: "0", Ks: "12", Kh: "04", Kd: "03", Qc: "234", Qs: "013", Qh: "245", Qd: "024", Jc: "0125", Js: "0124", Jh: "0235", Jd: "01234",
};
const ROADS: Record<Exclude<Ground, "hexagon">, number[][]> = {
  woods: [[3, 0], [1, 2]], river: [[0, 1], [2, 3]], mountain: [[0, 2], [1, 3]], merchant: [[0, 1, 2]], tavern: [[0, 1]], cave: [[0]],
};
/** The sides that the edges of a tile look to before it is turned. */
const EDGE_SIDES: Record<Shape, number[]> = { hexagon: [0, 1, 2, 3, 4, 5], rhombus: [1, 2, 4, 5], triangle: [1, 3, 5] };
const STRETCHES = ["N-S", "NE-SW", "NW-SE"];
const HEXAGON_CELLS: Cell[] = [[-1, -1], [0, -1], [1, -1], [-1, 0], [0, 0], [1, 0]];
const RHOMBUS_CELLS: Cell[][] = [[[0, 0], [0, 1]], [[0, 0], [1, 0]], [[0, 0], [-1, 0]]];
const ACROSS: Cell[] = [[0, -1], [1, 0], [1, 0], [0, 1], [-1, 0], [-1, 0]];
const HALF_EDGE = 50;
export const ROW = 50 * Math.sqrt(3);
/** How far roads run straight into a tile. */
const DEPTHS: Record<Ground, number> = { hexagon: 0, woods: 17, river: 13, mountain: 30, merchant: 17, tavern: 14, cave: 0 };

export const groundOf = (tile: string): Ground => (HEXAGONS.includes(tile) ? "hexagon" : (tile.replace(/\d$/, "") as Ground));

export function shapeOf(tile: string): Shape {
  const ground = groundOf(tile);
  return ground === "hexagon" ? "hexagon" : ground === "woods" || ground === "river" || ground === "mountain" ? "rhombus" : "triangle";
}

const roadsOf = (tile: string): number[][] => {
  const ground = groundOf(tile);
  return ground === "hexagon" ? [...HEXAGON_ROADS[tile]!].map((edge) => [Number(edge)]) : ROADS[ground];
};

/** How often a tile is turned by a sixth of a circle. */
export function turnsOf({ tile, at: [x, y], turn }: Laid): number {
  const shape = shapeOf(tile);
  if (shape === "rhombus") return STRETCHES.indexOf(turn);
  const wanted = turn.split(" ").map((side) => SIDES.indexOf(side as Side)).join();
  const down = shape === "triangle" && (x + y) % 2 !== 0 ? 1 : 0;
  const fits = (turns: number) => (shape === "hexagon" || turns % 2 === down) && sidesOfRoads(tile, turns).join() === wanted;
  return [0, 1, 2, 3, 4, 5].find(fits) ?? 0;
}

const sidesOfRoads = (tile: string, turns: number): number[] =>
  roadsOf(tile).flat().map((edge) => (EDGE_SIDES[shapeOf(tile)][edge]! + turns) % 6).sort((a, b) => a - b);

function cellsOf(shape: Shape, turns: number): Cell[] {
  if (shape === "hexagon") return HEXAGON_CELLS;
  return shape === "rhombus" ? RHOMBUS_CELLS[turns % 3]! : [[0, 0]];
}

/** Which of a tile's cells has the edge that looks to a side. */
function cellAtSide(shape: Shape, turns: number, side: number): Cell {
  const cells = cellsOf(shape, turns);
  const found = cells.find(([column, row]) => {
    const up = (column + row + (shape === "triangle" ? turns : 0)) % 2 === 0;
    const [x, y] = [column + ACROSS[side]![0], row + ACROSS[side]![1]];
    return (side % 2 === 1) === up && !cells.some((cell) => cell[0] === x && cell[1] === y);
  });
  return found ?? [0, 0];
}

/** An edge of a laid tile. A tile and a side name it. */
export interface Edge {
  tile: string;
  side: number;
  /** Where a road crosses it, and the direction inwards. */
  middle: Point;
  inwards: Point;
  /** The sides by which the road that enters here goes on: two at a fork, none at a hexagon or a cave; null without a road. */
  on: number[] | null;
  /** The edge that faces it; null if no tile is there. */
  facing: Edge | null;
}

export interface Tile extends Laid {
  ground: Ground;
  turns: number;
  outline: Point[];
  centre: Point;
  edges: Edge[];
  roads: Curve[];
}

export interface Land {
  twelfths: number;
  tiles: Map<string, Tile>;
}

/** The land with everything that a picture or a walk needs; turned counter-clockwise by so many twelfths of a circle: with three of them north is on the left. */
export function landOf(laid: Laid[], twelfths = 0): Land {
  const tiles = new Map(laid.map((one) => [one.tile, tileOf(one, twelfths)]));
  const covered = new Map<string, Tile>();
  for (const tile of tiles.values()) {
    for (const [column, row] of cellsOf(shapeOf(tile.tile), tile.turns)) covered.set(`${tile.at[0] + column},${tile.at[1] + row}`, tile);
  }
  for (const tile of tiles.values()) {
    for (const edge of tile.edges) {
      const [column, row] = cellAtSide(shapeOf(tile.tile), tile.turns, edge.side);
      const [dx, dy] = ACROSS[edge.side]!;
      const other = covered.get(`${tile.at[0] + column + dx},${tile.at[1] + row + dy}`);
      edge.facing = other?.edges.find(({ side }) => side === (edge.side + 3) % 6) ?? null;
    }
  }
  return { twelfths, tiles };
}

export function tileOf(laid: Laid, twelfths = 0): Tile {
  const turns = turnsOf(laid);
  const shape = shapeOf(laid.tile);
  const ground = groundOf(laid.tile);
  const outline = outlineOf(shape, laid.at, turns).map((point) => turned(point, twelfths));
  const sides = EDGE_SIDES[shape].map((side) => (side + turns) % 6);
  const roads = roadsOf(laid.tile);
  const edges = sides.map<Edge>((side, number) => {
    const road = roads.find((one) => one.includes(number));
    const on = road ? (ground === "hexagon" ? [] : road.filter((end) => end !== number).map((end) => sides[end]!)) : null;
    return { tile: laid.tile, side, ...gate(shape, laid.at, turns, side, twelfths), on, facing: null };
  });
  return { ...laid, ground, turns, outline, centre: centreOf(outline), edges, roads: roads.flatMap((road) => curvesOf(ground, road.map((end) => edges[end]!))) };
}

function outlineOf(shape: Shape, [x, y]: [number, number], turns: number): Point[] {
  const corners: Cell[] =
    shape === "hexagon" ? [[x - 1, y - 1], [x + 1, y - 1], [x + 2, y], [x + 1, y + 1], [x - 1, y + 1], [x - 2, y]]
    : shape === "triangle" ? ((x + y) % 2 === 0 ? [[x, y], [x + 1, y + 1], [x - 1, y + 1]] : [[x - 1, y], [x + 1, y], [x, y + 1]])
    : ([
        [[x, y], [x + 1, y + 1], [x, y + 2], [x - 1, y + 1]],
        [[x + 2, y], [x + 1, y + 1], [x - 1, y + 1], [x, y]],
        [[x + 1, y + 1], [x - 1, y + 1], [x - 2, y], [x, y]],
      ] as Cell[][])[turns % 3]!;
  return corners.map(([column, row]) => ({ x: column * HALF_EDGE, y: row * ROW }));
}

function gate(shape: Shape, [x, y]: [number, number], turns: number, side: number, twelfths: number): { middle: Point; inwards: Point } {
  const [dx, dy] = cellAtSide(shape, turns, side);
  const [column, row] = [x + dx, y + dy];
  const centre = { x: column * HALF_EDGE, y: (row + ((column + row) % 2 === 0 ? 2 : 1) / 3) * ROW };
  const angle = (side * Math.PI) / 3;
  const out = { x: Math.sin(angle), y: -Math.cos(angle) };
  return { middle: turned(along(centre, out, ROW / 3), twelfths), inwards: turned({ x: -out.x, y: -out.y }, twelfths) };
}

function turned({ x, y }: Point, twelfths: number): Point {
  const [across, up] = [Math.cos((twelfths * Math.PI) / 6), Math.sin((twelfths * Math.PI) / 6)];
  return { x: x * across + y * up, y: y * across - x * up };
}

/** The roads of a tile that join some edges, one curve for each two of them. */
function curvesOf(ground: Ground, gates: Edge[]): Curve[] {
  const [first] = gates;
  if (gates.length === 1 && first) {
    const long = ground === "hexagon" ? 86 : 30;
    const [near, far] = [along(first.middle, first.inwards, long * 0.4), along(first.middle, first.inwards, long)];
    return [[first.middle, near, near, far]];
  }
  return gates.flatMap((start, index) => gates.slice(index + 1).map((end) => bend(start, end, DEPTHS[ground])));
}

function bend(start: Edge, end: Edge, depth: number): Curve {
  return [start.middle, along(start.middle, start.inwards, depth), along(end.middle, end.inwards, depth), end.middle];
}

// Plane geometry

export const along = (start: Point, way: Point, length: number): Point => ({ x: start.x + way.x * length, y: start.y + way.y * length });
export const between = (a: Point, b: Point, part = 0.5): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const centreOf = (polygon: Point[]): Point => ({ x: mean(polygon.map(({ x }) => x)), y: mean(polygon.map(({ y }) => y)) });
const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The point of a curve at t, from 0 to 1. */
export function on([a, b, c, d]: Curve, t: number): Point {
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  return between(between(ab, bc, t), between(bc, cd, t), t);
}

/** Whether a point lies in a convex polygon whose corners go round clockwise. */
export function isInside(point: Point, polygon: Point[]): boolean {
  return polygon.every((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    return (b.x - a.x) * (point.y - a.y) >= (b.y - a.y) * (point.x - a.x);
  });
}

// Walking

/** Where a rabbit is: on a tile, or off it all. */
export type Place = string;

/** The way along roads, for free or over a trek, from a tile to a place: the edges by which tiles are left, in order.
 *
 * `first` is the side by which the first tile is left, if it is known. */
export function walk(land: Land, from: string, to: Place, first?: Side): Edge[] | null {
  const start = land.tiles.get(from);
  if (!start) return null;
  const exits = start.edges.filter(({ side, on }) => on && (first === undefined || SIDES[side] === first));
  let ways: Edge[][] = exits.map((edge) => [edge]);
  const entered = new Set<Edge>();
  while (ways.length) {
    const next: Edge[][] = [];
    for (const way of ways) {
      const edge = way.at(-1)!.facing;
      if (!edge && to === "off-board") return way;
      if (!edge?.on || entered.has(edge)) continue;
      entered.add(edge);
      const tile = land.tiles.get(edge.tile)!;
      if (edge.tile === to || (to === "underground" && tile.ground === "cave")) return way;
      for (const side of edge.on) next.push([...way, tile.edges.find((one) => one.side === side)!]);
    }
    ways = next;
  }
  return null;
}

/** Where a rabbit stands on a road tile. */
export function spotOn(tile: Tile, from: Side | null): Point {
  if (tile.ground === "hexagon") return tile.centre;
  const edge = tile.edges.find(({ side }) => SIDES[side] === from);
  const road = edge && tile.roads.find(([start, , , end]) => distance(start, edge.middle) < 1 || distance(end, edge.middle) < 1);
  return road && tile.ground !== "merchant" && tile.ground !== "cave" ? on(road, 0.5) : tile.centre;
}

/** The curves from where a rabbit stands to where it comes to stand, by the edges by which it leaves tiles. */
export function steps(land: Land, start: Point, way: Edge[], end: Point): Curve[] {
  const curves: Curve[] = [];
  let here: { point: Point; edge: Edge | null } = { point: start, edge: null };
  for (const exit of way) {
    const ground = land.tiles.get(exit.tile)!.ground;
    const joined = here.edge?.on?.includes(exit.side);
    const inner = along(exit.middle, exit.inwards, 26);
    curves.push(here.edge && joined ? bend(here.edge, exit, DEPTHS[ground]) : [here.point, between(here.point, inner), inner, exit.middle]);
    here = { point: exit.middle, edge: exit.facing };
  }
  const last = here.edge ? along(here.point, here.edge.inwards, 26) : between(here.point, end, 0.4);
  return [...curves, [here.point, last, between(last, end), end]];
}
