// The end of a year as it is told: Autumn's draw, the reveal, the fight, the trick.

import type { Picture } from "../../table/playback.svelte";
import type { Logged } from "../../wire/messages";
import type { ArdRiView, Winter } from "./kinds";
import { winters } from "./sentences";

export type Phase = "autumn" | "reveal" | "fight" | "trick";

export interface Frame extends Picture {
  winter: Winter;
  phase: Phase;
  /** The table before the year's end, until the trick is taken. */
  view: ArdRiView;
}

const PHASES: [Phase, number][] = [["autumn", 800], ["reveal", 1100], ["fight", 1400], ["trick", 2200]];

export function frames(before: ArdRiView, after: ArdRiView, events: Logged[]): Frame[] {
  const unsaid = (events[0]?.ply ?? 0) - 1;
  return events.flatMap((logged) => winters([logged]).flatMap((winter) =>
    PHASES.map(([phase, ms]) => ({ ms, winter, phase, ...(phase === "trick" ? { view: after, said: logged.ply } : { view: before, said: unsaid }) }))));
}
