import type { Move, View } from "../../wire/messages";
import type { PURPOSES, QUESTS, SHAPES, STEPS } from "./generated";

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
  /** How many cards of it are beyond the limit. */
  excess: number;
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

export type Shape = (typeof SHAPES)[number];

export type Step = (typeof STEPS)[number];

export type Purpose = (typeof PURPOSES)[number];

/** The cards that a seat is asked for. */
export interface Wanted {
  /** Where they are: in one's hand, or in the market. */
  from: "hand" | "discard";
  /** Those that may be chosen, and what each counts. */
  cards: Record<string, number>;
  /** What an Ace counts that is named high, where it may be. */
  high: number | null;
  /** What the first Ace counts that is spent, if it becomes capital. */
  first_ace: number | null;
  /** Points that are missing, where points count. */
  due: number | null;
  /** How many cards, where that is fixed. */
  exactly: number | null;
  /** A royal must be among them, so that a carrot comes free. */
  royal: boolean;
  /** A card that is enough by itself: the queen's at her palace. */
  alone: string | null;
  /** After the cards comes the end of the choice. */
  ends: boolean;
  /** The most that could be paid for a basket. */
  purse: number | null;
}

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
  quest: (typeof QUESTS)[number];
  dice: [number, number] | null;
  pile: number;
  discard: string[];
  /** Royals, and "joker" once or twice. */
  aisle: string[];
  /** The seat whose carrot lies on a royal's tile. */
  carrots: Record<string, number>;
  road: { tile: string; from: Side } | null;
  payment: { for: Purpose; due: number; suits: Suit[] } | null;
  task: Wanted | null;
  royal_worths: Record<string, number>;
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
  /** Of a place: the turns that are possible there, the moves that choose them, and the guidelines that each would break. */
  turns?: string[];
  turn_moves?: number[];
  turn_breaks?: string[][];
  breaks?: string[];
}
