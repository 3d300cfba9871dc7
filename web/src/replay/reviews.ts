// Reviews that this tab has asked for: the table and its replay show them again without a second look at the game.

import { recallHere, rememberHere } from "../memory/box";
import type { Review } from "../wire/messages";

export const reviewOf = (match: string): Review | null => recallHere(`review.${match}`, null);
export const keepReview = (match: string, review: Review): void => rememberHere(`review.${match}`, review);
