import { expect, test } from "vitest";
import { readBranch, written } from "../src/memory/branches";
import { against, alike, begun, stepsOf, takenBack, unlooked } from "../src/whatif/branch";

const branch = { ply: 27, seat: 1, eyes: null, luck: null, line: [[1, 5], [0, 3], [2, 8]] as [number, number][], bots: [0, 2], bot: "level2" };

test("a link says everything that a branch is", () => {
  expect(readBranch(`#${written(branch, "Ship first & last")}`)).toEqual({ branch, name: "Ship first & last" });
  expect(readBranch("#ply=x&line=1.2.3-7&bots=a").branch).toEqual({ ply: 0, seat: 0, eyes: null, luck: null, line: [], bots: [], bot: null });
});

test("what bots have answered goes with the decision that is taken back", () => {
  expect(takenBack(branch).line).toEqual([]);
  expect(takenBack({ ...branch, bots: [] }).line).toEqual([[1, 5], [0, 3]]);
  expect(takenBack({ ply: 0 }).line).toEqual([]);
});

test("imagined cards need new luck", () => {
  expect(begun(branch, 2, null)).toMatchObject({ eyes: 2, luck: 1, line: [] });
  expect(begun(branch, null, null)).toMatchObject({ eyes: null, luck: null, line: [] });
  expect(against(branch, "greedy", 1, 3)).toMatchObject({ bots: [0, 2], bot: "greedy" });
  expect(against(branch, null, 1, 3)).toMatchObject({ bots: [], bot: null });
});

test("the chances are found out for now, for the beginning and after each own decision", () => {
  expect(unlooked(branch, {})).toBe(3);
  expect(unlooked(branch, { 3: null })).toBe(0);
  expect(unlooked(branch, { 3: null, 0: [1] })).toBe(1);
  expect(unlooked(branch, { 3: null, 0: [1], 1: [1] })).toBeUndefined();
  expect(alike(branch, takenBack({ ...branch, bots: [] }), 2)).toBe(true);
  expect(alike(branch, begun(branch, null, 4), 0)).toBe(false);
});

test("outcomes belong to the decision before them", () => {
  const log = [-1, 0, -1, 1].map((by, index) => ({ ply: index + 7, event: { by, kind: "x" } }));
  expect(stepsOf(log, 7).map(({ seat, events }) => [seat, events.map(({ ply }) => ply)])).toEqual([[0, [8, 9]], [1, [10]]]);
});
