import { Refused } from "../wire/ask";
import type { Trouble } from "../wire/messages";
import { words } from "./words.svelte";

/** What went wrong, in the reader's language; the server's English if we have no sentence for it. */
export function trouble(what: Trouble): string {
  return words.has(what.code) ? words.say(what.code, told(what.arguments)) : what.text;
}

/** An argument may be a sentence of its own. */
function told(given: Trouble["arguments"]): Trouble["arguments"] {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, isTrouble(value) ? trouble(value) : value]));
}

const isTrouble = (value: unknown): value is Trouble => typeof value === "object" && value !== null && "code" in value && "text" in value;

export function troubleOf(error: unknown): string {
  return error instanceof Refused ? trouble(error.trouble) : words.say("page-error-no-server");
}
