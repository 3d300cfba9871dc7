// What a table asks may be asked by somebody else: a guide who teaches stands in the prompt's place.

import type { Snippet } from "svelte";

/** What the table would have said and offered there. */
export interface Asking {
  text: string;
  tip: string;
  /** The tip says why something cannot be done. */
  refused: boolean;
  actions: Snippet | undefined;
}

export type Stead = Snippet<[Asking]>;

export const STEAD = Symbol("in the prompt's place");
/** What must be large enough for a thumb: the selector of what a glass brings closer. */
export const CLOSE_UP = Symbol("closer");

/** Something new, explained once by the game's guide. */
export interface Coaching {
  text: string;
  guide: string;
  ondone: () => void;
}

export const COACH = Symbol("what a coach explains");
