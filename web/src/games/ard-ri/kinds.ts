import type { View } from "../../wire/messages";
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
  seats: SeatTable[];
}

export type ArdRiView = View<ArdRi>;

export interface Winter {
  kind: "winter";
  cards: (string | null)[];
  winner: number | null;
  by: "warrior" | "cattle" | null;
  trick: string[];
}

export interface Spring {
  kind: "spring";
  cards: (string | null)[];
}
