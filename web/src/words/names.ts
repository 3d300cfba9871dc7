// Names of games, bots, seats.

import { cards } from "../games/cards.svelte";
import type { SeatInfo } from "../wire/messages";
import { words } from "./words.svelte";

/** A game's title in the reader's language; nothing as long as the server has not said which games there are. */
export function gameName(game: string): string {
  const card = cards.find(game);
  return card ? (card.titles[words.lang] ?? card.title) : cards.known.length ? game : "";
}

/** A bot's name; beside the other bots of its game a level also says how it plays. */
export function botName(bot: string, others: string[] = []): string {
  const number = levelOf(bot);
  if (number !== null) return others.length ? words.say("page-bot-level", { number, kind: kindOf(bot, others) }) : words.say("page-bot-level-short", { number });
  const code = `page-bot-${bot}`;
  return words.has(code) ? words.say(code) : bot;
}

/** How a level plays, in a sentence; nothing of other bots. */
export function botAbout(bot: string, others: string[]): string {
  return levelOf(bot) === null ? "" : words.say("page-bot-level-about", { kind: kindOf(bot, others) });
}

function levelOf(bot: string): number | null {
  const found = /^level(\d+)$/.exec(bot);
  return found && Number(found[1]);
}

const KINDS = ["friendly", "easy", "solid", "strong"];

function kindOf(bot: string, others: string[]): string {
  return bot === others.at(-1) ? "strongest" : (KINDS[levelOf(bot)! - 1] ?? "strong");
}

/** "18 %" */
export const percent = (share: number): string => new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** How a seat is called at the table: its person's name, or a name from the hearth for a bot. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "bot") return words.say("page-bot-at-table", { seat: seat.seat });
  return seat.name || words.say("page-player", { number: seat.seat + 1 });
}

/** "18 % (12 % to 24 %)", or "18 %" if that is certain. */
export function sure(share: number, low = share, high = share): string {
  return low < high ? `${percent(share)} ${words.say("page-hint-interval", { low: percent(low), high: percent(high) })}` : percent(share);
}

export function othersNames(seats: SeatInfo[], mine: number): string {
  return words.list(seats.filter((seat) => seat.seat !== mine).map(seatName));
}

/** "5 minutes ago" */
export function ago(then: number, now: number = Date.now()): string {
  const minutes = Math.round((then - now) / 60_000);
  const format = new Intl.RelativeTimeFormat(words.lang, { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 60 / 24), "day");
}
