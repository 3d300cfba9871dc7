// Questions to the server over HTTP.

import { tokensFor } from "../memory/matches";
import type { Branch, Branched, Clock, Daily, GameInfo, Kept, LessonStep, Logged, Luck, Made, OpenTable, OpenTableAt, Order, Prospects, PushKey, Puzzles, PuzzlesOfDay, PuzzleStep, Reach, Rule, SatDown, SeatWish, Started, Subscribed, Table, Trouble, Try, Value, View, Watching } from "./messages";

export class Refused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.text);
  }
}

export const games = (): Promise<GameInfo[]> => ask("/api/games") as Promise<GameInfo[]>;

export const reach = (): Promise<Reach> => ask("/api/reach") as Promise<Reach>;

export const listedTables = (): Promise<Table[]> => ask("/api/matches") as Promise<Table[]>;

export const table = (match: string): Promise<Table> => ask(`/api/matches/${match}`, { of: match }) as Promise<Table>;

export const rulebook = (game: string, lang: string): Promise<{ rules: Rule[] }> =>
  ask(`/api/rulebook/${game}/${lang}`) as Promise<{ rules: Rule[] }>;

/** A step of a lesson, after the moves made so far and those tried. */
export const lessonStep = (game: string, lesson: string, step: string, tried: Try): Promise<LessonStep> =>
  ask(`/api/games/${game}/lessons/${lesson}/${step}`, { body: tried }) as Promise<LessonStep>;

export const puzzlesOfDay = (): Promise<PuzzlesOfDay> => ask("/api/puzzles") as Promise<PuzzlesOfDay>;

/** How those did who played the deal of a day here. */
export const dailyOf = (game: string, day: string): Promise<Daily> => ask(`/api/games/${game}/daily/${day}`) as Promise<Daily>;

export const puzzlesOf = (game: string): Promise<Puzzles> => ask(`/api/games/${game}/puzzles`) as Promise<Puzzles>;

/** A puzzle as it stands, after a try, or with its solution. */
export const puzzleAt = (game: string, id: string): Promise<PuzzleStep> => ask(`/api/games/${game}/puzzles/${id}`) as Promise<PuzzleStep>;

export const tryPuzzle = (game: string, id: string, tried: number[]): Promise<PuzzleStep> =>
  ask(`/api/games/${game}/puzzles/${id}`, { body: { made: [], tried } }) as Promise<PuzzleStep>;

export const puzzleSolution = (game: string, id: string): Promise<PuzzleStep> => ask(`/api/games/${game}/puzzles/${id}/solution`) as Promise<PuzzleStep>;

/** The sentences of a game of another package. */
export async function sentences(game: string, lang: string): Promise<string> {
  const answer = await fetch(`/games/${game}/locale/${lang}.ftl`);
  return answer.ok ? answer.text() : "";
}

export const replay = (match: string, seat: number): Promise<{ plies: number; events: Logged["event"][] }> =>
  ask(`/api/matches/${match}/replay?seat=${seat}`, { of: match }) as Promise<{ plies: number; events: Logged["event"][] }>;

export const replayView = (match: string, ply: number, seat: number): Promise<View> =>
  ask(`/api/matches/${match}/replay/${ply}?seat=${seat}`, { of: match }) as Promise<View>;

/** Where a branch of a finished game stands. */
export const branched = (match: string, branch: Branch): Promise<Branched> =>
  ask(`/api/matches/${match}/branch`, { body: branch, of: match }) as Promise<Branched>;

/** Everybody's chances there. */
export const prospects = (match: string, branch: Branch): Promise<Prospects> =>
  ask(`/api/matches/${match}/branch/chances`, { body: branch, of: match }) as Promise<Prospects>;

/** The position after so many plies as an SVG picture, in a language. */
export async function picture(match: string, ply: number, seat: number, lang: string): Promise<string> {
  const token = tokensFor(match)[0];
  const answer = await fetch(`/api/matches/${match}/picture/${ply}?seat=${seat}&lang=${lang}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

export const recordAddress = (match: string): string => `/api/matches/${match}/record`;

/** A record that somebody brings becomes a match to look at. */
export const bringRecord = (record: unknown): Promise<Kept> => ask("/api/records", { body: record }) as Promise<Kept>;

/** Saves what a link to a record leads to; the link alone would not say who asks. */
export async function saveRecord(event: MouseEvent & { currentTarget: HTMLAnchorElement }, match: string): Promise<void> {
  event.preventDefault();
  const { href, download } = event.currentTarget;
  const answer = await fetch(href, { headers: identity(match) }).catch(() => null);
  if (!answer?.ok) return location.assign(href); // the browser tells what is wrong
  const record = await answer.blob();
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(record), download });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export interface NewMatch {
  game: string;
  options: Record<string, Value>;
  seats: SeatWish[];
  watching: Watching;
  order: Order;
  clock: Clock | null;
}

export const newMatch = (wanted: NewMatch, luck: Luck | null = null): Promise<Made> =>
  ask("/api/matches", { body: { ...wanted, ...luck }, of: luck && "again" in luck ? luck.again : "" }) as Promise<Made>;

// Being told of one's turn

export const pushKey = (): Promise<string | null> => (ask("/api/push") as Promise<PushKey>).then(({ key }) => key);

export const subscribe = (match: string, wanted: Subscribed): Promise<unknown> => ask(`/api/matches/${match}/push`, { body: wanted, of: match });

export const unsubscribe = (match: string, endpoint: string): Promise<unknown> =>
  ask(`/api/matches/${match}/push`, { body: { endpoint }, of: match, method: "DELETE" });

// Tables that wait for strangers

export const openTables = (): Promise<OpenTable[]> => ask("/api/open") as Promise<OpenTable[]>;

export const openTable = (wanted: NewMatch): Promise<SatDown> => ask("/api/open", { body: wanted }) as Promise<SatDown>;

export const openTableAt = (open: string): Promise<OpenTableAt> => ask(`/api/open/${open}`, { of: open }) as Promise<OpenTableAt>;

export const sitDown = (open: string, name: string): Promise<SatDown> => ask(`/api/open/${open}/sit`, { body: { name } }) as Promise<SatDown>;

export const leaveOpen = (open: string): Promise<unknown> => ask(`/api/open/${open}/leave`, { body: {}, of: open });

export const startOpen = (open: string): Promise<Started> => ask(`/api/open/${open}/start`, { body: {}, of: open }) as Promise<Started>;

/** Where only the players may look, they say who they are. Never in an address: addresses are logged and passed on. */
function identity(match: string): Record<string, string> {
  const [token] = match ? tokensFor(match) : [];
  return token ? { authorization: `Bearer ${token}` } : {};
}

async function ask(path: string, { body, of = "", method = "POST" }: { body?: unknown; of?: string; method?: string } = {}): Promise<unknown> {
  const headers = identity(of);
  const posted = { method, headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, body === undefined ? { headers } : posted);
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said;
  const trouble = (said as { error?: Trouble } | null)?.error;
  throw new Refused(trouble ?? { code: "page-error-server", arguments: { status: answer.status }, text: answer.statusText });
}
