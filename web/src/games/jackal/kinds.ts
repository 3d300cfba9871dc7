import type { Move, Saying, View } from "../../wire/messages";
import type { CREWS, ELSEWHERE } from "./generated";

export type Crew = (typeof CREWS)[number];

export type Condition = "dead" | "aboard" | "swimming" | "trapped" | "drunk" | "spinning" | "free";

export interface PirateTable {
  cell: string | null;
  /** On a spinning tile, from 1; else 0. */
  step: number;
  of: number;
  state: Condition;
}

export interface CrewTable {
  crew: Crew;
  seat: number;
  side: number;
  ship: string;
  bank: number;
  pirates: PirateTable[];
}

export interface Jackal {
  crew: Crew;
  /** Open tiles by cell: "chest3", "arrow1:ne". */
  tiles: Record<string, string>;
  /** Coins by place: "e4", or "e4/2" for a step. */
  coins: Record<string, number>;
  crews: CrewTable[];
  lost: number;
  left: number;
  /** What is still face down. */
  bag: Record<string, number>;
  plane_used: boolean;
  idle: number;
  chain: { crew: Crew; mate: number; coin: boolean; trail: string[]; flies: boolean } | null;
  /** For whoever is asked. */
  refusals: Refusals | null;
  /** What ended the game. */
  why: Saying | null;
}

/** The codes of reasons by cell, and for all others. */
export type Reasons = Record<string, string> & Record<typeof ELSEWHERE, string>;

/** Why nothing starts on a cell, and why a pirate cannot go from his place to another, empty-handed or with a coin. */
export interface Refusals {
  start: Reasons;
  to: Record<string, Reasons>;
  laden: Record<string, Reasons>;
}

/** What a move comes to. */
export type Sign = "open" | "hit" | "drown" | "free" | "aboard" | "death" | "sea" | "sail" | "turn" | "revive" | "stay" | "move";

export type JackalView = View<Jackal>;

export type End = Condition | "closed" | "choice";

/** A described move; which details there are depends on its kind. */
export interface JackalMove extends Move {
  kind: "walk" | "fly" | "turn" | "sail" | "revive" | "on" | "stay";
  /** The place from which it is made: "e4", or "e4/2" on a step of a spinning tile. */
  start: string;
  sign: Sign;
  /** What it will come to, as far as that is known. */
  aim: Saying;
  mate?: number;
  from?: string;
  to?: string;
  coin?: boolean;
  ship?: Crew;
  path?: string[];
  end?: End;
}
