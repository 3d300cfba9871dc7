import type { Move, View } from "../../wire/messages";

export const SIDES = ["N", "NE", "SE", "S", "SW", "NW"] as const;
export type Side = (typeof SIDES)[number];

/** Clubs, spades, hearts, diamonds, in the order in which the land's tiles are listed. */
export const SUITS = ["c", "s", "h", "d"] as const;
export type Suit = (typeof SUITS)[number];

/** A laid tile: `turn` names the sides its roads lead to, or the way a rhombus stretches. */
export interface Laid {
  tile: string;
  at: [number, number];
  turn: string;
}

export interface SeatTable {
  /** A tile's name, "underground" or "off-board". */
  at: string;
  hand: number;
  /** One's own hand, or what is known of another's. */
  cards: string[];
  display: string[];
  laid: string[];
  capital: string | null;
  answered: boolean;
}

export interface Route {
  to: string;
  price: number;
  spends: string[];
  moves: number[];
  tiles: string[];
}

export interface Building {
  mode: "strict" | "free";
  seat: number;
  left: Record<Shape, number>[];
  tiles: string[][];
  tile: string | null;
  at: [number, number] | null;
}

export type Shape = "hexagon" | "rhombus" | "triangle";

export type Step =
  | "dealing" | "calling" | "passport" | "rolling" | "lottery" | "prize" | "discarding" | "journey" | "on-road" | "passing" | "paying"
  | "riding" | "in-caves" | "flying" | "challenge" | "challenger-shows" | "visitor-shows" | "audience" | "basket" | "fighting"
  | "stealing" | "giving-up" | "displaying" | "offering-diamonds" | "offering-points" | "answering" | "laying" | "increment" | "after"
  | "dealing-tiles" | "choosing-shape" | "flipping" | "choosing-tile" | "placing" | "turning";

export type Purpose = "trek" | "merchant" | "tavern" | "cave" | "shortfall" | "claim" | "market";

export interface Offer {
  to: number;
  suit: Suit;
  diamonds: number;
  points: number | null;
}

export interface JackRabbits {
  land: { tiles: Laid[] };
  building: Building | null;
  /** Where a journey can go from here, for the seat that is asked. */
  routes: Route[] | null;
  step: Step;
  mover: number;
  turn: number;
  quest: "simple" | "diverse" | "monarchic" | "diverse_monarchic" | "tribal";
  dice: [number, number] | null;
  pile: number;
  discard: string[];
  /** Royals, and "joker" once or twice. */
  aisle: string[];
  /** The seat whose carrot lies on a royal's tile. */
  carrots: Record<string, number>;
  road: { tile: string; from: Side } | null;
  payment: { for: Purpose; due: number; suits: Suit[] } | null;
  passport: { card: string; worth: number } | null;
  basket: string[];
  challenger: number | null;
  fight: { seats: [number, number]; strength: [number, number] } | null;
  offer: Offer | null;
  seats: SeatTable[];
  winner: number | null;
}

export type RabbitsView = View<JackRabbits>;

/** A described move; which details there are depends on its kind. */
export interface RabbitsMove extends Move {
  card?: string;
  high?: boolean;
  tile?: string;
  side?: Side;
  to?: string;
  cave?: string;
  seat?: number;
  suit?: Suit;
  points?: number;
  shape?: Shape;
  at?: [number, number];
  turn?: string;
  turns?: string[];
  breaks?: string[];
}
