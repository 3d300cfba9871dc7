import { describe, expect, test } from "vitest";
import type { Logged } from "../src/wire/messages";
import { withNews, withOlder } from "../src/wire/story";

const log = (first: number, last: number): Logged[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ ply: first + index, event: { by: 0, kind: "x" } }));

describe("what is known of what has happened", () => {
  test("news come at the end", () => {
    expect(withNews({ log: log(41, 60), earlier: 40 }, log(61, 62))).toEqual({ log: log(41, 62), earlier: 40 });
  });

  test("what was taken back goes, and what others decided since is told anew", () => {
    expect(withNews({ log: log(41, 60), earlier: 40 }, log(58, 59), 57)).toEqual({ log: log(41, 59), earlier: 40 });
    expect(withNews({ log: log(41, 60), earlier: 40 }, [], 30)).toEqual({ log: [], earlier: 30 });
  });

  test("older pages come before it until the beginning is known", () => {
    const one = withOlder({ log: log(141, 160), earlier: 140 }, { log: log(81, 140), earlier: 80 });
    expect(one).toEqual({ log: log(81, 160), earlier: 80 });
    const two = withOlder(withOlder(one, { log: log(21, 80), earlier: 20 }), { log: log(1, 20), earlier: 0 });
    expect(two).toEqual({ log: log(1, 160), earlier: 0 });
  });

  test("a page that comes twice, or after a new welcome, is not taken", () => {
    const story = { log: log(81, 160), earlier: 80 };
    expect(withOlder(story, { log: log(81, 140), earlier: 80 })).toBe(story);
    expect(withOlder(story, { log: log(10, 69), earlier: 9 })).toBe(story);
    expect(withOlder(story, { log: [], earlier: 0 })).toBe(story);
  });
});
