import { expect, test } from "vitest";
import { moving, partsOf } from "../src/replay/moving";

/** A file as a browser encodes a picture: what it says of colours is left out, and what has an odd length is filled up. */
const still = (...picture: number[]) => {
  const part = (name: string, content: number[]) => [...new TextEncoder().encode(name), content.length, 0, 0, 0, ...content, ...(content.length % 2 ? [0] : [])];
  return new Uint8Array([...new TextEncoder().encode("RIFF"), 0, 0, 0, 0, ...new TextEncoder().encode("WEBP"), ...part("ICCP", [9, 9]), ...part("VP8 ", picture)]);
};

test("pictures become one file that moves, each for as long as it stays", async () => {
  const made = moving([{ file: still(1, 2, 3), ms: 350 }, { file: still(4, 5), ms: 1400 }], 1080, 700);
  expect(made.type).toBe("image/webp");
  const file = new Uint8Array(await made.arrayBuffer());
  expect(new DataView(file.buffer).getUint32(4, true)).toBe(file.length - 8);
  const [about, loop, ...frames] = partsOf(file);
  expect([about!.name, ...about!.content]).toEqual(["VP8X", 2, 0, 0, 0, 1079 & 255, 1079 >> 8, 0, 699 & 255, 699 >> 8, 0]);
  expect(loop!.name).toBe("ANIM");
  expect(frames.map(({ name, content }) => [name, content[12]! + 256 * content[13]!])).toEqual([["ANMF", 350], ["ANMF", 1400]]);
  const inside = frames.map(({ content }) => partsOf(new Uint8Array([...new Array<number>(12).fill(0), ...content.subarray(16)])));
  expect(inside.map((parts) => parts.map(({ name, content }) => [name, ...content]))).toEqual([[["VP8 ", 1, 2, 3]], [["VP8 ", 4, 5]]]);
});
