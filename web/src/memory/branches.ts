// Branches of finished games: what this browser has tried. A link says everything that a branch is.

import type { Branch } from "../wire/messages";
import { recall, remember } from "./box";

/** What was tried, and what is still known of it besides. */
export interface Tried {
  match: string;
  game: string;
  name: string;
  branch: Branch;
  touched: number;
}

const KEY = "branches";
const MOST = 60;

export const branches = (): Tried[] => recall<Tried[]>(KEY, []);
export const branchesOf = (match: string): Tried[] => branches().filter((kept) => kept.match === match);

/** Two are the same branch if they begin alike: one goes on with it. */
const sameAs = (one: Tried) => (other: Tried) => one.match === other.match && written(one.branch, one.name) === written(other.branch, other.name);

export function keepBranch(tried: Tried, instead: Tried | null): void {
  const rest = branches().filter((kept) => !sameAs(tried)(kept) && !(instead && sameAs(instead)(kept)));
  remember(KEY, [tried, ...rest].slice(0, MOST));
}

/** Adds some that come from elsewhere. */
export function keepBranches(more: Tried[]): void {
  const added = more.filter((one) => !branches().some(sameAs(one)));
  remember(KEY, [...branches(), ...added].sort((a, b) => b.touched - a.touched).slice(0, MOST));
}

export function forgetBranch(tried: Tried): void {
  remember(KEY, branches().filter((kept) => !sameAs(tried)(kept)));
}

/** A branch as the part of an address behind the #, which stays in the browser. */
export function written(branch: Branch, name = ""): string {
  const parts = new URLSearchParams({ ply: String(branch.ply) });
  if (branch.seat) parts.set("seat", String(branch.seat));
  if (typeof branch.eyes === "number") parts.set("eyes", String(branch.eyes));
  if (branch.luck) parts.set("luck", String(branch.luck));
  if (branch.bots?.length) parts.set("bots", branch.bots.join("."));
  if (branch.bot) parts.set("bot", branch.bot);
  if (branch.line?.length) parts.set("line", branch.line.map((made) => made.join(".")).join("-"));
  if (name) parts.set("name", name);
  return parts.toString();
}

/** The branch and the name that such a part stands for; what cannot be read is left out, and the server judges the rest. */
export function readBranch(text: string): { branch: Branch; name: string } {
  const parts = new URLSearchParams(text.replace(/^#/, ""));
  const numbers = (given: string | null) => (given ?? "").split(".").filter(Boolean).map(Number).filter(Number.isSafeInteger);
  const number = (key: string) => numbers(parts.get(key))[0] ?? null;
  const line = (parts.get("line") ?? "").split("-").map(numbers).filter((made): made is [number, number] => made.length === 2);
  const branch = { ply: number("ply") ?? 0, seat: number("seat") ?? 0, eyes: number("eyes"), luck: number("luck"), line, bots: numbers(parts.get("bots")), bot: parts.get("bot") };
  return { branch, name: (parts.get("name") ?? "").slice(0, 60) };
}
