import type { View } from "../../wire/messages";
import type { GameTable } from "../kinds";
import { svelteTable } from "../svelte-adapter";
import ArdRiTable from "./ArdRiTable.svelte";
import type { ArdRiView } from "./kinds";
import { moveName, prompt, sentences } from "./sentences";
import Time from "./Time.svelte";

const RULES: Record<string, string> = { deal: "AR-2", spring: "AR-4", summer: "AR-5", autumn: "AR-6", after: "AR-15" };

export default {
  mount: svelteTable(ArdRiTable),
  Time,
  drawsSeats: true,
  board: ".felt",
  rather: ".felt .slot, .felt .pile",
  prompt,
  sentences,
  moveName,
  rule: (view: View) => RULES[(view as ArdRiView).table.season] ?? null,
} satisfies GameTable;
