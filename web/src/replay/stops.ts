import type { Logged } from "../wire/messages";

/** Where a replay stops: at the start, after each decision, and after a run of outcomes (a deal is one step). */
export function stops(events: Logged[]): number[] {
  const after = events.flatMap(({ ply, event }, index) => (event.by >= 0 || (events[index + 1]?.event.by ?? 0) >= 0 ? [ply] : []));
  return [0, ...after];
}
