import { expect, test } from "vitest";
import { dailyLine } from "../src/replay/daily-line";

test("a daily deal is told in symbols", () => {
  expect(dailyLine("12 Patrols", "2026-11-15", 3, true, 4)).toBe("12 Patrols 2026-11-15 🏆🟩🟩🟩 🔥4");
  expect(dailyLine("12 Patrols", "2026-11-15", 0, false, 1)).toBe("12 Patrols 2026-11-15 ▫️");
});
