// Against whom one plays at once: chosen beside the start button, and remembered for each game.

import { recall, remember } from "../memory/box";
import type { GameInfo, Rival } from "../wire/messages";
import { botAbout, botName } from "../words/names";
import { say, words } from "../words/words.svelte";

const KEY = "rivals";

export interface Wanted {
  many: number;
  bot: string;
}

/** What was chosen last, as far as it can still be had. */
export function wanted(game: GameInfo): Wanted {
  const kept = recall<Record<string, Partial<Wanted>>>(KEY, {})[game.id] ?? {};
  const { low, high, default: usual } = game.seats;
  const many = typeof kept.many === "number" && kept.many >= Math.max(1, low - 1) && kept.many < high ? kept.many : usual - 1;
  return { many: high === 1 ? 0 : many, bot: kept.bot !== undefined && game.bots.includes(kept.bot) ? kept.bot : game.default_bot };
}

export function want(game: string, choice: Wanted): void {
  remember(KEY, { ...recall<Record<string, Wanted>>(KEY, {}), [game]: choice });
}

/** How many can be chosen. */
export const numbers = ({ seats: { low, high } }: GameInfo): number[] => Array.from({ length: high }, (_, count) => count).filter((count) => count >= Math.max(1, low - 1));

/** Whom one can play at once: those of the game, weakest first, and bots that whoever runs the server has brought (module:name). */
export function offered(game: GameInfo): Rival[] {
  const own = game.rivals.length ? game.rivals : [{ bot: game.default_bot, titles: {}, line: "" }];
  return [...own, ...game.bots.filter((bot) => bot.includes(":")).map((bot) => ({ bot, titles: {}, line: "" }))];
}

const inMine = (told: Record<string, string>): string | undefined => told[words.lang] ?? told["en"];
export const rivalName = (game: GameInfo, bot: string): string => inMine(find(game, bot)?.titles ?? {}) ?? botName(bot, game.bots);
/** One of the game's own sentences, which come when somebody looks at the rivals. */
export const rivalLine = (game: GameInfo, { bot, line }: Rival): string => (line && words.has(line) ? say(line) : botAbout(bot, game.bots));

const find = (game: GameInfo, bot: string): Rival | undefined => game.rivals.find((rival) => rival.bot === bot);

/** How strong one is among those offered, from 1 to 3. */
export function strength(game: GameInfo, bot: string): number {
  const at = game.rivals.findIndex((rival) => rival.bot === bot);
  return at < 0 ? 0 : 1 + Math.round((2 * at) / Math.max(1, game.rivals.length - 1));
}
