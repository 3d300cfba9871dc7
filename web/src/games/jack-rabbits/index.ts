import { told } from "../../table/speech";
import type { View } from "../../wire/messages";
import type { GameTable } from "../kinds";
import { svelteTable } from "../svelte-adapter";
import "./colours.css";
import "./drawings.css";
import JackRabbitsTable from "./JackRabbitsTable.svelte";
import type { RabbitsView } from "./kinds";
import { moveName } from "./sentences";
import Time from "./Time.svelte";

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
  mount: svelteTable(JackRabbitsTable), Time, drawsSeats: true, board: ".land", needs: () => ".land .pointed, .land .rabbit", rather: ".land .stop", sentences: told, moveName,
  halfway, rule: ({ rule }: View) => rule, keys: KEYS,
} satisfies GameTable;
