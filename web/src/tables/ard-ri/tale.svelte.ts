// The end of a year as it is told: Autumn's draw, the reveal, the fight, the trick. Shared by the table and the year track.

import type { ArdRiView, Winter } from "./kinds";

export type Phase = "autumn" | "reveal" | "fight" | "trick";

const PHASES: [Phase, number][] = [["autumn", 800], ["reveal", 1100], ["fight", 1400], ["trick", 2200]];

export class Tale {
  winter = $state.raw<Winter | null>(null);
  phase = $state<Phase>("autumn");
  year = $state(0);
  /** The table before the year's end, shown until the trick is taken. */
  before = $state.raw<ArdRiView | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended: () => void = () => undefined;

  get telling(): boolean {
    return this.winter !== null;
  }

  tell(winter: Winter, before: ArdRiView, ended: () => void): void {
    clearTimeout(this.#timer);
    this.winter = winter;
    this.before = before;
    this.year = before.table.year;
    this.#ended = ended;
    this.#go(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (!this.winter) return;
    this.winter = null;
    this.before = null;
    this.#ended();
  }

  #go(index: number): void {
    const now = PHASES[index];
    if (!now) return this.stop();
    this.phase = now[0];
    if (now[0] === "trick") this.before = null;
    this.#timer = setTimeout(() => this.#go(index + 1), now[1]);
  }
}

export const tale = new Tale();
