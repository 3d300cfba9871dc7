// Which puzzles this browser has solved.

import { recall, remember } from "./box";

const KEY = "solved";

export const solved = (game: string): string[] => recall<Record<string, string[]>>(KEY, {})[game] ?? [];

export function keepSolved(game: string, puzzle: string): void {
  const all = recall<Record<string, string[]>>(KEY, {});
  if (!solved(game).includes(puzzle)) remember(KEY, { ...all, [game]: [...solved(game), puzzle] });
}
