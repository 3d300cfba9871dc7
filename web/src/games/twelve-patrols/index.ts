import { told } from "../../table/speech";
import type { Move, View } from "../../wire/messages";
import type { GameTable } from "../kinds";
import { svelteTable } from "../svelte-adapter";
import "./colours.css";
import type { PatrolsView } from "./kinds";
import { moveName, outcome } from "./sentences";
import Time from "./Time.svelte";
import TwelvePatrolsTable from "./TwelvePatrolsTable.svelte";
import { COACH, LEGEND } from "./generated";

function halfway(view: View): boolean {
  const game = (view as PatrolsView).table;
  return game.building !== null || game.turning;
}

const KEYS: [string, string][] = [
  ["⌫", "twelve-patrols-key-back"],
  ["E", "twelve-patrols-key-done"],
  ["D", "twelve-patrols-turn-die"],
  ["W", "twelve-patrols-ask-winnable"],
  ["H", "twelve-patrols-ask-hint"],
];

/** A card and its cell; a spot, its items and the button that sends them; what is given up, a die and its new face. Whatever else
 *  was taken up goes back first. */
function press(move: Move, { asked }: { asked: string[] }): string[] {
  const { kind, card, cell, spot } = move as unknown as { kind: string; card: number; cell: string; spot: string };
  const main = ".acts .main:not(:disabled)";
  if (kind === "place") return [`.table:has(.pick[data-card="${card}"][aria-pressed="true"]) .mat button[data-cell="${cell}"]`, `.pick[data-card="${card}"]`];
  if (kind === "put") {
    const items = asked.filter((text) => text.startsWith(`${spot} `)).map((text) => text.split(" ")[1]!);
    const planned = (item: string) => `:has(.item.planned[data-item="${item}"])`;
    const wanted = items.map((item) => `.table:has([data-spot="${spot}"][aria-pressed="true"]):not(${planned(item)}) .item[data-item="${item}"]`);
    const others = `.item.planned${items.map((item) => `:not([data-item="${item}"])`).join("")}`;
    const again = items.map((item) => `.item.planned[data-item="${item}"] ~ .item.planned[data-item="${item}"]`);
    return [others, ...again, `.table${items.map(planned).join("")} ${main}`, ...wanted, `.mat [data-spot="${spot}"]`];
  }
  if (kind === "discard") {
    const give = asked[0]!.split(" ")[1]!;
    const [die, face] = asked[1]!.split("=") as [string, string];
    const [given, which] = [`.turn[data-give="${give}"]`, `.turn[data-give="${give}"][data-die="${die}"]`];
    return [
      `${which}[data-face="${face}"] .buttons .button:not(.quiet)`, `${which} .faces label:has(input[value="${face}"])`, `.table:has(${given}) .item[data-item="${die}"]`,
      `.turn[data-give]:not(${given}) .slot:first-child`, `.table:has(.turn) .item[data-item="${give}"]`, ".acts .main + .button",
    ];
  }
  return [main];
}

/** A cell, a spot, a card of the display or an item of the tray. */
function place(name: string): string {
  const [kind, number] = name.split(" ");
  return kind === "card" ? `.pick[data-card="${number}"]` : kind === "item" ? `.item[data-item="${number}"]` : `.mat .hands :is([data-cell="${name}"], [data-spot="${name}"])`;
}

export default {
  mount: svelteTable(TwelvePatrolsTable),
  Time,
  drawsSeats: true,
  drawsEnding: true,
  drawsHints: true,
  readsWholeLog: true,
  sentences: told,
  moveName,
  outcome,
  halfway,
  rule: ({ rule }: View) => rule,
  keys: KEYS,
  board: ".mat",
  dims: ".mat, .display",
  needs: (move: Move) => [`.mat [data-cell="${String(move["cell"])}"]`, `.mat [data-spot="${String(move["spot"])}"]`, `.pick[data-card="${String(move["card"])}"]`].join(),
  press,
  place,
  coach: COACH,
  legend: LEGEND,
} satisfies GameTable;
