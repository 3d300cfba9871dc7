// A turning point in words.

import { called } from "../table/people";
import { speak } from "../table/speech";
import type { GameTable } from "../games/kinds";
import type { Move, SlowLoss, Table, TurningPoint } from "../wire/messages";
import { percent } from "../words/names";
import { say, words } from "../words/words.svelte";

/** What it cost, in a sentence. */
export function cost({ seat, lost, interval }: TurningPoint, table: Table, mine: number): string {
  if (lost === undefined) return say("page-turning-lost");
  const [low, high] = (interval ?? [lost, lost]).map((share) => percent(share));
  const sure = low === high ? "" : ` (${say("page-turning-interval", { low, high })})`;
  return say("page-turning-cost", { name: called(table, seat, mine), you: seat === mine ? "yes" : "no", lost: percent(lost) + sure });
}

/** What was played, and what would have been better. */
export function instead({ described, better }: TurningPoint, game: GameTable): string {
  if (!described || !better) return "";
  const name = (move: Move) => inside(game.moveName?.(move) ?? move.text);
  return say("page-turning-instead", { played: name(described), better: name(better.described) });
}

/** Decisions that lost little each, in a sentence. */
export function little({ seat, many, lost, interval }: SlowLoss, table: Table, mine: number): string {
  const given = { name: called(table, seat, mine), you: seat === mine ? "yes" : "no", many, lost: percent(lost), each: percent(lost / many) };
  return say("analysis-slow", { ...given, low: percent(interval[0]), high: percent(Math.min(1, interval[1])) });
}

/** From when to when that was, in the game's terms. */
export function when({ first, last }: SlowLoss, table: Table, mine: number): string {
  if (!first || !last || !words.has(first.code)) return "";
  const [from, to] = [speak(first, table, mine), speak(last, table, mine)];
  return from === to ? ` ${from}.` : ` ${from} – ${to}.`;
}

/** A name that may begin with a capital, as it stands inside a sentence; cards and places keep theirs. */
export function inside(name: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s\p{Ll})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
