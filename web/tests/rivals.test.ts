// Whom one can play at once.

import { expect, test } from "vitest";
import { offered } from "../src/front/rivals";
import type { GameInfo } from "../src/wire/messages";

const rival = (bot: string) => ({ bot, titles: {}, line: "" });
const game = (rivals: string[]): GameInfo => ({ bots: ["random", "level1", "level2", "mine:Best"], default_bot: "level1", rivals: rivals.map(rival) }) as unknown as GameInfo;

test("bots that the server was given stand below those of the game, others do not", () => {
  expect(offered(game(["level1", "level2"])).map(({ bot }) => bot)).toEqual(["level1", "level2", "mine:Best"]);
  expect(offered(game([])).map(({ bot }) => bot)).toEqual(["level1", "mine:Best"]);
});
