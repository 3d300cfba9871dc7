// Who teaches a game: drawings in its folder, one for each mood.

import mark from "../art/mark.svg";

export type Mood = "glad" | "unsure" | "cheer";

const DRAWINGS = import.meta.glob<string>("../games/*/guide-*.svg", { import: "default", eager: true, query: "?url" });

export const guideOf = (game: string, mood: Mood): string => DRAWINGS[`../games/${game}/guide-${mood}.svg`] ?? mark;
