// Which lessons this browser has been through.

import { recall, remember } from "./box";

const KEY = "learned";

export const learned = (game: string): string[] => recall<Record<string, string[]>>(KEY, {})[game] ?? [];

export function keepLearned(game: string, lesson: string): void {
  const all = recall<Record<string, string[]>>(KEY, {});
  if (!learned(game).includes(lesson)) remember(KEY, { ...all, [game]: [...learned(game), lesson] });
}
