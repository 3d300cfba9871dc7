import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { asking, caution, deskOf, follow, giveBack, hindrance, keptWishes, nextSpot, NO_DIE, ride, sent, take, tip, turnable, type Desk, type Mind } from "../../src/games/twelve-patrols/desk";
import { after, withPatrol } from "../../src/games/twelve-patrols/kingdom";
import type { Act, PatrolsMove, PatrolsView, TwelvePatrols } from "../../src/games/twelve-patrols/kinds";
import { patrolMoves } from "../../src/games/twelve-patrols/plan";
import { words } from "../../src/words/words.svelte";

const { start } = (JSON.parse(readFileSync("tests/games/twelve-patrols-games.json", "utf8")) as { start: TwelvePatrols }[])[0]!;
const nothing: Mind = { chosen: null, pointed: null, meant: null, selected: null, wished: {}, turning: null };
const move = (number: number, act: Act): PatrolsMove => ({ move: number, text: "", ...act });
const view = (game: TwelvePatrols, moves: PatrolsMove[] = []) => ({ table: game, moves, seat: 0, waiting: [0], round: 1 }) as unknown as PatrolsView;
const numbered = Object.fromEntries(start.cards.map(({ letters }, index) => [letters, index]));

/** Green Valley wants one item to its west, two colours to its east. */
function row(...cells: [string, string][]): TwelvePatrols {
  const placed = cells.reduce<TwelvePatrols>((game, [cell, letters]) => after(game, { kind: "place", card: numbered[letters]!, cell }), start);
  return { ...placed, tray: { w: 2, y: 1, b4: 1 }, phase: "patrol" };
}
const pair = () => row(["a3", "WP"], ["b3", "GV"]);
const desk = (game: TwelvePatrols, mind: Partial<Mind> = {}, moves: PatrolsMove[] = [move(1066, { kind: "end" })]): Desk => deskOf(view(game, moves), { ...nothing, ...mind }, true);

beforeEach(() => words.read("en", ["../src/parlour/locale/en/page.ftl", "../src/parlour/games/twelve_patrols/locale/en.ftl"].map((file) => readFileSync(file, "utf8"))));

describe("placing a card", () => {
  const game: TwelvePatrols = { ...start, display: [0, 1, 2], phase: "card" };
  const places = [move(3, { kind: "place", card: 1, cell: "b2" }), move(4, { kind: "place", card: 2, cell: "a1" })];
  const wanting = (mind: Partial<Mind>) => desk(game, mind, places);

  test("lights where the chosen card may lie, and only that", () => {
    expect([...wanting({}).lit]).toEqual([]);
    expect([...wanting({ chosen: 1 }).lit]).toEqual(["b2"]);
    expect(wanting({ chosen: 1, turning: NO_DIE }).lit.size).toBe(0);
  });

  test("shows what it would bring about where it is pointed", () => {
    expect(wanting({ chosen: 1, pointed: "a1" }).preview).toBeNull();
    const { preview, previewed } = wanting({ chosen: 1, pointed: "b2" });
    expect(preview!.game.placed).toEqual({ b2: 1 });
    expect(new Set(previewed.map(({ cell }) => cell))).toEqual(new Set(["b2"]));
  });

  test("the last card of the display needs no choosing", () => expect([...desk({ ...game, display: [2] }, {}, places).lit]).toEqual(["a1"]));

  test("a hint makes it ready to be placed", () => {
    const hinted = wanting(follow(game, [{ kind: "place", card: 1, cell: "b2" }]));
    expect([hinted.ready, hinted.canAct, sent(hinted)]).toEqual(["b2", true, [[3]]]);
    expect(asking(hinted, "prompt")).toContain("Stone Bridge");
    expect([hindrance(hinted), hindrance(wanting({}))].map((why) => why === "")).toEqual([true, false]);
  });

  test("a row that it completes is told", () => {
    const two = { ...pair(), display: [numbered["LC"]!], phase: "card" as const };
    const last = desk(two, { pointed: "c3" }, [move(9, { kind: "place", card: numbered["LC"]!, cell: "c3" })]);
    expect(tip(last, nothing, true, false)).toBe("This completes a line: 2 spots must be filled this turn.");
  });
});

describe("planning a patrol", () => {
  test("an item rides in the spot that is selected, and comes back from it", () => {
    const ridden = take(desk(pair(), { selected: "a3b3" }), { ...nothing, selected: "a3b3" }, "w", false) as Partial<Mind>;
    expect(ridden.wished).toEqual({ a3b3: ["w"] });
    expect(giveBack(pair(), { a3b3: ["w", "y"] }, null, "y")).toEqual({ selected: "a3b3", wished: { a3b3: ["w"] } });
    expect(giveBack(pair(), {}, null, "y")).toEqual({});
  });

  test("without a spot, or before a card, there is a reason why not", () => {
    expect(take(desk(pair()), nothing, "w", false)).toEqual({ refused: "twelve-patrols-why-spot" });
    expect(take(desk({ ...pair(), phase: "card" }), nothing, "w", false)).toEqual({ refused: "twelve-patrols-why-card" });
  });

  test("what is planned is gone from the tray and sent patrol by patrol", () => {
    const planned = desk(pair(), ride({}, "a3b3", "w"));
    expect([planned.planned.tray["w"], planned.used, planned.rest]).toEqual([1, { w: 1 }, { items: 3, spots: 11 }]);
    expect([planned.canAct, sent(planned)]).toEqual([true, [patrolMoves(pair(), "a3b3", ["w"])]]);
  });

  test("a plan that breaks a requirement cannot be sent, and says whose", () => {
    const wrong = desk(pair(), { wished: { a3b3: ["w", "y"] } });
    expect([wrong.canAct, wrong.wrong?.cell]).toEqual([false, "b3"]);
    expect(hindrance(wrong)).toContain("Green Valley");
  });

  test("a plan that makes a requirement impossible may be sent, with a caution", () => {
    const game = row(["a3", "WP"], ["b3", "GV"], ["b2", "LC"]);
    const many = desk({ ...game, tray: { w: 9 } }, { wished: { a3b3: ["w"] } });
    expect(caution(many)).toBe("");
    const hopeless = many.planned.sides.find(({ state }) => state === "open")!;
    expect(caution({ ...many, planned: { ...many.planned, sides: [{ ...hopeless, state: "hopeless", spots: ["a3b3"] }] } })).not.toBe("");
  });

  test("nothing planned, the turn can be ended, unless a spot must be filled", () => {
    expect(sent(desk(pair()))).toEqual([[1066]]);
    const full = desk(row(["a3", "WP"], ["b3", "GV"], ["c3", "LC"]), {}, []);
    expect([full.canAct, hindrance(full) === ""]).toEqual([false, false]);
    expect(nextSpot(full, null)).toBe("a3b3");
    expect(nextSpot(full, "b3c3")).toBe("b3c3");
    expect(nextSpot(full, "a1b1")).toBe("a3b3");
  });

  test("nothing that fits is said", () => {
    const stuck = desk({ ...pair(), tray: {} }, { selected: "a3b3" });
    expect([stuck.helpless, tip(stuck, { ...nothing, selected: "a3b3" }, true, false)]).toEqual([true, words.say("twelve-patrols-nothing-fits")]);
  });

  test("a patrol that is being assembled is shown with what is planned for it", () => {
    const building = { ...pair(), free: [], building: { spot: "a3b3", items: ["b4"] } };
    expect(desk(building, { wished: { a3b3: ["w"], b3c3: ["y"] } }).shown).toEqual({ a3b3: ["b4", "w"] });
    expect([...desk(building).open]).toEqual(["a3b3"]);
  });
});

describe("after something has happened", () => {
  const out = withPatrol(pair(), "a3b3", ["w"]);

  test("a patrol that was taken back becomes a plan again", () => expect(keptWishes(out, pair(), {}, {})).toEqual({ wished: { a3b3: ["w"] }, undone: {} }));

  test("or as soon as its spot is free", () => {
    const between = { ...pair(), free: [] };
    const { wished, undone } = keptWishes(out, between, {}, {});
    expect([wished, undone]).toEqual([{}, { a3b3: ["w"] }]);
    expect(keptWishes(between, pair(), wished, undone).wished).toEqual({ a3b3: ["w"] });
  });

  test("what is impossible now is forgotten, and everything when a card is asked for", () => {
    expect(keptWishes(out, out, { a3b3: ["y"] }, {}).wished).toEqual({});
    expect(keptWishes(pair(), { ...pair(), phase: "card" }, { a3b3: ["y"] }, {}).wished).toEqual({});
  });
});

describe("turning a die", () => {
  const moves = [move(1067, { kind: "discard", item: "w" }), move(1066, { kind: "end" })];
  const turning = (now: Mind["turning"], item: string) => take(desk(pair(), { turning: now }, moves), { ...nothing, turning: now }, item, false);

  test("first something is given up, then a die is turned", () => {
    expect([...turnable(pair(), moves, NO_DIE)]).toEqual(["w"]);
    expect(turning(NO_DIE, "w")).toEqual({ turning: { give: "w", die: null, face: null } });
    expect(turning({ give: "w", die: null, face: null }, "b4")).toEqual({ turning: { give: "w", die: "b4", face: null } });
  });

  test("what cannot be given up or turned is refused", () => {
    expect(turning(NO_DIE, "y")).toEqual({ refused: "twelve-patrols-why-no-give" });
    expect(turning({ give: "w", die: null, face: null }, "y")).toEqual({ refused: "twelve-patrols-why-no-die" });
  });

  test("a hint fills it in", () => {
    expect(follow(pair(), [{ kind: "discard", item: "w" }, { kind: "set", die: "b4", to: 2 }])).toEqual({ turning: { give: "w", die: "b4", face: 2 } });
    expect(follow(pair(), [{ kind: "put", spot: "a3b3", item: "w" }, { kind: "done" }])).toEqual({ wished: { a3b3: ["w"] }, selected: "a3b3" });
  });
});
