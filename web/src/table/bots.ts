import { games } from "../wire/ask";
import type { GameInfo } from "../wire/messages";

let known: Promise<GameInfo[]> | null = null;

/** The best bot that plays a game. */
export async function strongest(game: string): Promise<string | undefined> {
  known ??= games();
  return (await known).find((info) => info.id === game)?.bots.at(-1);
}
