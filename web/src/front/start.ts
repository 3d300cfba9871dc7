// From a wish to a seat: makes the match, keeps the tokens, goes to the table.

import { keep, myName } from "../memory/matches";
import { place } from "../route.svelte";
import { newMatch } from "../wire/ask";
import type { GameInfo, SeatWish, Value } from "../wire/messages";

export type Sitter = { who: "me"; name: string } | { who: "friend" } | { who: "bot"; bot: string };

export interface Plan {
  game: string;
  options: Record<string, Value>;
  sitters: Sitter[];
  public: boolean;
}

/** Me against the strongest bots, everything at its default. */
export function quickPlan(game: GameInfo): Plan {
  const bot = game.bots.at(-1) ?? "random";
  const bots: Sitter[] = Array.from({ length: game.seats.default - 1 }, () => ({ who: "bot", bot }));
  return { game: game.id, options: {}, sitters: [{ who: "me", name: myName() }, ...bots], public: false };
}

export async function begin(plan: Plan): Promise<void> {
  const made = await newMatch(plan.game, plan.options, plan.sitters.map(wish), plan.public);
  const tokens = made.seats.flatMap(({ seat, token }) => (token && plan.sitters[seat]?.who === "me" ? [token] : []));
  const invites = made.seats.flatMap(({ seat, token }) => (token && plan.sitters[seat]?.who === "friend" ? [{ seat, token }] : []));
  keep(made.match, { game: plan.game, tokens, invites });
  place.go(`/t/${made.match}`);
}

function wish(sitter: Sitter): SeatWish {
  if (sitter.who === "bot") return { kind: "bot", bot: sitter.bot };
  return sitter.who === "me" && sitter.name ? { kind: "person", name: sitter.name } : { kind: "person" };
}
