// Ard Rí in words.

import { asked, nameAt, waitingFor } from "../../table/people";
import type { GameEvent, Logged, Move, Table, View } from "../../wire/messages";
import { say, words } from "../../words/words.svelte";
import { might, rankOf, sign, suitOf, value } from "./cards";
import { fallen, isCard } from "./fight";
import type { ArdRiView, Spring, Winter } from "./kinds";

export function prompt(view: View, table: Table): string {
  const { season } = (view as ArdRiView).table;
  if (!asked(view)) return waitingFor(view, table);
  const forced = view.moves.every((move) => move.kind === "pass");
  return say(`ard-ri-prompt-${season}-${forced ? "pass" : "card"}`);
}

export function sentences(event: GameEvent, table: Table, mine: number): string[] {
  const own = event.kind === "draw" && event["to"] === mine && event["card"] ? [drawn(event, table)] : [];
  return [...own, ...(event.then ?? []).flatMap((then) => consequence(then, table, mine))];
}

/** "King of Hearts" */
export function cardName(card: string): string {
  return say("page-card", { rank: rankOf(card), suit: suitOf(card) });
}

export function moveName(move: Move): string {
  return move.kind === "play" ? sign(move["card"] as string) : say("ard-ri-page-pass");
}

/** What playing this card in this season can do, in a line. */
export function tip(card: string, season: string): string {
  if (season === "spring") return say("ard-ri-page-tip-spring", { card: sign(card), value: value(card) });
  return might(card) ? say("ard-ri-page-tip-warrior", { rank: rankOf(card) }) : say("ard-ri-page-tip-cattle", { card: sign(card), value: value(card) });
}

/** Winter's outcome in one sentence. */
export function verdict(winter: Winter, table: Table, mine: number): string {
  if (winter.winner === null) return say("ard-ri-event-winter-nobody");
  const card = winter.cards[winter.winner]!;
  return say(`ard-ri-event-winter-${winter.by}`, {
    ...person(table, winter.winner, mine),
    card: sign(card),
    many: winter.trick.length,
    trick: words.list(winter.trick.map(sign)),
  });
}

/** The same, short, for the history. */
export function inShort(winter: Winter, table: Table, mine: number): string {
  if (winter.winner === null) return say("ard-ri-page-year-nobody");
  const card = sign(winter.cards[winter.winner]!);
  return say("ard-ri-page-year-won", { ...person(table, winter.winner, mine), card, many: winter.trick.length });
}

/** The winters so far, one a year. */
export function winters(log: Logged[]): Winter[] {
  return log.flatMap(({ event }) => (event.then ?? []).filter((then) => then.kind === "winter") as unknown as Winter[]);
}

/** What each seat played in the latest Spring, if its cards still lie in the centre. */
export function latestSpring(log: Logged[]): Spring | null {
  const events = log.flatMap(({ event }) => event.then ?? []).filter(({ kind }) => kind === "spring" || kind === "winter");
  const last = events.at(-1);
  return last?.kind === "spring" ? (last as unknown as Spring) : null;
}

function drawn(event: GameEvent, table: Table): string {
  const to = event["to"] as number;
  return say("ard-ri-event-draw", { ...person(table, to, to), card: sign(event["card"] as string) });
}

function consequence(then: { kind: string; [detail: string]: unknown }, table: Table, mine: number): string[] {
  if (then.kind === "year") return [say("ard-ri-event-year", { year: then["year"] })];
  if (then.kind === "spring") return [spread("spring", (then as unknown as Spring).cards, table, mine)];
  if (then.kind !== "winter") return [];
  const winter = then as unknown as Winter;
  const dead = fallen(winter.cards).map((seat) => sign(winter.cards[seat]!));
  return [
    spread("winter", winter.cards, table, mine),
    ...(dead.length ? [say("ard-ri-event-winter-fallen", { many: dead.length, cards: words.list(dead) })] : []),
    verdict(winter, table, mine),
  ];
}

/** "Spring: You play 3♦. Ana plays 8♣." */
function spread(season: "spring" | "winter", cards: (string | null)[], table: Table, mine: number): string {
  const each = cards.map((card, seat) =>
    isCard(card)
      ? say(`ard-ri-event-${season}-card`, { ...person(table, seat, mine), card: sign(card) })
      : say(`ard-ri-event-${season}-nothing`, person(table, seat, mine)),
  );
  return [say(`ard-ri-event-${season}`), ...each].join(" ");
}

const person = (table: Table, seat: number, mine: number) => ({ name: nameAt(table, seat), you: seat === mine ? "yes" : "no" });
