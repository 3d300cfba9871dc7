import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { laying, sites } from "../../src/games/jack-rabbits/build";
import { codeOf, sorted } from "../../src/games/jack-rabbits/cards";
import { advisedMind, deskOf, filled, going, hasAnswered, layingMoves, nothing, picked, tip } from "../../src/games/jack-rabbits/desk";
import { PASS } from "../../src/games/jack-rabbits/generated";
import { frames } from "../../src/games/jack-rabbits/frames";
import type { JackRabbits, Laid, RabbitsMove, RabbitsView, SeatTable, Side, Wanted } from "../../src/games/jack-rabbits/kinds";
import { landOf, walk } from "../../src/games/jack-rabbits/lattice";
import { picture, shore } from "../../src/games/jack-rabbits/scenery";
import { story } from "../../src/games/jack-rabbits/sentences";
import { buttons, targets, upToPayment, waysOut } from "../../src/games/jack-rabbits/targets";
import { adds, judge, taskOf, type Task } from "../../src/games/jack-rabbits/tasks";
import { fitted } from "../../src/games/jack-rabbits/window";
import { told } from "../../src/table/speech";
import type { GameEvent, Table } from "../../src/wire/messages";
import { LANGUAGES, words, type Language } from "../../src/words/words.svelte";

const read = (path: string): string => readFileSync(path, "utf8");
const GAME = "../src/parlour/games/jack_rabbits";
const speak = (lang: Language): void => words.read(lang, [read(`../src/parlour/locale/${lang}/page.ftl`), read(`${GAME}/locale/${lang}.ftl`)]);
const sample = JSON.parse(read(`${GAME}/lands/sample.json`)) as { tiles: Laid[] };
const land = landOf(sample.tiles);

const seat = (cards: string[], change: Partial<SeatTable> = {}): SeatTable => ({ at: "citadel", hand: cards.length, excess: 0, cards, display: [], laid: [], face_down: 0, capital: null, answered: false, ...change });

function game(change: Partial<JackRabbits> = {}): JackRabbits {
  return {
    land: sample, building: null, routes: null, step: "paying", mover: 0, turn: 3, quest: "simple", dice: [3, 4], pile: 20, discard: [], aisle: ["Kc"], carrots: {}, road: null,
    payment: { for: "trek", due: 7, suits: ["c", "s", "h"] }, task: null, royal_worths: { J: 10, Q: 10, K: 10 }, passport: null, basket: [], challenger: null, fight: null, offer: null,
    seats: [seat(["3c", "4s", "9h", "Js", "5d", "Ac"]), seat([])], winner: null, ...change,
  };
}

const pays = (...moves: number[]): RabbitsMove[] => moves.map((move) => ({ move, text: "", kind: "pay", card: CODES[move]!, high: false }));
const CODES = "cdhs".split("").flatMap((suit) => ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].map((rank) => rank + suit));
const view = (table: JackRabbits, moves: RabbitsMove[], options = {}): RabbitsView => ({
  game: "jack-rabbits", version: 1, options, seat: 0, actor: 0, waiting: [0], round: 1, rule: null, scores: null, points: [0, 0], table, moves, prompt: null,
});
const pick = (...cards: string[]) => cards.map((card) => ({ card: card.replace("+", ""), high: card.endsWith("+") }));

describe("the land", () => {
  test("every edge that faces another is faced by it", () => {
    for (const tile of land.tiles.values()) for (const edge of tile.edges) if (edge.facing) expect(edge.facing.facing).toBe(edge);
  });

  test("roads lead where the sample's list of roads says", () => {
    for (const line of read("../tests/games/jack_rabbits/sample_roads.txt").trim().split("\n")) {
      const [start, way] = line.split(/ {2,}/) as [string, string];
      const [from, side] = start.split(" ") as [string, Side | undefined];
      const stops = way.split(" – ");
      const end = stops.at(-1)!.split(" ")[0]!;
      if (end === "dead") continue;
      const found = walk(land, from, end === "sea" || end === "lake" ? "off-board" : end, side);
      expect(found, line).not.toBeNull();
      const single = !stops.some((stop) => stop.startsWith("merchant"));
      if (single) expect(found!.slice(1).map(({ tile }) => tile), line).toEqual(stops.slice(0, -1));
    }
  });

  test("is turned where that makes it larger, and the underground lies beside it", () => {
    expect([fitted(sample.tiles, 2, 900).land.twelfths, fitted(sample.tiles, 0.7, 380).land.twelfths]).toEqual([3, 0]);
    expect(fitted(sample.tiles, 2, 900, true).land.twelfths).toBe(0);
  });

  test("that runs from corner to corner is turned until it lies along its window", () => {
    const slanting = ["Kc", "Ks", "Kh", "Kd", "Qc", "Qs"].map<Laid>((tile, index) => ({ tile, at: [3 * index, index], turn: "N" }));
    const { land: found, sea } = fitted(slanting, 3, 1070);
    const xs = [...found.tiles.values()].flatMap(({ outline }) => outline.map(({ x }) => x));
    expect(found.twelfths).toBe(1);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.75 * sea.width);
  });

  test("is drawn from symbols that there are", () => {
    const drawings = read(`${GAME}/drawings.svg`);
    const drawn = shore(land) + [...land.tiles.values()].map(picture).join("");
    expect(drawn).not.toContain("NaN");
    for (const [, id] of drawn.matchAll(/(?:href="#|url\(#)(jr-(?!land|clip)[^")]*)/g)) expect(drawings).toContain(`id="${id}"`);
  });
});

test("a hand lies in suits, low cards first", () => expect(sorted(["Kh", "joker", "2h", "10c", "Ac"])).toEqual(["Ac", "10c", "2h", "Kh", "joker"]));

const WORTHS: Record<string, number> = { "3c": 3, "4s": 4, "9h": 9, Js: 10, Ac: 1 };
const wanted = (change: Partial<Wanted> = {}): Wanted => ({ from: "hand", cards: WORTHS, high: null, first_ace: null, due: 7, exactly: null, royal: false, alone: null, ends: false, purse: null, ...change });

/** A task as the server tells it, where any of its cards may be the first. */
function task(change: Partial<Wanted> = {}, step: JackRabbits["step"] = "paying"): Task {
  const asked = wanted(change);
  const codes = Object.keys(asked.cards).flatMap((card) => [{ card, high: false }, { card, high: true }].map(codeOf).filter((code) => code !== undefined));
  return taskOf(view(game({ step, task: asked }), codes.map((move) => ({ move, text: "", kind: "pay" }))))!;
}

describe("a payment", () => {
  test("may be chosen in any order, and is sent in the order of worth", () => {
    const { ready, moves, sum } = judge(task(), pick("4s", "3c"));
    expect({ ready, moves, sum }).toEqual({ ready: true, moves: [2, 42], sum: 7 });
  });

  test("tells what is missing and what is too much", () => {
    expect(judge(task(), pick("3c")).why).toBe("short");
    expect(judge(task(), pick("9h", "4s", "3c"))).toMatchObject({ ready: false, why: "unneeded", unneeded: ["9h"] });
    expect(judge(task(), pick("3c", "9h")).ready).toBe(true);
  });

  test("takes only the cards that the server lists", () => expect(["3c", "5d", "joker"].map(task().may)).toEqual([true, false, false]));

  test("for a fourth royal needs a royal", () => {
    const fourth = task({ due: 10, royal: true });
    expect(judge(fourth, pick("9h", "3c")).why).toBe("royal");
    expect(judge(fourth, pick("3c", "Js")).why).toBe(null);
  });

  test("with two Aces is what the first one chosen makes of it", () => {
    const asked = (due: number) => task({ due, first_ace: 11, cards: { Ah: 1, As: 1, "5c": 5, "7s": 7 } });
    expect(judge(asked(12), pick("Ah", "As"))).toMatchObject({ ready: true, moves: [26, 39], sum: 12 });
    expect(judge(asked(12), pick("As", "Ah"))).toMatchObject({ ready: true, moves: [39, 26], sum: 12 });
    expect(judge(asked(13), pick("5c", "Ah", "As"))).toMatchObject({ ready: true, moves: [26, 39, 4], sum: 17 });
    const [first, second] = pick("As", "Ah") as [{ card: string; high: boolean }, { card: string; high: boolean }];
    expect([adds(asked(12), [first, second], first), adds(asked(12), [first, second], second)]).toEqual([11, 1]);
    expect(judge(task({ cards: { As: 1, "7s": 7 } }), pick("7s", "As"))).toMatchObject({ ready: true, moves: [39, 45] });
  });

  test("counts an ambivalent Ace as one likes", () => {
    const either = task({ high: 11 });
    expect([judge(either, pick("Ac")).sum, judge(either, pick("Ac+")).sum]).toEqual([1, 11]);
    expect(judge(either, pick("Ac+")).moves).toEqual([53]);
  });
});

describe("other cards that are asked for", () => {
  test("the queen's card is enough at her palace, or hearts worth six", () => {
    const shown = task({ due: 6, alone: "Qs", cards: { Qs: 10, "2h": 2, "4h": 4 } }, "visitor-shows");
    expect(judge(shown, pick("Qs"))).toMatchObject({ ready: true, moves: [50] });
    expect(judge(shown, pick("4h", "2h"))).toMatchObject({ ready: true, moves: [27, 29] });
    expect(judge(shown, pick("Qs", "2h")).why).toBe("unneeded");
  });

  test("a basket ends with a pass, and may not cost more than one can pay", () => {
    const basket = task({ from: "discard", due: null, ends: true, purse: 7, cards: { "2s": 2, "5s": 5, "9s": 9 } }, "basket");
    expect(judge(basket, pick("5s", "2s")).moves).toEqual([40, 43, PASS]);
    expect(judge(basket, pick("9s")).why).toBe("purse");
  });

  test("the excess is discarded at once, jokers too", () => {
    const discard = task({ due: null, exactly: 2, cards: { "2c": 2, joker: 0 } }, "discarding");
    expect(judge(discard, pick("2c")).why).toBe("few");
    expect(judge(discard, pick("joker", "2c")).moves).toEqual([1, 52]);
  });
});

describe("the desk", () => {
  const asked = view(game({ task: wanted() }), pays(2, 42, 34));
  const place = { move: 700, text: "", kind: "place", tile: "Qd", at: [3, -3] as [number, number], turns: ["N SE SW", "NE S NW"], turn_moves: [1884, 1885], turn_breaks: [[], ["hexagons"]], breaks: [] };
  const other = { ...place, move: 701, at: [3, -1] as [number, number] };
  const laying = view(game({ land: { tiles: sample.tiles.filter(({ tile }) => tile === "citadel") }, step: "placing", payment: null, building: { mode: "strict", seat: 0, left: [], tiles: [], tile: "Qd", at: null } }), [place, other]);

  test("a card is picked, an Ace that may be named is counted high next, then both are let go", () => {
    const named = task({ high: 11 });
    const low = picked(new Map(), named, "Ac", 0);
    const high = picked(low, named, "Ac", 0);
    expect([low.get(0)!.high, high.get(0)!.high, picked(high, named, "Ac", 0).size]).toEqual([false, true, 0]);
    expect(picked(picked(new Map(), task(), "3c", 0), task(), "3c", 0).size).toBe(0);
  });

  test("where one card is asked for, another takes its place", () => {
    const one = task({ exactly: 1 });
    expect([...picked(picked(new Map(), one, "3c", 0), one, "4s", 1).keys()]).toEqual([1]);
  });

  test("a basket is filled and emptied", () => expect(filled(filled(["2s"], "5s"), "2s")).toEqual(["5s"]));

  test("what is picked is judged, and nothing while one is not asked", () => {
    const mind = { ...nothing(), picks: new Map(pick("4s", "3c").map((one, index) => [index, one])) };
    expect(deskOf(asked, mind, true, null).verdict).toMatchObject({ ready: true, moves: [2, 42] });
    expect(deskOf(asked, mind, false, null)).toMatchObject({ task: null, verdict: null, lit: [], acts: [] });
  });

  test("advice is a card picked up, or a place for the tile", () => {
    const mind = advisedMind(asked, deskOf(asked, nothing(), true, 42), nothing(), ["3c", "4s"], 42);
    expect([...mind.picks]).toEqual([[1, { card: "4s", high: false }]]);
    expect(advisedMind(laying, deskOf(laying, nothing(), true, 701), nothing(), [], 701).site?.move).toBe(701);
  });

  test("a tile is laid where it was chosen to lie, turned as it was, and a broken guideline is said", () => {
    speak("en");
    const site = deskOf(laying, nothing(), true, null).places[0]!;
    const desk = (turn: number) => deskOf(laying, { ...nothing(), site, turn }, true, null);
    expect([layingMoves(desk(0)), layingMoves(desk(1)), layingMoves(desk(2))]).toEqual([[700, 1884], [700, 1885], [700, 1884]]);
    const said = (turn: number) => tip(laying, desk(turn), { seats: [] } as unknown as Table, true, false);
    expect(said(1)).toContain(words.say("jack-rabbits-guideline", { guideline: "hexagons" }));
    expect(said(0)).not.toBe(said(1));
    expect(layingMoves(deskOf(laying, nothing(), true, null))).toEqual([]);
  });

  test("who has answered shows only where several decide at once", () => {
    const answered = (step: JackRabbits["step"]) => hasAnswered(view(game({ step, seats: [seat([], { answered: true }), seat([])] }), []), 0);
    expect([answered("challenge"), answered("paying")]).toEqual([true, false]);
  });
});

describe("what can be done on the land", () => {
  const route = { to: "Ks", price: 7, spends: ["3c", "4s"], moves: [60, 222, 2, 42, 70], tiles: ["woods1", "cave1"] };
  const journey = view(game({ step: "journey", payment: null, routes: [route] }), [
    { move: 59, text: "", kind: "stay" }, { move: 60, text: "", kind: "road", tile: "citadel", side: "N" }, { move: 247, text: "", kind: "fly", to: "Ks" }, { move: 248, text: "", kind: "fly", to: "Kh" },
  ]);

  test("a stop is reached by its route, else by a single move", () => {
    expect(targets(journey).map(({ key, how }) => `${key} ${how}`)).toEqual(["Ks route", "citadel N road", "Kh fly"]);
  });

  test("every move that is not on the land has a button", () => {
    expect(buttons(journey).map(({ kind }) => kind)).toEqual(["stay"]);
    expect(waysOut(journey).map(({ move }) => move)).toEqual([60, 247]);
  });

  test("a route may be begun, to be paid with other cards", () => {
    const [first] = targets(journey);
    expect([upToPayment(first!), going(first!, true), going(first!, false)]).toEqual([[60, 222], [60, 222], route.moves]);
  });
});

describe("building", () => {
  const tiles = sample.tiles.filter(({ tile }) => tile === "citadel");
  const building = game({ land: { tiles }, step: "placing", building: { mode: "strict", seat: 0, left: [], tiles: [], tile: "Qd", at: null }, payment: null });

  test("a tile is sent with its place and its turn, unless there is only one", () => {
    const turns = { turns: ["N SE SW", "NE S NW"], turn_moves: [1884, 1885], turn_breaks: [[], []] };
    const [site] = sites(building, [{ move: 700, text: "", kind: "place", tile: "Qd", at: [3, -3], ...turns, breaks: [] }]);
    expect(laying(site!, site!.turns[1]!)).toEqual([700, 1885]);
    expect(laying({ ...site!, turns: site!.turns.slice(0, 1) }, site!.turns[0]!)).toEqual([700]);
  });
});

describe("what happened", () => {
  const table = { seats: [0, 1].map((number) => ({ seat: number, kind: "person", name: ["Ana", "Teo"][number], here: true, joined: true, bot: null, resigned: false })) } as unknown as Table;
  const event = (kind: string, by: number, more = {}): GameEvent => ({ kind, by, step: "journey", then: [], ...more });

  // As the rules send it: tests/games/jack_rabbits/test_sentences.py.
  const fight = event("fight", 1, {
    say: [
      [{ code: "jack-rabbits-event-fight", arguments: { who: 1, whom: 0 } }],
      [{ code: "jack-rabbits-event-steal", arguments: { who: 0, whom: 1, card: { code: "jack-rabbits-joker" } } }],
      [{ code: "jack-rabbits-event-rebuild", arguments: { tiles: [{ code: "jack-rabbits-tile", arguments: { kind: "woods" } }, { code: "jack-rabbits-tile", arguments: { kind: "royal", place: "Q♦" } }] } }],
    ],
  });

  test("is told to whoever did it, and to whom it was done", () => {
    speak("en");
    expect(told(fight, table, 0)).toEqual(["Teo attacks you.", "You take joker from Teo.", "No cave leads to the citadel. Taken up again: woods and Q♦."]);
    expect(told(fight, table, 1).slice(0, 2)).toEqual(["You attack Ana.", "Ana takes joker from you."]);
    expect(told(fight, table, -1)[0]).toBe("Teo attacks Ana.");
  });

  test("may need no sentence", () => {
    expect(told(event("road", 0, { say: [] }), table, 0)).toEqual([]);
  });

  describe.each(LANGUAGES)("in %s", (lang) => {
    beforeEach(() => speak(lang));

    test("is told in sentences", () => {
      const all = told(fight, table, 0);
      expect(all).toHaveLength(3);
      for (const sentence of all) expect(sentence).not.toMatch(/jack-rabbits-|\{|undefined/);
    });

    test("goes with whose turn it was", () => {
      const draw = [[{ code: "jack-rabbits-event-draw", arguments: { who: 0, card: "none" } }]], roll = [[{ code: "jack-rabbits-event-roll", arguments: { who: 1, one: 1, two: 1, price: 2 } }]];
      const log = [event("draw", -1, { then: [{ kind: "turn", seat: 1 }], say: draw }), event("roll", -1, { say: roll })];
      expect(story(log.map((one, ply) => ({ ply, event: one })), table, 0).map(({ seat: whose }) => whose)).toEqual([1, null]);
    });
  });

  test("a rabbit walks its road, dice fall, cards are paid", () => {
    const { sea } = fitted(sample.tiles, 1.6, 900);
    const before = game({ step: "journey", payment: null });
    const after = { ...before, seats: [seat([], { at: "Jd" }), seat([])] };
    const happened = [
      event("roll", -1, { seat: 0, dice: [6, 6] }), event("pay", 0, { card: "3c" }),
      event("road", 0, { tile: "citadel", side: "N", then: [{ kind: "arrive", seat: 0, at: "Jd" }, { kind: "carrot", tile: "Jd", seat: 0 }] }),
    ];
    const shown = frames(before, after, happened.map((event, index) => ({ ply: index + 1, event })), land, sea);
    expect(shown.map(({ said }) => said)).toEqual([1, 2, 3]);
    expect(shown.map(({ rolls, card, walk: way }) => (rolls ? "dice" : card ? "card" : way ? "walk" : ""))).toEqual(["dice", "card", "walk"]);
    expect(shown[1]!.game.discard).toEqual(["3c"]);
    expect(shown[2]!.walk!.points.length).toBeGreaterThan(20);
    expect(shown[2]!.game.seats[0]!.at).toBe("Jd");
  });
});
