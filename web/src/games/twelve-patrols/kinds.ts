import type { Move, Saying, View } from "../../wire/messages";
import type { COLOURS, KINDS, SIDES } from "./generated";

export type Side = (typeof SIDES)[number];
export type Colour = (typeof COLOURS)[number];
export type Kind = (typeof KINDS)[number];

/** What a side of a card wants. */
export interface Want {
  kind: Kind;
  n: number;
}

export interface CardFace extends Record<Side, Want[]> {
  name: string;
  letters: string;
  picture: string;
}

export type Standing = "outside" | "undecided" | "open" | "met" | "hopeless" | "broken";

/** A requirement of a placed card: what it wants, in which spots, and how it stands. */
export interface Requirement extends Want {
  card: number;
  cell: string;
  side: Side;
  spots: string[];
  /** What the patrol in each of them adds: a number, or the letters of its colours; null while there is none. */
  parts: (number | string | null)[];
  have: number;
  state: Standing;
}

export type Why = { kind: "no-patrol"; spot: string; patrols: number } | { kind: "no-place"; patrols: number };

/** Cells are called "b2", spots by their two cells ("a1b1"), items "w4" (a white die) or "w" (a white cube). */
export interface TwelvePatrols {
  deck: string;
  frame: "fixed" | "floating";
  cards: CardFace[];
  placed: Record<string, number>;
  display: number[];
  unseen: number[];
  tray: Record<string, number>;
  discarded: Record<string, number>;
  patrols: Record<string, string[]>;
  building: { spot: string; items: string[] } | null;
  turning: boolean;
  phase: "roll" | "deal" | "card" | "patrol" | "over";
  free: string[];
  forced: string[];
  sides: Requirement[];
  put: number;
  spot_numbers: Record<string, number>;
  item_numbers: Record<string, number>;
  result: "won" | "lost" | null;
  why: Why | null;
  /** How it ended, in a sentence. */
  ending: Saying | null;
}

export type PatrolsView = View<TwelvePatrols>;

/** A decision, or a card that is turned up, as the rules describe it. */
export type Act =
  | { kind: "deal"; card: number }
  | { kind: "place"; card: number; cell: string }
  | { kind: "put"; spot: string; item: string }
  | { kind: "done" }
  | { kind: "end" }
  | { kind: "discard"; item: string }
  | { kind: "set"; die: string; to: number };

export type PatrolsMove = Move & Act;

/** Patrols that are planned but not yet sent: what shall ride in which spot. */
export type Plan = Record<string, string[]>;

/** A die to be turned: what is given up for it, which die, and its new face. */
export interface Turning {
  give: string | null;
  die: string | null;
  face: number | null;
}

// What the server answers to questions

export interface Winnable {
  verdict: "yes" | "no" | "unknown";
  /** Of the orders of the cards face down that could still be won, if that was found out in time. */
  share: number | null;
  low: number | null;
  high: number | null;
  exact: boolean;
}

export interface Hint {
  moves: number[];
  described: Act[];
  share: number | null;
  reason: { code: string; [detail: string]: unknown } | null;
}

export interface Review {
  could: "yes" | "no" | "unknown";
  /** Which of the player's decisions lost it, counted from 0. */
  decision: number | null;
  /** Before each card. */
  chances: { card: number; share: number }[];
  line: { move: number; described: Act }[];
}
