// What the table of Jack Rabbits remembers and does beside drawing.

import { describe, expect, test } from "vitest";
import type { Site } from "../../src/games/jack-rabbits/build";
import type { Desk } from "../../src/games/jack-rabbits/desk";
import { keyAct } from "../../src/games/jack-rabbits/keys";
import type { RabbitsMove, RabbitsView } from "../../src/games/jack-rabbits/kinds";
import { PlayersMind } from "../../src/games/jack-rabbits/mind.svelte";
import type { Target } from "../../src/games/jack-rabbits/targets";

const desk = (change: Partial<Desk> = {}): Desk => ({ task: null, chosen: [], verdict: null, ways: [], lying: null, ...change }) as Desk;
const target = (key: string) => ({ key, moves: [1], spends: [] }) as unknown as Target;
const site = { key: "0,0", turns: [{}, {}] } as unknown as Site;

describe("what the player has in mind", () => {
  test("a mouse goes at once, a finger points first", () => {
    const mind = new PlayersMind();
    expect(mind.pick(target("Kd"), false)).toBe(true);
    expect(mind.pick(target("Kd"), true)).toBe(false);
    expect([mind.now.pointedKey, mind.touched]).toEqual(["Kd", true]);
    expect(mind.pick(target("Qh"), true)).toBe(false);
    expect(mind.pick(target("Qh"), true)).toBe(true);
    expect([mind.now.pointedKey, mind.touched]).toEqual([null, false]);
  });

  test("cards are picked and the basket is filled, and both are let go, but not the tile in hand", () => {
    const mind = new PlayersMind();
    mind.choose(desk(), ["3c", "9d"], 1);
    mind.fill("5h");
    mind.choosePlace(site, false);
    expect([[...mind.now.picks.values()], mind.now.basket]).toEqual([[{ card: "9d", high: false }], ["5h"]]);
    mind.stepwise = mind.offering = true;
    mind.letGo();
    expect([mind.now.picks.size, mind.now.basket, mind.now.site, mind.stepwise, mind.offering]).toEqual([0, [], site, false, false]);
    mind.begin();
    expect(mind.now.site).toBeNull();
  });

  test("a second click on a place turns the tile", () => {
    const mind = new PlayersMind();
    mind.choosePlace(site, false);
    mind.choosePlace(site, true);
    mind.turnTile();
    expect(mind.now.turn).toBe(2);
    mind.choosePlace({ ...site, key: "1,1" }, false);
    expect(mind.now.turn).toBe(0);
  });

  test("why a click came to nothing is said until the next one", () => {
    const mind = new PlayersMind();
    mind.refuseStop({ table: { step: "journey" } } as RabbitsView, "Kd", true, false);
    expect(mind.refused).not.toBe("");
    mind.fill("5h");
    expect(mind.refused).toBe("");
    mind.refuseCard(desk(), false, true);
    expect(mind.refused).not.toBe("");
    mind.refused = "";
    mind.refuseSending(desk());
    expect(mind.refused).toBe("");
  });
});

test("a key does what can be done now", () => {
  const of = (key: string, now: Partial<Desk> = {}, telling = false) => keyAct({ key, code: key }, desk(now), telling);
  expect([of("Escape"), of("Escape", {}, true)]).toEqual(["let-go", "stop-telling"]);
  expect([of("KeyH"), of("KeyL"), of("KeyQ")]).toEqual(["to-hand", "to-land", null]);
  expect([of("KeyS"), of("KeyS", { ways: [{} as RabbitsMove] })]).toEqual([null, "steps"]);
  expect([of("KeyT"), of("KeyT", { lying: site })]).toEqual([null, "turn-tile"]);
});
