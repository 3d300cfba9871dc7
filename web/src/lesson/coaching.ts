// When a coach has something new to say.

import type { Moment } from "../games/contract";
import type { GameEvent } from "../wire/messages";

const spelled = (value: unknown): string => (value === null ? "nobody" : String(value ?? ""));

/** A star stands for anything, as in core/coaching.py; so do one of several signs between brackets. */
function fits(text: string, pattern: string): boolean {
  const plain = pattern.replace(/[.+?^${}()|\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${plain}$`).test(text);
}

const isLike = (event: Record<string, unknown>, pattern: Readonly<Record<string, string>>): boolean =>
  Object.entries(pattern).every(([name, wanted]) => fits(spelled(event[name]), wanted));

/** An event and what follows from it. */
const partsOf = (event: GameEvent): Record<string, unknown>[] => [event, ...((event["then"] ?? []) as Record<string, unknown>[])];

export function come(moments: readonly Moment[], prompt: string, events: GameEvent[], told: string[]): Moment[] {
  const happened = events.flatMap(partsOf);
  return moments.filter(
    ({ id, prompt: asked, event }) => !told.includes(id) && ((asked !== "" && asked === prompt) || (Object.keys(event).length > 0 && happened.some((one) => isLike(one, event)))),
  );
}
