import { expect, test } from "vitest";
import { read } from "../src/address";
import { agreed, choices, clash, defaults, offered, settled } from "../src/front/options";
import { shareOut, type Sitter } from "../src/front/sitters";
import { stops } from "../src/replay/stops";
import type { GameInfo, Logged } from "../src/wire/messages";

test("an address is a front door, a table or a replay", () => {
  expect(read("/")).toEqual({ page: "front" });
  expect(read("/t/k3v9")).toEqual({ page: "table", match: "k3v9" });
  expect(read("/replay/k3v9")).toEqual({ page: "replay", match: "k3v9" });
  expect(read("/nowhere")).toEqual({ page: "front" });
});

test("a replay begins at the first decision and passes over runs of outcomes in one step", () => {
  const by = (...actors: number[]): Logged[] => actors.map((actor, index) => ({ ply: index + 1, event: { by: actor, kind: "x" } }));
  expect(stops(by(-1, -1, 0, 1, -1, -1, 0, -1))).toEqual([2, 3, 4, 6, 7, 8]); // as tests/study/test_analysis.py has it
  expect(stops(by(-1, -1))).toEqual([2]);
  expect(stops([])).toEqual([0]);
});

test("choices that do not go together are found before they are sent", () => {
  const game = {
    options: [{ name: "sides", default: "alone" }, { name: "island", default: "small" }],
    clashes: [{ values: { sides: "pairs", island: ["small", "tiny"] }, why: "…", code: "c" }],
  } as unknown as GameInfo;
  expect(clash(game, defaults(game))).toBeNull();
  expect(clash(game, { sides: "pairs", island: "tiny" })?.code).toBe("c");
});

test("what does not fit the number of players is not offered, and is given up when the number changes", () => {
  const option = (name: string, ...values: string[]) => ({ name, kind: "choice", default: values[0], choices: values });
  const sides = option("sides", "each", "pairs");
  const suits = option("suits", "auto", "sh", "shd");
  const game = {
    options: [sides, suits, { name: "limit", kind: "number", default: 7 }, { name: "trade", kind: "yes-no", default: false }],
    clashes: [
      { values: { sides: "pairs", seats: [2, 3] } }, { values: { seats: 2, suits: ["shd"] } }, { values: { seats: 4, suits: ["sh", "shd"] } },
      { values: { trade: true, sides: "pairs", seats: 4 } },
    ],
  } as unknown as GameInfo;
  expect(offered(game, 2).map(({ name }) => name)).toEqual(["suits", "limit", "trade"]);
  expect(choices(game, game.options[1]!, 2)).toEqual(["auto", "sh"]);
  expect(offered(game, 4).map(({ name }) => name)).toEqual(["sides", "limit", "trade"]);
  expect(settled(game, { sides: "pairs", suits: "sh", limit: 9, trade: true }, 2)).toEqual({ sides: "each", suits: "sh", limit: 9, trade: true });
});

test("whoever sits where by lot gets the token of that seat, and friends the links of theirs", () => {
  const sitters: Sitter[] = [{ who: "me", name: "Ana" }, { who: "friend" }, { who: "bot", bot: "greedy" }, { who: "me", name: "Ben" }];
  const seats = [{ seat: 3, kind: "person" as const, token: "ana" }, { seat: 0, kind: "person" as const, token: "friend" }, { seat: 1, kind: "bot" as const }, { seat: 2, kind: "person" as const, token: "ben" }];
  expect(shareOut({ match: "m", seats }, sitters)).toEqual({ tokens: ["ben", "ana"], invites: [{ seat: 0, token: "friend" }] });
});

test("what was agreed on is told as far as it is not as usual", () => {
  const game = {
    id: "go", clashes: [], presets: { quick: { size: 9, seats: 2 } },
    options: [
      { name: "size", kind: "number", default: 19, about: "Size" }, { name: "ko", kind: "choice", default: "short", choices: ["short", "long"], about: "Ko" },
      { name: "swap", kind: "yes-no", default: true, about: "Swap" },
    ],
  } as unknown as GameInfo;
  expect(agreed(game, defaults(game), 2)).toEqual([]);
  expect(agreed(game, { ...defaults(game), size: 9 }, 2)).toEqual(["quick"]);
  expect(agreed(game, { size: 13, ko: "long", swap: false }, 2)).toEqual(["Size: 13", "Ko: long", "✗ Swap"]);
});
