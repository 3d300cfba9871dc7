// Jackal in words.

import { asked, waitingFor } from "../../table/people";
import type { GameEvent, Logged, Move, Table, View } from "../../wire/messages";
import { say, words } from "../../words/words.svelte";
import { isLand, isNear } from "./board";
import { lastCell, signOf, startOf, cellOf } from "./choices";
import { tileOf, waysOf } from "./faces";
import type { Crew, CrewTable, Jackal, JackalMove, JackalView, PirateTable } from "./kinds";

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

/** What belongs to the turn that is going on. */
const GOES_ON = ["open", "on", "stay"];

/** What happened turn by turn, the latest first: who acted, and all that came of it. */
export function story(log: Logged[]): { ply: number; crew: Crew; text: string }[] {
  const turns: { ply: number; crew: Crew; text: string }[] = [];
  for (const { ply, event } of log) {
    const text = sentences(event).join(" ");
    const turn = turns.at(-1);
    if (turn && GOES_ON.includes(event.kind)) turn.text += ` ${text}`;
    else turns.push({ ply, crew: event["crew"] as Crew, text });
  }
  return turns.reverse();
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

/** "pirate from e4 to e5 with a coin" */
export function moveName(move: Move): string {
  const { kind, from = "", to = "", ship = "", coin } = move as JackalMove;
  return say("jackal-move", { kind, from, to, crew: ship, coin: coin ? "yes" : "no" });
}

/** What a move will come to, as far as it is known. */
export function aim(game: Jackal, move: JackalMove): string {
  const sign = signOf(game, move);
  const given = { end: lastCell(move), coin: move.coin ? "yes" : "no" };
  if (sign !== "move") return say(`jackal-aim-${sign}`, given);
  if (move.end === "free" && given.end === move.from) return say("jackal-aim-back", given);
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

/** Why a game that was played to its end is over (JK-41). */
export function ending({ table: game, options }: JackalView): string {
  const rounds = Number(options["stall_rounds"]);
  const sides = [...new Set(game.crews.map(({ side }) => side))].map((side) => game.crews.filter((crew) => crew.side === side));
  const coins = (side: CrewTable[]) => side.reduce((sum, { bank }) => sum + bank, 0);
  const alive = (side: CrewTable[]) => side.some(({ pirates }) => pirates.some(({ cell }) => cell !== null));
  const [first, ...rivals] = sides.sort((a, b) => coins(b) - coins(a));
  const decided = options["play_on"] !== true && rivals.every((side) => coins(side) + (alive(side) ? game.left : 0) < coins(first!));
  const why = game.left === 0 ? "gold" : decided ? "lead" : game.idle >= rounds * game.crews.length ? "stall" : "stuck";
  return say("jackal-end", { why, rounds });
}

/** What is asked once a place is chosen. */
export function question(game: Jackal, place: string, moves: JackalMove[]): string {
  const cell = cellOf(place);
  return say(moves.some((move) => move.kind === "sail" && startOf(game, move) === cell) ? "jackal-prompt-ship" : "jackal-prompt-pirate", { cell });
}
