// A coach beside a game: explains each new thing once, when it first happens, and never again. What happens is a matter of the
// rules: an event names its moments.

import type { Moment } from "../games/contract";
import type { GameTable } from "../games/kinds";
import { explained, hasCoach, keepExplained, setCoach } from "../memory/coached";
import type { Coaching } from "../table/stead";
import type { Logged, View } from "../wire/messages";
import { say, words } from "../words/words.svelte";
import { guideOf } from "./guides";

export class Coach {
  readonly #game: string;
  on = $state(false);
  /** What is asked for the first time: it is said at once. */
  #asked = $state.raw<Moment | null>(null);
  /** What has happened, in its order. */
  #happened = $state.raw<Moment[]>([]);
  #heard: number | null = null;

  constructor(game: string) {
    this.#game = game;
    this.on = hasCoach(game);
    if (this.on) void words.learnLessons(game);
  }

  set(on: boolean) {
    this.on = on;
    setCoach(this.#game, on);
    if (on) void words.learnLessons(this.#game);
    else [this.#asked, this.#happened, this.#heard] = [null, [], null];
  }

  /** What has been shown, and what is asked now. Whoever comes later hears of what has happened since their last decision. */
  hear({ coach = [] }: GameTable, view: View, log: Logged[]) {
    const heard = this.#heard ?? log.filter(({ event }) => event.by === view.seat).at(-1)?.ply ?? 0;
    const names = log.filter(({ ply }) => ply > heard).flatMap(({ event }) => event.moments ?? []);
    this.#heard = log.at(-1)?.ply ?? 0;
    const known = [...explained(this.#game), ...this.#happened.map(({ id }) => id)];
    const fresh = coach.filter(({ id }) => !known.includes(id));
    const prompt = view.waiting.includes(view.seat) ? view.prompt?.code : undefined;
    this.#asked = fresh.find((moment) => moment.prompt && moment.prompt === prompt) ?? null;
    this.#happened = [...this.#happened, ...fresh.filter(({ id }) => names.includes(id))];
  }

  get #first(): Moment | undefined {
    return this.#asked ?? this.#happened[0];
  }

  get said(): Coaching | null {
    const first = this.#first;
    return this.on && first && words.has(first.says) ? { text: say(first.says), guide: guideOf(this.#game, "glad"), ondone: () => this.next() } : null;
  }

  /** Read, or played on: what was said is not said again. */
  next() {
    const said = this.#first;
    if (!said) return;
    keepExplained(this.#game, said.id);
    if (this.#asked) this.#asked = null;
    else this.#happened = this.#happened.slice(1);
  }
}
