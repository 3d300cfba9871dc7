// What the clocks show between two messages of the server.

import type { Times } from "./messages";

export interface Shown extends Times {
  /** When it came, by the clock of this page. */
  at: number;
}

/** Seconds that are few. */
export const LOW = 30;

export const shownNow = (times: Times | undefined): Shown | null => (times ? { ...times, at: performance.now() } : null);

/** The seconds that a seat has at a moment of this page. */
export function leftAt(shown: Shown, seat: number, now: number): number {
  const left = shown.left[seat] ?? 0;
  return shown.running.includes(seat) ? Math.max(0, left - Math.max(0, now - shown.at) / 1000) : left;
}

export type Span = { kind: "clock"; text: string } | { kind: "hours" | "days"; days: number; hours: number; minutes: number };

/** Seconds as they are shown: minutes and seconds as on a clock, whatever is longer than a few hours in words. */
export function span(seconds: number): Span {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [Math.floor(whole / 86_400), Math.floor((whole % 86_400) / 3600), Math.floor((whole % 3600) / 60)];
  if (days) return { kind: "days", days, hours, minutes };
  if (hours >= 6) return { kind: "hours", days, hours, minutes };
  const two = (number: number) => String(number).padStart(2, "0");
  return { kind: "clock", text: `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}` };
}
