// Cards, and the moves that name them.

import { CARD_MOVES, RANKS } from "./generated";
import type { RabbitsView, Suit } from "./kinds";

const SIGNS: Record<Suit, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };
const ROYALS = ["J", "Q", "K"];

/** A card, and whether an Ace counts high. */
export interface Pick {
  card: string;
  high: boolean;
}

export const isJoker = (card: string): boolean => card === "joker";
export const suitOf = (card: string): Suit => card.at(-1) as Suit;
export const rankOf = (card: string): string => card.slice(0, -1);
export const isAce = (card: string): boolean => rankOf(card) === "A";
export const isRoyal = (card: string): boolean => !isJoker(card) && ROYALS.includes(rankOf(card));
export const codeOf = ({ card, high }: Pick): number => CARD_MOVES[`${card}${high ? "+" : ""}` as keyof typeof CARD_MOVES];
export const suitSign = (suit: Suit): string => SIGNS[suit];

/** "10♥" */
export const sign = (card: string): string => (isJoker(card) ? "★" : rankOf(card) + SIGNS[suitOf(card)]);

const BY_SUIT = "cshd";

/** A hand in order: suits together, low cards first, jokers last. */
export function sorted(cards: string[]): string[] {
  const place = (card: string) => (isJoker(card) ? 1000 : BY_SUIT.indexOf(suitOf(card)) * 20 + (RANKS.indexOf(rankOf(card) as (typeof RANKS)[number])));
  return [...cards].sort((a, b) => place(a) - place(b));
}

export const myHand = ({ table, seat }: RabbitsView): string[] => sorted(seat >= 0 ? table.seats[seat]!.cards : []);
