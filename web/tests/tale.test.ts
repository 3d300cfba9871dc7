import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Tale } from "../src/table/tale.svelte";
import type { Logged, View } from "../src/wire/messages";

const page = { hidden: false };
const at = (round: number) => ({ round }) as View;
const log = (...plies: number[]): Logged[] => plies.map((ply) => ({ ply, event: { by: 0, kind: "x" } }));
const said = (tale: Tale) => tale.log.map(({ ply }) => ply);

/** A table that two things have happened at, all of it told. */
function begun(): Tale {
  const tale = new Tale();
  tale.hear(at(1), log(1, 2));
  return tale;
}

describe("what is said never runs ahead of what is shown", () => {
  beforeEach(() => {
    page.hidden = false;
    vi.stubGlobal("document", page);
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test("an event is said with its last picture, and the next view when all are shown", () => {
    const tale = begun();
    tale.tell([{ ms: 100, said: 2 }, { ms: 100, said: 3 }, { ms: 100, said: 4 }]);
    tale.hear(at(2), log(1, 2, 3, 4));
    expect([said(tale), tale.view]).toEqual([[1, 2], at(1)]);
    vi.advanceTimersByTime(100);
    expect([said(tale), tale.view]).toEqual([[1, 2, 3], at(1)]);
    expect(tale.since.map(({ ply }) => ply)).toEqual([3]);
    vi.advanceTimersByTime(100);
    expect([said(tale), tale.view]).toEqual([[1, 2, 3, 4], at(1)]);
    vi.advanceTimersByTime(100);
    expect([said(tale), tale.since, tale.view, tale.telling]).toEqual([[1, 2, 3, 4], [], at(2), false]);
  });

  test("what has no picture is said in its turn", () => {
    const tale = begun();
    tale.tell([{ ms: 100, said: 3 }, { ms: 100, said: 4 }]);
    tale.hear(at(2), log(1, 2, 3, 4, 5));
    expect(said(tale)).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(100);
    expect(said(tale)).toEqual([1, 2, 3, 4]);
    vi.advanceTimersByTime(100);
    expect(said(tale)).toEqual([1, 2, 3, 4, 5]);
  });

  test("what comes while something is shown waits for it", () => {
    const tale = begun();
    tale.tell([{ ms: 100, said: 3 }]);
    tale.hear(at(2), log(1, 2, 3));
    tale.tell([{ ms: 100, said: 4 }]);
    tale.hear(at(3), log(1, 2, 3, 4));
    tale.hear(at(4), log(1, 2, 3, 4, 5));
    expect([said(tale), tale.view, tale.newest]).toEqual([[1, 2, 3], at(1), at(4)]);
    vi.advanceTimersByTime(200);
    expect([said(tale), tale.view]).toEqual([[1, 2, 3, 4, 5], at(4)]);
  });

  test("what is not shown is said at once, and so is all when somebody goes on", () => {
    const tale = begun();
    tale.tell([]);
    tale.hear(at(2), log(1, 2, 3));
    expect([said(tale), tale.view]).toEqual([[1, 2, 3], at(2)]);
    tale.tell([{ ms: 100, said: 4 }]);
    tale.hear(at(3), log(1, 2, 3, 4));
    tale.stop();
    expect([said(tale), tale.view, tale.telling]).toEqual([[1, 2, 3, 4], at(3), false]);
    vi.advanceTimersByTime(1000);
    expect(tale.telling).toBe(false);
  });

  test("a move that is taken back is not shown any more", () => {
    const tale = begun();
    tale.tell([{ ms: 100, said: 3 }]);
    tale.hear(at(2), log(1, 2, 3));
    tale.hear(at(1), log(1, 2));
    expect([said(tale), tale.telling]).toEqual([[1, 2], false]);
  });

  test("nothing is told on a page that nobody sees: its title says at once whose turn it is", () => {
    const tale = begun();
    page.hidden = true;
    tale.tell([{ ms: 100, said: 3 }]);
    tale.hear(at(2), log(1, 2, 3));
    expect([said(tale), tale.view]).toEqual([[1, 2, 3], at(2)]);
  });

  test("a long tale is cut short and hurried", () => {
    const tale = begun();
    const many = Array.from({ length: 60 }, (_, index) => index + 3);
    tale.tell(many.map((ply) => ({ ms: 100, said: ply })));
    tale.hear(at(2), log(1, 2, ...many));
    expect(said(tale)).toHaveLength(51);
    vi.advanceTimersByTime(1200);
    expect(tale.telling).toBe(false);
  });
});
