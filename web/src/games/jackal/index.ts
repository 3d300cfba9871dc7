import { told } from "../../table/speech";
import type { Move, View } from "../../wire/messages";
import type { GameTable, SeatLook } from "../kinds";
import { svelteTable } from "../svelte-adapter";
import "./colours.css";
import JackalTable from "./JackalTable.svelte";
import { cellOf } from "./choices";
import type { JackalMove, JackalView } from "./kinds";
import { moveName } from "./sentences";
import { COACH, LEGEND } from "./generated";

const LOOKS = { white: { ink: "#2a2320", shape: 0 }, red: { ink: "#fff", shape: 4 }, black: { ink: "#fff", shape: 2 }, yellow: { ink: "#2a2320", shape: 1 } };

function look(seat: number, view: View): SeatLook {
  const crew = (view as JackalView).table.crews.find((one) => one.seat === seat)?.crew ?? "white";
  return { colour: `var(--crew-${crew})`, ...LOOKS[crew] };
}

const KEYS: [string, string][] = [
  ["Shift ← ↑ ↓ →", "jackal-key-cells"],
  ["G", "jackal-key-coin"],
  ["Esc", "jackal-key-let-go"],
];

/** Where a move begins, leads through and ends. */
function needs({ from, path, to }: Move): string {
  const places = [from, ...((path as string[] | undefined) ?? []), to].filter((place) => typeof place === "string");
  return places.map((place) => `.cells [data-cell="${place.split("/")[0]}"]`).join() || ".cells .lit";
}

/** The cell it leads to once the right pirate is chosen, with a coin or empty-handed as is asked. */
function press(move: Move): string[] {
  const { start, to, coin, kind } = move as JackalMove;
  const from = `.cells [data-cell="${cellOf(start)}"]`;
  const chosen = `.desk:has(${from}[data-selected])`;
  if (kind === "stay" || kind === "revive") return [".asking .button.go", ".asking .actions > .button", from];
  return [`${chosen} .either:has([name="carry"]) label:nth-of-type(${coin ? 1 : 2}):not(.on)`, `${chosen} .asking .go`, `${chosen} .cells [data-cell="${to}"].lit`, from];
}

const place = (name: string): string => `.cells [data-cell="${name.split("/")[0]}"]`;

export default {
  mount: svelteTable(JackalTable), drawsSeats: true, drawsClocks: true, board: ".desk > .island", needs, press, place, rather: ".cells .lit", sentences: told, moveName, look, rule: ({ rule }: View) => rule, keys: KEYS,
  coach: COACH,
  legend: LEGEND,
} satisfies GameTable;
