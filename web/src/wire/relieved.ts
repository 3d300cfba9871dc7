import type { Table, View } from "./messages";

/** What a seat sees: while a bot plays for it, everything but a question. */
export function relieved(view: View | null, table: Table | null): View | null {
  if (!view || (table?.seats[view.seat]?.bot ?? null) === null) return view;
  return { ...view, moves: [], waiting: view.waiting.filter((seat) => seat !== view.seat) };
}
