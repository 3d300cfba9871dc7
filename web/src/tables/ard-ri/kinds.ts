import type { View } from "../../wire/messages";
import type { Suit } from "./cards";

export interface SeatTable {
  hand: number;
  cards: string[] | null;
  /** A card, "pass", "hidden", or nothing yet. */
  chosen: string | null;
  herd: string[];
  best: Record<Suit, string | null>;
  total: number;
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
