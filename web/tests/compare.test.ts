import { expect, test } from "vitest";
import { bars, beside, untilNext } from "../src/daily/compare";
import type { Daily } from "../src/wire/messages";

const day: Daily = { day: "2026-11-18", played: 10, won: 3, results: [{ points: 12, won: true, many: 3 }, { points: 9, won: false, many: 5 }, { points: 7, won: false, many: 2 }] };

test("a result beside those of the others", () => {
  expect(beside(day, { points: 12, won: true })).toBe(70);
  expect(beside(day, { points: 9, won: false })).toBe(20);
  expect(beside(day, { points: 7, won: false })).toBe("worse");
  expect(beside({ ...day, played: 3, results: day.results.slice(0, 1) }, { points: 12, won: true })).toBe("same");
});

test("one bar for each number of points, the winners last", () => {
  expect(bars(day, { points: 12, won: true })).toEqual([
    { points: 7, won: false, many: 2 }, { points: 8, won: false, many: 0 }, { points: 9, won: false, many: 5 }, { points: 0, won: true, many: 3 },
  ]);
  expect(bars({ ...day, results: day.results.slice(0, 1) }, { points: 12, won: true })).toEqual([{ points: 0, won: true, many: 3 }]);
});

test("the next deal comes at midnight in Greenwich", () => {
  expect(untilNext(Date.parse("2026-11-18T17:48:00Z"))).toEqual({ hours: 6, minutes: 12 });
  expect(untilNext(Date.parse("2026-11-18T00:00:00Z"))).toEqual({ hours: 24, minutes: 0 });
});
