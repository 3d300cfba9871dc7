// Jackal in words.

import { asked, waitingFor } from "../../table/people";
import type { GameEvent, Table, View } from "../../wire/messages";
import { say, words } from "../../words/words.svelte";
import { isLand, isNear } from "./board";
import { lastCell, signOf, startOf, cellOf } from "./choices";
import { tileOf, waysOf } from "./faces";
import type { Crew, Jackal, JackalMove, JackalView, PirateTable } from "./kinds";

export function prompt(view: View, table: Table): string {
  const game = (view as JackalView).table;
  if (!asked(view)) return waitingFor(view, table);
  return game.chain ? chainPrompt(view as JackalView) : say("jackal-prompt-choose", { crew: game.crew });
}

function chainPrompt({ table: game, moves }: JackalView): string {
  const cell = game.chain!.trail.at(-1) ?? "";
  const flies = moves.length > 8 || moves.some(({ kind }) => kind === "stay");
  return say(flies ? "jackal-prompt-flight" : "jackal-prompt-way", { cell });
}

export function sentences(event: GameEvent): string[] {
  return [action(event), ...(event.then ?? []).flatMap(consequence)];
}

function action(event: GameEvent): string {
  const path = (event["path"] as string[] | undefined) ?? [];
  const goal = event.kind === "open" ? event["cell"] : event["to"];
  const end = path.at(-1) ?? goal;
  return say(`jackal-event-${event.kind}`, {
    ...event,
    crew: event["ship"] ?? event["crew"],
    coin: event["coin"] ? "yes" : "no",
    on: end === goal ? "no" : "yes",
    end,
    tile: typeof event["tile"] === "string" ? tileName(event["tile"]) : "",
  });
}

function consequence(then: { kind: string; [detail: string]: unknown }): string[] {
  return then.kind === "end" ? [] : [say(`jackal-event-${then.kind}`, { ...then, crew: then["pirate"] })];
}

/** "straight arrow, pointing north" */
export function tileName(face: string): string {
  const tile = say("jackal-tile", { tile: tileOf(face) });
  const ways = waysOf(face).map((way) => say("jackal-way", { way }));
  return ways.length ? say("jackal-tile-ways", { tile, ways: words.list(ways) }) : tile;
}

export const faceOf = (game: Jackal, cell: string): string => {
  const face = isLand(cell) ? (game.tiles[cell] ?? "closed") : "sea";
  return face === "plane" && game.plane_used ? "plane-used" : face;
};

export const stateName = (pirate: PirateTable): string => say("jackal-state", { state: pirate.state, step: pirate.step, of: pirate.of });

/** What a move will come to, as far as it is known. */
export function aim(game: Jackal, move: JackalMove): string {
  const sign = signOf(game, move);
  const given = { end: lastCell(move), coin: move.coin ? "yes" : "no" };
  if (sign !== "move") return say(`jackal-aim-${sign}`, given);
  return say(`jackal-aim-${move.end === "free" ? "free-land" : move.end}`, given);
}

/** "c4, closed tile, next to it: two yellow pirates" */
export function cellLabel(game: Jackal, cell: string): string {
  const coins = Object.entries(game.coins).reduce((sum, [place, many]) => sum + (cellOf(place) === cell ? many : 0), 0);
  const ship = game.crews.find((crew) => crew.ship === cell);
  const here = game.crews.flatMap(({ crew, pirates }) => pirates.filter((one) => one.cell === cell).map((one) => said(crew, one)));
  const near = game.crews.flatMap(({ crew, pirates }) => {
    const many = pirates.filter((one) => one.cell !== null && isNear(one.cell, cell)).length;
    return many ? [say("jackal-some-pirates", { crew, many })] : [];
  });
  return [
    cell,
    ship ? say("jackal-ship", { crew: ship.crew }) : tileName(faceOf(game, cell)),
    ...(coins ? [say("jackal-some-coins", { many: coins })] : []),
    ...(here.length ? [say("jackal-here", { pirates: words.list(here) })] : []),
    ...(near.length ? [say("jackal-near", { pirates: words.list(near) })] : []),
  ].join(", ");
}

function said(crew: Crew, pirate: PirateTable): string {
  const name = say("jackal-pirate", { crew });
  return pirate.state === "free" || pirate.state === "aboard" ? name : say("jackal-pirate-state", { pirate: name, state: stateName(pirate) });
}

/** What is asked once a place is chosen. */
export function question(game: Jackal, place: string, moves: JackalMove[]): string {
  const cell = cellOf(place);
  return say(moves.some((move) => move.kind === "sail" && startOf(game, move) === cell) ? "jackal-prompt-ship" : "jackal-prompt-pirate", { cell });
}
