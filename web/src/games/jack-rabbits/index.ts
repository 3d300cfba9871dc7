import type { View } from "../../wire/messages";
import type { GameTable } from "../kinds";
import { svelteTable } from "../svelte-adapter";
import "./colours.css";
import JackRabbitsTable from "./JackRabbitsTable.svelte";
import type { Purpose, RabbitsView, Step } from "./kinds";
import { moveName, prompt, sentences } from "./sentences";
import Time from "./Time.svelte";

const RULES: Partial<Record<Step, string>> = {
  "choosing-shape": "JR-8", "choosing-tile": "JR-8", placing: "JR-9", turning: "JR-9", calling: "JR-16", passport: "JR-29", lottery: "JR-15", discarding: "JR-16", journey: "JR-17",
  "on-road": "JR-17", passing: "JR-40", riding: "JR-20", "in-caves": "JR-23", flying: "JR-29", challenge: "JR-32", "challenger-shows": "JR-32",
  "visitor-shows": "JR-32", audience: "JR-34", basket: "JR-33", fighting: "JR-30", "giving-up": "JR-31", displaying: "JR-39", "offering-diamonds": "JR-35",
  "offering-points": "JR-35", answering: "JR-35", laying: "JR-35", increment: "JR-26", after: "JR-27",
};
const PAID: Record<Purpose, string> = { trek: "JR-19", merchant: "JR-20", tavern: "JR-21", cave: "JR-23", shortfall: "JR-29", claim: "JR-25", market: "JR-33" };

function rule(view: View): string {
  const { step, payment } = (view as RabbitsView).table;
  return payment ? PAID[payment.for] : (RULES[step] ?? "JR-15");
}

/** Between the cards of a payment, or between parts of an offer. */
function halfway(view: View): boolean {
  const { step } = (view as RabbitsView).table;
  return step === "paying" || step === "offering-diamonds" || step === "offering-points";
}

const KEYS: [string, string][] = [
  ["H", "jack-rabbits-page-key-hand"],
  ["L", "jack-rabbits-page-key-land"],
  ["S", "jack-rabbits-page-steps"],
  ["T", "jack-rabbits-page-key-turn"],
  ["Esc", "jack-rabbits-page-key-let-go"],
];

export default {
  mount: svelteTable(JackRabbitsTable), Time, drawsSeats: true, board: ".land", needs: () => ".land .pointed, .land .rabbit", rather: ".land .stop", prompt, sentences, moveName,
  halfway, rule, keys: KEYS,
} satisfies GameTable;
