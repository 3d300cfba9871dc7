import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { CELLS, labels, LAND, onPicture } from "../../src/games/jackal/board";
import { signOf, starts, targets, whyNotTo } from "../../src/games/jackal/choices";
import { back, drawing, sample, slot } from "../../src/games/jackal/faces";
import { frames } from "../../src/games/jackal/frames";
import type { CrewTable, Jackal, JackalMove, JackalView, PirateTable } from "../../src/games/jackal/kinds";
import { pieces } from "../../src/games/jackal/pieces";
import { cellLabel, ending, sentences, story } from "../../src/games/jackal/sentences";
import type { GameEvent } from "../../src/wire/messages";
import { LANGUAGES, words, type Language } from "../../src/words/words.svelte";

const speak = (lang: Language): void => words.read(lang, [readFileSync(`../src/parlour/games/jackal/locale/${lang}.ftl`, "utf8")]);

const aboard = (cell: string): PirateTable => ({ cell, step: 0, of: 0, state: "aboard" });
const ashore = (cell: string): PirateTable => ({ cell, step: 0, of: 0, state: "free" });
const crew = (name: CrewTable["crew"], seat: number, ship: string, pirates: PirateTable[]): CrewTable => ({ crew: name, seat, side: seat, ship, bank: 0, pirates });

function island(change: Partial<Jackal> = {}): Jackal {
  return {
    crew: "white", tiles: { g2: "empty", g3: "arrow1:n", g4: "trap", f3: "chest1" }, coins: { f3: 1 }, lost: 0, left: 37, bag: { empty: 39 }, plane_used: false, idle: 0, chain: null,
    crews: [
      crew("white", 0, "g1", [ashore("g2"), aboard("g1"), { cell: "g4", step: 0, of: 0, state: "trapped" }]),
      crew("red", 1, "a7", [ashore("f3"), aboard("a7"), aboard("a7")]),
    ],
    ...change,
  };
}

const move = (details: Partial<JackalMove>): JackalMove => ({ move: 1, text: "", kind: "walk", ...details });

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
    const drawings = readFileSync("src/games/jackal/drawings.svg", "utf8");
    const used = [..."empty arrow1 arrow2 arrow3 arrow4 arrow5 arrow6 arrow7 horse jungle desert swamp hills ice trap cannon fortress aborigine rum crocodile ogre balloon plane chest1 chest2 chest3 chest4 chest5".split(" ").map(sample), ...LAND.map(back), drawing("plane", "g3", 0, true).symbol];
    for (const symbol of used) expect(drawings).toContain(`id="${symbol.slice(1)}"`);
  });

  test("six allies on one ship all find a place", () => {
    const places = Array.from({ length: 6 }, (_, index) => slot("ship", 0, index, 6).join());
    expect(new Set(places).size).toBe(6);
  });
});

describe("choices", () => {
  const game = island();

  test("a ship's cell offers its pirates' steps and its own sailing together", () => {
    const found = starts(game, [move({ mate: 1, from: "g1", to: "g2" }), move({ kind: "sail", ship: "white", to: "h1" }), move({ mate: 0, from: "g2", to: "f3" })]);
    expect([...found].map(([place, moves]) => [place, moves.length])).toEqual([["g1", 2], ["g2", 1]]);
  });

  test("the same step with and without a coin is one target", () => {
    const found = targets(game, [move({ mate: 0, to: "g3", coin: false }), move({ mate: 0, to: "g3", coin: true })]);
    expect(found.get("g3")?.laden?.coin).toBe(true);
    expect(found.size).toBe(1);
  });

  test("hitting, freeing and dying are seen at the end of the chain", () => {
    expect(signOf(game, move({ mate: 0, to: "f3", path: ["g2", "f3"], end: "free", coin: false }))).toBe("hit");
    expect(signOf(game, move({ mate: 0, to: "g3", path: ["g2", "g3", "g4"], end: "free", coin: false }))).toBe("free");
    expect(signOf(game, move({ mate: 0, to: "h3", path: ["g2", "h3"], end: "dead", coin: false }))).toBe("death");
  });

  test("what cannot be done has a reason", () => {
    expect(whyNotTo(game, "g1", "f2", false)).toBe("jackal-why-ashore");
    expect(whyNotTo(game, "g2", "f1", false)).toBe("jackal-why-land-to-sea");
    expect(whyNotTo(game, "g2", "h3", true)).toBe("jackal-why-coin-closed");
    expect(whyNotTo(game, "g2", "l7", false)).toBe("jackal-why-far");
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
    const before = island({ chain: { crew: "white", mate: 0, coin: false, trail: ["g2", "h3"] } });
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
    const sail = { by: 1, kind: "sail", crew: "red", ship: "red", to: "a8", then: [] };
    const walk = { by: 0, kind: "walk", crew: "white", mate: 0, from: "g2", to: "h3", coin: false, path: ["g2", "h3"], then: [] };
    const open = { by: -1, kind: "open", crew: "white", cell: "h3", tile: "rum", path: ["h3"], then: [{ kind: "drunk", pirate: "white" }] };
    expect(story([sail, walk, open].map((event, index) => ({ ply: index + 1, event })))).toEqual([
      { ply: 2, crew: "white", text: "A white pirate goes from g2 to h3. h3 is turned over: rum. The white pirate drinks and misses a turn." },
      { ply: 1, crew: "red", text: "The red ship sails to a8." },
    ]);
  });

  test("the end has a reason", () => {
    const over = (change: Partial<Jackal>) => ending({ table: island(change), options: { stall_rounds: 3 } } as unknown as JackalView);
    const [white, red] = island().crews as [CrewTable, CrewTable];
    expect(over({ left: 0 })).toBe("No gold is left to win.");
    expect(over({ left: 9, crews: [{ ...white, bank: 10 }, red] })).toBe("Nobody can catch up with the leader any more.");
    expect(over({ left: 9, idle: 6 })).toBe("3 rounds passed without an opened tile or a banked coin.");
    expect(over({ left: 9, idle: 4 })).toBe("Nobody can move any more.");
  });

  test("the dead are not drawn", () => {
    const game = island();
    game.crews[0]!.pirates[0] = { cell: null, step: 0, of: 0, state: "dead" };
    expect(pieces(game, 0)).toHaveLength(5);
  });

  test.each(LANGUAGES)("every kind of event is a whole sentence (%s)", (lang) => {
    speak(lang);
    const kinds = ["walk", "fly", "turn", "on", "stay", "sail", "revive", "open"];
    const then = ["died", "revived", "hit", "trapped", "drunk", "banked", "lost"].map((kind) => ({ kind, pirate: "red", cell: "e3", many: 2 }));
    for (const kind of kinds) {
      const told = sentences({ by: 0, kind, crew: "white", from: "e2", to: "e3", cell: "e3", tile: "arrow3:w+e", path: ["e2", "e3"], then });
      for (const sentence of told) expect(sentence).toMatch(/^[^{}]+[.!]$/);
    }
  });
});
