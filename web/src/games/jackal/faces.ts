// Tile faces: which drawing shows them and how it is turned, and where pieces sit on them.

import { columnOf, rowOf } from "./board";
import { STEPS } from "./generated";

const CLOCKWISE = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** Arrows and cannons as they are drawn, before turning. */
const DRAWN: Record<string, [symbol: string, ways: string[]]> = {
  arrow1: ["arrow-e", ["e"]],
  arrow2: ["arrow-ne", ["ne"]],
  arrow3: ["arrow-ew", ["e", "w"]],
  arrow4: ["arrow-ne-sw", ["ne", "sw"]],
  arrow5: ["arrow-nw-e-s", ["nw", "e", "s"]],
  arrow6: ["arrow-nesw", ["n", "e", "s", "w"]],
  arrow7: ["arrow-diag4", ["ne", "se", "sw", "nw"]],
  cannon: ["cannon", ["e"]],
};

const EMPTY = ["empty-a", "empty-b", "empty-c", "empty-d"];
const BACKS = ["back-a", "back-b", "back-d", "back-c", "back-a", "back-f", "back-b", "back-d"];
const PARROTS = ["c3", "k11", "j6"];

/** "arrow3" of "arrow3:w+e" */
export const tileOf = (face: string): string => face.split(":")[0]!;

/** ["w", "e"] of "arrow3:w+e" */
export const waysOf = (face: string): string[] => face.split(":")[1]?.split("+") ?? [];

export const stepsOf = (face: string): number => STEPS[face as keyof typeof STEPS] ?? 0;

/** The id of a face's drawing and by how many degrees it is turned, on a board turned by so many quarters. */
export function drawing(face: string, cell: string, quarters: number, planeUsed: boolean): { symbol: string; degrees: number } {
  const tile = tileOf(face);
  const drawn = DRAWN[tile];
  if (drawn) return { symbol: `#jk-${drawn[0]}`, degrees: (quartersBetween(drawn[1], waysOf(face)) - quarters) * 90 };
  if (tile === "empty") return { symbol: `#jk-${EMPTY[scattered(cell) % EMPTY.length]}`, degrees: 0 };
  if (tile === "plane" && planeUsed) return { symbol: "#jk-plane-used", degrees: 0 };
  return { symbol: `#jk-${tile.replace(/^chest(\d)$/, "chest-$1")}`, degrees: 0 };
}

/** The drawing that stands for a kind of tile in a list. */
export const sample = (tile: string): string => `#jk-${DRAWN[tile]?.[0] ?? (tile === "empty" ? EMPTY[1] : tile.replace(/^chest(\d)$/, "chest-$1"))}`;

export function back(cell: string): string {
  return `#jk-${PARROTS.includes(cell) ? "back-e" : BACKS[scattered(cell) % BACKS.length]}`;
}

/** A number that looks random but stays with the cell. */
function scattered(cell: string): number {
  return (columnOf(cell) * 7 + rowOf(cell) * 13 + ((columnOf(cell) * rowOf(cell)) % 5) * 3) % 97;
}

function quartersBetween(drawn: string[], ways: string[]): number {
  const wanted = [...ways].sort().join();
  const turned = (quarters: number) => drawn.map((way) => CLOCKWISE[(CLOCKWISE.indexOf(way) + 2 * quarters) % 8]!).sort().join();
  return [0, 1, 2, 3].find((quarters) => turned(quarters) === wanted) ?? 0;
}

export type Slot = readonly [x: number, y: number, size: number];

/** Where the steps of spinning tiles are. */
export const STEP_PLACES: Record<string, readonly (readonly [number, number])[]> = {
  jungle: [[29, 69], [71, 31]],
  desert: [[22, 75], [50, 50], [78, 25]],
  swamp: [[27, 74], [27, 27], [73, 27], [73, 74]],
  hills: [[19, 74], [30, 31], [50, 66], [70, 31], [81, 74]],
};

/** Where one, two and three pirates stand. */
const SLOTS: Record<string, readonly (readonly Slot[])[]> = {
  default: [[[50, 48, 62]], [[30, 50, 48], [70, 50, 48]], [[28, 32, 44], [72, 32, 44], [50, 68, 44]]],
  chest: [[[71, 69, 50]], [[55, 72, 42], [83, 72, 42]], [[44, 75, 36], [65, 75, 36], [86, 75, 36]]],
  rum: [[[66, 68, 50]], [[44, 70, 44], [78, 70, 44]], [[26, 70, 40], [54, 70, 40], [82, 70, 40]]],
  trap: [[[50, 46, 54]], [[36, 48, 44], [64, 48, 44]], [[36, 38, 38], [64, 38, 38], [50, 62, 38]]],
  fortress: [[[50, 68, 50]], [[32, 68, 44], [68, 68, 44]], [[22, 68, 40], [50, 68, 40], [78, 68, 40]]],
  aborigine: [[[50, 72, 46]], [[32, 72, 42], [68, 72, 42]], [[22, 72, 38], [50, 72, 38], [78, 72, 38]]],
  ship: [[[50, 60, 40]], [[34, 60, 37], [66, 60, 37]], [[22, 60, 34], [50, 60, 34], [78, 60, 34]]],
};

/** The place of one of several pirates on a face, on a ship, or on a step of a spinning tile, in hundredths of a tile. */
export function slot(face: string, step: number, index: number, many: number): Slot {
  const steps = STEP_PLACES[face];
  if (steps && step > 0) {
    const [x, y] = steps[step - 1]!;
    const middle = Math.min(71, Math.max(29, x));
    return many === 1 ? [x, y, 42] : [middle + (index - (many - 1) / 2) * (24 / (many - 1)), y - 3, 32];
  }
  const kind = face.startsWith("chest") ? "chest" : face in SLOTS ? face : "default";
  const slots = SLOTS[kind]![many - 1];
  if (slots) return slots[index]!;
  return [20 + (index % 3) * 30, (kind === "default" ? 34 : 50) + Math.floor(index / 3) * 32, 32];
}

/** Where coins lie. */
export function coinSlot(face: string, step: number): Slot {
  const steps = STEP_PLACES[face];
  if (steps && step > 0) return [steps[step - 1]![0] - 13, steps[step - 1]![1] + 13, 26];
  return face.startsWith("chest") ? [24, 77, 38] : [24, 72, 38];
}
