import { told } from "../../table/speech";
import type { Move, View } from "../../wire/messages";
import type { GameTable } from "../kinds";
import { svelteTable } from "../svelte-adapter";
import "./colours.css";
import ArdRiTable from "./ArdRiTable.svelte";
import { moveName } from "./sentences";
import Time from "./Time.svelte";
import { COACH, LEGEND } from "./generated";

export default {
  mount: svelteTable(ArdRiTable),
  Time,
  drawsSeats: true,
  drawsClocks: true,
  readsWholeLog: true,
  board: ".felt",
  dims: "", // a hand dims its cards itself
  press: ({ kind, card }: Move) => (kind === "pass" ? [".asking .actions .button"] : [`.stage:has([data-card="${card}"].picked) .asking .actions .button:not(:disabled)`, `.hand [data-card="${card}"] label`]),
  needs: ({ card }: Move) => (card ? `.hand [data-card="${card}"] label, .felt .pen` : ".felt .pen"),
  rather: ".felt .slot, .felt .pile",
  sentences: told,
  moveName,
  rule: (view: View) => view.rule,
  coach: COACH,
  legend: LEGEND,
} satisfies GameTable;
