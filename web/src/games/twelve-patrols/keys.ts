// What a key means now.

import type { Desk, Mind } from "./desk";

export type KeyAct = "stop-turning" | "look-away" | "let-go" | "to-spot" | "take-back" | "go" | "turn-die" | "winnable" | "hint";

/** Null if it means nothing. */
export function keyAct({ key, code }: Pick<KeyboardEvent, "key" | "code">, desk: Desk, mind: Mind & { looked: string | null }, canAsk: (what: string) => boolean): KeyAct | null {
  if (key === "Escape") return leaving(desk, mind);
  if (key === "Backspace") return mind.selected !== null && desk.plan[mind.selected]?.length ? "take-back" : null;
  if (code === "KeyE") return desk.canAct ? "go" : null;
  if (code === "KeyD") return desk.canTurn ? "turn-die" : null;
  if (code === "KeyW") return canAsk("winnable") ? "winnable" : null;
  return code === "KeyH" && canAsk("hint") ? "hint" : null;
}

/** Escape ends what was begun last. */
function leaving({ game }: Desk, { turning, looked, chosen, meant, selected }: Mind & { looked: string | null }): KeyAct | null {
  if (turning && !game.turning) return "stop-turning";
  if (looked !== null) return "look-away";
  if (chosen !== null || meant !== null) return "let-go";
  return selected === null ? null : "to-spot";
}
