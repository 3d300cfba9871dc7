import type { Move, Saying, View } from "../../wire/messages";
import type { Suit } from "./cards";

export interface SeatTable {
  hand: number;
  cards: string[] | null;
  /** A card, "pass", "hidden", or nothing yet. */
  chosen: string | null;
  herd: string[];
  best: Record<Suit, string | null>;
  /** The suits of which there is no card. */
  missing: Suit[];
  /** The best card of each suit, added up. */
  total: number;
  /** What of it counts now: nothing while a suit is missing, before the last year. */
  worth: number;
  nobles: number;
}

export interface ArdRi {
  year: number;
  season: "deal" | "spring" | "summer" | "autumn" | "after";
  deck: number;
  centre: string[];
  discard: string[];
  /** The cards of one's hand that cannot be played now, and why. */
  refused: Record<string, Saying>;
  seats: SeatTable[];
}

export type ArdRiView = View<ArdRi>;

export interface Winter {
  kind: "winter";
  cards: (string | null)[];
  /** Every Warrior that falls, by the hand of the strongest. */
  kills: { by: number; of: number }[];
  winner: number | null;
  by: "warrior" | "cattle" | null;
  trick: string[];
  /** The outcome in one sentence. */
  verdict: Saying;
}

export interface ArdRiMove extends Move {
  kind: "play" | "pass";
  card?: string;
  /** What it can do. */
  tip?: Saying;
}

export interface Spring {
  kind: "spring";
  cards: (string | null)[];
}
