// Tiles as pictures: wood, ground, roads and what grows or stands there. The same drawing as the package's own svg.py.

import { along, between, distance, isInside, on, ROW, type Curve, type Land, type Point, type Tile } from "./lattice";
import type { Suit } from "./kinds";

export const SUIT_COLOURS: Record<Suit, string> = { c: "#17705f", s: "#33406b", h: "#b3303a", d: "#b8720f" };
const PAYS: Record<string, Suit[]> = { woods: ["c", "s", "h"], river: ["c", "s", "h"], mountain: ["c", "s", "h"], merchant: ["s", "d"], tavern: ["h", "d"], cave: ["c", "d"] };
const TUFTS: Record<string, string> = { hexagon: "#3f7030", woods: "#2f5a26", river: "#3f7030", mountain: "#55663f", merchant: "#6f8438", cave: "#4d5a3c" };
const SHALLOWS = [[84, "#58a0ae", 0.3], [56, "#6fb4bb", 0.42], [30, "#9fd0c9", 0.55], [15, "#e8dcae", 0.95]] as const;
const THICKNESS = [[10, "#4a2d18"], [6, "#6b4327"], [3, "#845530"], [0, "#5a3a20"]] as const;
const PIER =
  '<path d="M-1-5H29V13H-1Z" fill="#1d3a30" opacity=".35"/><path d="M-4-8.500H26V8.500H-4Z" fill="#b98a57" stroke="#4a2d18" stroke-width="2"/>' +
  '<path d="M3-8v16M9-8v16M15-8v16M21-8v16" stroke="#6b4327" stroke-width="1.400"/><path d="M26-6a3 3 0 1 1 .1 0ZM26 12a3 3 0 1 1 .1 0Z" fill="#6b4327" stroke="#3a2a20"/>';

/** Shallow water round the land, the thickness of the wood, and piers where roads end at the water. */
export function shore(land: Land): string {
  const tiles = [...land.tiles.values()];
  const path = tiles.map(({ outline }) => rounded(shrunk(outline, -1), 3)).join("");
  const piers = tiles.flatMap(({ edges }) => edges.filter(({ on, facing }) => on && !facing)).map(({ middle, inwards }) => {
    const angle = (Math.atan2(-inwards.y, -inwards.x) * 180) / Math.PI;
    return `<g transform="translate(${at(middle)}) rotate(${angle.toFixed()})">${PIER}</g>`;
  });
  return [
    `<defs><path id="jr-land" d="${path}" stroke-linejoin="round"/></defs>`,
    ...SHALLOWS.map(([width, colour, opacity]) => `<use href="#jr-land" fill="${colour}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`),
    '<use href="#jr-land" y="15" x="3" fill="#1d3a30" stroke="#1d3a30" stroke-width="5" opacity=".4"/>',
    ...THICKNESS.map(([deep, colour]) => `<use href="#jr-land" y="${deep}" fill="${colour}"/>`),
    ...piers,
  ].join("");
}

export function picture(tile: Tile): string {
  const [rim, ground] = [shrunk(tile.outline, 1), shrunk(tile.outline, 6.5)];
  const luck = stream(tile.tile);
  const [kind, grain] = [tile.ground === "hexagon" ? "hex" : tile.ground, luck(3)];
  return [
    `<path d="${rounded(rim, 4)}" fill="url(#jr-rim)"/>`,
    ...bevel(rim, ground),
    `<path d="${rounded(ground, 3)}" fill="url(#jr-p-${kind})"/><path d="${rounded(ground, 3)}" fill="url(#jr-grain-${Math.floor(grain)})" class="jr-ground"/>`,
    tufts(tile, luck),
    SCENES[tile.ground](tile, luck),
  ].join("");
}

type Luck = (below: number) => number;

const SCENES: Record<Tile["ground"], (tile: Tile, luck: Luck) => string> = { hexagon, woods, river, mountain, merchant, tavern, cave };

/** Light from the upper left on the edges of the wood. */
function bevel(rim: Point[], ground: Point[]): string[] {
  return rim.map((a, index) => {
    const next = (index + 1) % rim.length;
    const b = rim[next]!;
    const light = (-0.45 * (b.y - a.y) + 0.89 * (b.x - a.x)) / distance(a, b);
    const [colour, opacity] = light > 0 ? ["#fff6dc", 0.62 * light] : ["#2a1408", -0.5 * light];
    return `<path d="M${[a, b, ground[next]!, ground[index]!].map(at).join("L")}Z" fill="${colour}" opacity="${opacity.toFixed(2)}"/>`;
  });
}

function tufts(tile: Tile, luck: Luck): string {
  const colour = TUFTS[tile.ground];
  if (!colour) return "";
  const hexagon = tile.ground === "hexagon";
  const spots = scattered(tile, luck, hexagon ? 12 : 6, { road: 12, rim: 10, gap: 9, avoid: hexagon ? [[tile.centre, 50]] : [] });
  const blades = spots.map((spot) => `M${at(spot)}l-2.500-5M${at(spot)}v-6.500M${at(spot)}l2.500-5`).join("");
  return `<path d="${blades}" stroke="${colour}" stroke-width="1.500" fill="none" stroke-linecap="round" opacity=".65"/>`;
}

function hexagon(tile: Tile, luck: Luck): string {
  const { x, y } = tile.centre;
  const citadel = tile.tile === "citadel";
  const [wide, high] = citadel ? [64, 42] : [50, 33];
  const court =
    `<ellipse cx="${x.toFixed(1)}" cy="${(y + 12).toFixed(1)}" rx="${wide}" ry="${high}" fill="#f5ecd0" stroke="#9c7f4c" stroke-width="2.600"/>` +
    `<ellipse cx="${x.toFixed(1)}" cy="${(y + 12).toFixed(1)}" rx="${wide - 7}" ry="${high - 6}" fill="none" stroke="#d9c79a" stroke-width="2" stroke-dasharray="5 4"/>`;
  const spots = scattered(tile, luck, 5, { road: 22, rim: 17, gap: 20, avoid: [[tile.centre, 62], [{ x, y: y + 54 }, 32]] });
  const sign = citadel ? "" : plaque(tile.tile, x, y + 54);
  return roads(tile.roads) + court + growing(luck, ["oak", "bush", "bush", "pine"], spots, 0.85) + use(`castle-${tile.tile}`, { x, y: y - 5 }) + sign;
}

function plaque(name: string, x: number, y: number): string {
  const colour = SUIT_COLOURS[name[1] as Suit];
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><rect x="-29" y="-15" width="58" height="30" rx="5" fill="#fffaf0" stroke="${colour}" stroke-width="3"/>` +
    `<text x="-12" y="9" class="jr-index" font-size="27" fill="${colour}">${name[0]}</text>${mark(name[1] as Suit, 12, 0, 22)}</g>`
  );
}

function woods(tile: Tile, luck: Luck): string {
  const spots = scattered(tile, luck, 19, { road: 13.5, rim: 8, gap: 9.5, tall: 20 });
  const upright = Math.abs(tile.outline[0]!.x - tile.outline[2]!.x) < 20;
  return roads(tile.roads) + growing(luck, ["pine", "pine", "oak"], spots, 0.9) + pays("woods", { x: tile.centre.x, y: tile.centre.y + (upright ? 0 : 20) });
}

function river(tile: Tile, luck: Luck): string {
  const [start, end] = [tile.outline[0]!, tile.outline[2]!];
  const long = distance(start, end);
  const way = { x: (end.x - start.x) / long, y: (end.y - start.y) / long };
  const aside = { x: -way.y, y: way.x };
  const parts = Array.from({ length: 21 }, (_, step) => step / 20);
  const middle = parts.map((part) => along(between(start, end, part), aside, 5.5 * Math.sin(part * Math.PI * 3)));
  const wide = parts.map((part) => (3 + 17 * Math.sin(Math.PI * part) ** 0.75) / 2);
  const [left, right] = [1, -1].map((sign) => middle.map((point, index) => along(point, aside, sign * wide[index]!))) as [Point[], Point[]];
  const bed = `M${at(left[0]!)}${smooth(left)}L${at(right[20]!)}${smooth([...right].reverse())}Z`;
  const clip = `jr-clip-${tile.tile}-${tile.turns}`;
  const water =
    `<clipPath id="${clip}"><path d="${rounded(shrunk(tile.outline, 6.5), 3)}"/></clipPath><g clip-path="url(#${clip})">` +
    `<path d="${bed}" fill="#e6d8a4" stroke="#e6d8a4" stroke-width="5"/><path d="${bed}" fill="#4f9fb8" stroke="#2b6276" stroke-width="1.400"/>` +
    `<path d="M${at(middle[3]!)}${smooth(middle.slice(3, 17))}" stroke="#bfe3e6" stroke-width="2" fill="none" stroke-dasharray="9 7"/></g>`;
  const banks = Array.from({ length: 11 }, (_, step) => [between(start, end, step / 10), step > 2 && step < 8 ? 15 : 7] as [Point, number]);
  const bushes = scattered(tile, luck, 4, { road: 14, rim: 11, gap: 16, tall: 10, avoid: banks });
  return water + roads(tile.roads) + growing(luck, ["bush", "oak"], bushes, 0.7) + pays("river", tile.centre);
}

/** One road passes over the other, which is a tunnel. */
function mountain(tile: Tile, luck: Luck): string {
  const [tunnel, over] = tile.roads as [Curve, Curve];
  const [start, end] = [tile.outline[0]!, tile.outline[2]!];
  const way = { x: (end.x - start.x) / (2 * ROW), y: (end.y - start.y) / (2 * ROW) };
  const rock = Array.from({ length: 14 }, (_, step) => {
    const [radius, angle] = [23.5 + luck(4), (step * Math.PI) / 7];
    return along(along(tile.centre, way, Math.cos(angle) * radius * 1.3), { x: -way.y, y: way.x }, Math.sin(angle) * radius * 1.04);
  });
  const hidden = Array.from({ length: 9 }, (_, step) => on(tunnel, 0.28 + step * 0.055));
  const massif =
    `<path d="${rounded(rock, 4)}" transform="translate(2 5)" fill="#2a2f1c" opacity=".35"/><path d="${rounded(rock, 4)}" fill="url(#jr-rock)" class="jr-ink"/>` +
    `<path d="${rounded(rock.map((corner) => between(tile.centre, corner, 0.62)), 4)}" fill="#b5aea3" opacity=".8"/>` +
    `<path d="M${hidden.map(at).join("L")}" stroke="#2f2923" stroke-width="2.400" stroke-dasharray="4 4.500" fill="none" opacity=".85"/>`;
  const mouths = [0.27, 0.73].map((t) => mouth(on(tunnel, t), on(tunnel, 0.5))).join("");
  const peaks = [start, end].flatMap((corner) => [[0.56, 0.98], [0.36, 0.62]].map(([part, size]) => ({ spot: along(between(tile.centre, corner, part), { x: 0, y: 1 }, 12 * size!), size: size! })));
  const drawn = (wanted: (y: number) => boolean) =>
    peaks.filter(({ spot }) => wanted(spot.y)).sort((a, b) => a.spot.y - b.spot.y).map(({ spot, size }) => use("peak", spot, size * 0.86)).join("");
  const horizon = tile.centre.y - 4;
  const lower = tile.outline[1]!.y > tile.outline[3]!.y ? tile.outline[1]! : tile.outline[3]!;
  return roads([tunnel]) + massif + mouths + drawn((y) => y < horizon) + roads([over]) + drawn((y) => y >= horizon) + pays("mountain", between(tile.centre, lower, 0.62));
}

function mouth(place: Point, inner: Point): string {
  const angle = (Math.atan2(inner.y - place.y, inner.x - place.x) * 180) / Math.PI;
  return (
    `<g transform="translate(${at(place)}) rotate(${angle.toFixed()})"><path d="M-3-11.500A12 12 0 0 1 13 0A12 12 0 0 1-3 11.500Z" fill="#d8cfc0" class="jr-ink"/>` +
    '<path d="M-3.500-8H1A8.500 8 0 0 1 1 8H-3.500Z" fill="#1c1714"/></g>'
  );
}

function merchant(tile: Tile): string {
  const { x, y } = tile.centre;
  return `${roads(tile.roads)}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="15" fill="#f5ecd0"/>${use("stall", { x, y: y - 1 }, 0.98)}${pays("merchant", { x, y: y + 11 })}`;
}

/** The house stands at the edge without a road. */
function tavern(tile: Tile, luck: Luck): string {
  const empty = tile.edges.find(({ on }) => on === null)!;
  const house = along(empty.middle, empty.inwards, 18);
  const bushes = scattered(tile, luck, 3, { road: 13, rim: 9, gap: 14, tall: 10, avoid: [[house, 22]] });
  return roads(tile.roads) + growing(luck, ["bush"], bushes, 0.7) + use("tavern", { x: house.x, y: house.y + 1 }, 0.9) + pays("tavern", { x: house.x - 1, y: house.y + 15 });
}

function cave(tile: Tile, luck: Luck): string {
  const { inwards } = tile.edges.find(({ on }) => on !== null)!;
  const { x, y } = along(tile.centre, inwards, 2);
  const hole =
    `<ellipse cx="${x.toFixed(1)}" cy="${(y + 2).toFixed(1)}" rx="25" ry="22" fill="#5d5a4c" opacity=".55"/>` +
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="16" ry="14.500" fill="url(#jr-hole)"/>`;
  const road = Math.atan2(-inwards.y, -inwards.x);
  const apart = (angle: number) => Math.abs(((((angle - road + Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)) - Math.PI);
  const stones = Array.from({ length: 11 }, (_, step) => (step * 2 * Math.PI) / 11 + 0.2)
    .filter((angle) => apart(angle) >= 0.62)
    .map((angle) => ({ x: x + Math.cos(angle) * 19.5, y: y + Math.sin(angle) * 17.5 }))
    .sort((a, b) => a.y - b.y);
  const sideways = Math.abs(inwards.x) > 0.4;
  const price = sideways ? along(tile.centre, inwards, 24) : { x: tile.centre.x, y: tile.centre.y + 22 };
  return roads(tile.roads) + hole + stones.map((place) => stone(place, 5.5 + luck(2.5))).join("") + pays("cave", price);
}

function stone({ x, y }: Point, size: number): string {
  const n = (part: number) => (size * part).toFixed(1);
  return `<path d="M${(x - size).toFixed(1)} ${(y + size / 2).toFixed(1)}q0 ${n(-1.5)} ${n(0.9)} ${n(-1.5)}q${n(1.2)} 0 ${n(1.1)} ${n(1.4)}q-.2 ${n(0.6)} ${n(-1)} ${n(0.6)}q${n(-1)} .2 ${n(-1)} ${n(-0.5)}Z" fill="#a59d90" class="jr-ink jr-thin"/>`;
}

// What tiles have in common

interface Room {
  road: number;
  rim: number;
  gap: number;
  tall?: number;
  avoid?: [Point, number][];
}

/** Random spots on a tile: off its roads and its rim, apart from each other, with room for what is tall. */
function scattered(tile: Tile, luck: Luck, many: number, { road, rim, gap, tall = 0, avoid = [] }: Room): Point[] {
  const ground = shrunk(tile.outline, rim);
  const [xs, ys] = [ground.map(({ x }) => x), ground.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const paved = tile.roads.flatMap((curve) => Array.from({ length: 17 }, (_, step) => on(curve, step / 16)));
  const found: Point[] = [];
  for (let trial = 0; trial < many * 12 && found.length < many; trial++) {
    const spot = { x: left + luck(wide), y: top + luck(high) };
    const head = { x: spot.x, y: spot.y - tall * 0.62 };
    const free =
      isInside(spot, ground) && isInside(head, ground)
      && paved.every((place) => distance(spot, place) >= road && distance(head, place) >= road * 0.8)
      && found.every((other) => distance(spot, other) >= gap)
      && avoid.every(([place, radius]) => distance(spot, place) >= radius);
    if (free) found.push(spot);
  }
  return found.sort((a, b) => a.y - b.y);
}

const growing = (luck: Luck, kinds: string[], spots: Point[], size: number): string =>
  spots.map((spot) => use(kinds[Math.floor(luck(kinds.length))]!, spot, size)).join("");

function roads(curves: Curve[]): string {
  const path = curves.map(curvePath).join("");
  return ["edge", "road", "dust"].map((layer) => `<path d="${path}" class="jr-${layer}"/>`).join("");
}

/** The suits that pay for a transfer. */
function pays(kind: string, { x, y }: Point): string {
  const suits = PAYS[kind]!;
  const wide = 12 * suits.length;
  const marks = suits.map((suit, index) => mark(suit, x - wide / 2 + 6 + 12 * index, y, 11.5)).join("");
  return `<g class="jr-pays"><rect x="${(x - wide / 2 - 2.5).toFixed(1)}" y="${(y - 7.5).toFixed(1)}" width="${wide + 5}" height="15" rx="7.500" fill="#fff8e6" stroke="#3a2a20" stroke-width="1.400"/>${marks}</g>`;
}

const mark = (suit: Suit, x: number, y: number, size: number): string =>
  `<use href="#jr-suit-${suit}" transform="translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${(size / 24).toFixed(2)})" fill="${SUIT_COLOURS[suit]}"/>`;

const use = (symbol: string, { x, y }: Point, size = 1): string => `<use href="#jr-${symbol}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${size === 1 ? "" : ` scale(${size.toFixed(2)})`}"/>`;

export const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const curvePath = ([a, b, c, d]: Curve): string => `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;

/** A soft line through points, going on from the first. */
const smooth = (points: Point[]): string => points.slice(1, -1).map((a, index) => `Q${at(a)} ${at(between(a, points[index + 2]!))}`).join("");

/** A polygon with round corners. */
export function rounded(polygon: Point[], radius: number): string {
  const corners = polygon.map((corner, index) => {
    const [before, after] = [polygon.at(index - 1)!, polygon[(index + 1) % polygon.length]!];
    return `${at(between(corner, before, radius / distance(corner, before)))}Q${at(corner)} ${at(between(corner, after, radius / distance(corner, after)))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A convex polygon, clockwise, with its edges moved inwards, or outwards. */
export function shrunk(polygon: Point[], by: number): Point[] {
  const lines = polygon.map((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    const long = distance(a, b);
    const inwards = { x: -(b.y - a.y) / long, y: (b.x - a.x) / long };
    return [along(a, inwards, by), along(b, inwards, by)] as const;
  });
  return lines.map((line, index) => crossing(...lines.at(index - 1)!, ...line));
}

/** Where the lines ab and cd meet. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point {
  const across = (a.x - b.x) * (c.y - d.y) - (a.y - b.y) * (c.x - d.x);
  return between(a, b, ((a.x - c.x) * (c.y - d.y) - (a.y - c.y) * (c.x - d.x)) / across);
}

/** Numbers that look random, the same for the same word, each from 0 to below what is asked for. */
function stream(word: string): Luck {
  let state = [...word].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below;
  };
}

