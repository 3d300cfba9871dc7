// The table of a game of another package: a module that the server serves from the game's folder.

import type { Host, Table, TableModule, View } from "./contract";
import type { GameTable } from "./kinds";
import { plainTable } from "./plain/table";

export async function outsideTable(address: string, host: Host): Promise<GameTable> {
  const module = (await import(/* @vite-ignore */ address)) as Partial<TableModule>;
  if (typeof module.mount !== "function") throw new TypeError(`${address} exports no function "mount"`);
  return completed(module as TableModule, host);
}

/** A module with the page's defaults for what it leaves out, and for what fails: a wrong sentence must not end a game. */
export function completed(module: TableModule, host: Host): GameTable {
  const plain = plainTable(host.game);

  function own<Given extends unknown[], Said>(said: ((...given: [...Given, Host]) => Said) | undefined, otherwise: (...given: Given) => Said): (...given: Given) => Said {
    if (!said) return otherwise;
    return (...given) => {
      try {
        return said(...given, host);
      } catch (error) {
        console.error(error);
        return otherwise(...given);
      }
    };
  }

  return {
    ...module,
    sentences: own(module.sentences, plain.sentences),
    moveName: own(module.moveName, plain.moveName),
    rule: own<[View], string | null>(module.rule, () => null),
    outcome: own<[Table], string | null>(module.outcome, () => null),
    halfway: own<[View], boolean>(module.halfway, () => false),
    outside: true,
  };
}
