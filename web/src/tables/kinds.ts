// What a game's own table is to the frame around it.

import type { Component } from "svelte";
import type { GameEvent, Logged, Table, View } from "../wire/messages";

export interface PictureProps {
  view: View;
  table: Table;
  log: Logged[];
  /** What is asked of the viewer, in words. */
  prompt: string;
  /** What has just happened, to be played back. */
  news: { serial: number; events: Logged[] };
  /** A decision of mine is on its way. */
  sending: boolean;
  undo: boolean;
  /** Several people share this screen: hide my hand as soon as I have decided. */
  shared: boolean;
  /** A finished game is being looked at: nothing can be played. */
  replaying: boolean;
  onmoves: (moves: number[]) => void;
  onundo: () => void;
  /** The picture is telling something; the frame waits with curtains and results. */
  onbusy: (busy: boolean) => void;
}

export interface TimeProps {
  view: View;
  table: Table;
  log: Logged[];
}

export interface GameTable {
  Picture: Component<PictureProps>;
  /** How far the game is, for the top bar. */
  Time: Component<TimeProps> | null;
  /** The picture shows the seats itself. */
  drawsSeats: boolean;
  /** What is asked of the viewer now. */
  prompt(view: View, table: Table): string;
  /** What happened, as sentences for the log. */
  sentences(event: GameEvent, table: Table, mine: number): string[];
  /** The id of the rule that matters now. */
  rule(view: View): string | null;
}
