// What a game's table is to the page: an ES module in plain JavaScript or anything that compiles to it.
//
// A game of another package puts it at `page/table.js` of its package, with whatever it imports relatively beside it. Only `mount`
// must be there; everything else has a default. The tables of the page itself keep the same contract, through svelte-adapter.ts.

import type { GameEvent, Logged, Move, Table, Trouble, View } from "../wire/messages";

export type { GameEvent, Logged, Move, Table, Trouble, View };

/** The module. */
export interface TableModule {
  /** Draws the table into an element that is empty and the table's own. `update` follows at once, and again after every change. */
  mount(element: HTMLElement, host: Host): Mounted;
  /** What happened, as sentences for the log. `mine` is whom "you" means, the view that of then or later. By default what the
      event brings as `say`; or else the sentences `GAME-event-KIND` of the game's own locale files, with the event's fields, and
      `name` and `you` of its `seat` or of who did it, as arguments. */
  sentences?(event: GameEvent, table: Table, mine: number, view: View, host: Host): string[];
  /** A move in a few words. By default the sentence `GAME-move-KIND` with the move's fields, or else its notation. */
  moveName?(move: Move, host: Host): string;
  /** The id of the rule that matters now: the rulebook opens there. */
  rule?(view: View): string | null;
  /** How it ended, if the page's own words (who won) do not fit. */
  outcome?(table: Table, host: Host): string;
  /** How a seat is drawn in the curves after the game, if not in the colour and shape of its place. */
  look?(seat: number, view: View): SeatLook;
  /** Between the parts of one decision: undo goes on to where it began. */
  halfway?(view: View): boolean;
  /** The table shows the seats itself (otherwise the page does, above it), tells the result itself, asks for hints itself. */
  drawsSeats?: boolean;
  /** With the clocks of a match, on a wide screen (otherwise the page does, above it). */
  drawsClocks?: boolean;
  drawsEnding?: boolean;
  drawsHints?: boolean;
  /** Over which part of the table a hint may lie, what of it a move needs, and what else is better left free: CSS selectors. */
  board?: string;
  needs?(move: Move): string;
  rather?: string;
  /** Where a place lies that an event's `marks` name: a CSS selector. By default the element with `data-place="NAME"`; marks are
      drawn by the page in its `::after`, so it must not be static. */
  place?(name: string): string;
  /** For lessons: what to press for a move, the last thing first: the first that is there is pointed at; what must be
      large enough for a thumb, if it is not what a move needs; and what is dimmed, if it is not the board: CSS selectors. */
  closer?(move: Move, task: { view: View; whole: number[]; asked: string[] }): string;
  press?(move: Move, task: { view: View; whole: number[]; asked: string[] }): string[];
  dims?: string;
  /** Names of things on the table, in an order to be read: an element with `data-means="NAME OTHER"` tells what it is where one
      points at it, with the sentences `GAME-means-NAME`. */
  legend?: readonly string[];
  /** For a coached first game: when is what explained, `says` being the code of a sentence. */
  coach?: readonly Moment[];
  /** Keys beyond those of every table, each with the code of the sentence that says what it does. */
  keys?: [key: string, code: string][];
}

/** Something to be explained when it first happens: an event names it among its `moments`, or it is asked for. */
export interface Moment {
  readonly id: string;
  readonly says: string;
  readonly prompt: string;
}

/** A table that stands. */
export interface Mounted {
  /** Shows a state. It is a whole one, not a difference, and must not be changed. */
  update(state: TableState): void;
  /** The page takes the element away: stop timers, let go of listeners outside of it. */
  destroy(): void;
}

/** What the page does for a table. It stays the same as long as the table stands; `seat` and `lang` are always as they are now. */
export interface Host {
  /** The game's id. */
  readonly game: string;
  /** The seat that looks, or -3 for somebody who only watches. */
  readonly seat: number;
  /** The reader's language: en, es, ru. An `update` follows when it changes. */
  readonly lang: string;
  /** The address of the folder that the module lies in, with a slash at the end: `base + "die.svg"`. */
  readonly base: string;
  /** Whether the reader wants things to stand still. */
  readonly reducedMotion: boolean;
  /** A sentence from the game's own locale files or the page's; the code itself if there is none. */
  say(code: string, args?: Record<string, unknown>): string;
  /** Whether there is such a sentence. */
  has(code: string): boolean;
  /** The name of whoever sits there. Whoever looks (`seat`) is better called `say("page-you")`, unless the screen is shared. */
  nameOf(seat: number): string;
  /** Decides: one move, or several that belong together. What comes of it is told by `update`. */
  play(moves: number[]): void;
  /** Takes back my last decision, where the state's `undo` says that it can be. */
  undo(): void;
  /** Asks the server to think about one of the state's `questions`, and tells what it says as often as there is news.
      Returns what ends the thinking. */
  ask(what: string, onchange: (asked: Asked) => void): () => void;
  /** After the end: plays again, the same deal if wished and possible. */
  again(same: boolean): void;
}

/** How far the server has come with a question. */
export interface Asked {
  /** From 0 to 1. */
  progress: number;
  /** Null as long as it thinks. */
  answer: unknown;
  /** Why there will be no answer. */
  trouble: Trouble | null;
}

/** Everything a table needs to draw itself. */
export interface TableState {
  /** What the viewer sees: `view.table` is the game's own part, `view.moves` are the moves to choose from (none: not asked). */
  view: View;
  /** Who sits where, the options, the result: what is public about the match. */
  table: Table;
  /** Everything that has happened, as far as it is known here; the oldest events may be missing. */
  log: Logged[];
  /** What has happened since the last `update`: for animations. Empty at the first one and in a replay. */
  events: Logged[];
  /** What is asked of the viewer, in words; also what has just been said. */
  prompt: string;
  /** A decision is on its way: nothing can be decided for a moment. */
  busy: boolean;
  /** My last decision can be taken back. */
  undo: boolean;
  /** Several people share this screen: hide what is secret as soon as its owner has decided. */
  shared: boolean;
  /** A finished game is being looked at: nothing can be played. */
  replaying: boolean;
  /** A move that the server has advised, to be pointed out. */
  advised: number | null;
  /** What the server can be asked about this game: "hint" and others. Empty for somebody who only watches. */
  questions: string[];
}

/** How a seat is drawn in a curve. */
export interface SeatLook {
  colour: string;
  /** What can be read on the colour. */
  ink: string;
  /** Which of the seats' shapes it has, 0 to 5. */
  shape: number;
}
