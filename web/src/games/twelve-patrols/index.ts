import { told } from "../../table/speech";
import type { View } from "../../wire/messages";
import type { GameTable } from "../kinds";
import { svelteTable } from "../svelte-adapter";
import "./colours.css";
import type { PatrolsView } from "./kinds";
import { outcome } from "./sentences";
import Time from "./Time.svelte";
import TwelvePatrolsTable from "./TwelvePatrolsTable.svelte";

function halfway(view: View): boolean {
  const game = (view as PatrolsView).table;
  return game.building !== null || game.turning;
}

const KEYS: [string, string][] = [
  ["⌫", "twelve-patrols-key-back"],
  ["E", "twelve-patrols-key-done"],
  ["D", "twelve-patrols-turn-die"],
  ["W", "twelve-patrols-ask-winnable"],
  ["H", "twelve-patrols-ask-hint"],
];

export default {
  mount: svelteTable(TwelvePatrolsTable),
  Time,
  drawsSeats: true,
  drawsEnding: true,
  drawsHints: true,
  readsWholeLog: true,
  sentences: told,
  outcome,
  halfway,
  rule: ({ rule }: View) => rule,
  keys: KEYS,
} satisfies GameTable;
