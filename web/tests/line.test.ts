import { describe, expect, test } from "vitest";
import { backOff, LONGEST_WAIT, newLine, step, type Effect, type Happening, type Line } from "../src/wire/line";
import type { FromServer } from "../src/wire/messages";

const welcome = (count: number) => ({ type: "welcome", count }) as FromServer;
const update = (count: number) => ({ type: "update", count }) as FromServer;
const heard = (message: FromServer): Happening => ({ kind: "message", message });

function run(...happenings: Happening[]): [Line, Effect[]] {
  let line = newLine();
  let effects: Effect[] = [];
  for (const happening of happenings) [line, effects] = step(line, happening);
  return [line, effects];
}

describe("the line to the server", () => {
  test("says hello as soon as it is open, and is usable once it is welcome", () => {
    expect(run({ kind: "opened" })[1]).toEqual([{ do: "hello" }]);
    expect(run({ kind: "opened" }, heard(welcome(2)))[0]).toMatchObject({ state: "open", count: 2, failures: 0 });
  });

  test("sends a move with the count of my decisions, and only one at a time", () => {
    const [line, effects] = run({ kind: "opened" }, heard(welcome(3)), { kind: "play", moves: [17] });
    expect(effects).toEqual([{ do: "send", message: { type: "move", count: 3, moves: [17] } }]);
    expect(step(line, { kind: "play", moves: [18] })[1]).toEqual([]);
  });

  test("an update of somebody else's choice leaves my move on its way", () => {
    const [line] = run({ kind: "opened" }, heard(welcome(3)), { kind: "play", moves: [17] }, heard(update(3)));
    expect(line.pending).toEqual({ count: 3, moves: [17] });
    expect(step(line, heard(update(4)))[0].pending).toBeNull();
  });

  test("after a reconnect a move that did not arrive is sent again", () => {
    const [, effects] = run(
      { kind: "opened" }, heard(welcome(3)), { kind: "play", moves: [17] }, { kind: "lost" }, { kind: "retry" }, { kind: "opened" }, heard(welcome(3)),
    );
    expect(effects).toEqual([{ do: "send", message: { type: "move", count: 3, moves: [17] } }]);
  });

  test("after a reconnect a move that had arrived is not sent again", () => {
    const [line, effects] = run(
      { kind: "opened" }, heard(welcome(3)), { kind: "play", moves: [17] }, { kind: "lost" }, { kind: "retry" }, { kind: "opened" }, heard(welcome(4)),
    );
    expect(effects).toEqual([]);
    expect(line).toMatchObject({ count: 4, pending: null });
  });

  test("a move made while the line is broken waits for it", () => {
    const [line, effects] = run({ kind: "opened" }, heard(welcome(0)), { kind: "lost" }, { kind: "play", moves: [5] });
    expect(effects).toEqual([]);
    expect(line.pending).toEqual({ count: 0, moves: [5] });
  });

  test("waits longer after each failure, but never too long", () => {
    expect([1, 2, 3].map(backOff)).toEqual([500, 1000, 2000]);
    expect(backOff(40)).toBe(LONGEST_WAIT);
    const [, effects] = run({ kind: "lost" }, { kind: "retry" }, { kind: "lost" });
    expect(effects).toEqual([{ do: "wait", ms: 1000 }]);
  });

  test("a server that has gone silent is hung up on", () => {
    const [line, effects] = run({ kind: "opened" }, heard(welcome(0)), { kind: "beat" });
    expect(effects).toEqual([{ do: "send", message: { type: "ping" } }]);
    expect(step(line, { kind: "beat" })[1]).toEqual([{ do: "hang-up" }]);
    const [answered] = step(line, heard({ type: "pong" }));
    expect(step(answered, { kind: "beat" })[1]).toEqual([{ do: "send", message: { type: "ping" } }]);
  });

  test("being refused a seat ends it, being too fast does not", () => {
    const refusal = (code: string) => heard({ type: "error", code, arguments: {}, text: "" });
    expect(run({ kind: "opened" }, refusal("error-bad-token"))[0].state).toBe("closed");
    expect(run({ kind: "opened" }, refusal("error-too-many-sockets"))[0].state).toBe("connecting");
  });

  test("nothing happens after leaving", () => {
    const [line] = run({ kind: "opened" }, heard(welcome(0)), { kind: "leave" });
    expect(step(line, { kind: "lost" })).toEqual([line, []]);
  });
});
