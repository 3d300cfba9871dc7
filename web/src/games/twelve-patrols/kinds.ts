import type { Move, View } from "../../wire/messages";
import type { Act, TwelvePatrols } from "./generated";

export type * from "./generated";

export type PatrolsView = View<TwelvePatrols>;

export type PatrolsMove = Move & Act;

/** Patrols that are planned but not yet sent: what shall ride in which spot. */
export type Plan = Record<string, string[]>;

/** A die to be turned: what is given up for it, which die, and its new face. */
export interface Turning {
  give: string | null;
  die: string | null;
  face: number | null;
}
