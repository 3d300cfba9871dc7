// Where things stand in a curve of chances.

import type { Review } from "../wire/messages";

export type Point = Review["chances"][number];

const AROUND = 20;
const LEAST_HIGH = 2; // tenths

/** The steps around a place; the whole game if that is hardly more. */
export function around(at: number, steps: number): [from: number, to: number] {
  if (steps <= 3 * AROUND) return [0, steps];
  const from = Math.min(Math.max(0, at - AROUND), steps - 2 * AROUND);
  return [from, from + 2 * AROUND];
}

/** With the result as the last point. */
export function finished(review: Review, scores: number[]): Review {
  const last = review.chances.at(-1);
  if (!last || last.step === review.steps) return review;
  return { ...review, chances: [...review.chances, { ply: Infinity, step: review.steps, shares: scores }] };
}

/** The last point before a step. */
export const pointAt = (points: Point[], step: number): Point | undefined => points.filter((point) => point.step <= step).at(-1) ?? points[0];

/** Everybody's chances at a step. */
export const sharesAt = (points: Point[], step: number): number[] => pointAt(points, step)?.shares ?? [];

/** Between what the truth lies, as far as luck goes; what is certain is its own interval. */
export const intervalOf = ({ shares, intervals }: Point, seat: number): [low: number, high: number] => intervals?.[seat] ?? [shares[seat] ?? 0, shares[seat] ?? 0];

/** The points of a stretch, with the next one on either side, so that lines reach the edge. */
export function stretch(points: Point[], from: number, to: number): Point[] {
  const first = points.filter((point) => point.step <= from).length - 1;
  const last = points.findIndex((point) => point.step >= to);
  return points.slice(Math.max(0, first), last < 0 ? undefined : last + 1);
}

/** The part of the scale that some points need, in whole tenths; whoever plays alone needs all of it. */
export function scale(points: Point[]): [low: number, high: number] {
  if (points.every((point) => point.shares.length < 2)) return [0, 1];
  const shares = points.flatMap((point) => point.shares);
  let low = Math.floor(Math.min(1, ...shares) * 10);
  let high = Math.ceil(Math.max(0, ...shares) * 10);
  if (high - low < LEAST_HIGH) [low, high] = [Math.max(0, low - 1), Math.min(10, high + 1)];
  return [low / 10, high / 10];
}

/** Steps worth a number at the axis. */
export function ticks(from: number, to: number, most: number): number[] {
  const wide = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (to - from) / one <= most) ?? 1000;
  return Array.from({ length: Math.floor(to / wide) - Math.ceil(from / wide) + 1 }, (_, index) => (Math.ceil(from / wide) + index) * wide);
}

/** Moves places apart as little as needed, so that marks there do not cover each other; they are in ascending order. */
export function apart(places: number[], gap: number, low: number, high: number): number[] {
  const between = Math.min(gap, (high - low) / Math.max(1, places.length - 1));
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, low, (found.at(-1) ?? -Infinity) + between));
  for (let index = found.length - 1; index >= 0; index -= 1) found[index] = Math.min(found[index]!, high - (found.length - 1 - index) * between);
  return found;
}
