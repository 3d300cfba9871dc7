// Daily deals: which of them this browser has won, and on how many days in a row.

import { recall, remember } from "./box";

const KEY = "daily-won";
const MOST = 400;
const DAY = 24 * 60 * 60 * 1000;

/** The date that counts everywhere: "2026-11-15", in universal time. */
export const today = (now: number = Date.now()): string => new Date(now).toISOString().slice(0, 10);

/** A day is won by winning its deal, at whichever attempt. */
export function keepWon(game: string, date: string): void {
  const won = recall<Record<string, string[]>>(KEY, {});
  const days = won[game] ?? [];
  if (!days.includes(date)) remember(KEY, { ...won, [game]: [...days, date].sort().slice(-MOST) });
}

export const isWon = (game: string, date: string): boolean => (recall<Record<string, string[]>>(KEY, {})[game] ?? []).includes(date);

/** The last days, today at the end. */
export const lastDays = (many: number, date: string = today()): string[] => Array.from({ length: many }, (_, index) => dayBefore(date, many - 1 - index));

/** Days in a row whose deal was won, up to today, or up to yesterday while today's is still to be played. */
export function streak(game: string, date: string = today()): number {
  const won = new Set(recall<Record<string, string[]>>(KEY, {})[game] ?? []);
  let days = 0;
  while (won.has(dayBefore(date, days + (won.has(date) ? 0 : 1)))) days += 1;
  return days;
}

const dayBefore = (date: string, days: number): string => today(Date.parse(date) - days * DAY);
