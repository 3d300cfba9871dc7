import { words } from "../words/words.svelte";
import type { GameTable } from "./kinds";

/** Every game whose folder lies here has a table of its own. */
const OWN = import.meta.glob<{ default: GameTable }>("./*/index.ts");

/** The game's own table, or the plain one for games that have none, with its sentences. */
export async function tableOf(game: string): Promise<GameTable> {
  const found = OWN[`./${game}/index.ts`] ?? OWN["./plain/index.ts"]!;
  const [table] = await Promise.all([found(), words.learn(game)]);
  return table.default;
}
