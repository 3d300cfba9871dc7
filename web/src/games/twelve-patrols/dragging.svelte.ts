// Dragging a card or an item: what is held, over what it hangs, where it falls.

export type Held = { card: number } | { item: string };

type Pointed = Pick<PointerEvent, "clientX" | "clientY">;

const FAR = 8; // pixels; less is a click

export class Dragging {
  dragged = $state.raw<{ what: Held; x: number; y: number } | null>(null);
  /** What it hangs over, and could fall on. */
  over = $state<string | null>(null);
  private held: { what: Held; x: number; y: number } | null = null;
  private swallow = false;

  constructor(private readonly targetAt: (x: number, y: number, what: Held) => string | null) {}

  grab({ button, clientX: x, clientY: y }: Pointed & { button: number }, what: Held): void {
    if (button === 0) this.held = { what, x, y };
  }

  /** What is being dragged now, and whether that has just begun. */
  move({ clientX: x, clientY: y }: Pointed): { what: Held; begun: boolean } | null {
    if (!this.held) return null;
    const begun = !this.dragged;
    if (begun && Math.hypot(x - this.held.x, y - this.held.y) < FAR) return null;
    const { what } = this.held;
    this.dragged = { what, x, y };
    this.over = this.targetAt(x, y, what);
    return { what, begun };
  }

  /** What fell where, if it fell on something. */
  drop({ type }: Pick<PointerEvent, "type">): { what: Held; target: string } | null {
    const what = this.dragged?.what;
    const target = type === "pointerup" ? this.over : null;
    this.swallow = this.dragged !== null;
    this.held = this.dragged = this.over = null;
    return what && target !== null ? { what, target } : null;
  }

  /** A new touch: what ended before is over. */
  touch(): void {
    this.swallow = false;
  }

  /** The click that ends a drag is none. */
  click(event: Pick<MouseEvent, "stopPropagation" | "preventDefault">): void {
    if (!this.swallow) return;
    this.swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
