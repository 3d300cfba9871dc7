// Questions to the server over HTTP.

import type { GameInfo, Logged, Luck, Made, Rule, SeatWish, Table, Trouble, Value, View } from "./messages";

export class Refused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.text);
  }
}

export const games = (): Promise<GameInfo[]> => ask("/api/games") as Promise<GameInfo[]>;

export const publicTables = (): Promise<Table[]> => ask("/api/matches") as Promise<Table[]>;

export const table = (match: string): Promise<Table> => ask(`/api/matches/${match}`) as Promise<Table>;

export const rulebook = (game: string, lang: string): Promise<{ rules: Rule[] }> =>
  ask(`/api/rulebook/${game}/${lang}`) as Promise<{ rules: Rule[] }>;

export const replay = (match: string, seat: number): Promise<{ plies: number; events: Logged["event"][] }> =>
  ask(`/api/matches/${match}/replay?seat=${seat}`) as Promise<{ plies: number; events: Logged["event"][] }>;

export const replayView = (match: string, ply: number, seat: number): Promise<View> =>
  ask(`/api/matches/${match}/replay/${ply}?seat=${seat}`) as Promise<View>;

export const recordAddress = (match: string): string => `/api/matches/${match}/record`;

export const newMatch = (game: string, options: Record<string, Value>, seats: SeatWish[], open: boolean, luck: Luck | null = null): Promise<Made> =>
  ask("/api/matches", { game, options, seats, public: open, ...luck }) as Promise<Made>;

async function ask(path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(
    path,
    body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  );
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said;
  const trouble = (said as { error?: Trouble } | null)?.error;
  throw new Refused(trouble ?? { code: "page-error-server", arguments: { status: answer.status }, text: answer.statusText });
}
