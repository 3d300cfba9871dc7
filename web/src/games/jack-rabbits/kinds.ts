import type { View } from "../../wire/messages";
import type { JackRabbits, Side, Suit } from "./generated";

export type * from "./generated";

export const SIDES = ["N", "NE", "SE", "S", "SW", "NW"] as const satisfies Side[];

/** Clubs, spades, hearts, diamonds, in the order in which the land's tiles are listed. */
export const SUITS = ["c", "s", "h", "d"] as const satisfies Suit[];

export type RabbitsView = View<JackRabbits>;
