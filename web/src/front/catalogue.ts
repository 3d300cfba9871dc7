// The games as the front door shows them. What can be played is for the server to say.

import mark from "../art/mark.svg";
import { cards } from "../games/cards.svelte";
import type { GameInfo } from "../wire/messages";

/** What a game's folder says of itself for the front door. */
export interface Portrait {
  tone: string;
  minutes: number;
}

export interface Offer extends Portrait {
  id: string;
  picture: string;
  /** Null as long as the server has not answered. */
  info: GameInfo | null;
}

const PORTRAITS = import.meta.glob<Portrait>("../games/*/portrait.ts", { import: "default", eager: true });
const PICTURES = import.meta.glob<string>("../games/*/portrait.svg", { import: "default", eager: true, query: "?url" });
const STRANGER: Portrait = { tone: "#5b4f47", minutes: 0 };

/** All games that the server has; until it answers, those that the page knows. Short games stand first. */
export function offers(infos: GameInfo[]): Offer[] {
  const known = infos.length ? infos.map((info) => offer(info.id, info)) : Object.keys(PORTRAITS).map((file) => offer(file.split("/")[2]!, null));
  return known.sort((a, b) => (a.minutes || Infinity) - (b.minutes || Infinity));
}

function offer(id: string, info: GameInfo | null): Offer {
  return { ...(PORTRAITS[`../games/${id}/portrait.ts`] ?? STRANGER), id, picture: pictureOf(id), info };
}

/** The picture that the page has of a game, or that its package brings. */
export function pictureOf(game: string): string {
  return PICTURES[`../games/${game}/portrait.svg`] ?? cards.find(game)?.portrait ?? mark;
}
