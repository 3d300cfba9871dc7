// A rabbit that walks while a frame of its journey is shown.

import { Tale } from "../../table/tale.svelte";
import type { Frame } from "./frames";
import type { Point } from "./lattice";

export class RabbitTale extends Tale<Frame> {
  walker = $state.raw<{ seat: number; point: Point } | null>(null);
  #step = 0;

  protected override move(frame: Frame, ms: number): void {
    if (frame.walk) this.#walk(frame.walk.seat, frame.walk.points, performance.now(), ms);
  }

  protected override rest(): void {
    cancelAnimationFrame(this.#step);
    this.walker = null;
  }

  #walk(seat: number, points: Point[], start: number, ms: number): void {
    const part = Math.min(1, (performance.now() - start) / ms) * (points.length - 1);
    const [a, b] = [points[Math.floor(part)]!, points[Math.ceil(part)]!];
    const within = part % 1;
    const leap = Math.abs(Math.sin(part * 0.9)) * 7;
    this.walker = { seat, point: { x: a.x + (b.x - a.x) * within, y: a.y + (b.y - a.y) * within - leap } };
    if (part < points.length - 1) this.#step = requestAnimationFrame(() => this.#walk(seat, points, start, ms));
  }
}
