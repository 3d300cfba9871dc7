import { words } from "../words/words.svelte";
import type { GameTable } from "./kinds";

const OWN: Record<string, () => Promise<{ default: GameTable }>> = {
  "ard-ri": () => import("./ard-ri"),
  "jack-rabbits": () => import("./jack-rabbits"),
  jackal: () => import("./jackal"),
  "twelve-patrols": () => import("./twelve-patrols"),
};

/** The game's own table, or the plain one for games that have none, with its sentences. */
export async function tableOf(game: string): Promise<GameTable> {
  const found = OWN[game] ?? (() => import("./plain"));
  const [table] = await Promise.all([found(), words.learn(game)]);
  return table.default;
}
