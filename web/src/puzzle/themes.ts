// What puzzles are about, in words: themes of all games, and the game's own.

import { say, words } from "../words/words.svelte";

/** How hard it is: these every game has. */
const GENERAL = ["simple", "fair", "tricky"];

export function themeName(game: string, theme: string): string {
  const own = `${game}-theme`;
  return say(GENERAL.includes(theme) || !words.has(own) ? "puzzle-theme" : own, { theme });
}

/** All themes of some puzzles, those that are about something first. */
export function themesOf(puzzles: { themes: string[] }[]): string[] {
  const all = new Set(puzzles.flatMap(({ themes }) => themes));
  return [...[...all].filter((theme) => !GENERAL.includes(theme)), ...GENERAL.filter((theme) => all.has(theme))];
}
