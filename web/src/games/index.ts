import { words } from "../words/words.svelte";
import { cards } from "./cards.svelte";
import type { Host } from "./contract";
import type { GameTable } from "./kinds";
import { outsideTable } from "./outside";
import { plainTable } from "./plain/table";

/** Every game whose folder lies here has a table of the page's own. */
const OWN = import.meta.glob<{ default: GameTable }>("./*/index.ts");

/** The table of the host's game, with its sentences: of the page, of the game's package, or the plain one. */
export async function tableOf(host: Host): Promise<GameTable> {
  const [table] = await Promise.all([found(host), words.learn(host.game)]);
  return table;
}

async function found(host: Host): Promise<GameTable> {
  const own = OWN[`./${host.game}/index.ts`];
  if (own) return (await own()).default;
  const address = (await cards.of(host.game))?.table;
  return address ? outsideTable(address, host) : plainTable(host.game);
}
