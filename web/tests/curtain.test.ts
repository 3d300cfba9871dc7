import { describe, expect, test } from "vitest";
import { hides, scene } from "../src/table/curtain";
import { SPECTATOR, type GameInfo, type Table, type View } from "../src/wire/messages";
import { relieved } from "../src/wire/relieved";

const held = (...asked: number[]) => [0, 2, 3].map((seat) => ({ seat, asked: asked.includes(seat) }));

describe("several people on one screen", () => {
  test("a curtain hangs before anybody has sat down", () => {
    expect(scene(held(0, 2, 3), null, true)).toEqual({ curtain: 0 });
  });

  test("whoever is asked stays on the screen", () => {
    expect(scene(held(0, 2), 2, true)).toEqual({ show: 2 });
  });

  test("when they have decided, the curtain falls for the next one round the table", () => {
    expect(scene(held(0, 3), 2, true)).toEqual({ curtain: 3 });
    expect(scene(held(0), 3, true)).toEqual({ curtain: 0 });
  });

  test("while nobody here is asked, nothing changes", () => {
    expect(scene(held(), 3, true)).toEqual({ show: 3 });
  });

  test("without private hands there is no curtain", () => {
    expect(scene(held(0, 3), 2, false)).toEqual({ show: 3 });
  });

  test("one person against bots never sees a curtain", () => {
    expect(scene([{ seat: 1, asked: true }], null, true)).toEqual({ show: 1 });
  });

  test("the game says whether there are secrets; a game that is not known may have some", () => {
    const infos = [{ id: "jackal", hidden: false }, { id: "ard-ri", hidden: true }] as GameInfo[];
    expect(["jackal", "ard-ri", "pig", undefined].map((game) => hides(infos, game))).toEqual([false, true, true, true]);
  });
});

test("who has left a seat to a bot is asked for nothing, and sees the rest", () => {
  const view = { seat: 1, waiting: [1, 2], moves: [{ move: 7 }], round: 3 } as unknown as View;
  const table = (bot: string | null) => ({ seats: [null, bot, "greedy"].map((one, seat) => ({ seat, bot: one })) }) as unknown as Table;
  expect(relieved(view, table("greedy"))).toEqual({ ...view, waiting: [2], moves: [] });
  expect(relieved(view, table(null))).toBe(view);
  expect(relieved({ ...view, seat: SPECTATOR }, table("greedy"))?.waiting).toEqual([1, 2]);
});
