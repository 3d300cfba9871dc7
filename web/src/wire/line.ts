// The line to the server as a state machine without sockets or clocks: what happened goes in, what to do comes out.

import type { FromServer, ToServer } from "./messages";

export interface Line {
  state: "connecting" | "open" | "broken" | "closed";
  failures: number;
  /** The move on its way: kept until the server's count has passed it, and sent again after a reconnect. */
  pending: { count: number; moves: number[] } | null;
  count: number;
  /** A ping went out and nothing has come back since. */
  quiet: boolean;
}

export type Happening =
  | { kind: "opened" }
  | { kind: "message"; message: FromServer }
  | { kind: "lost" }
  | { kind: "retry" }
  | { kind: "beat" }
  | { kind: "play"; moves: number[] }
  | { kind: "say"; message: ToServer }
  | { kind: "leave" };

export type Effect = { do: "connect" } | { do: "hello" } | { do: "send"; message: ToServer } | { do: "wait"; ms: number } | { do: "hang-up" };

export const LONGEST_WAIT = 15_000;
const TOO_FAST = "error-too-";

export function newLine(): Line {
  return { state: "connecting", failures: 0, pending: null, count: 0, quiet: false };
}

export function step(line: Line, happening: Happening): [Line, Effect[]] {
  if (line.state === "closed") return [line, []];
  switch (happening.kind) {
    case "opened":
      return [{ ...line, quiet: false }, [{ do: "hello" }]];
    case "message":
      return heard({ ...line, quiet: false }, happening.message);
    case "lost": {
      if (line.state === "broken") return [line, []];
      const failures = line.failures + 1;
      return [{ ...line, state: "broken", failures }, [{ do: "wait", ms: backOff(failures) }]];
    }
    case "retry":
      return line.state === "broken" ? [{ ...line, state: "connecting" }, [{ do: "connect" }]] : [line, []];
    case "beat":
      if (line.state !== "open") return [line, []];
      if (line.quiet) return [line, [{ do: "hang-up" }]];
      return [{ ...line, quiet: true }, [{ do: "send", message: { type: "ping" } }]];
    case "play":
      return play(line, happening.moves);
    case "say":
      return line.state === "open" ? [line, [{ do: "send", message: happening.message }]] : [line, []];
    case "leave":
      return [{ ...line, state: "closed", pending: null }, [{ do: "hang-up" }]];
  }
}

/** How long to wait before the next attempt: half a second, doubling, at most fifteen. */
export function backOff(failures: number): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** (failures - 1));
}

function play(line: Line, moves: number[]): [Line, Effect[]] {
  if (line.pending) return [line, []];
  const pending = { count: line.count, moves };
  return [{ ...line, pending }, line.state === "open" ? [{ do: "send", message: { type: "move", ...pending } }] : []];
}

function heard(line: Line, message: FromServer): [Line, Effect[]] {
  if (message.type === "welcome") {
    const pending = line.pending && line.pending.count === message.count ? line.pending : null;
    const open: Line = { ...line, state: "open", failures: 0, count: message.count, pending };
    return [open, pending ? [{ do: "send", message: { type: "move", ...pending } }] : []];
  }
  if (message.type === "update") {
    const pending = line.pending && line.pending.count >= message.count ? line.pending : null;
    return [{ ...line, count: message.count, pending }, []];
  }
  if (message.type === "error") return line.state === "open" ? [{ ...line, pending: null }, []] : refused(line, message.code);
  return [line, []];
}

/** Told off before being seated: that will not get better by itself, unless we only came too fast. */
function refused(line: Line, code: string): [Line, Effect[]] {
  return code.startsWith(TOO_FAST) ? [line, []] : [{ ...line, state: "closed" }, [{ do: "hang-up" }]];
}
