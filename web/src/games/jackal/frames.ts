// What happened, as a row of pictures between two views: steps along the way, a tile turning over, a ship sailing.

import type { Picture } from "../../table/playback.svelte";
import type { GameEvent, Logged } from "../../wire/messages";
import { columnOf, isLand, rowOf } from "./board";
import { stepsOf } from "./faces";
import type { Crew, CrewTable, Jackal, PirateTable } from "./kinds";

export interface Frame extends Picture {
  game: Jackal;
}

const STEP = 250;
const FLIGHT = 520;
const FLIP = 750;
const SAIL = 420;

interface Walker {
  crew: Crew;
  mate: number;
}

type Then = NonNullable<GameEvent["then"]>[number];

/** The pictures on the way from one view to the next; the last one is still to be followed by the view itself. */
export function frames(before: Jackal, events: Logged[]): Frame[] {
  const found: Frame[] = [];
  let game = before;
  let walker: Walker | null = before.chain;

  for (const { ply, event } of events) {
    const show = (next: Jackal, ms: number) => found.push({ game: (game = next), ms, said: ply - 1 });
    const crew = event["crew"] as Crew;
    if (typeof event["mate"] === "number") walker = { crew, mate: event["mate"] };
    if (event.kind === "sail") show(sailed(game, event["ship"] as Crew, event["to"] as string), SAIL);
    if (event.kind === "open") show({ ...game, tiles: { ...game.tiles, [event["cell"] as string]: event["tile"] as string } }, FLIP);
    if (event["coin"] && walker) game = pickedUp(game, walker);
    if (event.kind === "turn" && walker) show(changed(game, walker, (pirate) => ({ ...pirate, step: pirate.step + 1 })), STEP);
    const path = (event["path"] as string[] | undefined) ?? [];
    for (const [index, cell] of path.slice(1).entries()) {
      if (walker && event.kind !== "turn") show(changed(game, walker, (pirate) => ({ ...pirate, cell, step: 0, state: "free" })), far(path[index]!, cell) ? FLIGHT : STEP);
    }
    for (const then of event.then ?? []) game = after(game, then, walker, event);
    const last = found.at(-1);
    if (last) [last.game, last.said] = [game, ply];
  }
  return found;
}

const far = (here: string, there: string): boolean => Math.max(Math.abs(columnOf(here) - columnOf(there)), Math.abs(rowOf(here) - rowOf(there))) > 2;

function changed(game: Jackal, who: Walker, change: (pirate: PirateTable) => PirateTable): Jackal {
  return withCrew(game, who.crew, (crew) => ({ ...crew, pirates: crew.pirates.map((pirate, mate) => (mate === who.mate ? settled(game, change(pirate)) : pirate)) }));
}

function withCrew(game: Jackal, name: Crew, change: (crew: CrewTable) => CrewTable): Jackal {
  return { ...game, crews: game.crews.map((crew) => (crew.crew === name ? change(crew) : crew)) };
}

/** A pirate with the condition that his place brings by itself. */
function settled(game: Jackal, pirate: PirateTable): PirateTable {
  if (pirate.cell === null) return { ...pirate, state: "dead", step: 0 };
  if (!isLand(pirate.cell)) return { ...pirate, step: 0, state: game.crews.some(({ ship }) => ship === pirate.cell) ? "aboard" : "swimming" };
  return { ...pirate, of: stepsOf(game.tiles[pirate.cell] ?? "") };
}

function sailed(game: Jackal, ship: Crew, to: string): Jackal {
  const from = game.crews.find(({ crew }) => crew === ship)!.ship;
  const crews = game.crews.map((crew) => ({
    ...crew,
    ship: crew.crew === ship ? to : crew.ship,
    pirates: crew.pirates.map((pirate) => (pirate.cell === from ? { ...pirate, cell: to } : pirate)),
  }));
  return { ...game, crews };
}

function pickedUp(game: Jackal, { crew, mate }: Walker): Jackal {
  const pirate = game.crews.find((one) => one.crew === crew)!.pirates[mate]!;
  const place = pirate.step ? `${pirate.cell}/${pirate.step}` : pirate.cell!;
  const coins = { ...game.coins, [place]: (game.coins[place] ?? 1) - 1 };
  if (coins[place]! <= 0) delete coins[place];
  return { ...game, coins, chain: { crew, mate, coin: true, trail: [], flies: false } };
}

function after(game: Jackal, then: Then, walker: Walker | null, event: GameEvent): Jackal {
  const name = then["pirate"] as Crew;
  if (then.kind === "hit" || then.kind === "died") {
    const cell = then.kind === "hit" ? then["cell"] : name === event["crew"] ? whereabouts(game, walker) : (event["to"] ?? event["cell"]);
    return withCrew(game, name, (crew) => {
      const mate = crew.pirates.findIndex((pirate) => pirate.cell === cell);
      const goal = then.kind === "hit" ? crew.ship : null;
      const pirates = crew.pirates.map((pirate, index) => (index === mate ? settled(game, { ...pirate, cell: goal, step: 0 }) : pirate));
      return { ...crew, pirates };
    });
  }
  if (then.kind === "banked") return withCrew(game, name, (crew) => ({ ...crew, bank: crew.bank + (then["many"] as number) }));
  if ((then.kind === "trapped" || then.kind === "drunk") && walker) return changed(game, walker, (pirate) => ({ ...pirate, state: then.kind as "trapped" }));
  return game;
}

function whereabouts(game: Jackal, walker: Walker | null): string | null {
  return walker && game.crews.find(({ crew }) => crew === walker.crew)!.pirates[walker.mate]!.cell;
}
