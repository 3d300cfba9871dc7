// From a wish to a seat: makes the match, keeps the tokens, goes to the table.

import { today } from "../memory/daily";
import { find, keep, mine, myName } from "../memory/matches";
import { place } from "../route.svelte";
import { newMatch } from "../wire/ask";
import type { Clock, GameInfo, Luck, Order, Table, Value, Watching } from "../wire/messages";
import { wanted } from "./rivals";
import { shareOut, wish, type Sitter } from "./sitters";

export interface Plan {
  game: string;
  options: Record<string, Value>;
  sitters: Sitter[];
  watching: Watching;
  order: Order;
  luck?: Luck;
  clock?: Clock | null;
}

/** Me against the bots of last time, everything else at its default. */
export function quickPlan(game: GameInfo): Plan {
  const { many, bot } = wanted(game);
  const bots: Sitter[] = Array.from({ length: many }, () => ({ who: "bot", bot }));
  return { game: game.id, options: {}, sitters: [{ who: "me", name: myName() }, ...bots], watching: "link", order: "lot" };
}

/** Today's deal, the same for everyone; if I have begun it already, I go on with it, unless my seat stayed at another device. */
export async function beginDaily(game: GameInfo): Promise<void> {
  const daily = today();
  const begun = mine().find((match) => match.game === game.id && match.daily === daily && (match.over || match.tokens.length > 0));
  if (begun) place.go(`/t/${begun.match}`);
  else await begin({ ...quickPlan(game), luck: { daily } });
}

/** The deal of a finished game once more, for somebody who plays alone. */
export async function beginAgain({ match, game, options: { seats: _, ...options }, watching }: Table): Promise<void> {
  await begin({ game, options, sitters: [{ who: "me", name: myName() }], watching, order: "lot", luck: { again: match } });
}

export async function begin(plan: Plan): Promise<void> {
  const { game, options, watching, order } = plan;
  const made = await newMatch({ game, options, seats: plan.sitters.map(wish), watching, order, clock: plan.clock ?? null }, plan.luck);
  const { tokens, invites } = shareOut(made, plan.sitters);
  keep(made.match, { game, tokens, invites, daily: plan.luck ? dateOf(plan.luck) : null });
  place.go(`/t/${made.match}`);
}

/** The same deal as that of a day is that of the day. */
const dateOf = (luck: Luck): string | null => ("daily" in luck ? luck.daily : (find(luck.again)?.daily ?? null));
