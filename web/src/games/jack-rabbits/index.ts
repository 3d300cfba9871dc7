import { told } from "../../table/speech";
import type { Move, View } from "../../wire/messages";
import type { GameTable } from "../kinds";
import { svelteTable } from "../svelte-adapter";
import "./colours.css";
import "./drawings.css";
import JackRabbitsTable from "./JackRabbitsTable.svelte";
import type { RabbitsView } from "./kinds";
import { moveName } from "./sentences";
import Time from "./Time.svelte";
import { COACH, LEGEND } from "./generated";

/** Between the cards of a payment, or between parts of an offer. */
function halfway(view: View): boolean {
  const { step } = (view as RabbitsView).table;
  return step === "paying" || step === "offering-diamonds" || step === "offering-points";
}

const KEYS: [string, string][] = [
  ["H", "jack-rabbits-page-key-hand"],
  ["L", "jack-rabbits-page-key-land"],
  ["S", "jack-rabbits-page-steps"],
  ["T", "jack-rabbits-page-key-turn"],
  ["Esc", "jack-rabbits-page-key-let-go"],
];

type Asked = { view: View; whole: number[]; asked: string[] };

/** A place on the land if a journey leads there, cards and the button that plays them, or a button. */
function press(move: Move, task: Asked): string[] {
  const place = placeOf(move, task);
  // Where a land is too small for its roads to be touched, they are buttons.
  if (place) return [".asking .go", place, `.steps [data-move="${move.move}"]`, '.asking [aria-expanded="false"]'];
  if (move.kind === "place") return [".asking .button.lay", ".land .spot"];
  if (move.kind.startsWith("offer")) return [".offer .button:not(.quiet)", ".asking .begin"];
  const rest = task.asked.indexOf("pass") + 1; // at a market first what is wanted, then what is paid
  const cards = move["card"] === undefined ? [] : (rest > 1 ? task.asked.slice(0, rest - 1) : task.asked.slice(rest)).map((text) => text.replace("+", "")); // an Ace that counts high
  const chosen = (card: string) => `:has(:is(.hand, .market) [data-card="${card}"][aria-pressed="true"])`;
  const unchosen = cards.map((card) => `main:not(${chosen(card)}) :is(.hand, .market) [data-card="${card}"]`);
  const others = `:is(.hand, .market) [aria-pressed="true"]${task.asked.map((text) => `:not([data-card="${text.replace("+", "")}"])`).join("")}`;
  return cards.length ? [others, `main${cards.map(chosen).join("")} .asking .send:not(:disabled)`, ...unchosen, ".asking .send:not(:disabled)"] : [`.asking [data-move="${move.move}"]`];
}

/** Where to click on the land. */
function placeOf(move: Move, { view, whole }: Asked): string {
  const route = (view as RabbitsView).table.routes?.find(({ moves }) => moves.join() === whole.join());
  const { tile, side, to, cave } = move as unknown as Partial<Record<string, string>>;
  const keys: Partial<Record<string, string | undefined>> = { road: `${tile} ${side}`, boat: `${tile} ${side}`, ride: to, fly: to, emerge: cave };
  const key = route?.to ?? keys[move.kind];
  return key ? `.land [data-key="${key}"]` : "";
}

export default {
  mount: svelteTable(JackRabbitsTable), Time, drawsSeats: true, drawsClocks: true, board: ".land", needs: () => ".land .pointed, .land .rabbit", rather: ".land .stop", press, place: (name) => `.land .stop[data-key="${name}"]`, closer: () => "", sentences: told, moveName,
  halfway, rule: ({ rule }: View) => rule, keys: KEYS,
  coach: COACH,
  legend: LEGEND,
} satisfies GameTable;
