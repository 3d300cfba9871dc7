// Playing back what happened: one frame after the other, then the view as it is.

import type { Frame } from "./frames";
import type { Point } from "./lattice";

/** More than this is not watched but passed over. */
const LONGEST = 40;
const HURRIED = 12;

export class Tale {
  frame = $state.raw<Frame | null>(null);
  walker = $state.raw<{ seat: number; point: Point } | null>(null);
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #step = 0;
  #ended: () => void = () => undefined;

  get telling(): boolean {
    return this.frame !== null;
  }

  tell(frames: Frame[], ended: () => void): void {
    this.#ended = ended;
    this.#queue.push(...frames);
    if (this.#queue.length > LONGEST) this.#queue = this.#queue.slice(-HURRIED);
    if (!this.telling) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#step);
    this.#queue = [];
    this.walker = null;
    if (!this.telling) return;
    this.frame = null;
    this.#ended();
  }

  #next(): void {
    const frame = this.#queue.shift();
    this.walker = null;
    if (!frame) return this.stop();
    this.frame = frame;
    const ms = frame.ms * (this.#queue.length > HURRIED ? 0.4 : 1);
    if (frame.walk) this.#walk(frame.walk.seat, frame.walk.points, performance.now(), ms);
    this.#timer = setTimeout(() => this.#next(), ms);
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
