// What happened, move by move: what somebody did in a row, with the luck that belonged to it.

import type { Logged, Marks } from "../wire/messages";

export interface Done {
  /** Its first and last ply. */
  first: number;
  last: number;
  by: number;
  events: Logged[];
}

/** Luck belongs to the seat that its event names, or to whoever moved before it. Whoever plays alone makes a move with every decision. */
export function movesOf(log: Logged[], alone: boolean): Done[] {
  const found: Done[] = [];
  for (const logged of log) {
    const { ply, event } = logged;
    const now = found.at(-1);
    const by = event.by < 0 ? (typeof event["seat"] === "number" ? event["seat"] : (now?.by ?? event.by)) : event.by;
    if (now && by === now.by && (event.by < 0 || !alone)) [now.last, now.events] = [ply, [...now.events, logged]];
    else found.push({ first: ply, last: ply, by, events: [logged] });
  }
  return found;
}

/** The moves of the others after the last one of a seat. */
export function since(moves: Done[], seat: number): Done[] {
  const own = moves.map(({ events }) => events.some(({ event }) => event.by === seat)).lastIndexOf(true);
  return own < 0 ? [] : moves.slice(own + 1).filter(({ by }) => by >= 0 && by !== seat);
}

/** Where a whole move happened: from its beginning to its end, and what lies between. */
export function marksOf(move: Done): Marks {
  const told = move.events.flatMap(({ event }) => (event.marks ? [event.marks] : []));
  const all = (kind: keyof Marks) => told.flatMap((marks) => marks[kind] ?? []);
  const start = told.find((marks) => marks.start)?.start ?? [];
  const end = told.filter((marks) => marks.end).at(-1)?.end ?? [];
  const between = [...new Set(told.flatMap(({ start = [], path = [], end = [] }) => [...start, ...path, ...end]))];
  return { start: start.filter((place) => !end.includes(place)), end, path: between.filter((place) => !start.includes(place) && !end.includes(place)), taken: all("taken"), turned: all("turned") };
}

export const placesOf = (marks: Marks): string[] => [...new Set(Object.values(marks).flatMap((places: string[] | undefined) => places ?? []))];
