import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Words } from "../src/words/words.svelte";

const codesIn = (file: string) => new FluentResource(readFileSync(file, "utf8")).body.map(({ id }) => id);
/** Those that the page takes with it. */
const codes = (lang: string) =>
  readdirSync(`../src/parlour/locale/${lang}`)
    .filter((name) => name.endsWith(".ftl") && !/^(cli|metrics|report|study)\.ftl$/.test(name))
    .flatMap((name) => codesIn(`../src/parlour/locale/${lang}/${name}`));
const ownFile = (game: string, lang: string) => `../src/parlour/games/${game.replaceAll("-", "_")}/locale/${lang}.ftl`;

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

describe("the page's sentences", () => {
  test("are the same in all languages", () => {
    expect(codes("es")).toEqual(codes("en"));
    expect(codes("ru")).toEqual(codes("en"));
  });

  const games = readdirSync("src/games").filter((game) => existsSync(ownFile(game, "en")));

  test.each(games)("of %s lie in its own folder, and exist wherever its table asks for one", (game) => {
    const own = codesIn(ownFile(game, "en"));
    expect(codes("en").filter((code) => code.includes(game))).toEqual([]);
    const saying = sources(`src/games/${game}`).flatMap((text) => text.split("\n").filter((line) => line.includes("say(")));
    const asked = saying.flatMap((line) => [...line.matchAll(new RegExp(`"(${game}-[a-z0-9-]*[a-z0-9])"`, "g"))].map((match) => match[1]!));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((code) => !own.includes(code))).toEqual([]);
  });

  test("exist wherever the page asks for one", () => {
    const asked = sources("src").flatMap((text) => [...text.matchAll(/"(page-[a-z0-9-]+)"/g)].map((match) => match[1]!));
    const known = new Set(codes("en"));
    expect(asked.filter((code) => !known.has(code))).toEqual([]);
  });
});

describe("the language", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("is the one asked for last, even if an earlier one comes later", async () => {
    const page = { documentElement: { lang: "" } };
    vi.stubGlobal("document", page);
    let release = () => {};
    vi.doMock("../src/words/es", () => new Promise((resolve) => (release = () => resolve({ default: ["page-play-now = Jugar"] }))));
    const words = new Words();
    const spanish = [words.speak("es"), words.learn("ard-ri")];
    await words.speak("ru");
    release();
    await Promise.all(spanish);
    expect([words.lang, page.documentElement.lang]).toEqual(["ru", "ru"]);
    expect([words.has("page-play-now"), words.has("ard-ri-about")]).toEqual([true, true]);
  });
});
