// What a game says, in the reader's language.

import type { GameEvent, Saying, Table, View } from "../wire/messages";
import { say, words } from "../words/words.svelte";
import { asked, nameAt, waitingFor } from "./people";

/** What is asked of the viewer now, or for whom one waits. */
export function promptOf(view: View, table: Table): string {
  if (!asked(view)) return waitingFor(view, table);
  return view.prompt && words.has(view.prompt.code) ? speak(view.prompt, table, view.seat) : say("page-choose-move");
}

/** What happened, line by line, where the event says it itself. */
export const told = ({ say: lines = [] }: GameEvent, table: Table, mine: number): string[] => lines.map((sayings) => line(sayings, table, mine));

/** A line of a table's log. */
const line = (sayings: Saying[], table: Table, mine: number): string => sayings.map((one) => speak(one, table, mine)).join(" ");

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
