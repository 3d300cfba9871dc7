// The matches this browser has a seat in, with the secret tokens of the seats.

import { recall, recallHere, remember, rememberHere } from "./box";

export interface Mine {
  match: string;
  game: string;
  /** The seats played on this device: one, or several on a shared screen. */
  tokens: string[];
  /** The seat I last looked at it from. */
  seat: number | null;
  /** Links for friends who have not come yet. */
  invites: { seat: number; token: string }[];
  touched: number;
  over: boolean;
  /** The date, if it is the deal of a day. */
  daily: string | null;
  /** Who sat at the other seats, and whether I have won; known once the table was seen. */
  players?: string[];
  won?: boolean | null;
}

const KEY = "matches";
const MOST = 1000;

export function mine(): Mine[] {
  return recall<Mine[]>(KEY, []);
}

export function find(match: string): Mine | undefined {
  return mine().find((kept) => kept.match === match);
}

export function keep(match: string, change: Partial<Mine>): Mine {
  const before = find(match) ?? { match, game: "", tokens: [], seat: null, invites: [], touched: 0, over: false, daily: null };
  const now = { ...before, ...change, match, touched: Date.now() };
  remember(KEY, [now, ...mine().filter((kept) => kept.match !== match)].slice(0, MOST));
  return now;
}

/** All of them at once, the newest first. */
export function putBack(all: Mine[]): void {
  remember(KEY, all.slice(0, MOST));
}

export function forget(match: string): void {
  remember(KEY, mine().filter((kept) => kept.match !== match));
}

/** A seat's link is `/t/MATCH#TOKEN`: the token moves from the address bar into memory at once. */
export function takeTokenFromAddress(match: string): void {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  const known = find(match)?.tokens ?? [];
  if (known.length === 0) keep(match, { tokens: [token] });
  else if (!known.includes(token)) rememberHere(match, token);
}

/** The seats to be played in this tab: a link to a second seat of a match I already sit at counts for its tab only. */
export function tokensFor(match: string): string[] {
  const here = recallHere<string | null>(match, null);
  return here === null ? (find(match)?.tokens ?? []) : [here];
}

export const myName = (): string => recall<string>("name", "");
export const setMyName = (name: string): void => remember("name", name);
