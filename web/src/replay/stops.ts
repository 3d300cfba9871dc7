import type { Logged } from "../wire/messages";

/** Where a replay stops: before the first decision, after each decision, and after a run of outcomes. Their numbers are the steps
    that the page, the terminal and a review speak of (study/analysis.py). */
export function stops(events: Logged[]): number[] {
  const decided = events.findIndex(({ event }) => event.by >= 0);
  const first = decided < 0 ? events.length : decided;
  const after = events.slice(first).flatMap(({ ply, event }, index) => (event.by >= 0 || (events[first + index + 1]?.event.by ?? 0) >= 0 ? [ply] : []));
  return [first, ...after];
}
