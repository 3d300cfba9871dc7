import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { called, outcome } from "../src/table/people";
import { SPECTATOR, type Table } from "../src/wire/messages";
import { words, type Language } from "../src/words/words.svelte";

const speak = (lang: Language): void => words.read(lang, ["page", "core"].map((file) => readFileSync(`../src/parlour/locale/${lang}/${file}.ftl`, "utf8")));

const table = (scores: number[]) => ({
  seats: ["Nuria", "Ana", "Ivo"].map((name, seat) => ({ seat, kind: "person", name })),
  result: { scores, points: [0, 0, 0], why: "played" },
}) as unknown as Table;

test("whoever reads is called You, and nobody is on a shared screen", () => {
  speak("en");
  expect([0, 1].map((mine) => called(table([]), 0, mine))).toEqual(["You", "Nuria"]);
  expect(called(table([]), 0, SPECTATOR)).toBe("Nuria");
});

test("a shared win names the others to a winner, and all winners to everybody else", () => {
  const told = (lang: Language, mine: number) => (speak(lang), outcome(table([1, 1, 0]), mine));
  expect(told("en", 0)).toBe("You share the win with Ana.");
  expect(told("en", 2)).toBe("The win is shared by Nuria and Ana.");
  expect(told("es", 1)).toBe("Compartes la victoria con Nuria.");
  expect(told("ru", 1)).toBe("Вы победили, и победу с вами делят: Nuria.");
});
