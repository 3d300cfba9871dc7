// Where rabbits stand and carrots lie on the picture.

import type { JackRabbits, Side } from "./kinds";
import { along, between, on, spotOn, steps, walk, type Curve, type Edge, type Land, type Point } from "./lattice";
import type { Target } from "./targets";
import type { Sea } from "./window";

/** Where several rabbits find room around the middle of a stop. */
const SLOTS: [number, number][] = [[-58, 42], [58, 42], [-30, 78], [30, 78]];
const BOAT: [number, number][] = [[-22, 6], [22, 6], [-46, 26], [46, 26]];

export function stopPoint(land: Land, sea: Sea, stop: string): Point {
  if (stop === "underground") return sea.underground;
  return stop === "off-board" ? sea.offBoard : (land.tiles.get(stop)?.centre ?? { x: 0, y: 0 });
}

/** The foot of each rabbit. */
export function rabbits(game: JackRabbits, land: Land, sea: Sea): Point[] {
  return game.seats.map(({ at }, seat) => {
    const tile = game.road && seat === game.mover ? land.tiles.get(game.road.tile) : undefined;
    if (tile) return along(spotOn(tile, game.road!.from), { x: 0, y: 1 }, 12);
    const together = game.seats.flatMap((other, index) => (other.at === at && !(game.road && index === game.mover) ? [index] : []));
    const [x, y] = (at === "off-board" ? BOAT : SLOTS)[together.indexOf(seat)]!;
    const middle = stopPoint(land, sea, at);
    return { x: middle.x + x, y: middle.y + y };
  });
}

/** From somewhere to somewhere through the air. */
export function hop(start: Point, end: Point): Curve {
  const high = 60 + Math.hypot(end.x - start.x, end.y - start.y) / 5;
  const up = (point: Point) => ({ x: point.x, y: point.y - high });
  return [start, up(between(start, end, 0.25)), up(between(start, end, 0.75)), end];
}

/** A way as it is drawn: on the road, or through the air where there is none. */
export interface Leg {
  curves: Curve[];
  flies: boolean;
}

/** The way from where a rabbit is to a place, along roads if some lead there. */
export function leg(land: Land, from: string, start: Point, to: string, end: Point, side?: Side): Leg {
  const way = land.tiles.has(from) ? walk(land, from, to, side) : null;
  if (!way) return { curves: [hop(start, end)], flies: true };
  if (to === "underground" && way.length) {
    const cave = land.tiles.get(way.at(-1)!.facing!.tile)!;
    return { curves: [...steps(land, start, way, cave.centre), hop(cave.centre, end)], flies: false };
  }
  return { curves: steps(land, start, way, end), flies: false };
}

/** The route of a target, leg by leg over the tiles that it names. */
export function routeLegs(game: JackRabbits, land: Land, sea: Sea, target: Target): Leg[] {
  if (target.spot.kind !== "stop") return [];
  const here = game.road?.tile ?? game.seats[game.mover]!.at;
  const start = game.road ? spotOn(land.tiles.get(game.road.tile)!, game.road.from) : stopPoint(land, sea, here);
  const end = stopPoint(land, sea, target.spot.stop);
  if (target.how !== "route") return [{ curves: [hop(start, end)], flies: true }];
  const names = [here, ...target.tiles.filter((tile) => tile !== here || target.tiles.indexOf(tile) > 0), target.spot.stop];
  const stops = names.filter((name, index) => name !== names[index - 1]);
  const legs: Leg[] = [];
  let run: Edge[] = [];
  let from = start;
  const flush = (to: Point) => {
    if (run.length) legs.push({ curves: steps(land, from, run, to), flies: false });
    [run, from] = [[], to];
  };
  for (const [index, name] of stops.slice(1).entries()) {
    const last = stops[index]!;
    const edge = exitTo(land, last, name);
    const point = land.tiles.get(name)?.centre ?? (name === "underground" ? sea.underground : sea.offBoard);
    if (edge) run.push(edge);
    else {
      flush(land.tiles.get(last)?.centre ?? from);
      legs.push({ curves: [hop(from, point)], flies: true });
      from = point;
    }
    if (index === stops.length - 2) flush(end);
  }
  return legs;
}

/** The edge by which one goes from a tile straight to its neighbour, or off the board. */
function exitTo(land: Land, from: string, to: string): Edge | undefined {
  return land.tiles.get(from)?.edges.find(({ on, facing }) => on && (to === "off-board" ? facing === null : facing?.tile === to && facing.on !== null));
}

/** A way as points at even distances. */
export function beats(curves: Curve[], apart: number): Point[] {
  return curves.flatMap((curve) => {
    const many = Math.max(2, Math.round(Math.hypot(curve[3].x - curve[0].x, curve[3].y - curve[0].y) / apart));
    return Array.from({ length: many }, (_, step) => on(curve, (step + 1) / many));
  });
}
