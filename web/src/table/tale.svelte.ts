// Playing back what happened: one frame after the other, then the view as it is.

/** More than this is not watched but passed over. */
const LONGEST = 40;
const HURRIED = 12;

export class Tale<Frame extends { ms: number }> {
  frame = $state.raw<Frame | null>(null);
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
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
    this.rest();
    this.#queue = [];
    if (!this.telling) return;
    this.frame = null;
    this.#ended();
  }

  /** What moves while a frame is shown; a game may have something. */
  protected move(_frame: Frame, _ms: number): void {}

  /** Nothing moves any more. */
  protected rest(): void {}

  #next(): void {
    const frame = this.#queue.shift();
    if (!frame) return this.stop();
    this.rest();
    this.frame = frame;
    const ms = frame.ms * (this.#queue.length > HURRIED ? 0.4 : 1);
    this.move(frame, ms);
    this.#timer = setTimeout(() => this.#next(), ms);
  }
}
