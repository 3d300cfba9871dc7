import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { CELLS, labels, LAND, onPicture } from "../../src/games/jackal/board";
import { starts, targets, whyNotFrom, whyNotTo } from "../../src/games/jackal/choices";
import { back, drawing, sample, slot } from "../../src/games/jackal/faces";
import { frames } from "../../src/games/jackal/frames";
import type { CrewTable, Jackal, JackalMove, PirateTable } from "../../src/games/jackal/kinds";
import { pieces } from "../../src/games/jackal/pieces";
import { cellLabel, story } from "../../src/games/jackal/sentences";
import type { GameEvent, Table } from "../../src/wire/messages";
import { words, type Language } from "../../src/words/words.svelte";

const speak = (lang: Language): void => words.read(lang, [readFileSync(`../src/parlour/games/jackal/locale/${lang}.ftl`, "utf8")]);

const aboard = (cell: string): PirateTable => ({ cell, step: 0, of: 0, state: "aboard" });
const ashore = (cell: string): PirateTable => ({ cell, step: 0, of: 0, state: "free" });
const crew = (name: CrewTable["crew"], seat: number, ship: string, pirates: PirateTable[]): CrewTable => ({ crew: name, seat, side: seat, ship, bank: 0, pirates });

function island(change: Partial<Jackal> = {}): Jackal {
  return {
    crew: "white", tiles: { g2: "empty", g3: "arrow1:n", g4: "trap", f3: "chest1" }, coins: { f3: 1 }, lost: 0, left: 37, bag: { empty: 39 }, plane_used: false, idle: 0, chain: null, refusals: null, why: null,
    crews: [
      crew("white", 0, "g1", [ashore("g2"), aboard("g1"), { cell: "g4", step: 0, of: 0, state: "trapped" }]),
      crew("red", 1, "a7", [ashore("f3"), aboard("a7"), aboard("a7")]),
    ],
    ...change,
  };
}

const move = (details: Partial<JackalMove>): JackalMove => ({ move: 1, text: "", kind: "walk", start: "g2", sign: "move", aim: { code: "" }, ...details });

describe("the board", () => {
  test("has 117 land tiles among 165 cells", () => expect([LAND.length, CELLS.length]).toEqual([117, 165]));

  test("turns so that each crew's ship is at the bottom", () => {
    const harbours = ["g1", "a7", "g13", "m7"];
    expect(harbours.map((cell, quarters) => onPicture(cell, quarters))).toEqual(Array(4).fill({ x: 6, y: 12 }));
  });

  test("its coordinates turn along", () => {
    expect(labels(0).across[0] + labels(0).down[0]!).toBe("a13");
    expect(labels(1).across[0] + labels(1).down[0]!).toBe("13m");
  });
});

describe("faces", () => {
  test("arrows and cannons point where they point, on a turned board too", () => {
    expect(drawing("arrow1:n", "g3", 0, false)).toEqual({ symbol: "#jk-arrow-e", degrees: 270 });
    expect(drawing("cannon:w", "g3", 1, false).degrees).toBe(90);
  });

  test("every face and back has its drawing", () => {
    const drawings = readFileSync("../src/parlour/games/jackal/drawings.svg", "utf8");
    const used = [..."empty arrow1 arrow2 arrow3 arrow4 arrow5 arrow6 arrow7 horse jungle desert swamp hills ice trap cannon fortress aborigine rum crocodile ogre balloon plane chest1 chest2 chest3 chest4 chest5".split(" ").map(sample), ...LAND.map(back), drawing("plane", "g3", 0, true).symbol];
    for (const symbol of used) expect(drawings).toContain(`id="${symbol.slice(1)}"`);
  });

  test("six allies on one ship all find a place", () => {
    const places = Array.from({ length: 6 }, (_, index) => slot("ship", 0, index, 6).join());
    expect(new Set(places).size).toBe(6);
  });
});

describe("choices", () => {
  test("a ship's cell offers its pirates' steps and its own sailing together", () => {
    const found = starts([move({ start: "g1", to: "g2" }), move({ kind: "sail", start: "g1", ship: "white", to: "h1" }), move({ start: "g2", to: "f3" })]);
    expect([...found].map(([place, moves]) => [place, moves.length])).toEqual([["g1", 2], ["g2", 1]]);
  });

  test("the same step with and without a coin is one target", () => {
    const found = targets([move({ mate: 0, to: "g3", coin: false }), move({ mate: 0, to: "g3", coin: true })]);
    expect(found.get("g3")?.laden?.coin).toBe(true);
    expect(found.size).toBe(1);
  });

  test("what cannot be done has a reason, by its cell or for all others", () => {
    const refusals = { start: { "*": "choose", g4: "trapped" }, to: { g2: { "*": "far", f1: "sea" } }, laden: { g2: { "*": "far", h3: "closed" } } };
    expect([whyNotFrom(refusals, "g4"), whyNotFrom(refusals, "l7")]).toEqual(["trapped", "choose"]);
    expect(["f1", "h3", "l7"].map((cell) => whyNotTo(refusals, "g2", cell, false))).toEqual(["sea", "far", "far"]);
    expect(whyNotTo(refusals, "g2", "h3", true)).toBe("closed");
  });
});

describe("what happened, in frames", () => {
  const logged = (...events: GameEvent[]) => events.map((event, index) => ({ ply: index + 1, event }));

  test("a pirate goes cell by cell, and a hit enemy flies to his ship", () => {
    const walk = { by: 0, kind: "walk", crew: "white", mate: 0, from: "g2", to: "f3", coin: false, path: ["g2", "f3"], then: [{ kind: "hit", pirate: "red", cell: "f3" }] };
    const [last] = frames(island(), logged(walk)).slice(-1);
    expect(last!.game.crews[0]!.pirates[0]!.cell).toBe("f3");
    expect(last!.game.crews[1]!.pirates[0]).toMatchObject({ cell: "a7", state: "aboard" });
  });

  test("a tile opens before its arrow carries the pirate on", () => {
    const open = { by: -1, kind: "open", crew: "white", cell: "h3", tile: "arrow1:n", path: ["h3", "h4"], then: [] };
    const before = island({ chain: { crew: "white", mate: 0, coin: false, trail: ["g2", "h3"], flies: false } });
    const shown = frames(before, logged(open));
    expect(shown.map(({ game }) => [game.tiles["h3"], game.crews[0]!.pirates[0]!.cell])).toEqual([["arrow1:n", "g2"], ["arrow1:n", "h4"]]);
  });

  test("a flight takes longer than a step, straight along a row too", () => {
    const shot = { by: 0, kind: "walk", crew: "white", mate: 0, from: "g2", to: "g3", coin: false, path: ["g2", "g3", "g13"], then: [] };
    const [step, flight] = frames(island(), logged(shot));
    expect(flight!.ms).toBeGreaterThan(step!.ms);
  });

  test("a way is spoken of at its end, not at its beginning", () => {
    const shot = { by: 0, kind: "walk", crew: "white", mate: 0, from: "g2", to: "g3", coin: false, path: ["g2", "g3", "g13"], then: [] };
    const sail = { by: 1, kind: "sail", crew: "red", ship: "red", to: "a8", then: [] };
    expect(frames(island(), logged(shot, sail)).map(({ said }) => said)).toEqual([0, 1, 2]);
  });

  test("a ship takes along who is aboard", () => {
    const [only] = frames(island(), logged({ by: 0, kind: "sail", crew: "white", ship: "white", to: "h1", then: [] }));
    expect([only!.game.crews[0]!.ship, only!.game.crews[0]!.pirates[1]!.cell]).toEqual(["h1", "h1"]);
  });
});

describe("words", () => {
  beforeEach(() => speak("en"));

  test("a cell says what lies there and who is near", () => {
    expect(cellLabel(island(), "h3")).toBe("h3, closed tile, next to it: two white pirates");
  });

  test("a turn is told as one story, and the latest turn first", () => {
    const said = (code: string, given = {}) => [{ code: `jackal-event-${code}`, arguments: given }];
    const sail = { by: 1, kind: "sail", crew: "red", goes_on: false, say: [said("sail", { crew: "red", to: "a8" })] };
    const walk = { by: 0, kind: "walk", crew: "white", goes_on: false, say: [said("walk", { crew: "white", from: "g2", to: "h3", coin: "no", on: "no" })] };
    const arrow = { code: "jackal-tile-ways", arguments: { tile: { code: "jackal-tile", arguments: { tile: "arrow3" } }, ways: ["e", "w"].map((way) => ({ code: "jackal-way", arguments: { way } })) } };
    const open = { by: -1, kind: "open", crew: "white", goes_on: true, say: [said("open", { cell: "h3", tile: arrow, on: "no" }), said("drunk", { crew: "white" })] };
    expect(story([sail, walk, open].map((event, index) => ({ ply: index + 1, event })), {} as Table, 0)).toEqual([
      { ply: 2, crew: "white", text: "A white pirate goes from g2 to h3. h3 is turned over: two straight arrows, pointing east and west. The white pirate drinks and misses a turn." },
      { ply: 1, crew: "red", text: "The red ship sails to a8." },
    ]);
  });

  test("the dead are not drawn", () => {
    const game = island();
    game.crews[0]!.pirates[0] = { cell: null, step: 0, of: 0, state: "dead" };
    expect(pieces(game, 0)).toHaveLength(5);
  });
});
