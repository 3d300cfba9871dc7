import type { Move, View } from "../../wire/messages";

export const CREWS = ["white", "red", "black", "yellow"] as const;
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
  chain: { crew: Crew; mate: number; coin: boolean; trail: string[] } | null;
}

export type JackalView = View<Jackal>;

export type End = Condition | "closed" | "choice";

/** A described move; which details there are depends on its kind. */
export interface JackalMove extends Move {
  kind: "walk" | "fly" | "turn" | "sail" | "revive" | "on" | "stay";
  mate?: number;
  from?: string;
  to?: string;
  coin?: boolean;
  ship?: Crew;
  path?: string[];
  end?: End;
}
