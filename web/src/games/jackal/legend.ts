// Which things of the legend lie where.

import { tileOf } from "./faces";
import type { Jackal } from "./kinds";
import { faceOf } from "./sentences";

/** "arrow3" is an arrow, "chest2" a chest, and a plane that has flown an empty tile. */
export const thingOf = (tile: string): string => (tile === "plane-used" ? "empty" : tile.replace(/\d$/, ""));

/** What lies and stands on a cell. */
export function things(game: Jackal, cell: string): string {
  const ship = game.crews.some((crew) => crew.ship === cell);
  const pirate = game.crews.some(({ pirates }) => pirates.some((one) => one.cell === cell && one.state !== "aboard"));
  return [ship ? "ship" : thingOf(tileOf(faceOf(game, cell))), ...(game.coins[cell] ? ["coin"] : []), ...(pirate ? ["pirate"] : [])].join(" ");
}
