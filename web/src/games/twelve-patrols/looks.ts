// How a requirement looks: what the plaque on a card's edge shows of it.

import type { CardFace, Plan, Requirement, Side, TwelvePatrols } from "./kinds";

export type Look = "open" | "ok" | "bad" | "plan" | "plan-ok" | "plan-bad" | "out" | "undecided";

/** Of a requirement in a kingdom where some patrols are only planned. */
export function look({ state, spots, have, n }: Requirement, plan: Plan): Look {
  const planned = spots.some((spot) => spot in plan);
  if (state === "outside") return "out";
  if (state === "undecided") return "undecided";
  if (state === "met") return planned ? "plan-ok" : "ok";
  if (state === "hopeless") return planned ? "plan-bad" : "bad";
  if (state === "broken") return have > n ? "plan-bad" : "plan";
  return planned ? "plan" : "open";
}

/** The looks of all wants of a card that lies in the kingdom, side by side. */
export function looksOf(game: TwelvePatrols, cell: string, plan: Plan): (side: Side, index: number) => Look {
  return (side, index) => {
    const wanted = game.sides.filter((one) => one.cell === cell && one.side === side)[index];
    return wanted ? look(wanted, plan) : "open";
  };
}

/** Of a card that lies beside the kingdom. */
export const unplaced = (): Look => "open";

/** Where the plaques of a card's side are drawn: in the middle of its edge, or side by side along it. */
export function plaques(card: CardFace, side: Side): { x: number; y: number; index: number }[] {
  const many = card[side].length;
  return card[side].map((_, index) => {
    const along = 104 + (index - (many - 1) / 2) * 60;
    if (side === "north" || side === "south") return { x: along, y: side === "north" ? 17 : 191, index };
    return { x: side === "west" ? 17 : 191, y: along, index };
  });
}
