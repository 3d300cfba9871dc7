// Reviews that this visit has asked for, so that a replay can show them too.

import type { Review } from "../wire/messages";

export const reviews = new Map<string, Review>();
