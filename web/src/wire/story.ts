// What is known of what has happened: the last events, and older ones page by page.

import type { Logged } from "./messages";

export interface Story {
  log: Logged[];
  /** How many plies there are before the first event that is known. */
  earlier: number;
}

/** More has happened. If something was taken back, only the first `kept` plies are still so. */
export function withNews({ log, earlier }: Story, events: Logged[], kept = Infinity): Story {
  return { log: [...log.filter(({ ply }) => ply <= kept), ...events], earlier: Math.min(earlier, kept) };
}

/** A page of older events; one that does not end where the story begins was asked for in another story. */
export function withOlder(story: Story, page: Story): Story {
  const fits = page.log.length > 0 && page.log.at(-1)!.ply === story.earlier;
  return fits ? { log: [...page.log, ...story.log], earlier: page.earlier } : story;
}
