import { expect, test } from "vitest";
import { read } from "../src/address";
import { clash, defaults } from "../src/front/options";
import { stops } from "../src/replay/stops";
import type { GameInfo, Logged } from "../src/wire/messages";

test("an address is a front door, a table or a replay", () => {
  expect(read("/")).toEqual({ page: "front" });
  expect(read("/t/k3v9")).toEqual({ page: "table", match: "k3v9" });
  expect(read("/replay/k3v9")).toEqual({ page: "replay", match: "k3v9" });
  expect(read("/nowhere")).toEqual({ page: "front" });
});

test("a replay passes over the deal in one step", () => {
  const by = (...actors: number[]): Logged[] => actors.map((actor, index) => ({ ply: index + 1, event: { by: actor, kind: "x" } }));
  expect(stops(by(-1, -1, 0, 1, -1, -1))).toEqual([0, 2, 3, 4, 6]);
});

test("choices that do not go together are found before they are sent", () => {
  const game = {
    options: [{ name: "sides", default: "alone" }, { name: "island", default: "small" }],
    clashes: [{ values: { sides: "pairs", island: ["small", "tiny"] }, why: "…", code: "c" }],
  } as unknown as GameInfo;
  expect(clash(game, defaults(game))).toBeNull();
  expect(clash(game, { sides: "pairs", island: "tiny" })?.code).toBe("c");
});
