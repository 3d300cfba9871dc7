// Ard Rí in words.

import { nameAt } from "../../table/people";
import type { Logged, Move, Table } from "../../wire/messages";
import { say } from "../../words/words.svelte";
import { rankOf, sign, suitOf } from "./cards";
import type { Spring, Winter } from "./kinds";

/** "King of Hearts" */
export function cardName(card: string): string {
  return say("page-card", { rank: rankOf(card), suit: suitOf(card) });
}

export function moveName(move: Move): string {
  return move.kind === "play" ? sign(move["card"] as string) : say("ard-ri-page-pass");
}

/** Winter, short, for the history. */
export function inShort(winter: Winter, table: Table, mine: number): string {
  if (winter.winner === null) return say("ard-ri-page-year-nobody");
  const card = sign(winter.cards[winter.winner]!);
  return say("ard-ri-page-year-won", { ...person(table, winter.winner, mine), card, many: winter.trick.length });
}

/** The winters so far, one a year, and when they came. */
export function winters(log: Logged[]): (Winter & { ply: number })[] {
  return log.flatMap(({ ply, event }) => (event.then ?? []).filter(({ kind }) => kind === "winter").map((then) => ({ ...(then as unknown as Winter), ply })));
}

/** What each seat played in the latest Spring, if its cards still lie in the centre. */
export function latestSpring(log: Logged[]): Spring | null {
  const events = log.flatMap(({ event }) => event.then ?? []).filter(({ kind }) => kind === "spring" || kind === "winter");
  const last = events.at(-1);
  return last?.kind === "spring" ? (last as unknown as Spring) : null;
}

const person = (table: Table, seat: number, mine: number) => ({ name: nameAt(table, seat), you: seat === mine ? "yes" : "no" });
