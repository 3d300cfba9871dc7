// What a game says, in the reader's language.

import type { Saying, Table } from "../wire/messages";
import { say, words } from "../words/words.svelte";
import { nameAt } from "./people";

/** A line of a table's log. */
export const line = (sayings: Saying[], table: Table, mine: number): string => sayings.map((one) => speak(one, table, mine)).join(" ");

export function speak({ code, arguments: given = {} }: Saying, table: Table, mine: number): string {
  const plain = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, spoken(value, table, mine)]));
  const person = (seat: unknown, name: string, reader: string) => (typeof seat === "number" ? { [name]: nameAt(table, seat), [reader]: seat === mine ? "yes" : "no" } : {});
  return say(code, { ...plain, ...person(given["who"], "name", "you"), ...person(given["whom"], "other", "them") });
}

function spoken(value: unknown, table: Table, mine: number): unknown {
  if (Array.isArray(value)) return words.list(value.map((one) => String(spoken(one, table, mine))));
  return isSaying(value) ? speak(value, table, mine) : value;
}

const isSaying = (value: unknown): value is Saying => typeof value === "object" && value !== null && "code" in value;
