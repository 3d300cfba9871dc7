// Where an invitation leads: an address that means this computer to itself means another one to everybody else.

import { reach } from "../wire/ask";
import type { Reach } from "../wire/messages";

export interface Invitation {
  origin: string;
  /** Why friends on other computers cannot follow the link. */
  trouble: "alone" | "localhost" | null;
}

const isOwn = (host: string): boolean => host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);

export async function invitation(here: { hostname: string; origin: string }, ask: () => Promise<Reach> = reach): Promise<Invitation> {
  if (!isOwn(here.hostname)) return { origin: here.origin, trouble: null };
  const told = await ask().catch(() => null);
  if (told?.address) return { origin: new URL(told.address).origin, trouble: null };
  return { origin: here.origin, trouble: told?.reach === "computer" ? "alone" : "localhost" };
}
