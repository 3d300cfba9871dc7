// Winter as a picture: who falls, by whose hand, and what stands. AR-8 to AR-12.

import { might } from "./cards";
import type { Winter } from "./kinds";

export interface Kill {
  by: number;
  of: number;
}

export const isCard = (laid: string | null | undefined): laid is string => !!laid && laid !== "pass" && laid !== "hidden";

/** Every Warrior that falls, each with the strongest of those that kill it. */
export function kills(cards: Winter["cards"]): Kill[] {
  const warriors = cards.flatMap((card, seat) => (isCard(card) && might(card) > 0 ? [{ seat, might: might(card) }] : []));
  return warriors.flatMap((victim) => {
    const killers = warriors.filter((other) => other.seat !== victim.seat && other.might >= victim.might);
    const strongest = killers.sort((a, b) => b.might - a.might)[0];
    return strongest ? [{ by: strongest.seat, of: victim.seat }] : [];
  });
}

export function fallen(cards: Winter["cards"]): number[] {
  return kills(cards).map((kill) => kill.of);
}
