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
  // The suits are those of a pack of cards and the seats those of people: a die or a hill may have the same colour by chance.
  const tokens = [...css.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6})\b/g)].filter(([, name]) => !/^(seat-|spade|heart|diamond|club)/.test(name!));
  const root = new URL("../src/", import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|css)$/.test(name));

  it("that have a name are called by it", () => {
    const found = files.filter((name) => !/tokens\.css$|colours\.css$/.test(name)).flatMap((name) => {
      const text = readFileSync(new URL(name, root), "utf-8");
      const style = name.endsWith(".svelte") ? text.slice(text.indexOf("<style") >>> 0) : text;
      return tokens.filter(([, , value]) => new RegExp(`${value}(?![0-9a-f])`, "i").test(style)).map(([, token]) => `${name}: --${token}`);
    });
    expect(found).toEqual([]);
  });

  it("of a game lie in its folder", () => {
    expect(css).not.toMatch(/--(crew|herd|cow|tile|region)/);
  });
});
