import { beforeEach, expect, test, vi } from "vitest";
import { apart, around, finished, intervalOf, scale, sharesAt, stretch, ticks, type Point } from "../src/replay/curve";
import { keepReview, reviewOf } from "../src/replay/reviews";
import { inside } from "../src/replay/turning";

const points = (...all: [step: number, ...shares: number[]][]): Point[] => all.map(([step, ...shares]) => ({ ply: step, step, shares }));

test("marks that would cover each other move apart, and stay in the picture", () => {
  expect(apart([10, 12, 14, 90], 20, 0, 100)).toEqual([10, 30, 50, 90]);
  expect(apart([90, 95, 98], 20, 0, 100)).toEqual([60, 80, 100]);
  expect(apart([0, 1, 2], 80, 0, 100)).toEqual([0, 50, 100]);
  expect(apart([], 20, 0, 100)).toEqual([]);
});

test("the curve shows the steps around here, and a short game as a whole", () => {
  expect(around(72, 444)).toEqual([52, 92]);
  expect(around(3, 444)).toEqual([0, 40]);
  expect(around(440, 444)).toEqual([404, 444]);
  expect(around(10, 36)).toEqual([0, 36]);
});

test("a stretch of the curve reaches over both edges, and its axis fits it", () => {
  const all = points([0, 0.5, 0.5], [10, 0.52, 0.48], [20, 0.44, 0.56], [30, 0.9, 0.1], [40, 1, 0]);
  expect(stretch(all, 12, 18).map(({ step }) => step)).toEqual([10, 20]);
  expect(scale(stretch(all, 12, 18))).toEqual([0.4, 0.6]);
  expect(scale(points([0, 0.5, 0.5]))).toEqual([0.4, 0.6]);
  expect(scale(points([0, 0.7]))).toEqual([0, 1]);
  expect(sharesAt(all, 19)).toEqual([0.52, 0.48]);
  expect(ticks(12, 33, 5)).toEqual([15, 20, 25, 30]);
});

test("a chance lies between two others, as far as that is known", () => {
  const point = { ply: 1, step: 1, shares: [0.4, 0.6], intervals: [[0.3, 0.5], [0.5, 0.7]] as [number, number][] };
  expect(intervalOf(point, 1)).toEqual([0.5, 0.7]);
  expect(intervalOf(points([1, 0.4, 0.6])[0]!, 1)).toEqual([0.6, 0.6]);
});

test("a curve ends with the result", () => {
  const review = { steps: 30, chances: points([0, 1], [10, 0.4]), turning: [] };
  expect(finished(review, [0]).chances.at(-1)).toMatchObject({ step: 30, shares: [0] });
  expect(finished({ ...review, steps: 10 }, [0]).chances).toHaveLength(2);
});

test("a move stands inside a sentence without a capital, a card keeps its own", () => {
  expect(["Stay here", "A caballo", "Остаться здесь", "В пещеру", "K♥", "4♠", "pirate from j2 to k2"].map(inside)).toEqual(["stay here", "a caballo", "остаться здесь", "в пещеру", "K♥", "4♠", "pirate from j2 to k2"]);
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("the newest reviews are kept for whoever comes back", () => {
  for (let number = 1; number <= 14; number += 1) keepReview(`m${number}`, { steps: number, chances: [], turning: [] });
  keepReview("m14", { steps: 99, chances: [], turning: [] });
  expect(reviewOf("m14")?.steps).toBe(99);
  expect(reviewOf("m3")?.steps).toBe(3);
  expect(reviewOf("m2")).toBeNull();
});
