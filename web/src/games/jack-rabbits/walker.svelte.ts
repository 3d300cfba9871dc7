// A rabbit that walks while a frame of its journey is shown.

import type { Point } from "./lattice";

export class Walker {
  now = $state.raw<{ seat: number; point: Point } | null>(null);
  #step = 0;

  walk({ seat, points }: { seat: number; points: Point[] }, ms: number): void {
    this.#go(seat, points, performance.now(), ms);
  }

  rest(): void {
    cancelAnimationFrame(this.#step);
    this.now = null;
  }

  #go(seat: number, points: Point[], start: number, ms: number): void {
    const part = Math.min(1, (performance.now() - start) / ms) * (points.length - 1);
    const [a, b] = [points[Math.floor(part)]!, points[Math.ceil(part)]!];
    const within = part % 1;
    const leap = Math.abs(Math.sin(part * 0.9)) * 7;
    this.now = { seat, point: { x: a.x + (b.x - a.x) * within, y: a.y + (b.y - a.y) * within - leap } };
    if (part < points.length - 1) this.#step = requestAnimationFrame(() => this.#go(seat, points, start, ms));
  }
}
