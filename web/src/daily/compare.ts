// A result of a daily deal beside those of everybody who played it at this server.

import type { Daily } from "../wire/messages";

export interface Bar {
  points: number;
  won: boolean;
  many: number;
}

interface Own {
  points: number;
  won: boolean;
}

/** The share of all, in per cent, who did worse; "same" if all did alike, "worse" if nobody did worse than I. */
export function beside({ results, played }: Daily, own: Own): number | "same" | "worse" {
  const worse = sum(results.filter((one) => rank(one) < rank(own)));
  if (worse > 0) return Math.max(1, Math.floor((100 * worse) / played));
  return results.some((one) => rank(one) > rank(own)) ? "worse" : "same";
}

/** One bar for each number of points between the fewest and the most; whoever has won comes last. */
export function bars({ results }: Daily, own: Own): Bar[] {
  const lost = results.filter(({ won }) => !won);
  const seen = [...lost.map(({ points }) => points), ...(own.won ? [] : [own.points])];
  const many = (points: number) => sum(lost.filter((one) => one.points === points));
  const low = Math.min(...seen);
  const below = seen.length ? Array.from({ length: Math.max(...seen) - low + 1 }, (_, index) => ({ points: low + index, won: false, many: many(low + index) })) : [];
  return [...below, { points: 0, won: true, many: sum(results.filter(({ won }) => won)) }];
}

const rank = ({ points, won }: Own): number => (won ? Infinity : points);
const sum = (some: { many: number }[]): number => some.reduce((all, { many }) => all + many, 0);

/** Until the next day begins in Greenwich. */
export function untilNext(now: number): { hours: number; minutes: number } {
  const minutes = Math.ceil((86_400_000 - (now % 86_400_000)) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
