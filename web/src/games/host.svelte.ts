// What the page does for a table, over a connection or in a replay.

import { untrack } from "svelte";
import { nameAt } from "../table/people";
import type { Table } from "../wire/messages";
import type { Question } from "../wire/question.svelte";
import { words } from "../words/words.svelte";
import type { Asked, Host } from "./contract";

/** Where the table stands. */
export interface Place {
  readonly table: Table | null;
  readonly seat: number;
  play(moves: number[]): void;
  undo(): void;
  ask(what: string): Question;
  again(same: boolean): void;
}

export const folderOf = (game: string): string => `/games/${game}/`;

export function hostAt(place: Place): Host {
  return {
    get game() {
      return place.table?.game ?? "";
    },
    get base() {
      return folderOf(this.game);
    },
    get seat() {
      return place.seat;
    },
    get lang() {
      return words.lang;
    },
    get reducedMotion() {
      return matchMedia("(prefers-reduced-motion: reduce)").matches;
    },
    say: words.say,
    has: (code) => words.has(code),
    nameOf: (seat) => (place.table ? nameAt(place.table, seat) : ""),
    play: (moves) => place.play(moves),
    undo: () => place.undo(),
    ask: (what, onchange) => follow(place.ask(what), onchange),
    again: (same) => place.again(same),
  };
}

/** Tells everything that is heard of a question, until it is stopped. */
export function follow(question: Question, onchange: (asked: Asked) => void): () => void {
  const leave = $effect.root(() => {
    $effect(() => {
      const { progress, answer, trouble } = question;
      untrack(() => onchange({ progress, answer, trouble }));
    });
  });
  return () => {
    leave();
    question.stop();
  };
}
