import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Playback } from "../src/table/playback.svelte";
import type { Logged, View } from "../src/wire/messages";

const page = { hidden: false };
const at = (round: number) => ({ round }) as View;
const log = (...plies: number[]): Logged[] => plies.map((ply) => ({ ply, event: { by: 0, kind: "x" } }));
const said = (playback: Playback) => playback.log.map(({ ply }) => ply);

/** A table that two things have happened at, all of it told. */
function begun(): Playback {
  const playback = new Playback();
  playback.hear(at(1), log(1, 2));
  return playback;
}

describe("what is said never runs ahead of what is shown", () => {
  beforeEach(() => {
    page.hidden = false;
    vi.stubGlobal("document", page);
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test("an event is said with its last picture, and the next view when all are shown", () => {
    const playback = begun();
    playback.tell([{ ms: 100, said: 2 }, { ms: 100, said: 3 }, { ms: 100, said: 4 }]);
    playback.hear(at(2), log(1, 2, 3, 4));
    expect([said(playback), playback.view]).toEqual([[1, 2], at(1)]);
    vi.advanceTimersByTime(100);
    expect([said(playback), playback.view]).toEqual([[1, 2, 3], at(1)]);
    expect(playback.since.map(({ ply }) => ply)).toEqual([3]);
    vi.advanceTimersByTime(100);
    expect([said(playback), playback.view]).toEqual([[1, 2, 3, 4], at(1)]);
    vi.advanceTimersByTime(100);
    expect([said(playback), playback.since, playback.view, playback.telling]).toEqual([[1, 2, 3, 4], [], at(2), false]);
  });

  test("what has no picture is said in its turn", () => {
    const playback = begun();
    playback.tell([{ ms: 100, said: 3 }, { ms: 100, said: 4 }]);
    playback.hear(at(2), log(1, 2, 3, 4, 5));
    expect(said(playback)).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(100);
    expect(said(playback)).toEqual([1, 2, 3, 4]);
    vi.advanceTimersByTime(100);
    expect(said(playback)).toEqual([1, 2, 3, 4, 5]);
  });

  test("what comes while something is shown waits for it", () => {
    const playback = begun();
    playback.tell([{ ms: 100, said: 3 }]);
    playback.hear(at(2), log(1, 2, 3));
    playback.tell([{ ms: 100, said: 4 }]);
    playback.hear(at(3), log(1, 2, 3, 4));
    playback.hear(at(4), log(1, 2, 3, 4, 5));
    expect([said(playback), playback.view, playback.newest]).toEqual([[1, 2, 3], at(1), at(4)]);
    vi.advanceTimersByTime(200);
    expect([said(playback), playback.view]).toEqual([[1, 2, 3, 4, 5], at(4)]);
  });

  test("what is not shown is said at once, and so is all when somebody goes on", () => {
    const playback = begun();
    playback.tell([]);
    playback.hear(at(2), log(1, 2, 3));
    expect([said(playback), playback.view]).toEqual([[1, 2, 3], at(2)]);
    playback.tell([{ ms: 100, said: 4 }]);
    playback.hear(at(3), log(1, 2, 3, 4));
    playback.stop();
    expect([said(playback), playback.view, playback.telling]).toEqual([[1, 2, 3, 4], at(3), false]);
    vi.advanceTimersByTime(1000);
    expect(playback.telling).toBe(false);
  });

  test("a move that is taken back is not shown any more", () => {
    const playback = begun();
    playback.tell([{ ms: 100, said: 3 }]);
    playback.hear(at(2), log(1, 2, 3));
    playback.hear(at(1), log(1, 2));
    expect([said(playback), playback.telling]).toEqual([[1, 2], false]);
  });

  test("nothing is told on a page that nobody sees: its title says at once whose turn it is", () => {
    const playback = begun();
    page.hidden = true;
    playback.tell([{ ms: 100, said: 3 }]);
    playback.hear(at(2), log(1, 2, 3));
    expect([said(playback), playback.view]).toEqual([[1, 2, 3], at(2)]);
  });

  test("a long playback is cut short and hurried", () => {
    const playback = begun();
    const many = Array.from({ length: 60 }, (_, index) => index + 3);
    playback.tell(many.map((ply) => ({ ms: 100, said: ply })));
    playback.hear(at(2), log(1, 2, ...many));
    expect(said(playback)).toHaveLength(51);
    vi.advanceTimersByTime(1200);
    expect(playback.telling).toBe(false);
  });
});
