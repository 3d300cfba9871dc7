import { told } from "../../table/speech";
import type { View } from "../../wire/messages";
import type { GameTable } from "../kinds";
import { svelteTable } from "../svelte-adapter";
import ArdRiTable from "./ArdRiTable.svelte";
import { moveName } from "./sentences";
import Time from "./Time.svelte";

export default {
  mount: svelteTable(ArdRiTable),
  Time,
  drawsSeats: true,
  readsWholeLog: true,
  board: ".felt",
  rather: ".felt .slot, .felt .pile",
  sentences: told,
  moveName,
  rule: (view: View) => view.rule,
} satisfies GameTable;
