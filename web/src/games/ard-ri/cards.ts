// Cards by their codes: "10h", "Kd".

import { MIGHT, VALUES } from "./generated";

export type Suit = "c" | "d" | "h" | "s";

export const SUITS: readonly Suit[] = ["s", "h", "d", "c"];
export const SUIT_NAMES = { s: "spade", h: "heart", d: "diamond", c: "club" } as const;
const SIGNS = { s: "♠", h: "♥", d: "♦", c: "♣" } as const;

export const suitOf = (card: string): Suit => card.slice(-1) as Suit;
export const rankOf = (card: string): string => card.slice(0, -1);

/** The id of the drawing in cards.svg. */
export const symbol = (card: string): string => `#card-${rankOf(card).replace("10", "T")}${suitOf(card).toUpperCase()}`;

/** "10♥" */
export const sign = (card: string): string => rankOf(card) + SIGNS[suitOf(card)];

/** Whether there is a card, and it can be seen. */
export const isCard = (laid: string | null | undefined): laid is string => !!laid && laid !== "pass" && laid !== "hidden";

/** Rank as a Warrior, 0 for Cattle. */
export const might = (card: string): number => MIGHT[card as keyof typeof MIGHT] ?? 0;

/** Worth as Cattle, 0 for Warriors. */
export const value = (card: string): number => VALUES[card as keyof typeof VALUES] ?? 0;

/** What the legend calls it. */
export const thingOf = (card: string): string => ({ K: "king", Q: "queen", J: "jack", A: "ace" })[rankOf(card)] ?? "cattle";

/** The hand as people sort it: Warriors first, then by suit and worth. */
export function sorted(cards: string[]): string[] {
  const order = (card: string) => [-might(card), SUITS.indexOf(suitOf(card)), -value(card)] as const;
  return [...cards].sort((a, b) => {
    const [x, y] = [order(a), order(b)];
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
  });
}

/** The cards without one copy of one of them: with several decks the same card can occur twice. */
export function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}
