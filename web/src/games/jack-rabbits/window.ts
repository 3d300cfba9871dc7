// What of the sea is drawn around a land: as much as its window shows, with free corners for the underground and the boat.

import { distance, landOf, shapeOf, type Land, type Point, type Tile } from "./lattice";
import type { Laid } from "./kinds";

export interface Sea {
  x: number;
  y: number;
  width: number;
  height: number;
  underground: Point;
  offBoard: Point;
  compass: Point;
}

const MARGIN = 40;
/** Room for the underground, the boat and the compass. */
const STATION = 92;
const WHARF = 70;
const ROSE = 52;
const RADIUS = { hexagon: 100, rhombus: 78, triangle: 52 };
/** A land is turned if it is drawn so much larger then. */
const WORTH_TURNING = 1.06;
/** What lies in front of the sea, in pixels: the dice in the upper left corner, the buttons in the lower right one. */
const DICE = { width: 128, height: 70 };
const BUTTONS = { width: 66, height: 66 };

/** `pixels` is the width of the window and `aspect` its width by its height. */
export function seaAround(tiles: Iterable<Tile>, aspect: number, pixels: number, least = MARGIN): Sea {
  const all = [...tiles];
  const corners = all.flatMap(({ outline }) => outline);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (let margin = least; ; margin += 14) {
    const [wide, high] = [right - left + 2 * margin, bottom - top + 2 * margin];
    const [width, height] = [Math.max(wide, high * aspect), Math.max(high, wide / aspect)];
    const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
    const unit = pixels / width;
    const free = (point: Point, radius: number) =>
      (point.x - radius > x + DICE.width / unit || point.y - radius > y + DICE.height / unit)
      && (point.x + radius < x + width - BUTTONS.width / unit || point.y + radius < y + height - BUTTONS.height / unit);
    const room = (point: Point) => Math.min(...all.map(({ tile, centre }) => distance(point, centre) - RADIUS[shapeOf(tile)]));
    const best = (radius: number, taken: [Point, number][]) =>
      along(x + radius, x + width - radius)
        .flatMap((px, column, row) => along(y + radius, y + height - radius).filter((_, index) => column % (row.length - 1) === 0 || index % (PLACES - 1) === 0).map((py) => ({ x: px, y: py })))
        .filter((point) => free(point, radius) && taken.every(([other, apart]) => distance(point, other) > apart + radius))
        .sort((a, b) => room(b) - room(a))[0];
    const underground = best(STATION, []);
    const offBoard = underground && best(WHARF, [[underground, STATION]]);
    const compass = offBoard && best(ROSE, [[underground, STATION], [offBoard, WHARF]]);
    const hexagons = all.filter(({ ground }) => ground === "hexagon").map(({ centre }) => centre);
    const fits = underground && offBoard && compass && room(underground) > STATION && room(offBoard) > WHARF && hexagons.every((centre) => free(centre, 50));
    if (fits || margin > least + 400) return { x, y, width, height, underground: underground!, offBoard: offBoard!, compass: compass! };
  }
}

const PLACES = 9;
const along = (from: number, to: number): number[] => Array.from({ length: PLACES }, (_, index) => from + ((to - from) * index) / (PLACES - 1));

/** Where tiles may still be laid around a land that is being built, so that the outermost one is seen whole. */
const BUILDING_SITE = 360;

/** The land as its window shows it best: as it lies, or turned. While it is built it is not turned. */
export function fitted(laid: Laid[], aspect: number, pixels: number, building = false): { land: Land; sea: Sea } {
  const shown = (twelfths: number) => {
    const land = landOf(laid, twelfths);
    return { land, sea: seaAround(land.tiles.values(), aspect, pixels, building ? BUILDING_SITE : MARGIN) };
  };
  const lying = shown(0);
  if (building) return lying;
  // Half a circle makes no difference. Where the sea lies takes long to find; the two most promising turns are enough.
  const turns = [1, 2, 3, 4, 5].map((twelfths) => ({ twelfths, least: leastSea(landOf(laid, twelfths), aspect) })).sort((a, b) => a.least - b.least);
  const [best] = turns.slice(0, 2).map(({ twelfths }) => shown(twelfths)).sort((a, b) => a.sea.width - b.sea.width);
  return lying.sea.width / best!.sea.width > WORTH_TURNING ? best! : lying;
}

/** How wide the sea is at least. */
function leastSea({ tiles }: Land, aspect: number): number {
  const corners = [...tiles.values()].flatMap(({ outline }) => outline);
  const span = (all: number[]) => Math.max(...all) - Math.min(...all) + 2 * MARGIN;
  return Math.max(span(corners.map(({ x }) => x)), span(corners.map(({ y }) => y)) * aspect);
}
