// Everything that this browser remembers of games, as one file: to be kept, or to be taken to another device.

import { recall, remember } from "./box";
import { branches, keepBranches, type Tried } from "./branches";
import { mine, putBack, type Mine } from "./matches";

export const VERSION = 1;
const WON = "daily-won";
const LEARNED = "learned";
const SOLVED = "solved";

type ByGame = Record<string, string[]>;

export interface Archive {
  "parlour-archive": typeof VERSION;
  games: Mine[];
  branches: Tried[];
  /** The days whose deal was won, the lessons learned and the puzzles solved, by game. */
  won: ByGame;
  learned: ByGame;
  solved: ByGame;
}

/** Seats are left out unless they are asked for: whoever has their tokens can play them. */
export function archive(seats: boolean): Archive {
  const games = mine().map((one) => (seats ? one : { ...one, tokens: [], invites: [] }));
  return { "parlour-archive": VERSION, games, branches: branches(), won: recall<ByGame>(WON, {}), learned: recall<ByGame>(LEARNED, {}), solved: recall<ByGame>(SOLVED, {}) };
}

/** Why a file is not taken: the code of a sentence. */
export class NotArchive extends Error {
  constructor(readonly code: "archive-error-not" | "archive-error-version") {
    super(code);
  }
}

/** What a file says; whatever is not as it should be is left out. */
export function readArchive(text: string): Archive {
  const given = parsed(text);
  if (!isObject(given) || !("parlour-archive" in given)) throw new NotArchive("archive-error-not");
  if (given["parlour-archive"] !== VERSION) throw new NotArchive("archive-error-version");
  return { "parlour-archive": VERSION, games: list(given["games"]).flatMap(readGame), branches: list(given["branches"]).flatMap(readTried), won: readByGame(given["won"]), learned: readByGame(given["learned"]), solved: readByGame(given["solved"]) };
}

/** Adds what a file says to what is remembered; how many games are new. Nothing is lost: of two notes on a match the newer one
    counts, and it keeps the seats of both. */
export function takeIn(given: Archive): number {
  const before = mine();
  const added = given.games.filter((one) => !before.some(({ match }) => match === one.match));
  const merged = before.map((one) => {
    const other = given.games.find(({ match }) => match === one.match);
    if (!other) return one;
    const newer = other.touched > one.touched ? other : one;
    return { ...newer, over: one.over || other.over, daily: one.daily ?? other.daily, tokens: one.tokens.length ? one.tokens : other.tokens, invites: one.invites.length ? one.invites : other.invites };
  });
  putBack([...merged, ...added].sort((a, b) => b.touched - a.touched));
  keepBranches(given.branches);
  remember(WON, together(recall<ByGame>(WON, {}), given.won));
  remember(LEARNED, together(recall<ByGame>(LEARNED, {}), given.learned));
  remember(SOLVED, together(recall<ByGame>(SOLVED, {}), given.solved));
  return added.length;
}

const together = (one: ByGame, other: ByGame): ByGame =>
  Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map((game) => [game, [...new Set([...(one[game] ?? []), ...(other[game] ?? [])])].sort()]));

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isName = (value: unknown): value is string => typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown): string[] => list(value).filter((one) => typeof one === "string").map((one) => (one as string).slice(0, 64));
const whole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const readByGame = (value: unknown): ByGame => (isObject(value) ? Object.fromEntries(Object.entries(value).filter(([game]) => isName(game)).map(([game, days]) => [game, texts(days)])) : {});

function readGame(value: unknown): Mine[] {
  if (!isObject(value) || !isName(value["match"]) || typeof value["game"] !== "string") return [];
  const { match, game, seat, touched, over, daily, players, won } = value;
  const invites = list(value["invites"]).flatMap((one) => (isObject(one) && whole(one["seat"]) && typeof one["token"] === "string" ? [{ seat: one["seat"], token: one["token"] }] : []));
  return [{
    match, game: game.slice(0, 64), tokens: texts(value["tokens"]), invites, seat: typeof seat === "number" ? seat : null, touched: whole(touched) ? touched : 0,
    over: over === true, daily: typeof daily === "string" ? daily.slice(0, 10) : null, players: texts(players), won: typeof won === "boolean" ? won : null,
  }];
}

function branchOf({ ply, seat, eyes, luck, bots, bot, line }: Record<string, unknown>): Tried["branch"] {
  const number = (given: unknown) => (whole(given) ? given : null);
  const made = list(line).filter((one): one is [number, number] => Array.isArray(one) && one.length === 2 && one.every(whole));
  return { ply: number(ply) ?? 0, seat: number(seat) ?? 0, eyes: number(eyes), luck: number(luck), line: made, bots: list(bots).filter(whole), bot: typeof bot === "string" ? bot.slice(0, 64) : null };
}

function readTried(value: unknown): Tried[] {
  if (!isObject(value) || !isName(value["match"]) || !isObject(value["branch"]) || !whole(value["branch"]["ply"])) return [];
  const { match, game, name, touched, branch } = value;
  return [{ match, game: String(game).slice(0, 64), name: String(name ?? "").slice(0, 60), touched: whole(touched) ? touched : 0, branch: branchOf(branch) }];
}
