// Tables that wait for strangers: opening one, sitting down, going on to the match.

import { recallHere, rememberHere } from "../memory/box";
import { keep, myName } from "../memory/matches";
import { place } from "../route.svelte";
import { openTable, sitDown } from "../wire/ask";
import type { Clock } from "../wire/messages";
import { say } from "../words/words.svelte";
import { wish } from "./sitters";
import type { Plan } from "./start";

/** The token of a waiting seat is for this tab: who closes it has gone. */
export async function open({ game, options, sitters, watching, order, clock = null }: Plan): Promise<void> {
  const { open, token } = await openTable({ game, options, seats: sitters.map(wish), watching, order, clock });
  rememberHere(open, token);
  place.go(`/open/${open}`);
}

export async function sit(open: string): Promise<void> {
  const { token } = await sitDown(open, myName() || say("page-stranger"));
  rememberHere(open, token);
  place.go(`/open/${open}`);
}

export function goOn(open: string, match: string, game: string): void {
  const token = recallHere<string | null>(open, null);
  if (token !== null) keep(match, { game, tokens: [token] });
  place.go(`/t/${match}`);
}

export function clockWords(clock: Clock | null): string {
  if (clock === null) return say("page-open-clock-none");
  if (clock.kind === "days") return say("page-open-clock-days", { count: clock.days });
  return say("page-open-clock-live", { minutes: Math.round(clock.bank / 60), seconds: clock.increment ?? 0 });
}
