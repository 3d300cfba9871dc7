// A line of play card by card, from the roll of the dice on.

import type { Logged } from "../../wire/messages";
import { CUBES } from "./generated";
import { after } from "./kingdom";
import type { Act, TwelvePatrols } from "./kinds";

/** What happens with one card: where it goes, which patrols ride, which dice are turned, and the kingdom after all that. */
export interface Stage {
  card: number;
  cell: string;
  patrols: { spot: string; items: string[] }[];
  turned: { given: string; die: string; to: number }[];
  game: TwelvePatrols;
}

/** The table before the first card, with the dice as they were rolled. */
export function beginning(game: TwelvePatrols, log: Logged[]): TwelvePatrols {
  const tray: Record<string, number> = {};
  for (const { event } of log) {
    if (event.kind !== "roll") continue;
    const colour = (event["colour"] as string)[0]!;
    tray[colour] = CUBES;
    for (const face of event["dice"] as number[]) tray[`${colour}${face}`] = (tray[`${colour}${face}`] ?? 0) + 1;
  }
  return {
    ...game, tray, placed: {}, patrols: {}, discarded: {}, building: null, display: [], unseen: [], free: [], forced: [], sides: [], phase: "card", result: null, why: null, ending: null,
  };
}

export function stages(start: TwelvePatrols, acts: Act[]): Stage[] {
  const found: Stage[] = [];
  let game = start;
  let given = "";
  let early: Stage["turned"] = []; // dice turned before the first card
  for (const act of acts) {
    const building = game.building;
    game = after(game, act);
    if (act.kind === "place") {
      found.push({ card: act.card, cell: act.cell, patrols: [], turned: early, game });
      early = [];
    }
    const stage = found.at(-1);
    if (act.kind === "discard") given = act.item;
    if (act.kind === "set") (stage?.turned ?? early).push({ given, die: act.die, to: act.to });
    if (act.kind === "done" && building) stage?.patrols.push(building);
    if (stage) stage.game = game;
  }
  return found;
}

/** Where the last card was placed. */
export const freshCell = (log: Logged[]): string | null => (log.filter(({ event }) => event.kind === "place").at(-1)?.event["cell"] as string | undefined) ?? null;

/** The card that was placed just now. */
export function laidCard(log: Logged[]): number | null {
  const last = log.at(-1)?.event;
  return last?.kind === "place" ? (last["card"] as number) : null;
}
