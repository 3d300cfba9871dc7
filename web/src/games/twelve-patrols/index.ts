import type { View } from "../../wire/messages";
import type { GameTable } from "../kinds";
import { svelteTable } from "../svelte-adapter";
import "./colours.css";
import type { PatrolsView } from "./kinds";
import { outcome, prompt, sentences } from "./sentences";
import Time from "./Time.svelte";
import TwelvePatrolsTable from "./TwelvePatrolsTable.svelte";

/** The rule of what is asked now. */
function rule(view: View): string {
  const game = (view as PatrolsView).table;
  if (game.turning) return "TP-12";
  if (game.phase === "card") return "TP-8";
  if (game.phase === "patrol") return game.forced.length ? "TP-10" : "TP-9";
  return game.phase === "over" ? "TP-14" : "TP-7";
}

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
  prompt,
  sentences,
  outcome,
  halfway,
  rule,
  keys: KEYS,
} satisfies GameTable;
