import { Refused } from "../wire/ask";
import type { Trouble } from "../wire/messages";
import { words } from "./words.svelte";

/** What went wrong, in the reader's language; the server's English if we have no sentence for it. */
export function trouble(what: Trouble): string {
  return words.has(what.code) ? words.say(what.code, what.arguments) : what.text;
}

export function troubleOf(error: unknown): string {
  return error instanceof Refused ? trouble(error.trouble) : words.say("page-error-no-server");
}
