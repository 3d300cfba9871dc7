import type { Trouble } from "./messages";

/** Something the server was asked to think about: how far it is, and in the end its answer. */
export class Question<Answer = unknown> {
  static #asked = 0;

  readonly id = ++Question.#asked;
  /** From 0 to 1. */
  progress = $state(0);
  answer = $state.raw<Answer | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  #stopped = $state(false);
  #stop: () => void;

  constructor(readonly what: string, stop: () => void) {
    this.#stop = stop;
  }

  /** The server is still thinking. */
  get open(): boolean {
    return this.answer === null && this.trouble === null && !this.#stopped;
  }

  hear({ progress, result, error }: { progress?: number; result?: unknown; error?: Trouble }): void {
    if (!this.open) return;
    if (progress !== undefined) this.progress = progress;
    if (result !== undefined) this.answer = result as Answer;
    if (error !== undefined) this.trouble = error;
  }

  stop(): void {
    if (this.open) this.#stop();
    this.#stopped = true;
  }
}
