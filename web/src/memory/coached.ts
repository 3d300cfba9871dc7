// Whether a coach sits beside this browser's person, and what has been explained already: never again.

import { recall, remember } from "./box";

const [KEY, ON] = ["coached", "coach"];

export const explained = (game: string): string[] => recall<Record<string, string[]>>(KEY, {})[game] ?? [];

export function keepExplained(game: string, moment: string): void {
  const all = recall<Record<string, string[]>>(KEY, {});
  if (!explained(game).includes(moment)) remember(KEY, { ...all, [game]: [...explained(game), moment] });
}

export const hasCoach = (game: string): boolean => recall<string[]>(ON, []).includes(game);

export function setCoach(game: string, on: boolean): void {
  const others = recall<string[]>(ON, []).filter((one) => one !== game);
  remember(ON, on ? [...others, game] : others);
}
