// Who shall sit at a new table, and what each of them gets when it is made.

import type { Mine } from "../memory/matches";
import type { Made, SeatWish } from "../wire/messages";

export type Sitter = { who: "me"; name: string } | { who: "friend" } | { who: "bot"; bot: string };

export function wish(sitter: Sitter): SeatWish {
  if (sitter.who === "bot") return { kind: "bot", bot: sitter.bot };
  return sitter.who === "me" && sitter.name ? { kind: "person", name: sitter.name } : { kind: "person" };
}

/** The tokens that stay here, and those for friends; the seats may have been drawn by lot. */
export function shareOut(made: Made, sitters: Sitter[]): Pick<Mine, "tokens" | "invites"> {
  const given = made.seats.flatMap(({ seat, token }, listed) => (token ? [{ seat, token, who: sitters[listed]!.who }] : []));
  given.sort((a, b) => a.seat - b.seat);
  const of = (who: Sitter["who"]) => given.filter((one) => one.who === who);
  return { tokens: of("me").map(({ token }) => token), invites: of("friend").map(({ seat, token }) => ({ seat, token })) };
}
