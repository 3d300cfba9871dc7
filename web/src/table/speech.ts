// What a game says, in the reader's language.

import type { Saying, Table } from "../wire/messages";
import { say, words } from "../words/words.svelte";
import { nameAt } from "./people";

/** A line of a table's log. */
export const line = (sayings: Saying[], table: Table, mine: number): string => sayings.map((one) => speak(one, table, mine)).join(" ");

export function speak({ code, arguments: given = {} }: Saying, table: Table, mine: number): string {
  const plain = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, spoken(value, table, mine)]));
  const who = given["who"];
  return say(code, typeof who === "number" ? { ...plain, name: nameAt(table, who), you: who === mine ? "yes" : "no" } : plain);
}

function spoken(value: unknown, table: Table, mine: number): unknown {
  if (Array.isArray(value)) return words.list(value.map((one) => String(spoken(one, table, mine))));
  return isSaying(value) ? speak(value, table, mine) : value;
}

const isSaying = (value: unknown): value is Saying => typeof value === "object" && value !== null && "code" in value;
