import type { GameTable, SeatLook } from "../games/kinds";
import type { Table, View } from "../wire/messages";

/** How each seat is drawn in curves and marks. */
export function looksOf(table: Table, game: GameTable, view: View): SeatLook[] {
  return table.seats.map(({ seat }) => game.look?.(seat, view) ?? { colour: `var(--seat-${seat % 6})`, ink: "#fff", shape: seat });
}
