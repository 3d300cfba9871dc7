// What the server says of its games: asked for once, and again by whoever wants to know anew.

import { games } from "../wire/ask";
import type { GameInfo } from "../wire/messages";

class Cards {
  /** Empty until the server has answered. */
  known = $state.raw<GameInfo[]>([]);
  #asked: Promise<GameInfo[]> | null = null;

  async load(): Promise<GameInfo[]> {
    this.#asked = games();
    try {
      return (this.known = await this.#asked);
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }

  async of(game: string): Promise<GameInfo | undefined> {
    return (await (this.#asked ?? this.load())).find(({ id }) => id === game);
  }

  /** The best bot that plays a game. */
  async strongest(game: string): Promise<string | undefined> {
    return (await this.of(game))?.bots.at(-1);
  }

  /** As far as it is known by now. */
  find(game: string): GameInfo | undefined {
    return this.known.find(({ id }) => id === game);
  }
}

export const cards = new Cards();
