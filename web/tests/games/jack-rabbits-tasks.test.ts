// The page adds up cards without the server, so it is compared with it: tests/games/jack_rabbits/test_page.py brings positions in
// which cards are asked for, each with every row of cards that the rules take.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeOf, isAce, type Pick } from "../../src/games/jack-rabbits/cards";
import { CARD_MOVES, PASS } from "../../src/games/jack-rabbits/generated";
import type { RabbitsView } from "../../src/games/jack-rabbits/kinds";
import { judge, taskOf } from "../../src/games/jack-rabbits/tasks";

const FILE = process.env["RABBITS_TASKS"];
type Asked = globalThis.Pick<RabbitsView, "table" | "moves">;
const ASKED = FILE ? (JSON.parse(readFileSync(FILE, "utf8")) as (Asked & { taken: number[][] })[]) : [];


const NAMES = Object.fromEntries(Object.entries(CARD_MOVES).map(([name, move]) => [move, name]));
const picks = (row: number[]): Pick[] => row.filter((move) => move !== PASS).map((move) => ({ card: NAMES[move]!.replace("+", ""), high: NAMES[move]!.endsWith("+") }));
const FEW = 3;

/** Every choice of up to a few cards, an Ace that may be named in both ways. */
function choices(all: Pick[], most: number): Pick[][] {
  if (most === 0 || all.length === 0) return [[]];
  const [first, ...rest] = all as [Pick, ...Pick[]];
  const without = choices(rest, most);
  return [...without, ...choices(rest.filter(({ card }) => card !== first.card), most - 1).map((chosen) => [first, ...chosen])];
}

test.runIf(FILE)("whatever the rules take is ready, and whatever is ready the rules take", () => {
  for (const [number, { table, moves, taken }] of ASKED.entries()) {
    const task = taskOf({ table, moves } as RabbitsView)!;
    const rows = new Set(taken.map((row) => row.join()));
    for (const row of taken) expect([number, table.step, row, judge(task, picks(row)).ready]).toEqual([number, table.step, row, true]);
    const cards = Object.keys(task.cards).flatMap((card) => [{ card, high: false }, ...(task.high !== null && isAce(card) ? [{ card, high: true }] : [])]);
    for (const chosen of choices(cards, FEW)) {
      const { ready, moves: sent } = judge(task, chosen);
      if (ready) expect([number, table.step, chosen.map(codeOf), rows.has(sent.join())]).toEqual([number, table.step, chosen.map(codeOf), true]);
    }
  }
});
