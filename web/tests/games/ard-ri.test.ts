import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { sorted, symbol, value, without } from "../../src/games/ard-ri/cards";
import { cardName } from "../../src/games/ard-ri/sentences";
import { told } from "../../src/table/speech";
import type { GameEvent, Table } from "../../src/wire/messages";
import { LANGUAGES, words, type Language } from "../../src/words/words.svelte";

const LOCALE = "../src/parlour/locale";

function speak(lang: Language): void {
  const shared = readdirSync(`${LOCALE}/${lang}`).map((file) => `${LOCALE}/${lang}/${file}`);
  words.read(lang, [...shared, `../src/parlour/games/ard_ri/locale/${lang}.ftl`].map((path) => readFileSync(path, "utf8")));
}

const table = {
  seats: [
    { seat: 0, kind: "person", name: "Nuria" },
    { seat: 1, kind: "person", name: "Ana" },
    { seat: 2, kind: "bot", name: "greedy", bot: "greedy" },
  ],
} as Table;

describe("cards", () => {
  test("an Ace is worth fifteen, a Warrior nothing", () => {
    expect(["Ad", "10h", "Ks"].map(value)).toEqual([15, 10, 0]);
  });

  test("every card finds its drawing", () => {
    const drawings = readFileSync("src/games/ard-ri/cards.svg", "utf8");
    for (const rank of ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])
      for (const suit of "cdhs") expect(drawings).toContain(`id="${symbol(rank + suit).slice(1)}"`);
  });

  test("a hand shows its Warriors first", () => {
    expect(sorted(["3d", "Qs", "9h", "Kh", "4s"])).toEqual(["Kh", "Qs", "4s", "9h", "3d"]);
  });

  test("with several decks only one copy leaves the hand", () => {
    expect(without(["6c", "6c", "Qc"], "6c")).toEqual(["6c", "Qc"]);
  });
});

describe("sentences", () => {
  beforeEach(() => speak("en"));

  // As the rules send it: tests/games/ard_ri/test_sentences.py.
  const winter: GameEvent = {
    by: -1, kind: "draw", to: 0, card: "5c", then: [],
    say: [
      [{ code: "ard-ri-event-draw", arguments: { who: 0, card: "5♣" } }],
      [{ code: "ard-ri-event-winter" }, { code: "ard-ri-event-winter-card", arguments: { who: 0, card: "7♠" } }, { code: "ard-ri-event-winter-card", arguments: { who: 1, card: "10♦" } }],
      [{ code: "ard-ri-event-winter-warrior", arguments: { who: 2, card: "K♠", trick: ["2♦", "10♦", "7♠"], many: 3 } }],
      [{ code: "ard-ri-event-year", arguments: { year: 2 } }],
    ],
  };

  test("tell what I drew, what was turned up, and who took the trick", () => {
    const all = told(winter, table, 0).join(" ");
    for (const part of ["You draw 5♣", "You turn up 7♠", "Ana turns up 10♦", "K♠", "2♦, 10♦, and 7♠", "Year 2"]) expect(all).toContain(part);
  });

  test("may be none", () => {
    expect(told({ by: -1, kind: "draw", to: 1, card: null, then: [], say: [] }, table, 0)).toEqual([]);
  });

  test("are there in every language, with nothing left open", () => {
    for (const lang of LANGUAGES) {
      speak(lang);
      for (const sentence of told(winter, table, 0)) expect(sentence).not.toMatch(/\{|\$|ard-ri-|page-/);
    }
  });

  test("name a card in full", () => {
    expect(cardName("Kh")).toBe("King of Hearts");
    speak("ru");
    expect(cardName("10s")).toBe("10 пик");
  });

  test("count as each language does", () => {
    speak("ru");
    expect([1, 3, 5].map((count) => words.say("page-points", { count }))).toEqual(["1 очко", "3 очка", "5 очков"]);
    expect(words.list(["Ана", "Фергус"])).toBe("Ана и Фергус");
  });
});
