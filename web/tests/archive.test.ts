import { beforeEach, expect, test, vi } from "vitest";
import { fits } from "../src/archive/files";
import { archive, readArchive, takeIn } from "../src/memory/archive";
import { keepBranch } from "../src/memory/branches";
import { keepWon, streak } from "../src/memory/daily";
import { find, keep } from "../src/memory/matches";
import { keepSolved, solved } from "../src/memory/solved";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), clear: () => kept.clear() });
});

function aDevice() {
  keep("m1", { game: "chess", tokens: ["secret-token"], invites: [{ seat: 1, token: "friends-token" }], over: false });
  keep("m2", { game: "go", tokens: ["other-token"], over: true, players: ["Ana"], won: true });
  keepWon("go", "2026-11-15");
  keepSolved("go", "12345678");
  keepBranch({ match: "m2", game: "go", name: "Better", touched: 5, branch: { ply: 3, line: [[0, 1]] } }, null);
}

test("a file holds no seats unless they are asked for", () => {
  aDevice();
  expect(JSON.stringify(archive(false))).not.toContain("token\"");
  expect(JSON.stringify(archive(false))).not.toContain("secret");
  expect(JSON.stringify(archive(true))).toContain("secret-token");
});

test("another device takes in everything, once, and keeps the seats it has", () => {
  aDevice();
  const file = JSON.stringify(archive(false));
  localStorage.clear();
  keep("m1", { game: "chess", tokens: ["mine"], over: false });
  keepWon("go", "2026-11-16");
  expect(takeIn(readArchive(file))).toBe(1);
  expect(takeIn(readArchive(file))).toBe(0);
  expect(find("m1")?.tokens).toEqual(["mine"]);
  expect(find("m2")).toMatchObject({ players: ["Ana"], won: true, over: true });
  expect(streak("go", "2026-11-16")).toBe(2);
  expect(solved("go")).toEqual(["12345678"]);
  expect(archive(false).branches.map(({ name }) => name)).toEqual(["Better"]);
});

test("what is no archive is refused, and what is wrong inside is left out", () => {
  expect(() => readArchive("{")).toThrow("archive-error-not");
  expect(() => readArchive('{"parlour": 1}')).toThrow("archive-error-not");
  expect(() => readArchive('{"parlour-archive": 2}')).toThrow("archive-error-version");
  const branch = { ply: 3, line: [[0, 1], 7, [1]], bots: "all", bot: 5, eyes: "x" };
  const tried = readArchive(JSON.stringify({ "parlour-archive": 1, branches: [{ match: "ok", game: "go", branch }, { match: "ok", branch: { ply: -1 } }] })).branches;
  expect(tried.map((one) => one.branch)).toEqual([{ ply: 3, seat: 0, eyes: null, luck: null, line: [[0, 1]], bots: [], bot: null }]);
  const odd = readArchive('{"parlour-archive": 1, "games": [7, {"match": "../x", "game": "go"}, {"match": "ok", "game": "go", "tokens": [1, "t"], "touched": "x"}], "won": {"go": [3]}}');
  expect(odd.games).toMatchObject([{ match: "ok", tokens: ["t"], touched: 0 }]);
  expect(odd.won).toEqual({ go: [] });
});

test("a search knows no accents and no order", () => {
  expect(fits("ana RI", ["Ard Rí", "Ana"])).toBe(true);
  expect(fits("jackal ana", ["Ard Rí", "Ana"])).toBe(false);
});
