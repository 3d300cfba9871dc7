// Who is who at a table, in words.

import { SPECTATOR, type SeatInfo, type Table, type View } from "../wire/messages";
import { seatName } from "../words/names";
import { say, words } from "../words/words.svelte";

/** A seat's name, or "You": whoever reads is called so everywhere, whatever their name; on a shared screen nobody is. */
export function called(table: Table, seat: number, mine: number): string {
  return seat === mine ? say("page-you") : nameAt(table, seat);
}

export function nameAt(table: Table, seat: number): string {
  const info = table.seats[seat];
  return info ? seatName(info) : "";
}

/** "away" or "not here yet" for a person nobody plays for, otherwise nothing. */
export function absence(seat: SeatInfo): string {
  if (seat.kind === "bot" || seat.here || seat.bot !== null) return "";
  return say(seat.joined ? "page-away" : "page-not-yet");
}

/** "Waiting for Ana and Fergus." Every wait says for whom. */
export function waitingFor(view: View, table: Table): string {
  const names = view.waiting.filter((seat) => seat !== view.seat).map((seat) => nameAt(table, seat));
  return names.length ? say("page-waiting-for", { names: words.list(names) }) : say("page-one-moment");
}

export const asked = (view: View | null): boolean => view !== null && view.seat !== SPECTATOR && view.waiting.includes(view.seat);

/** What is said to somebody who wants to decide now and cannot. */
export const notNow = (busy: boolean): string => say(busy ? "page-one-moment" : "page-not-your-turn");

/** There is nobody to talk to. */
export const playsAlone = (table: Table): boolean => table.seats.length === 1 && table.watching !== "listed";

/** Whether all others at the table are bots. */
export const amongBots = (table: Table): boolean => table.seats.filter(({ kind }) => kind === "person").length === 1;

/** Who won, in a sentence. */
export function outcome(table: Table, mine: number): string {
  const winners = table.seats.filter((seat) => (table.result?.scores[seat.seat] ?? 0) > 0).map((seat) => seat.seat);
  const you = winners.includes(mine) ? "yes" : "no";
  if (winners.length === 0) return say("result-nobody");
  if (winners.length === 1) return say("result-won", { name: nameAt(table, winners[0]!), you });
  return say("result-shared", { names: words.list(winners.filter((seat) => seat !== mine).map((seat) => nameAt(table, seat))), you });
}
