// Playing back what happened: one frame after the other, then the view as it is.

import type { Frame } from "./frames";
import type { Jackal } from "./kinds";

/** More than this is not watched but passed over. */
const LONGEST = 40;
const HURRIED = 12;

export class Tale {
  game = $state.raw<Jackal | null>(null);
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended: () => void = () => undefined;

  get telling(): boolean {
    return this.game !== null;
  }

  tell(frames: Frame[], ended: () => void): void {
    this.#ended = ended;
    this.#queue.push(...frames);
    if (this.#queue.length > LONGEST) this.#queue = this.#queue.slice(-HURRIED);
    if (!this.telling) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    if (!this.telling) return;
    this.game = null;
    this.#ended();
  }

  #next(): void {
    const frame = this.#queue.shift();
    if (!frame) return this.stop();
    this.game = frame.game;
    const pace = this.#queue.length > HURRIED ? 0.4 : 1;
    this.#timer = setTimeout(() => this.#next(), frame.ms * pace);
  }
}
