// A game without a table of its own: the view as a list, the moves as buttons.

import type { GameTable } from "../kinds";
import { svelteTable } from "../svelte-adapter";
import { moveName, sentences } from "./names";
import PlainTable from "./PlainTable.svelte";

type Plain = GameTable & Required<Pick<GameTable, "moveName">>;

const mount = svelteTable(PlainTable);

export const plainTable = (game: string): Plain => ({
  mount,
  sentences,
  moveName: (move) => moveName(game, move),
  keys: [["1 … 9", "page-key-number"]],
});
