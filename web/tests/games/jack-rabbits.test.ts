import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { broken, laying, sites } from "../../src/games/jack-rabbits/build";
import { inOrder, sorted, spent, type AceRule } from "../../src/games/jack-rabbits/cards";
import { frames } from "../../src/games/jack-rabbits/frames";
import type { JackRabbits, Laid, RabbitsMove, RabbitsView, SeatTable, Side } from "../../src/games/jack-rabbits/kinds";
import { landOf, walk } from "../../src/games/jack-rabbits/lattice";
import { picture, shore } from "../../src/games/jack-rabbits/scenery";
import { sentences, story } from "../../src/games/jack-rabbits/sentences";
import { buttons, targets, upToPayment, waysOut } from "../../src/games/jack-rabbits/targets";
import { adds, judge, PASS, taskOf } from "../../src/games/jack-rabbits/tasks";
import { fitted } from "../../src/games/jack-rabbits/window";
import type { GameEvent, Table } from "../../src/wire/messages";
import { LANGUAGES, words, type Language } from "../../src/words/words.svelte";

const read = (path: string): string => readFileSync(path, "utf8");
const GAME = "../src/parlour/games/jack_rabbits";
const speak = (lang: Language): void => words.read(lang, [read(`../src/parlour/locale/${lang}/page.ftl`), read(`${GAME}/locale/${lang}.ftl`)]);
const sample = JSON.parse(read(`${GAME}/lands/sample.json`)) as { tiles: Laid[] };
const land = landOf(sample.tiles);

const seat = (cards: string[], change: Partial<SeatTable> = {}): SeatTable => ({ at: "citadel", hand: cards.length, cards, display: [], laid: [], capital: null, answered: false, ...change });

function game(change: Partial<JackRabbits> = {}): JackRabbits {
  return {
    land: sample, building: null, routes: null, step: "paying", mover: 0, turn: 3, quest: "simple", dice: [3, 4], pile: 20, discard: [], aisle: ["Kc"], carrots: {}, road: null,
    payment: { for: "trek", due: 7, suits: ["c", "s", "h"] }, passport: null, basket: [], challenger: null, fight: null, offer: null,
    seats: [seat(["3c", "4s", "9h", "Js", "5d", "Ac"]), seat([])], winner: null, ...change,
  };
}

const pays = (...moves: number[]): RabbitsMove[] => moves.map((move) => ({ move, text: "", kind: "pay", card: CODES[move]!, high: false }));
const CODES = "cdhs".split("").flatMap((suit) => ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].map((rank) => rank + suit));
const view = (table: JackRabbits, moves: RabbitsMove[], options = {}): RabbitsView => ({
  game: "jack-rabbits", version: 1, options, seat: 0, actor: 0, waiting: [0], round: 1, rule: null, scores: null, points: [0, 0], table, moves,
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

describe("cards", () => {
  const plain: AceRule = { aces: "plain", patriarchal: false };
  const capital: AceRule = { aces: "capital", patriarchal: false };

  test("a hand lies in suits, low cards first", () => expect(sorted(["Kh", "joker", "2h", "10c", "Ac"])).toEqual(["Ac", "10c", "2h", "Kh", "joker"]));

  test("only the first Ace that is spent is capital", () => {
    expect(spent(capital, pick("3c", "Ac", "Ad"), false)).toEqual([3, 11, 1]);
    expect(spent(capital, pick("Ac"), true)).toEqual([1]);
  });

  test("the dearest comes last, but of several Aces the one chosen first comes first and is capital", () => {
    const sent = (rule: AceRule, hasCapital: boolean, ...cards: string[]) => inOrder(rule, pick(...cards), hasCapital).map(({ card }) => card);
    expect(sent(plain, false, "Ks", "2c", "Ac")).toEqual(["Ac", "2c", "Ks"]);
    expect(sent(capital, false, "Ac", "Ks", "2c")).toEqual(["2c", "Ks", "Ac"]);
    expect(sent(capital, true, "Ks", "Ac", "2c")).toEqual(["Ac", "2c", "Ks"]);
    expect(sent(capital, false, "5c", "As", "Ah")).toEqual(["As", "Ah", "5c"]);
    expect(sent(capital, false, "Ah", "5c", "As")).toEqual(["Ah", "As", "5c"]);
  });
});

describe("a payment", () => {
  const task = (change: Partial<JackRabbits> = {}, options = {}) => taskOf(view(game(change), pays(0, 2, 42, 34), options))!;

  test("may be chosen in any order, and is sent in the order of worth", () => {
    const { ready, moves, sum } = judge(task(), pick("4s", "3c"));
    expect({ ready, moves, sum }).toEqual({ ready: true, moves: [2, 42], sum: 7 });
  });

  test("tells what is missing and what is too much", () => {
    expect(judge(task(), pick("3c")).why).toBe("short");
    expect(judge(task(), pick("9h", "4s", "3c"))).toMatchObject({ ready: false, why: "unneeded", unneeded: ["9h"] });
    expect(judge(task(), pick("3c", "9h")).ready).toBe(true);
  });

  test("takes only cards of the suits", () => expect(["3c", "5d", "joker"].map(task().may)).toEqual([true, false, false]));

  test("for a fourth royal needs a royal of the suit", () => {
    const fourth = task({ carrots: { Js: 0, Qh: 0, Kd: 0 }, payment: { for: "claim", due: 10, suits: ["c", "s", "h"] } });
    expect(judge(fourth, pick("9h", "3c")).why).toBe("royal");
    expect(judge(fourth, pick("3c", "Js")).why).toBe(null);
  });

  test("with two Aces is what the first one chosen makes of it", () => {
    const aces = { seats: [seat(["Ah", "As", "5c", "7s"]), seat([])], payment: { for: "trek" as const, due: 12, suits: ["c" as const, "s" as const, "h" as const] } };
    const asked = (due: number) => taskOf(view(game({ ...aces, payment: { ...aces.payment, due } }), pays(26, 39, 4, 45), { aces: "capital" }))!;
    expect(judge(asked(12), pick("Ah", "As"))).toMatchObject({ ready: true, moves: [26, 39], sum: 12 });
    expect(judge(asked(12), pick("As", "Ah"))).toMatchObject({ ready: true, moves: [39, 26], sum: 12 });
    expect(judge(asked(13), pick("5c", "Ah", "As"))).toMatchObject({ ready: true, moves: [26, 39, 4], sum: 17 });
    const [first, second] = pick("As", "Ah") as [{ card: string; high: boolean }, { card: string; high: boolean }];
    expect([adds(asked(12), [first, second], first), adds(asked(12), [first, second], second)]).toEqual([11, 1]);
    const later = taskOf(view(game({ seats: [seat(["As", "7s"], { capital: "Ad" }), seat([])] }), pays(39, 45), { aces: "capital" }))!;
    expect(judge(later, pick("7s", "As"))).toMatchObject({ ready: true, moves: [39, 45] });
  });

  test("counts an ambivalent Ace as one likes", () => {
    const either = task({}, { aces: "ambivalent" });
    expect([judge(either, pick("Ac")).sum, judge(either, pick("Ac+")).sum]).toEqual([1, 11]);
    expect(judge(either, pick("Ac+")).moves).toEqual([53]);
  });
});

describe("other cards that are asked for", () => {
  const shows = (...cards: string[]): RabbitsMove[] => cards.map((card) => ({ move: CODES.indexOf(card), text: "", kind: "show", card, high: false }));

  test("the queen's card is enough at her palace, or hearts worth six", () => {
    const mine = game({ step: "visitor-shows", seats: [seat(["Qs", "2h", "4h"], { at: "Qs" }), seat([])], payment: null });
    const task = taskOf(view(mine, shows("2h", "Qs")))!;
    expect(judge(task, pick("Qs"))).toMatchObject({ ready: true, moves: [50] });
    expect(judge(task, pick("4h", "2h"))).toMatchObject({ ready: true, moves: [27, 29] });
    expect(judge(task, pick("Qs", "2h")).why).toBe("unneeded");
  });

  test("a fight is won by a strictly higher sum", () => {
    const mine = game({ step: "fighting", fight: { seats: [0, 1], strength: [2, 8] }, payment: null });
    const task = taskOf(view(mine, [{ move: 42, text: "", kind: "play", card: "4s" }, { move: 49, text: "", kind: "play", card: "Js" }]))!;
    expect([task.due, judge(task, pick("4s")).why, judge(task, pick("Js")).ready]).toEqual([7, "short", true]);
  });

  test("a basket ends with a pass, and may not cost more than one can pay", () => {
    const mine = game({ step: "basket", discard: ["2s", "5s", "9s"], seats: [seat(["7d"], { at: "Js" }), seat([])], payment: null });
    const task = taskOf(view(mine, [{ move: 40, text: "", kind: "buy", card: "2s" }, { move: 43, text: "", kind: "buy", card: "5s" }]))!;
    expect(judge(task, pick("5s", "2s")).moves).toEqual([40, 43, PASS]);
    expect(judge(task, pick("9s")).why).toBe("purse");
  });

  test("the excess is discarded at once, jokers too", () => {
    const mine = game({ step: "discarding", seats: [seat(Array(10).fill("2c").concat("joker")), seat([])], payment: null });
    const task = taskOf(view(mine, [{ move: 1, text: "", kind: "discard", card: "2c" }, { move: 52, text: "", kind: "discard", card: "joker" }]))!;
    expect(task.exactly).toBe(2);
    expect(judge(task, pick("2c")).why).toBe("few");
    expect(judge(task, pick("joker", "2c")).moves).toEqual([1, 52]);
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

  test("a route may be begun, to be paid with other cards", () => expect(upToPayment(targets(journey)[0]!)).toEqual([60, 222]));
});

describe("building", () => {
  const tiles = sample.tiles.filter(({ tile }) => tile === "citadel");
  const building = game({ land: { tiles }, step: "placing", building: { mode: "strict", seat: 0, left: [], tiles: [], tile: "Qd", at: null }, payment: null });

  test("a tile is sent with its place and its turn, unless there is only one", () => {
    const [site] = sites(building, [{ move: 700, text: "", kind: "place", tile: "Qd", at: [3, -3], turns: ["N SE SW", "NE S NW"], breaks: [] }]);
    expect(laying("Qd", site!, "NE S NW")).toEqual([700, 1885]);
    expect(laying("Qd", { ...site!, turns: ["N SE SW"] }, "N SE SW")).toEqual([700]);
  });

  test("knows the guidelines that a tile would break", () => {
    expect(broken(tiles, { tile: "Qd", at: [3, -1], turn: "N SE SW" })).toEqual(["hexagons"]);
    expect(broken(tiles, { tile: "Qd", at: [3, -1], turn: "NE S NW" })).toEqual(["dead-end"]);
    expect(broken([...tiles, { tile: "cave1", at: [2, -1], turn: "N" }], { tile: "cave2", at: [3, -1], turn: "S" })).toContain("triangles");
  });
});

describe("what happened", () => {
  const table = { seats: [0, 1].map((number) => ({ seat: number, kind: "person", name: ["Ana", "Teo"][number], here: true, joined: true, bot: null, resigned: false })) } as unknown as Table;
  const event = (kind: string, by: number, more = {}): GameEvent => ({ kind, by, step: "journey", then: [], ...more });

  describe.each(LANGUAGES)("in %s", (lang) => {
    beforeEach(() => speak(lang));

    test("is told in sentences", () => {
      const told = [
        event("roll", -1, { seat: 1, dice: [2, 5] }), event("pay", 1, { card: "7h" }), event("ride", 1, { to: "Qd", then: [{ kind: "arrive", seat: 1, at: "Qd" }] }),
        event("steal", -1, { from: 0, to: 1, card: null }), event("pass", 0, { step: "fighting", then: [{ kind: "carrot", tile: "Kc", seat: null }, { kind: "end", winner: 1 }] }),
        event("place", 0, { tile: "woods1", at: [2, -2], step: "placing" }), event("draw", -1, { to: 0, card: "10s" }),
      ].flatMap((one) => sentences(one, table, 0));
      expect(told).toHaveLength(9);
      for (const sentence of told) expect(sentence).not.toMatch(/jack-rabbits-|\{|undefined/);
    });

    test("goes with whose turn it was", () => {
      const log = [event("draw", -1, { to: 0, card: null, step: "increment", then: [{ kind: "turn", seat: 1 }] }), event("roll", -1, { seat: 1, dice: [1, 1] })];
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
