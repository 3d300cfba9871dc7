// The page plans without the server, so it is compared with it: games as the rules played them at random, every move and what the
// table was after it. Two lie here; tests/games/twelve_patrols/test_page.py brings thousands of positions.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { after } from "../../src/games/twelve-patrols/kingdom";
import type { Act, Plan, Requirement, TwelvePatrols } from "../../src/games/twelve-patrols/kinds";
import { carriedOut, fitting, obstacle, patrolMoves, turningMoves } from "../../src/games/twelve-patrols/plan";

interface Step {
  move: number;
  act: Act;
  tray: Record<string, number>;
  free?: string[];
  forced?: string[];
  sides?: string[];
  puts?: Record<string, string[]>;
  done?: boolean;
}

const PLAYED = JSON.parse(readFileSync(process.env["PATROLS_GAMES"] ?? "tests/games/twelve-patrols-games.json", "utf8")) as { start: TwelvePatrols; steps: Step[] }[];

const brief = ({ cell, side, kind, n, have, state, spots }: Requirement) => `${[cell, side, kind, n, have, state].join(" ")} ${spots.join(",")}`;
// The server names the spots of a direction from west and north.
const inOrder = (side: string) => side.replace(/\S*$/, (spots) => spots.split(",").sort().join());

/** The number of a move, as the page would send it. */
function sent(game: TwelvePatrols, act: Act): number | undefined {
  if (act.kind === "put") return patrolMoves(game, act.spot, [act.item])[0];
  if (act.kind === "done") return patrolMoves(game, "", [])[0];
  if (act.kind === "discard") return turningMoves({ ...game, turning: false }, { give: act.item, die: "w1", face: 2 })[0];
  return act.kind === "set" ? turningMoves({ ...game, turning: true }, { give: null, die: act.die, face: act.to })[0] : undefined;
}

test.each(PLAYED.map(({ start, steps }, number) => [number, start.deck, start.frame, start, steps] as const))("game %i: %s, %s", (_, __, ___, start, steps) => {
  let game = start;
  let unbuilt = start; // as it was before the patrol that is being assembled
  for (const { move, act, tray, free, forced, sides, puts, done } of steps) {
    if (act.kind !== "place" && act.kind !== "end" && act.kind !== "deal") expect(sent(game, act)).toBe(move);
    game = after(game, act);
    if (!game.building) unbuilt = game;
    else if (act.kind === "discard" || act.kind === "set") unbuilt = after(unbuilt, act);
    expect(game.tray).toEqual(tray);
    if (sides) {
      expect([...game.free].sort()).toEqual([...free!].sort());
      expect([...game.forced].sort()).toEqual([...forced!].sort());
      expect(game.sides.map(brief).map(inOrder).sort()).toEqual(sides.map(inOrder).sort());
    }
    if (!puts) continue;
    const building = game.building;
    for (const spot of building ? [building.spot] : game.free) {
      expect([...fitting(unbuilt, spot, building?.items ?? [])].sort()).toEqual([...(puts[spot] ?? [])].sort());
    }
    if (building) {
      const plan: Plan = { [building.spot]: building.items };
      expect(obstacle(carriedOut(unbuilt, plan), plan) === null).toBe(done);
    }
  }
});
