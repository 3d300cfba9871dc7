// A coach beside a game: explains each new thing once, when it first happens, and never again.

import type { GameTable } from "../games/kinds";
import { explained, hasCoach, keepExplained, setCoach } from "../memory/coached";
import type { Coaching } from "../table/stead";
import type { Logged, View } from "../wire/messages";
import { say, words } from "../words/words.svelte";
import { come } from "./coaching";
import { guideOf } from "./guides";

export class Coach {
  readonly #game: string;
  on = $state(false);
  #waiting = $state.raw<{ id: string; says: string }[]>([]);
  #heard = 0;

  constructor(game: string) {
    this.#game = game;
    this.on = hasCoach(game);
    if (this.on) void words.learnLessons(game);
  }

  set(on: boolean) {
    this.on = on;
    setCoach(this.#game, on);
    if (on) void words.learnLessons(this.#game);
    else this.#waiting = [];
  }

  /** What has been shown, and what is asked now. */
  hear({ coach = [] }: GameTable, view: View, log: Logged[]) {
    const fresh = log.filter(({ ply }) => ply > this.#heard).map(({ event }) => event);
    this.#heard = log.at(-1)?.ply ?? 0;
    if (!this.on) return;
    const told = [...explained(this.#game), ...this.#waiting.map(({ id }) => id)];
    const found = come(coach, view.waiting.includes(view.seat) ? (view.prompt?.code ?? "") : "", fresh, told);
    if (found.length) this.#waiting = [...this.#waiting, ...found];
  }

  get said(): Coaching | null {
    const [first] = this.#waiting;
    return this.on && first && words.has(first.says) ? { text: say(first.says), guide: guideOf(this.#game, "glad"), ondone: () => this.next() } : null;
  }

  /** Read, or played on: what was said is not said again. */
  next() {
    const [first, ...rest] = this.#waiting;
    if (first) keepExplained(this.#game, first.id);
    this.#waiting = rest;
  }
}
