import { expect, test } from "vitest";
import { soundOf } from "../src/sound/sounds";

test("an event sounds like what happened on the table", () => {
  expect(soundOf({ by: 0, kind: "walk", marks: { start: ["a1"], end: ["a2"] } })).toBe("move");
  expect(soundOf({ by: -1, kind: "open", marks: { end: ["a2"], turned: ["a2"] } })).toBe("turn");
  expect(soundOf({ by: 1, kind: "walk", marks: { end: ["a2"], taken: ["a2"] } })).toBe("take");
  expect(soundOf({ by: -1, kind: "roll" })).toBe("roll");
  expect(soundOf({ by: 1, kind: "answer" })).toBeNull();
});
