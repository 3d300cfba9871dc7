// A table as the frame around it knows it: the contract with every gap filled, and what only the page's own tables have.

import type { Component, Snippet } from "svelte";
import type { Playback } from "../table/playback.svelte";
import type { Coaching, Stead } from "../table/stead";
import type { GameEvent, Logged, Move, News, Table, View } from "../wire/messages";
import type { Question } from "../wire/question.svelte";
import type { Host, Mounted, TableModule, TableState } from "./contract";

export type { SeatLook } from "./contract";

/** What a Svelte component that draws a table is given: a state that changes by itself, with a playback that it fills, and what
    a replay wants to see beside the board. None of this is promised to tables of other packages. */
export interface PictureProps extends Omit<TableState, "events"> {
  /** What has just happened, to be told. */
  news: News;
  playback: Playback;
  /** What a replay shows beside the board, which stays where it is in play. */
  beside?: Beside | null;
  /** Who speaks in the prompt's place, and whether that is a guide, who needs more room than a prompt. */
  stead?: Stead | null;
  guided?: boolean;
  /** In a lesson: the only moves that are lit, and what a glass brings closer. */
  only?: number[] | null;
  closeUp?: string | null;
  /** In a coached game: what is explained beside the prompt. */
  coach?: Coaching | null;
  onmoves: (moves: number[]) => void;
  onundo: () => void;
  onask: ((what: string) => Question) | null;
  /** Plays again after the end, the same deal if wished; null if one only looks on. */
  onagain: ((same: boolean) => void) | null;
}

export interface Beside {
  /** Goes through the game; null where the page itself has it at hand, under the thumb. */
  controls: Snippet | null;
  /** Where the game was decided, in the story's place. */
  analysis: Snippet | null;
}

export interface TimeProps {
  view: View;
  table: Table;
  log: Logged[];
  playback: Playback;
  /** Whom "you" means; on a shared screen nobody. */
  mine: number;
}

export interface GameTable extends Omit<TableModule, "mount" | "sentences" | "moveName" | "rule" | "outcome"> {
  mount(element: HTMLElement, host: Host, picture: PictureProps): Mounted;
  /** Of another package: it knows nothing of what a replay shows beside the board, so the page shows it around the table. */
  outside?: boolean;
  /** How far the game is, for the top bar. */
  Time?: Component<TimeProps>;
  /** The picture needs all that has happened; otherwise `log` begins somewhere, and older events come when they are read. */
  readsWholeLog?: boolean;
  sentences(event: GameEvent, table: Table, mine: number, view: View): string[];
  /** `view`: of the position in which it is played. */
  moveName?(move: Move, view?: View): string;
  rule?(view: View): string | null;
  outcome?(table: Table): string | null;
}
