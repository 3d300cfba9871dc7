import type { GameTable } from "./kinds";

const OWN: Record<string, () => Promise<{ default: GameTable }>> = {
  "ard-ri": () => import("./ard-ri"),
  jackal: () => import("./jackal"),
  "twelve-patrols": () => import("./twelve-patrols"),
};

/** The game's own table, or the plain one for games that have none. */
export async function tableOf(game: string): Promise<GameTable> {
  const found = OWN[game] ?? (() => import("./plain"));
  return (await found()).default;
}
