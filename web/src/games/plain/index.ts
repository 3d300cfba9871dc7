// A game without a table of its own: the view as text, the moves as buttons.

import { asked, nameAt, waitingFor } from "../../table/people";
import type { GameEvent, Table, View } from "../../wire/messages";
import { say } from "../../words/words.svelte";
import type { GameTable } from "../kinds";
import PlainTable from "./PlainTable.svelte";

export default {
  Picture: PlainTable,
  Time: null,
  drawsSeats: false,
  prompt: (view: View, table: Table) => (asked(view) ? say("page-choose-move") : waitingFor(view, table)),
  sentences(event: GameEvent, table: Table): string[] {
    const { by, kind, then, ...details } = event;
    const what = [kind, ...Object.values(details).filter((detail) => detail !== null).map(String)].join(" ");
    const line = by >= 0 ? say("page-plain-event", { name: nameAt(table, by), what }) : what;
    return [line, ...(then ?? []).map(({ kind, ...more }) => `${kind}: ${JSON.stringify(more)}`)];
  },
  rule: ({ rule }: View) => rule,
} satisfies GameTable;
