import { expect, test } from "vitest";
import { marksOf, movesOf, since } from "../src/seeing/moves";
import type { Logged } from "../src/wire/messages";

const LUCK = -1;
const story = (...bys: number[]): Logged[] => bys.map((by, index) => ({ ply: index + 1, event: { by, kind: "walk" } }));

test("a move is what somebody does in a row, with the luck that belongs to it", () => {
  expect(movesOf(story(0, LUCK, 1, 1, LUCK, 2), false).map(({ by, first, last }) => [by, first, last])).toEqual([[0, 1, 2], [1, 3, 5], [2, 6, 6]]);
  expect(movesOf(story(0, LUCK, 0), true)).toHaveLength(2);
});

test("the others' moves since mine are those after my last one", () => {
  expect(since(movesOf(story(0, 1, 2, 0, LUCK, 1, 2), false), 0).map(({ by }) => by)).toEqual([1, 2]);
  expect(since(movesOf(story(1, 2), false), 0)).toEqual([]);
});

test("a roll belongs to whoever it is for", () => {
  const rolled = [...story(0, 1), { ply: 3, event: { by: LUCK, kind: "roll", seat: 0 } }];
  expect(movesOf(rolled, false).map(({ by }) => by)).toEqual([0, 1, 0]);
  expect(since(movesOf(rolled, false), 0).map(({ by }) => by)).toEqual([1]);
});

test("a move of several steps is marked where it began and where it ended", () => {
  const [move] = movesOf([
    { ply: 1, event: { by: 0, kind: "walk", marks: { start: ["a1"], end: ["a2"] } } },
    { ply: 2, event: { by: LUCK, kind: "open", marks: { turned: ["a2"], end: ["a3"] } } },
    { ply: 3, event: { by: 0, kind: "on", marks: { start: ["a3"], end: ["a4"], taken: ["a4"] } } },
  ], false);
  expect(marksOf(move!)).toEqual({ start: ["a1"], end: ["a4"], path: ["a2", "a3"], taken: ["a4"], turned: ["a2"] });
});
