import type { Move, View } from "../../wire/messages";
import type { GameTable, SeatLook } from "../kinds";
import { svelteTable } from "../svelte-adapter";
import "./colours.css";
import JackalTable from "./JackalTable.svelte";
import type { JackalView } from "./kinds";
import { moveName, prompt, sentences } from "./sentences";

const RULES: Record<string, string> = {
  arrow: "JK-27", horse: "JK-28", jungle: "JK-29", desert: "JK-29", swamp: "JK-29", hills: "JK-29", ice: "JK-30", crocodile: "JK-31",
  trap: "JK-32", cannon: "JK-33", fortress: "JK-34", aborigine: "JK-35", rum: "JK-36", ogre: "JK-37", balloon: "JK-38", plane: "JK-39",
  chest: "JK-16",
};

/** The rule of the tile where the pirate on his way stands, or what a turn is. */
function rule(view: View): string {
  const game = (view as JackalView).table;
  const face = game.tiles[game.chain?.trail.at(-1) ?? ""] ?? "";
  return RULES[face.replace(/[\d:].*$/, "")] ?? "JK-9";
}

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

export default {
  mount: svelteTable(JackalTable), drawsSeats: true, board: ".island", needs, rather: ".cells .lit", prompt, sentences, moveName, look, rule, keys: KEYS,
} satisfies GameTable;
