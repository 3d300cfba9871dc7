// What the server is asked: one question during the game, and a review after it.

import { reviewOf } from "../../replay/reviews";
import { Question } from "../../wire/question.svelte";

export class Asked {
  question = $state.raw<Question | null>(null);
  review = $state.raw<Question | null>(null);

  constructor(private readonly ask: (what: string) => Question | null) {}

  /** Asks; the same once more ends it. */
  toggle(what: string): void {
    const same = this.question?.what === what;
    this.close();
    if (!same) this.question = this.ask(what);
  }

  close(): void {
    this.question?.stop();
    this.question = null;
  }

  askReview(): void {
    this.review = this.ask("review");
  }

  /** A review that was made before, as if it had been asked for just now. */
  recallReview(match: string): void {
    const known = reviewOf(match);
    if (!known) return;
    this.review = new Question("review", () => undefined);
    this.review.hear({ result: known });
  }

  leave(): void {
    this.question?.stop();
    this.review?.stop();
  }
}
