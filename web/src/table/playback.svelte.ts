// Playing back what happened: one picture after the other, then the view as it is.
//
// What is said never runs ahead of what is shown. A picture tells its frames here; everything that speaks (prompt, log,
// announcements, the top bar, the title of the page) reads from here what may be said by now.

import { untrack } from "svelte";
import { PACES, settings } from "../memory/settings.svelte";
import type { Logged, News, View } from "../wire/messages";

/** More than this is not watched but passed over. */
const LONGEST = 40;
const HURRIED = 12;
/** Views of the past that can be looked at again. */
const KEPT = 80;

/** A picture on the way from one view to the next. */
export interface Picture {
  ms: number;
  /** The last event that may be spoken of while it is shown. */
  said: number;
}

/** A view, and all that happened before it. */
interface Known {
  view: View;
  log: Logged[];
}

export class Playback<Frame extends Picture = Picture> {
  frame = $state.raw<Frame | null>(null);
  /** How long the frame is shown. */
  ms = 0;
  /** What the picture has come to, and what it will come to when everything is told. */
  #shown = $state.raw<Known | null>(null);
  #newest = $state.raw<Known | null>(null);
  #queue: Frame[] = [];
  #past: Known[] = [];
  /** Somebody looks at the past: what happens meanwhile is not played back. */
  held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get telling(): boolean {
    return this.frame !== null;
  }

  /** The view that all has been told of. */
  get view(): View | null {
    return this.#shown?.view ?? null;
  }

  /** What has happened as far as it has been shown. */
  get log(): Logged[] {
    const log = this.#newest?.log ?? [];
    const said = this.frame?.said ?? Infinity;
    return log.filter(({ ply }) => ply <= said);
  }

  /** What has been shown since the view. */
  get since(): Logged[] {
    const told = last(this.#shown);
    return this.telling ? this.log.filter(({ ply }) => ply > told) : [];
  }

  /** The view that a playback of what comes next begins with. */
  get newest(): View | null {
    return this.#newest?.view ?? null;
  }

  /** Pictures of what is about to be heard, to be shown one after the other. Nobody watches a hidden page. */
  tell(frames: Frame[]): void {
    if (document.hidden || this.held || settings.pace === "none") return;
    this.#queue.push(...frames);
    if (this.#queue.length > LONGEST) this.#queue = this.#queue.slice(-HURRIED);
    if (!this.telling && this.#queue.length) this.#next();
  }

  /** The newest view, after its picture had the chance to tell of it; what is not told of is so at once. */
  hear(view: View, log: Logged[]): void {
    const takenBack = last({ view, log }) < last(this.#newest);
    this.#newest = { view, log };
    this.#past = [...this.#past.filter((known) => last(known) < last(this.#newest)), this.#newest].slice(-KEPT);
    if (!this.telling) this.#shown = this.#newest;
    else if (takenBack) this.stop();
  }

  /** The view after some plies, where it was shown here. */
  after(first: number, ply: number): View | null {
    return this.#past.filter((known) => last(known) >= first && last(known) <= ply).at(-1)?.view ?? null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.frame = null;
    this.#shown = this.#newest;
  }

  #next(): void {
    const frame = this.#queue.shift();
    if (!frame) return this.stop();
    this.ms = frame.ms * PACES[settings.pace] * (this.#queue.length > HURRIED ? 0.4 : 1);
    this.frame = frame;
    this.#timer = setTimeout(() => this.#next(), this.ms);
  }
}

/** Lets a picture tell of an update before anybody speaks of it. */
export function playNews<Frame extends Picture>(playback: Playback<Frame>, news: () => News, frames: (before: View, after: View, events: Logged[]) => Frame[]): void {
  let heard = untrack(news).serial;
  $effect.pre(() => {
    const { serial, view, events } = news();
    if (serial === heard) return;
    heard = serial;
    untrack(() => playback.newest && view && playback.tell(frames(playback.newest, view, events)));
  });
}

const last = (known: Known | null): number => known?.log.at(-1)?.ply ?? 0;
