// What goes over the wire, and what the page makes of it; docs/server.md is the authority.

import type { Logged, View } from "./generated";

export * from "./generated";

/** What an update brought: what happened, and the view after it. */
export interface News {
  serial: number;
  events: Logged[];
  view: View | null;
}

export type SeatWish = { kind: "person"; name?: string } | { kind: "bot"; bot: string };

/** Known luck for somebody who plays alone: the deal of a day, or that of a finished match. */
export type Luck = { daily: string } | { again: string };
