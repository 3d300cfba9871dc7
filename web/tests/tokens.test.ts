// What is written in a colour of the room can be read on its papers: AA asks for 4.5 to 1.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../src/look/tokens.css", import.meta.url), "utf-8");
const colour = (token: string) => css.match(new RegExp(`--${token}: #([0-9a-f]{6})`))![1]!;

function luminance(token: string): number {
  const channel = (at: number) => {
    const share = parseInt(colour(token).slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}

function contrast(ink: string, paper: string): number {
  const [dark, light] = [luminance(ink), luminance(paper)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe("writing on paper", () => {
  for (const ink of ["ink", "ink-2", "ok", "bad"])
    for (const paper of ["paper", "paper-2"])
      it(`${ink} on ${paper}`, () => expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5));
});

describe("colours", () => {
  const root = new URL("../src/", import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, root), "utf-8");
  const files = readdirSync(root, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|css)$/.test(name));
  const named = files.filter((name) => /(tokens|colours)\.css$/.test(name));
  const styles = files.filter((name) => !named.includes(name)).map((name) => {
    const text = read(name);
    const style = name.endsWith(".svelte") ? text.slice(text.indexOf("<style") >>> 0) : text;
    return { name, style: style.replace(/\/\*.*?\*\//gs, "") };
  });
  const game = (name: string) => name.match(/^games\/[^/]+(?=\/)/)?.[0];
  const tokensOf = (name: string) => [...read(name).matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6}(?:[0-9a-f]{2})?)\b/g)].map(([, token, value]) => ({ token: token!, value: value! }));

  it("that have a name are called by it", () => {
    const found = named.flatMap((home) =>
      // The suits are those of a pack of cards and the seats those of people: a die or a hill may have the same colour by chance.
      tokensOf(home).filter(({ token }) => !/^(seat-|spade|heart|diamond|club)/.test(token)).flatMap(({ token, value }) =>
        styles.filter(({ name, style }) => (!game(home) || game(home) === game(name)) && new RegExp(`${value}(?![0-9a-f])`, "i").test(style)).map(({ name }) => `${name}: --${token}`)));
    expect(found).toEqual([]);
  });

  it("that styles of one room use three times have a name", () => {
    const literals = styles.flatMap(({ name, style }) =>
      [...style.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^()]*\)/gi)].map(([literal]) => ({ name, room: game(name), colour: literal.toLowerCase() })));
    const found = [...new Set(literals.map(({ room }) => room))].flatMap((room) => {
      const its = literals.filter((literal) => literal.room === room && !plain(literal.colour));
      return [...new Set(its.map(({ colour }) => colour))].flatMap((colour) => {
        const uses = its.filter((literal) => literal.colour === colour).map(({ name }) => name);
        return uses.length < 3 ? [] : [`${colour} stands ${uses.length} times in ${[...new Set(uses)].join(", ")}: give it a name in ${room ? `${room}/colours.css` : "look/tokens.css"}`];
      });
    });
    expect(found).toEqual([]);
  });

  it("have one name each", () => {
    const names = named.flatMap((name) => tokensOf(name).map(({ token }) => token));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("of a game lie in its folder", () => {
    expect(css).not.toMatch(/--(crew|herd|cow|tile|region)/);
  });
});

/** White, black and their clear shades. */
function plain(colour: string): boolean {
  return /^#(fff.?|000.?|f{6}.{0,2}|0{6}.{0,2})$|^rgba?\((0[ ,]+0[ ,]+0|255[ ,]+255[ ,]+255)\b/.test(colour);
}
