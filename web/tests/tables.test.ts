// What the page makes of a table module of another package.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Host, TableModule } from "../src/games/contract";
import { hostAt } from "../src/games/host.svelte";
import { completed } from "../src/games/outside";
import { promptOf } from "../src/table/speech";
import type { GameEvent, Move, Table, View } from "../src/wire/messages";
import { Question } from "../src/wire/question.svelte";
import { words } from "../src/words/words.svelte";

const PAGE = "page-choose-move = Choose a move.\npage-waiting-for = Waiting for { $names }.\npage-plain-event = { $name }: { $what }\npage-you = You\npage-bot-at-table = Fergus\n";
const PIG = "pig-move-roll = Roll { $dice } dice\npig-event-rolled = { $you ->\n    [yes] You roll { $face }\n   *[no] { $name } rolls { $face }\n}.\n";

const seat = (number: number, kind: "person" | "bot", name: string) => ({ seat: number, kind, name, here: true, joined: true, bot: null, resigned: false });
const table = { game: "pig", seats: [seat(0, "person", "Ana"), seat(1, "bot", "greedy")] } as unknown as Table;
const view = (waiting: number[]) => ({ game: "pig", seat: 0, waiting, moves: [], table: {} }) as unknown as View;
const bare: TableModule = { mount: () => ({ update: () => undefined, destroy: () => undefined }) };
const move: Move = { move: 1, text: "r2", kind: "roll", dice: 2 };

function host(): Host & { played: number[][] } {
  const played: number[][] = [];
  const nothing = () => undefined;
  return Object.assign(hostAt({ table, seat: 0, play: (moves) => played.push(moves), undo: nothing, again: nothing, ask: (what) => new Question(what, nothing) }), { played });
}

beforeEach(() => words.read("en", [PAGE, PIG]));

describe("a module with nothing but mount", () => {
  const made = () => completed(bare, host());

  test("is asked for nothing else", () => {
    expect([made().rule?.(view([0])), made().outcome?.(table), made().halfway?.(view([0]))]).toEqual([null, null, false]);
  });

  test("speaks with the game's own sentences, with the fields of event and move as arguments", () => {
    const rolled: GameEvent = { by: 0, kind: "rolled", face: 6 };
    expect(made().sentences(rolled, table, 0, view([0]))).toEqual(["You roll 6."]);
    expect(made().sentences({ ...rolled, by: 1 }, table, 0, view([0]))).toEqual(["Fergus rolls 6."]);
    expect(made().moveName?.(move)).toBe("Roll 2 dice");
  });

  test("speaks as the event says it itself", () => {
    const said = [[{ code: "pig-event-rolled", arguments: { who: 1, face: 3 } }, { code: "page-you" }]];
    expect(made().sentences({ by: 1, kind: "rolled", face: 6, say: said }, table, 0, view([0]))).toEqual(["Fergus rolls 3. You"]);
    expect(made().sentences({ by: 1, kind: "rolled", say: [] }, table, 0, view([0]))).toEqual([]);
  });

  test("speaks plainly where the game has no sentences", () => {
    const event: GameEvent = { by: 1, kind: "took", what: ["a", "b"], lost: null, then: [{ kind: "scored", points: { won: 3 } }] };
    expect(made().sentences(event, table, 0, view([0]))).toEqual(["Fergus: took a, b", "scored won: 3"]);
    expect(made().sentences({ by: 0, kind: "held" }, table, 0, view([0]))).toEqual(["You: held"]);
    expect(made().sentences({ by: -1, kind: "dealt", card: 7 }, table, 0, view([0]))).toEqual(["dealt 7"]);
    expect(made().moveName?.({ ...move, kind: "hold" })).toBe("r2");
  });
});

describe("a module that says more", () => {
  afterEach(() => vi.restoreAllMocks());

  test("is given the host with every question", () => {
    const made = completed({ ...bare, outcome: (_table, { nameOf, lang, base }) => `${nameOf(0)} ${lang} ${base}`, moveName: ({ text }, { say }) => say("pig-move-roll", { dice: text }) }, host());
    expect(made.outcome?.(table)).toBe("Ana en /games/pig/");
    expect(made.moveName?.(move)).toBe("Roll r2 dice");
  });

  test("and fails is told of in the console, and the page speaks for it", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fails = () => {
      throw new Error("no words today");
    };
    const made = completed({ ...bare, sentences: fails, outcome: fails }, host());
    expect(made.sentences({ by: 0, kind: "held" }, table, 0, view([0]))).toEqual(["You: held"]);
    expect(made.outcome?.(table)).toBeNull();
    expect(told).toHaveBeenCalledTimes(2);
  });
});

test("what is asked comes with the view; without it the page asks for a move, or says for whom one waits", () => {
  const asks = { ...view([0]), prompt: { code: "pig-event-rolled", arguments: { who: 1, face: 2 } } };
  expect(promptOf(asks, table)).toBe("Fergus rolls 2.");
  expect(promptOf({ ...asks, prompt: null }, table)).toBe("Choose a move.");
  expect(promptOf({ ...asks, prompt: { code: "pig-without-words" } }, table)).toBe("Choose a move.");
  expect(promptOf({ ...asks, waiting: [1], prompt: null }, table)).toBe("Waiting for Fergus.");
});

test("the host decides for the table and always knows the language", () => {
  const it = host();
  it.play([3, 4]);
  expect([it.played, it.game, it.seat, it.nameOf(1), it.has("pig-move-roll"), it.has("pig-none")]).toEqual([[[3, 4]], "pig", 0, "Fergus", true, false]);
  words.read("ru", [PAGE]);
  expect(it.lang).toBe("ru");
});
