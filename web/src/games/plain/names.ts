// What moves and events are called where a game has no table to say it: in the words of its own locale files, or plainly.

import { called, nameAt } from "../../table/people";
import { told } from "../../table/speech";
import type { GameEvent, Move, Table } from "../../wire/messages";
import { say, words, type Arguments } from "../../words/words.svelte";

type Detailed = { kind: string; [detail: string]: unknown };

/** In the game's own words, if it has any for moves of this kind. */
export function moveName(game: string, move: Move): string {
  return inWords(`${game}-move-${move.kind}`, details(move)) ?? move.text;
}

/** What the event says itself, or in the game's own words, if it has any for events of this kind. */
export const sentences = (event: GameEvent, table: Table, mine: number): string[] => (event.say ? told(event, table, mine) : named(event, table, mine));

function named({ by, then = [], ...event }: GameEvent, table: Table, mine: number): string[] {
  const about = typeof event["seat"] === "number" ? event["seat"] : by; // luck is nobody's decision, but it may be somebody's
  const name = nameAt(table, about);
  const inOwnWords = (part: Detailed) => inWords(`${table.game}-event-${part.kind}`, { ...details(part), name, you: about === mine ? "yes" : "no" });
  const first = inOwnWords(event) ?? (name ? say("page-plain-event", { name: called(table, about, mine), what: plainly(event) }) : plainly(event));
  return [first, ...then.map((part) => inOwnWords(part) ?? plainly(part))];
}

const inWords = (code: string, given: Arguments): string | null => (words.has(code) ? say(code, given) : null);

/** "rolled 6" */
const plainly = (part: Detailed): string => [part.kind, ...Object.values(details(part)).map(written)].join(" ");

/** What there is to say about something beside what it is. */
function details({ kind: _, ...rest }: Detailed): Arguments {
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
}

const written = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value).replace(/["{}[\]]/g, "").replace(/[,:]/g, "$& ") : String(value));
