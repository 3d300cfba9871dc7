// Sentences in the reader's language, from the same Fluent files that the terminal reads.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { cards } from "../games/cards.svelte";
import { recall, remember } from "../memory/box";
import { sentences } from "../wire/ask";

export const LANGUAGES = ["en", "es", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, unknown>;

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  es: () => import("./es"),
  ru: () => import("./ru"),
};

const OWN = import.meta.glob<string>("../../../src/parlour/games/*/locale/**/*.ftl", { query: "?raw", import: "default" });

/** Sentences of the page that are not needed at the front door, by what they are about. */
const LATER = import.meta.glob<string>("../../../src/parlour/locale/*/{daily,legend,lesson,whatif}.ftl", { query: "?raw", import: "default" });

/** What comes after a game's name, for the sentences of its lessons. */
const LESSONS = "/lessons";
/** For what lies on its table. */
const LEGEND = "/legend";
/** And for what it says of its moments and moves. */
const TEACHING = "/teaching";

/** The sentences of a game; those of another package come from the server, the English ones for what is not translated. */
async function ownOf(game: string, lang: Language): Promise<string[]> {
  const [name, part = ""] = game.split("/");
  const found = OWN[`../../../src/parlour/games/${name!.replaceAll("-", "_")}/locale/${part && `${part}/`}${lang}.ftl`];
  if (found) return [await found()];
  if (!name) return [await LATER[`../../../src/parlour/locale/${lang}/${part}.ftl`]!()];
  if (part) return []; // another package has all its sentences in one file
  const known = (await cards.of(game).catch(() => undefined))?.languages ?? [];
  const wanted = [...new Set(["en", lang])].filter((one) => known.includes(one));
  return Promise.all(wanted.map((one) => sentences(game, one).catch(() => "")));
}

export class Words {
  lang = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #wanted: Language = "en";
  #games = new Set<string>();
  #fetching = Promise.resolve();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  speak(lang: Language): Promise<void> {
    this.#wanted = lang;
    return this.#fetch();
  }

  /** A game's own sentences come when somebody looks at that game. */
  learn(game: string): Promise<void> {
    if (this.#games.has(game)) return this.#fetching;
    this.#games.add(game);
    return this.#fetch();
  }

  /** What is said in its lessons, likewise. */
  learnLessons(game: string): Promise<void> {
    this.#games.add("/lesson");
    this.#games.add(game + LEGEND); // a coach says some of it
    return this.learn(game + LESSONS);
  }

  learnLegend(game: string): Promise<void> {
    this.#games.add("/legend");
    return this.learn(game + LEGEND);
  }

  learnTeaching(game: string): Promise<void> {
    return this.learn(game + TEACHING);
  }

  /** What the page says about something that not everybody comes to, likewise. */
  learnAbout(what: string): Promise<void> {
    return this.learn(`/${what}`);
  }

  /** Everything that is wanted by now. What was asked for before and comes later changes nothing any more: the last wish counts. */
  #fetch(): Promise<void> {
    const lang = this.#wanted;
    const coming = Promise.all([FILES[lang]().then((file) => file.default), ...[...this.#games].map((game) => ownOf(game, lang))]);
    const mine: Promise<void> = coming.then((files) => {
      if (mine !== this.#fetching) return this.#fetching;
      this.read(lang, files.flat());
      remember("language", lang);
      document.documentElement.lang = lang;
    });
    this.#fetching = mine;
    return mine;
  }

  read(lang: Language, files: string[]): void {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
    this.lang = lang;
    this.#bundle = bundle;
  }

  has(code: string): boolean {
    return this.#bundle?.hasMessage(code) ?? false;
  }

  /** The sentence for a code; if there is none, its `english`, or the code itself. */
  say = (code: string, given: Arguments = {}): string => {
    const pattern = this.#bundle?.getMessage(code)?.value;
    return pattern ? this.#bundle!.formatPattern(pattern, plain(given), []) : String(given["english"] ?? code);
  };

  /** "Ana, Bot and you" */
  list(items: string[]): string {
    return new Intl.ListFormat(this.lang, { type: "conjunction" }).format(items);
  }
}

/** What the reader chose before, or what their browser asks for. */
export function firstLanguage(): Language {
  const wishes = [recall<string>("language", ""), ...navigator.languages].map((wish) => wish.slice(0, 2).toLowerCase());
  return wishes.find((wish): wish is Language => (LANGUAGES as readonly string[]).includes(wish)) ?? "en";
}

function plain(given: Arguments): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === "number" ? value : Array.isArray(value) ? value.join(", ") : String(value),
    ]),
  );
}

export const words = new Words();
export const say = words.say;
