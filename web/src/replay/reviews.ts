// Reviews that this browser has asked for: the table and its replay show them again without a second look at the game.

import { recall, remember } from "../memory/box";
import type { Review } from "../wire/messages";

const KEY = "reviews";
const MOST = 12;

interface Kept {
  match: string;
  review: Review;
}

export const reviewOf = (match: string): Review | null => recall<Kept[]>(KEY, []).find((kept) => kept.match === match)?.review ?? null;

export function keepReview(match: string, review: Review): void {
  remember(KEY, [{ match, review }, ...recall<Kept[]>(KEY, []).filter((kept) => kept.match !== match)].slice(0, MOST));
}
