// What a person does with a branch; the server says where that leads.

import type { Branch, Logged } from "../wire/messages";

/** One of the decisions in a branch, with what came of it. */
export interface Step {
  seat: number;
  events: Logged[];
}

/** The decisions of a branch in the order in which they were made, each with the outcomes after it. */
export function stepsOf(log: Logged[], ply: number): Step[] {
  const steps: Step[] = [];
  for (const logged of log.filter((one) => one.ply > ply)) {
    if (logged.event.by >= 0) steps.push({ seat: logged.event.by, events: [logged] });
    else steps.at(-1)?.events.push(logged);
  }
  return steps;
}

/** Without the last decision that was made by hand, and what came after it. */
export function takenBack(branch: Branch): Branch {
  const line = branch.line ?? [];
  const last = line.map(([seat]) => !branch.bots?.includes(seat)).lastIndexOf(true);
  return { ...branch, line: line.slice(0, Math.max(0, last)) };
}

/** Everybody but one seat is a bot, or nobody. */
export const against = (branch: Branch, bot: string | null, seat: number, seats: number): Branch => ({
  ...branch,
  bot,
  bots: bot === null ? [] : Array.from({ length: seats }, (_, one) => one).filter((one) => one !== seat),
});

/** With the eyes of a seat, or all cards open; with the luck of the game, or another. What was tried may not be possible any more. */
export const begun = (branch: Branch, eyes: number | null, luck: number | null): Branch => ({ ...branch, eyes, luck: eyes === null ? luck : (luck ?? 1), line: [] });

/** After how many decisions the chances are still to be found out: now, before everything, and after whatever was decided by hand. */
export function unlooked(branch: Branch, shares: Record<number, unknown>): number | undefined {
  const line = branch.line ?? [];
  const byHand = line.flatMap(([seat], index) => (branch.bots?.includes(seat) ? [] : [index + 1])).reverse();
  return [line.length, 0, ...byHand].find((many) => !(many in shares));
}

/** Whether two branches are the same up to so many decisions. */
export const alike = (one: Branch, other: Branch, many: number): boolean => start(one, many) === start(other, many);

const start = ({ ply, eyes, luck, line }: Branch, many: number): string => JSON.stringify([ply, eyes ?? null, luck ?? null, line?.slice(0, many)]);
