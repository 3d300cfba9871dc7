// What a key means now.

import type { Desk } from "./desk";

export type KeyAct = "stop-telling" | "let-go" | "to-hand" | "to-land" | "steps" | "turn-tile";

/** Null if it means nothing. */
export function keyAct({ key, code }: Pick<KeyboardEvent, "key" | "code">, { ways, lying }: Desk, telling: boolean): KeyAct | null {
  if (key === "Escape") return telling ? "stop-telling" : "let-go";
  if (code === "KeyH") return "to-hand";
  if (code === "KeyL") return "to-land";
  if (code === "KeyS") return ways.length ? "steps" : null;
  return code === "KeyT" && lying ? "turn-tile" : null;
}
