import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { keepWon, streak, today } from "../../src/memory/daily";
import { around, board, slots } from "../../src/games/twelve-patrols/board";
import { after, withPatrol } from "../../src/games/twelve-patrols/kingdom";
import type { Act, Requirement, TwelvePatrols } from "../../src/games/twelve-patrols/kinds";
import { beginning, stages } from "../../src/games/twelve-patrols/line";
import { look } from "../../src/games/twelve-patrols/looks";
import { carriedOut, fitting, obstacle, patrolMoves, possible, turningMoves } from "../../src/games/twelve-patrols/plan";
import { advice, objection, placedLabel, spotLabel, summed } from "../../src/games/twelve-patrols/sentences";
import { told } from "../../src/table/speech";
import type { GameEvent, Table } from "../../src/wire/messages";
import { Question } from "../../src/wire/question.svelte";
import { LANGUAGES, words, type Language } from "../../src/words/words.svelte";

const PLAYED = JSON.parse(readFileSync("tests/games/twelve-patrols-games.json", "utf8")) as { start: TwelvePatrols }[];

const speak = (lang: Language) =>
  words.read(lang, [`../src/parlour/locale/${lang}/core.ftl`, `../src/parlour/locale/${lang}/page.ftl`, `../src/parlour/games/twelve_patrols/locale/${lang}.ftl`].map((file) => readFileSync(file, "utf8")));

const start = PLAYED[0]!.start;
const numbered = Object.fromEntries(start.cards.map(({ letters }, index) => [letters, index]));

/** The kingdom with cards by their letters, such as { a3: "WP" }, patrols, and a tray. */
function kingdom(cards: Record<string, string>, patrols: Record<string, string[]> = {}, tray: Record<string, number> = { w: 3, y: 3, b: 3, w1: 1, w4: 1, y2: 2, b4: 1, b6: 1 }): TwelvePatrols {
  const placed = Object.entries(cards).reduce<TwelvePatrols>((game, [cell, letters]) => after(game, { kind: "place", card: numbered[letters]!, cell }), start);
  const all = Object.values(patrols).flat().reduce((items, item) => ({ ...items, [item]: (items[item] ?? 0) + 1 }), tray);
  return Object.entries(patrols).reduce((game, [spot, items]) => withPatrol(game, spot, items), { ...placed, tray: all });
}

const of = (game: TwelvePatrols, cell: string, side: string): Requirement => game.sides.find((one) => one.cell === cell && one.side === side)!;
describe("a side counts its whole row or column", () => {
  const game = () => kingdom({ a3: "WP", b3: "GV", c3: "LC" }, { a3b3: ["b4"], b3c3: ["b2", "y"] });

  test("every patrol of it says its share: items, pips, or colours, each of them once", () => {
    expect(of(game(), "c3", "west")).toMatchObject({ kind: "pips", spots: ["a3b3", "b3c3"], parts: [4, 2], have: 6, state: "met" });
    expect(of(game(), "a3", "east")).toMatchObject({ kind: "items", parts: [1, 2], have: 3 });
    expect(of(game(), "b3", "east")).toMatchObject({ kind: "colours", parts: ["yb"], have: 2 });
    expect(of(kingdom({ a3: "WP", b3: "GV", c3: "LC" }, { b3c3: ["b2", "y"] }), "c3", "west")).toMatchObject({ parts: [null, 2], have: 2, state: "open" });
  });

  test("which is told in words", () => {
    speak("en");
    expect(summed(game(), of(game(), "c3", "west"))).toBe("Lost Canyon wants 6 pips to its west: 4 + 2 = 6.");
    expect(summed(game(), of(game(), "b3", "east"))).toBe("Green Valley wants 2 colours to its east: yellow and blue = 2.");
    expect(summed(game(), of(game(), "a3", "north"))).toContain("faces the outside");
  });

  test("and marked from the card to the end of the line", () => {
    const map = board(game());
    const { box, from, to } = around(map, of(game(), "c3", "west"));
    for (const spot of ["a3b3", "b3c3"]) {
      const { x, y, width, height } = map.spots[spot]!;
      expect([x > box.x, y > box.y, x + width < box.x + box.width, y + height < box.y + box.height]).toEqual([true, true, true, true]);
    }
    expect(from.x).toBeGreaterThan(to.x);
    expect(box.x + box.width).toBeLessThan(map.cells["c3"]!.x);
  });
});

describe("planning", () => {
  const row = () => kingdom({ a3: "WP", b3: "GV", c3: "LC" });

  test("a plan shows what it would come to, before anything is sent", () => {
    const plan = { a3b3: ["b4"], b3c3: ["y", "y2"] };
    const game = carriedOut(row(), plan);
    expect(of(game, "a3", "east")).toMatchObject({ have: 3, state: "met" });
    expect(look(of(game, "a3", "east"), plan)).toBe("plan-ok");
    expect(look(of(game, "a3", "north"), plan)).toBe("out");
    expect(obstacle(game, plan)).toMatchObject({ cell: "b3", side: "east", have: 1, n: 2 });
  });

  test("too much is red, too little is not yet", () => {
    const [short, over] = [{ a3b3: ["w"], b3c3: ["w"] }, { a3b3: ["w", "y"] }];
    expect(look(of(carriedOut(row(), short), "a3", "east"), short)).toBe("plan");
    expect(look(of(carriedOut(row(), over), "b3", "west"), over)).toBe("plan-bad");
  });

  test("what a plan makes hopeless is red even where a spot is empty", () => {
    const plan = { b3c3: ["w", "y", "b"] };
    expect(look(of(carriedOut(row(), plan), "a3", "east"), plan)).toBe("plan-bad");
    expect(obstacle(carriedOut(row(), plan), plan)).toMatchObject({ cell: "b3", side: "east" });
  });

  test("items that cannot be part of a patrol are known", () => {
    expect([...fitting(kingdom({ a3: "WP", b3: "GV", c3: "LC" }, { a3b3: ["b4"] }), "b3c3", [])].sort()).toEqual(["b", "w", "y2"]);
    expect(fitting(kingdom({ a3: "WP", b3: "GV", c3: "LC" }, { a3b3: ["b6"] }), "b3c3", []).has("y2")).toBe(false);
    expect([...fitting(row(), "a3b3", [])].sort()).toEqual(Object.keys(row().tray).sort());
    expect([...fitting(row(), "a3b3", ["w"])]).toEqual([]);
  });

  test("what is no longer possible leaves the plan", () => {
    const game = kingdom({ a3: "WP", b3: "GV" }, {}, { w: 1 });
    expect(possible(game, { a3b3: ["w", "w", "y"], b3c3: ["w"] })).toEqual({ a3b3: ["w"] });
  });

  test("a patrol and a turned die are sent as the numbers of their moves", () => {
    expect(patrolMoves(start, "a1b1", ["w4", "b"])).toEqual([225 + start.spot_numbers["a1b1"]! * 21 + 4, 225 + start.spot_numbers["a1b1"]! * 21 + 14, 1065]);
    expect(turningMoves(start, { give: "y", die: "b3", face: 5 })).toEqual([1067 + 7, 1088 + 2 * 36 + 2 * 6 + 4]);
    expect(turningMoves({ ...start, turning: true }, { give: null, die: "w1", face: 6 })).toEqual([1088 + 5]);
  });
});

describe("the board", () => {
  test("is three by three, or as large as a floating frame can still be", () => {
    expect(Object.keys(board(start).cells)).toHaveLength(9);
    expect(Object.keys(board(start).spots)).toHaveLength(12);
    const floating = PLAYED[1]!.start;
    expect(Object.keys(board(floating).cells)).toContain("c3");
    const two = ["c3", "d3"].reduce<TwelvePatrols>((game, cell, card) => after(game, { kind: "place", card, cell }), floating);
    expect(Object.keys(board(two).cells).filter((cell) => cell.endsWith("3"))).toEqual(["b3", "c3", "d3", "e3"]);
    const three = after(two, { kind: "place", card: 2, cell: "e3" });
    expect(Object.keys(board(three).cells).filter((cell) => cell.endsWith("3"))).toEqual(["c3", "d3", "e3"]);
  });

  test("items stay inside their pocket", () => {
    const box = { x: 10, y: 20, width: 76, height: 176 };
    for (let many = 1; many <= 8; many++) {
      const places = slots(many, box);
      expect(places).toHaveLength(many);
      for (const { x, y, size } of places) expect(x >= 10 && y >= 20 && x + size <= 86 && y + size <= 196 && size > 20).toBe(true);
    }
  });
});

test("a winning line is told card by card from the roll on", () => {
  const log = [["white", [1, 2, 3]], ["yellow", [4, 4, 5]], ["blue", [6, 6, 6]]].map(([colour, dice], index) => ({ ply: index + 1, event: { by: -1, kind: "roll", colour, dice } as GameEvent }));
  const from = beginning(start, log);
  expect(from.tray).toEqual({ w: 3, w1: 1, w2: 1, w3: 1, y: 3, y4: 2, y5: 1, b: 3, b6: 3 });
  const acts: Act[] = [
    { kind: "discard", item: "w" }, { kind: "set", die: "y5", to: 1 }, { kind: "place", card: 0, cell: "a3" },
    { kind: "place", card: 3, cell: "b3" }, { kind: "put", spot: "a3b3", item: "y1" }, { kind: "done" }, { kind: "end" },
  ];
  const told = stages(from, acts);
  expect(told.map(({ card, patrols, turned }) => [card, patrols, turned])).toEqual([
    [0, [], [{ given: "w", die: "y5", to: 1 }]],
    [3, [{ spot: "a3b3", items: ["y1"] }], []],
  ]);
  expect(told[1]!.game.patrols).toEqual({ a3b3: ["y1"] });
  expect(told[0]!.game.patrols).toEqual({});
});

describe("daily deals", () => {
  const box = new Map<string, string>();
  beforeEach(() => {
    box.clear();
    Object.assign(globalThis, { localStorage: { getItem: (key: string) => box.get(key) ?? null, setItem: (key: string, value: string) => box.set(key, value) } });
  });

  test("days in a row count up to today, or up to yesterday while today is open", () => {
    for (const day of ["2026-11-11", "2026-11-13", "2026-11-14"]) keepWon("twelve-patrols", day);
    expect(streak("twelve-patrols", "2026-11-15")).toBe(2);
    keepWon("twelve-patrols", "2026-11-15");
    expect(streak("twelve-patrols", "2026-11-15")).toBe(3);
    expect(streak("twelve-patrols", "2026-11-17")).toBe(0);
    expect(today(Date.UTC(2026, 2, 1, 23, 59))).toBe("2026-03-01");
  });
});

test("a question hears how far the server is, then its answer, and nothing after it was stopped", () => {
  let stopped = 0;
  const question = new Question("hint", () => (stopped += 1));
  question.hear({ progress: 0.4 });
  expect([question.progress, question.open]).toEqual([0.4, true]);
  question.hear({ result: { verdict: "no" } });
  expect([question.answer, question.open]).toEqual([{ verdict: "no" }, false]);
  const other = new Question("hint", () => (stopped += 1));
  other.stop();
  other.hear({ result: 1 });
  expect([other.answer, other.open, stopped]).toEqual([null, false, 1]);
});

describe("words", () => {
  beforeEach(() => speak("en"));
  const table = { seats: [{}] } as unknown as Table;

  test("cells and spots have names that say how they stand", () => {
    const game = kingdom({ a3: "WP", b3: "GV" }, { a3b3: ["b4"] });
    expect(placedLabel(game, "b3")).toBe("b3: Green Valley; east 2 colours, 0 so far; south 2 items, 0 so far; west 1 item, met");
    expect(spotLabel(game, "a3b3", {}, false)).toBe("Between Wild Plains and Green Valley: blue 4");
    expect(spotLabel(game, "b3c3", {}, false)).toBe("Between Green Valley and c3: no patrol yet");
  });

  test("Done says why not", () => {
    const game = carriedOut(kingdom({ a3: "WP", b3: "GV", c3: "LC" }), { a3b3: ["b6"], b3c3: ["y2", "w"] });
    expect(objection(game, of(game, "c3", "west"))).toBe("too many pips for Lost Canyon");
  });

  test("cards of other decks keep the names their deck gives them", () => {
    const own = kingdom({ a3: "WP" });
    const game = { ...own, cards: own.cards.map((card) => ({ ...card, name: "Кремль", picture: "" })) };
    expect(placedLabel(game, "a3")).toContain("Кремль");
  });

  // As the rules send it: tests/games/twelve_patrols/test_sentences.py.
  const card = (picture: string, english: string) => ({ code: `twelve-patrols-card-${picture}`, arguments: { english } });
  const item = (colour: string, face: number) => ({ code: "twelve-patrols-item", arguments: { colour, face } });
  const spot = { code: "twelve-patrols-between", arguments: { first: card("green-valley", "Green Valley"), second: card("", "Кремль") } };
  const events: GameEvent[] = [
    { by: -1, kind: "roll", say: [[{ code: "twelve-patrols-event-roll", arguments: { colour: "white", dice: "1, 2, 3" } }]] },
    { by: 0, kind: "put", say: [] },
    {
      by: 0, kind: "done",
      say: [
        [{ code: "twelve-patrols-event-done", arguments: { spot, items: [item("white", 4), item("yellow", 0), item("blue", 0)] } }],
        [{ code: "twelve-patrols-event-lost-no-patrol", arguments: { patrols: 5, spot } }],
      ],
    },
  ];

  test("what happens is told in sentences, spots by the cards beside them", () => {
    expect(events.flatMap((event) => told(event, table, 0))).toEqual([
      "The white dice show 1, 2, 3.",
      "A patrol goes out at Green Valley – Кремль: white 4, yellow cube, and blue cube.",
      "Lost with 5 patrols out: nothing can be sent to Green Valley – Кремль.",
    ]);
  });

  test.each(LANGUAGES)("events and advice are whole sentences (%s)", (lang) => {
    speak(lang);
    const game = kingdom({ a3: "WP", b3: "GV", c3: "LC" });
    for (const line of events.flatMap((event) => told(event, table, 0))) expect(line).toMatch(/^[^{}$]+[.!]$/);
    const acts: Act[] = [{ kind: "discard", item: "w" }, { kind: "set", die: "y5", to: 1 }, { kind: "place", card: 0, cell: "a3" }, { kind: "put", spot: "a3b3", item: "y" }, { kind: "done" }, { kind: "end" }];
    expect(advice(game, acts)).toMatch(/^[^{}]+\.$/);
  });

  test.each(LANGUAGES)("the game's sentences are the same ones in %s, and all that the table asks for are there", (lang) => {
    const codes = (file: string) => [...readFileSync(file, "utf8").matchAll(/^(twelve-patrols-[a-z0-9_-]+) =/gm)].map((match) => match[1]!);
    const known = codes(`../src/parlour/games/twelve_patrols/locale/${lang}.ftl`);
    expect(known).toEqual(codes("../src/parlour/games/twelve_patrols/locale/en.ftl"));
    const folder = "src/games/twelve-patrols";
    const asked = ["TwelvePatrolsTable", "Kingdom", "Display", "Tray", "Wants", "TurnDie", "Oracle", "Ending", "Time"].flatMap((name) =>
      [...readFileSync(`${folder}/${name}.svelte`, "utf8").matchAll(/"(twelve-patrols-[a-z0-9-]*[a-z0-9])"/g)].map((match) => match[1]!),
    );
    expect(asked.filter((code) => !known.includes(code))).toEqual([]);
  });
});
