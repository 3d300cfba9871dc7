// Cards as the moves number them, and what they count (JR-12, JR-44, JR-46).

import type { Value } from "../../wire/messages";
import type { RabbitsView, Suit } from "./kinds";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const NUMBERED_SUITS = "cdhs";
const SIGNS: Record<Suit, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };
export const JOKER = 52;
const HIGH = 53;
const ROYAL = 10;

/** A card, and whether an Ace counts high. */
export interface Pick {
  card: string;
  high: boolean;
}

export interface AceRule {
  aces: "plain" | "ambivalent" | "capital";
  patriarchal: boolean;
}

export const isJoker = (card: string): boolean => card === "joker";
export const suitOf = (card: string): Suit => card.at(-1) as Suit;
export const rankOf = (card: string): string => card.slice(0, -1);
export const isAce = (card: string): boolean => rankOf(card) === "A";
export const isRoyal = (card: string): boolean => !isJoker(card) && RANKS.indexOf(rankOf(card)) >= ROYAL;
export const numberOf = (card: string): number => (isJoker(card) ? JOKER : NUMBERED_SUITS.indexOf(suitOf(card)) * 13 + RANKS.indexOf(rankOf(card)));
export const codeOf = ({ card, high }: Pick): number => (high ? HIGH + NUMBERED_SUITS.indexOf(suitOf(card)) : numberOf(card));
export const suitSign = (suit: Suit): string => SIGNS[suit];

/** "10♥" */
export const sign = (card: string): string => (isJoker(card) ? "★" : rankOf(card) + SIGNS[suitOf(card)]);

/** How many cards a seat holds beyond the limit (JR-16, JR-42). */
export const excess = ({ table, options }: RabbitsView, seat: number): number => table.seats[seat]!.hand - (options["overtaxed_hands"] ? 6 : 9);

export function aceRule(options: Record<string, Value>): AceRule {
  const aces = options["edition"] === "first" ? "capital" : (options["aces"] as AceRule["aces"]);
  return { aces: aces ?? "plain", patriarchal: options["patriarchal"] === true };
}

export const highAce = ({ patriarchal }: AceRule): number => (patriarchal ? 14 : 11);

/** What a card counts when it is shown. */
export function worth(rule: AceRule, { card, high }: Pick): number {
  const rank = RANKS.indexOf(rankOf(card));
  if (high || (rank === 0 && rule.aces === "plain" && rule.patriarchal)) return highAce(rule);
  if (rank >= ROYAL) return rule.patriarchal ? rank + 1 : 10;
  return rank + 1;
}

/** Chosen cards in an order in which each of them is needed, if there is one: the dearest last. Of several Aces the one chosen
 * first becomes capital (JR-44); it is spent before all others, a single one after them. */
export function inOrder(rule: AceRule, picks: Pick[], hasCapital: boolean): Pick[] {
  const rising = [...picks].sort((a, b) => worth(rule, a) - worth(rule, b) || codeOf(a) - codeOf(b));
  if (rule.aces !== "capital" || hasCapital) return rising;
  const aces = picks.filter(({ card }) => isAce(card));
  const others = rising.filter(({ card }) => !isAce(card));
  return aces.length > 1 ? [...aces, ...others] : [...others, ...aces];
}

/** What each of some cards counts when they are spent one after the other. */
export function spent(rule: AceRule, picks: Pick[], hasCapital: boolean): number[] {
  let first = rule.aces === "capital" && !hasCapital;
  return picks.map((pick) => {
    const capital = first && isAce(pick.card);
    first = first && !capital;
    return capital ? highAce(rule) : worth(rule, pick);
  });
}

const BY_SUIT = "cshd";

/** A hand in order: suits together, low cards first, jokers last. */
export function sorted(cards: string[]): string[] {
  const place = (card: string) => (isJoker(card) ? 1000 : BY_SUIT.indexOf(suitOf(card)) * 20 + ((RANKS.indexOf(rankOf(card)) + 13) % 13));
  return [...cards].sort((a, b) => place(a) - place(b));
}

export const myHand = ({ table, seat }: RabbitsView): string[] => sorted(seat >= 0 ? table.seats[seat]!.cards : []);
