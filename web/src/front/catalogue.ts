// The games as the front door shows them. What can be played is for the server to say.

import ardRi from "../art/ard-ri.svg";
import jackRabbits from "../art/jack-rabbits.svg";
import jackal from "../art/jackal.svg";
import mark from "../art/mark.svg";
import twelvePatrols from "../art/twelve-patrols.svg";
import type { GameInfo } from "../wire/messages";

interface Portrait {
  id: string;
  picture: string;
  tone: string;
  players: [number, number];
  minutes: number;
}

export interface Offer extends Portrait {
  /** Null while the game is still to come. */
  info: GameInfo | null;
}

const PORTRAITS: Portrait[] = [
  { id: "ard-ri", picture: ardRi, tone: "#9c3f1c", players: [2, 5], minutes: 10 },
  { id: "jackal", picture: jackal, tone: "#256377", players: [2, 4], minutes: 30 },
  { id: "jack-rabbits", picture: jackRabbits, tone: "#2f6b3a", players: [2, 4], minutes: 45 },
  { id: "twelve-patrols", picture: twelvePatrols, tone: "#594a80", players: [1, 1], minutes: 15 },
];

/** Our four games, then games of other packages; what can be played stands first. */
export function offers(infos: GameInfo[]): Offer[] {
  const ours = PORTRAITS.map((portrait) => {
    const info = infos.find((game) => game.id === portrait.id) ?? null;
    return { ...portrait, info, players: info ? ([info.seats.low, info.seats.high] as [number, number]) : portrait.players };
  });
  const others = infos.filter((game) => !PORTRAITS.some((portrait) => portrait.id === game.id)).map(stranger);
  return [...ours, ...others].sort((a, b) => Number(!a.info) - Number(!b.info));
}

export function pictureOf(game: string): string {
  return PORTRAITS.find((portrait) => portrait.id === game)?.picture ?? mark;
}

function stranger(info: GameInfo): Offer {
  return { id: info.id, picture: mark, tone: "#5b4f47", players: [info.seats.low, info.seats.high], minutes: 0, info };
}
