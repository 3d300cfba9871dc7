import { describe, expect, test } from "vitest";
import { corner } from "../src/table/hint";

const BOARD = { left: 100, top: 50, width: 800, height: 600 };
const NOTE = { width: 300, height: 200 };
const box = (left: number, top: number, side = 40) => ({ left, top, width: side, height: side });

describe("a hint lies in the corner that the move does not need", () => {
  test("in the first one if all are free", () => {
    expect(corner(BOARD, NOTE, [], [])).toEqual({ left: 110, top: 60 });
  });

  test("off every place of the move", () => {
    expect(corner(BOARD, NOTE, [box(150, 100), box(850, 100)], [])).toEqual({ left: 110, top: 440 });
    expect(corner(BOARD, NOTE, [box(150, 100), box(850, 100), box(150, 600)], [])).toEqual({ left: 590, top: 440 });
  });

  test("if it has to cover something, then as little as can be", () => {
    expect(corner(BOARD, NOTE, [box(150, 100), box(850, 100), box(150, 600), box(570, 600)], [])).toEqual({ left: 590, top: 440 });
  });

  test("and what else is to be seen counts only between corners that suit the move alike", () => {
    expect(corner(BOARD, NOTE, [], [box(150, 100), box(150, 600)])).toEqual({ left: 590, top: 60 });
    expect(corner(BOARD, NOTE, [box(850, 100, 5)], [box(150, 100), box(150, 600), box(850, 600, 60)])).toEqual({ left: 110, top: 60 });
  });
});
