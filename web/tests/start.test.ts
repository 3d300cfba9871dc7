import { beforeEach, expect, test, vi } from "vitest";
import { beginDaily } from "../src/front/start";
import { today } from "../src/memory/daily";
import { keep } from "../src/memory/matches";
import { place } from "../src/route.svelte";
import type { GameInfo } from "../src/wire/messages";

vi.mock("../src/route.svelte", () => ({ place: { go: vi.fn() } }));
vi.mock("../src/wire/ask", () => ({ newMatch: async () => ({ match: "new", seats: [{ seat: 0, kind: "person", token: "t" }] }) }));

const game = { id: "go", seats: { low: 1, high: 1 }, bots: [], default_bot: "" } as unknown as GameInfo;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("the deal of today goes on where it was begun, and anew where the seat stayed at another device", async () => {
  keep("elsewhere", { game: "go", daily: today(), tokens: [] });
  await beginDaily(game);
  expect(place.go).toHaveBeenLastCalledWith("/t/new");
  keep("elsewhere", { over: true });
  await beginDaily(game);
  expect(place.go).toHaveBeenLastCalledWith("/t/elsewhere");
});
