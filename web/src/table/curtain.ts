// Several people on one screen: whose view is shown, and when a curtain falls so that nobody sees another's hand.

import type { GameInfo } from "../wire/messages";

/** Whether seats of a game hold secrets; of a game that nothing is known of, they may. */
export const hides = (infos: GameInfo[], game: string | undefined): boolean => infos.find(({ id }) => id === game)?.hidden ?? true;

export interface Held {
  seat: number;
  /** This seat is asked to decide now. */
  asked: boolean;
}

export type Scene = { show: number } | { curtain: number };

/** `showing` is the seat on the screen, or null before anybody has sat down in front of it. */
export function scene(held: Held[], showing: number | null, hidden: boolean): Scene {
  const now = held.find((one) => one.seat === showing);
  if (now?.asked) return { show: now.seat };
  const next = nextAsked(held, showing);
  if (next === null) return now ? { show: now.seat } : reveal(held[0]!.seat, held, hidden);
  return reveal(next, held, hidden);
}

function reveal(seat: number, held: Held[], hidden: boolean): Scene {
  return hidden && held.length > 1 ? { curtain: seat } : { show: seat };
}

/** The seat that is asked next, going round from the one on the screen. */
function nextAsked(held: Held[], showing: number | null): number | null {
  const at = held.findIndex((one) => one.seat === showing);
  const round = [...held.slice(at + 1), ...held.slice(0, at + 1)];
  return round.find((one) => one.asked)?.seat ?? null;
}
