// Who else can play or think about a game, asked once.

import { games } from "../wire/ask";
import type { GameInfo } from "../wire/messages";

let known: Promise<GameInfo[]> | null = null;

/** The best bot that plays a game. */
export async function strongest(game: string): Promise<string | undefined> {
  return (await infoOf(game))?.bots.at(-1);
}

/** What the server can be asked about a game. */
export async function questionsOf(game: string): Promise<string[]> {
  return (await infoOf(game))?.questions ?? [];
}

async function infoOf(game: string): Promise<GameInfo | undefined> {
  known ??= games();
  return (await known).find((info) => info.id === game);
}
