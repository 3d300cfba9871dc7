// Planning patrols: what a plan comes to, why it cannot be sent yet, and which items could still be part of it.

import { COLOURS, DISCARDS, DONE, TURNS } from "./generated";
import { colourOf, faceOf, less, withPatrol } from "./kingdom";
import type { Plan, Requirement, Turning, TwelvePatrols } from "./kinds";

/** The kingdom as it would be with all planned patrols out. */
export function carriedOut(game: TwelvePatrols, plan: Plan): TwelvePatrols {
  return Object.entries(plan).reduce((now, [spot, items]) => withPatrol(now, spot, items), game);
}

/** What of a plan can still be done: spots that are free, items that are in the tray. */
export function possible(game: TwelvePatrols, plan: Plan): Plan {
  let tray = game.tray;
  const kept = Object.entries(plan).flatMap(([spot, items]) => {
    if (!game.free.includes(spot) && game.building?.spot !== spot) return [];
    const there = items.filter((item) => {
      const has = (tray[item] ?? 0) > 0;
      if (has) tray = less(tray, item);
      return has;
    });
    return there.length ? [[spot, there] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** The first requirement that the planned patrols would leave false. */
export function obstacle(planned: TwelvePatrols, plan: Plan): Requirement | null {
  return planned.sides.find(({ state, spots }) => state === "broken" && spots.some((spot) => spot in plan)) ?? null;
}

/** The requirements that look at a spot. */
export const concerned = (game: TwelvePatrols, spot: string): Requirement[] => game.sides.filter(({ spots }) => spots.includes(spot));

/** A planned patrol as it is sent: its items one by one, then that it is done. */
export function patrolMoves(game: TwelvePatrols, spot: string, items: string[]): number[] {
  const kinds = Object.keys(game.item_numbers).length;
  return [...items.map((item) => game.put + game.spot_numbers[spot]! * kinds + game.item_numbers[item]!), DONE];
}

export function turningMoves(game: TwelvePatrols, { give, die, face }: Turning): number[] {
  const turned = TURNS[`${die}=${face}` as keyof typeof TURNS];
  return game.turning ? [turned] : [DISCARDS[give as keyof typeof DISCARDS], turned];
}

/** The items of the tray that could still join what is planned in a spot, without any die being turned. */
export function fitting(game: TwelvePatrols, spot: string, chosen: string[]): Set<string> {
  const rest = chosen.reduce(less, game.tray);
  const wish = wishFor(game, spot);
  return new Set(Object.keys(rest).filter((item) => completable(less(rest, item), [...chosen, item], wish)));
}

/** What a patrol must have so that no requirement whose other spots are all filled becomes false. */
interface Wish {
  /** Numbers of items and sums of pips asked for: none, one, or several that contradict each other. */
  items: Set<number>;
  pips: Set<number>;
  /** How many colours there must be together with a set of colours that is there already. */
  colours: { n: number; there: number }[];
}

function wishFor(game: TwelvePatrols, spot: string): Wish {
  const wish: Wish = { items: new Set(), pips: new Set(), colours: [] };
  for (const { kind, n, spots } of concerned(game, spot)) {
    const others = spots.filter((other) => other !== spot);
    if (others.some((other) => !(other in game.patrols))) continue;
    const there = others.flatMap((other) => game.patrols[other]!);
    if (kind === "items") wish.items.add(n - there.length);
    else if (kind === "pips") wish.pips.add(n - sum(there));
    else wish.colours.push({ n, there: there.reduce((set, item) => set | bitOf(item), 0) });
  }
  return wish;
}

/** Whether some of the items left, added to those chosen, fulfil the wish. Patrols are told apart only by what it asks for. */
function completable(left: Record<string, number>, chosen: string[], wish: Wish): boolean {
  const [items] = wish.items;
  const [pips] = wish.pips;
  if (wish.items.size > 1 || wish.pips.size > 1) return false;
  const count = (one: string[]) => (items === undefined ? 0 : one.length);
  const worth = (one: string[]) => (pips === undefined ? 0 : sum(one));
  const start = { count: count(chosen), pips: worth(chosen), colours: chosen.reduce((set, item) => set | bitOf(item), 0) };
  const reached = new Map([[key(start), start]]);
  for (const item of Object.entries(left).flatMap(([item, many]) => Array<string>(many).fill(item))) {
    for (const before of [...reached.values()]) {
      const next = { count: before.count + count([item]), pips: before.pips + worth([item]), colours: before.colours | bitOf(item) };
      if (next.count <= (items ?? 0) && next.pips <= (pips ?? 0)) reached.set(key(next), next);
    }
  }
  return [...reached.values()].some(
    (one) => one.count === (items ?? 0) && one.pips === (pips ?? 0) && wish.colours.every(({ n, there }) => ones(one.colours | there) === n),
  );
}

interface Sum {
  count: number;
  pips: number;
  colours: number;
}

const key = ({ count, pips, colours }: Sum): number => (count * 64 + pips) * 8 + colours;
const sum = (items: string[]): number => items.reduce((total, item) => total + faceOf(item), 0);
const bitOf = (item: string): number => 1 << COLOURS.indexOf(colourOf(item) as (typeof COLOURS)[number]);
const ones = (set: number): number => (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1);
