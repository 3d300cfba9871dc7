// What happened, as a row of pictures between two views: dice that fall, cards that change hands, rabbits on their way.

import type { Picture } from "../../table/playback.svelte";
import type { GameEvent, Logged } from "../../wire/messages";
import { isJoker, isRoyal } from "./cards";
import type { JackRabbits, SeatTable, Side } from "./kinds";
import { distance, spotOn, type Land, type Point } from "./lattice";
import { beats, hop, leg, rabbits } from "./places";
import type { Sea } from "./window";

/** Where a card is: at a seat, in the pile, or in the market. */
export type Spot = number | "pile" | "market";

export interface Frame extends Picture {
  game: JackRabbits;
  rolls?: boolean;
  walk?: { seat: number; points: Point[] };
  card?: { card: string | null; from: Spot; to: Spot };
}

const ROLL = 850;
const CARD = 300;
const APART = 9;
const GONE = ["pay", "discard", "play", "give-up"];
const IN_THE_AIR = ["ride", "fly", "hop", "fall", "back"];

type Travel = Required<Pick<Frame, "game" | "ms" | "walk">>;
type Then = NonNullable<GameEvent["then"]>[number];

export function frames(before: JackRabbits, after: JackRabbits, logged: Logged[], land: Land, sea: Sea): Frame[] {
  const found: Frame[] = [];
  const events = logged.map(({ event }) => event);
  let game = before;

  for (const [index, { ply, event }] of logged.entries()) {
    const show = (next: JackRabbits, ms: number, more: Partial<Frame> = {}) => found.push({ game: (game = next), ms, said: ply - 1, ...more });
    const card = event["card"] as string | null | undefined;
    if (event.kind === "roll") show({ ...game, dice: event["dice"] as [number, number] }, ROLL, { rolls: true });
    if (event.kind === "draw" && event["step"] !== "dealing") show(changed({ ...game, pile: game.pile - 1 }, event["to"] as number, (seat) => taking(seat, card ?? null)), CARD, { card: { card: card ?? null, from: "pile", to: event["to"] as number } });
    if (event.kind === "steal") {
      const [from, to] = [event["from"] as number, event["to"] as number];
      show(changed(changed(game, from, (seat) => losing(seat, card ?? null)), to, (seat) => taking(seat, card ?? null)), CARD, { card: { card: card ?? null, from, to } });
    }
    if (GONE.includes(event.kind) && card) {
      const name = card.replace("+", "");
      const left = isRoyal(name) || isJoker(name) ? game : { ...game, discard: [...game.discard, name] };
      show(changed(left, event.by, (seat) => losing(seat, name)), CARD, { card: { card: name, from: event.by, to: "market" } });
    }
    for (const then of event.then ?? []) game = carrots(game, then);
    if (found.length) found[found.length - 1]!.game = game;
    for (const moved of travels(game, after, events, index, land, sea)) show(moved.game, moved.ms, { walk: moved.walk });
    if (found.length) found.at(-1)!.said = ply;
  }
  return found;
}

/** Rabbits that go somewhere because of an event: the mover along roads if it can, others through the air. */
function travels(game: JackRabbits, after: JackRabbits, events: GameEvent[], index: number, land: Land, sea: Sea): Travel[] {
  const event = events[index]!;
  const found: Travel[] = [];
  const arrivals = (event.then ?? []).filter(({ kind }) => kind === "arrive");
  for (const { seat, at } of arrivals as unknown as { seat: number; at: string }[]) {
    const next = { ...changed(found.at(-1)?.game ?? game, seat, (one) => ({ ...one, at })), ...(seat === game.mover ? { road: null } : {}) };
    found.push(moved(found.at(-1)?.game ?? game, next, seat, at, event, land, sea));
  }
  const tile = arrivals.some((one) => one["seat"] === game.mover) ? null : tileAfter(after, events, index);
  const here = game.road?.tile ?? game.seats[game.mover]?.at;
  if (tile && tile.tile !== here) found.push(moved(game, { ...game, road: tile }, game.mover, tile.tile, event, land, sea));
  return found;
}

/** The road tile where the mover has come to stand, if that is told sooner or later. */
function tileAfter(after: JackRabbits, events: GameEvent[], index: number): JackRabbits["road"] {
  if (events[index]!.by < 0) return null;
  for (const event of events.slice(index + 1)) {
    if (event.kind === "road") return event["step"] === "on-road" ? { tile: event["tile"] as string, from: event["side"] as Side } : null;
    if ((event.then ?? []).some(({ kind }) => kind === "arrive" || kind === "turn")) return null;
  }
  return (events.at(-1)!.then ?? []).some(({ kind }) => kind === "turn") ? null : after.road;
}

function moved(game: JackRabbits, next: JackRabbits, seat: number, to: string, event: GameEvent, land: Land, sea: Sea): Travel {
  const start = rabbits(game, land, sea)[seat]!;
  const end = rabbits(next, land, sea)[seat]!;
  const from = (event.kind === "boat" ? event["tile"] : event.kind === "emerge" ? event["cave"] : game.road?.tile && seat === game.mover ? game.road.tile : game.seats[seat]!.at) as string;
  const lands = event.kind === "boat" || event.kind === "emerge" ? land.tiles.get(from) : undefined;
  const shore = lands ? spotOn(lands, (event["side"] as Side | undefined) ?? null) : start;
  const air = IN_THE_AIR.includes(event.kind) || seat !== event.by;
  const way = air ? [hop(start, end)] : [...(lands ? [hop(start, shore)] : []), ...(from === to ? [hop(shore, end)] : leg(land, from, shore, to, end, event.kind === "road" ? (event["side"] as Side) : undefined).curves)];
  const points = [start, ...beats(way, APART)];
  const long = points.reduce((sum, point, index) => sum + (index ? distance(point, points[index - 1]!) : 0), 0);
  return { game: next, ms: Math.min(1700, Math.max(380, long * 1.7)), walk: { seat, points } };
}

function carrots(game: JackRabbits, then: Then): JackRabbits {
  if (then.kind !== "carrot") return game;
  const { [then["tile"] as string]: _, ...rest } = game.carrots;
  return { ...game, carrots: then["seat"] === null ? rest : { ...rest, [then["tile"] as string]: then["seat"] as number } };
}

function changed(game: JackRabbits, seat: number, change: (seat: SeatTable) => SeatTable): JackRabbits {
  return { ...game, seats: game.seats.map((one, index) => (index === seat ? change(one) : one)) };
}

const taking = (seat: SeatTable, card: string | null): SeatTable => ({ ...seat, hand: seat.hand + 1, cards: card ? [...seat.cards, card] : seat.cards });

function losing(seat: SeatTable, card: string | null): SeatTable {
  const at = card ? seat.cards.indexOf(card) : -1;
  return { ...seat, hand: seat.hand - 1, cards: seat.cards.filter((_, index) => index !== at) };
}
