// Jackal in words.

import { told } from "../../table/speech";
import type { Logged, Move, Table } from "../../wire/messages";
import { say, words } from "../../words/words.svelte";
import { isLand, isNear } from "./board";
import { cellOf } from "./choices";
import { tileOf, waysOf } from "./faces";
import type { Crew, Jackal, JackalMove, PirateTable } from "./kinds";

/** What happened turn by turn, the latest first: who acted, and all that came of it. */
export function story(log: Logged[], table: Table, mine: number): { ply: number; crew: Crew; text: string }[] {
  const turns: { ply: number; crew: Crew; text: string }[] = [];
  for (const { ply, event } of log) {
    const text = told(event, table, mine).join(" ");
    const turn = turns.at(-1);
    if (turn && event["goes_on"]) turn.text += ` ${text}`;
    else turns.push({ ply, crew: event["crew"] as Crew, text });
  }
  return turns.reverse();
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
export function question(place: string, moves: JackalMove[]): string {
  return say(moves.some(({ kind }) => kind === "sail") ? "jackal-prompt-ship" : "jackal-prompt-pirate", { cell: cellOf(place) });
}
