// What a game's own table is to the frame around it.

import type { Component, Snippet } from "svelte";
import type { Playback } from "../table/playback.svelte";
import type { GameEvent, Logged, Move, News, Table, View } from "../wire/messages";
import type { Question } from "../wire/question.svelte";

export interface PictureProps {
  /** As it is shown: of what is still being told, the view before. */
  view: View;
  table: Table;
  log: Logged[];
  /** What is asked of the viewer, or has just been shown, in words. */
  prompt: string;
  /** What has just happened, to be told. */
  news: News;
  playback: Playback;
  /** A decision of mine is on its way, or something is still being told: nothing can be decided for a moment. */
  busy: boolean;
  undo: boolean;
  /** Several people share this screen: hide my hand as soon as I have decided. */
  shared: boolean;
  /** A finished game is being looked at: nothing can be played. */
  replaying: boolean;
  /** What a replay shows beside the board, which stays where it is in play. */
  beside?: Beside | null;
  onmoves: (moves: number[]) => void;
  onundo: () => void;
  /** What the server can be asked about this game. */
  questions: string[];
  onask: ((what: string) => Question) | null;
  /** A move that the server has advised, for the picture to point out if it can. */
  advised: number | null;
  /** Plays again after the end, the same deal if wished; null if one only looks on. */
  onagain: ((same: boolean) => void) | null;
}

export interface Beside {
  /** Goes through the game; null where the page itself has it at hand, under the thumb. */
  controls: Snippet | null;
  /** Where the game was decided, in the story's place. */
  analysis: Snippet | null;
}

/** How a seat is drawn in a curve. */
export interface SeatLook {
  colour: string;
  /** What can be read on the colour. */
  ink: string;
  /** Which of the seats' shapes it has. */
  shape: number;
}

export interface TimeProps {
  view: View;
  table: Table;
  log: Logged[];
  playback: Playback;
  /** Whom "you" means; on a shared screen nobody. */
  mine: number;
}

export interface GameTable {
  Picture: Component<PictureProps>;
  /** How far the game is, for the top bar. */
  Time: Component<TimeProps> | null;
  /** The picture shows the seats itself. */
  drawsSeats: boolean;
  /** The picture tells the result itself. */
  drawsEnding?: boolean;
  /** The picture asks for hints and shows them itself. */
  drawsHints?: boolean;
  /** The picture needs all that has happened; otherwise `log` begins somewhere, and older events come when they are read. */
  readsWholeLog?: boolean;
  /** Over which part of the picture a hint may lie, what of it a move needs, and what else is better left free: selectors. */
  board?: string;
  needs?(move: Move): string;
  rather?: string;
  /** The colour of a seat's pieces, if it is not that of its place at the table. */
  look?(seat: number, view: View): SeatLook;
  /** A move in a few words; without it notation has to do. */
  moveName?(move: Move): string;
  /** What is asked of the viewer now. */
  prompt(view: View, table: Table): string;
  /** What happened, as sentences for the log; the view is of then or later. */
  sentences(event: GameEvent, table: Table, mine: number, view: View): string[];
  /** How it ended, if the frame's own words do not fit. */
  outcome?(table: Table): string;
  /** Between the parts of one decision: undo goes on to where it began. */
  halfway?(view: View): boolean;
  /** The id of the rule that matters now. */
  rule(view: View): string | null;
  /** Keys beyond those of every table, each with the code of what it does. */
  keys?: [key: string, code: string][];
}
