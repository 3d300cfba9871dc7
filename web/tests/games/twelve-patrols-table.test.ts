// What the table of 12 Patrols remembers and does beside drawing.

import { describe, expect, test } from "vitest";
import { Asked } from "../../src/games/twelve-patrols/asked.svelte";
import { NO_DIE, type Desk } from "../../src/games/twelve-patrols/desk";
import { Dragging } from "../../src/games/twelve-patrols/dragging.svelte";
import { keyAct } from "../../src/games/twelve-patrols/keys";
import type { TwelvePatrols } from "../../src/games/twelve-patrols/kinds";
import { freshCell, laidCard } from "../../src/games/twelve-patrols/line";
import { PlayersMind } from "../../src/games/twelve-patrols/mind.svelte";
import { Outbox } from "../../src/games/twelve-patrols/outbox.svelte";
import { Question } from "../../src/wire/question.svelte";

const game = (change: Partial<TwelvePatrols> = {}): TwelvePatrols =>
  ({ phase: "patrol", turning: false, building: null, patrols: {}, placed: {}, tray: { w: 2, y: 1 }, free: ["a1b1"], forced: [], sides: [], cards: [], ...change }) as TwelvePatrols;
const desk = (change: Partial<Desk> = {}): Desk => ({ game: game(), moves: [], plan: {}, canAct: false, canTurn: false, ...change }) as Desk;

describe("what the player has in mind", () => {
  test("a card is chosen, chosen again to let it go, and forgotten with a new decision", () => {
    const mind = new PlayersMind(game());
    mind.choose(3);
    expect(mind.chosen).toBe(3);
    mind.choose(3);
    expect(mind.chosen).toBeNull();
    mind.choose(4);
    mind.begin(game({ turning: true }));
    expect([mind.chosen, mind.turning]).toEqual([null, NO_DIE]);
  });

  test("a click that comes to nothing says why, until the next one", () => {
    const mind = new PlayersMind(game());
    expect(mind.take(desk(), "w", false)).toEqual({ refused: "twelve-patrols-why-spot" });
    expect(mind.refused).not.toBe("");
    mind.select("a1b1");
    expect([mind.refused, mind.selected]).toEqual(["", "a1b1"]);
    mind.take(desk(), "w", false);
    expect(mind.wished).toEqual({ a1b1: ["w"] });
  });

  test("a patrol that was taken back becomes a plan again", () => {
    const mind = new PlayersMind(game({ patrols: { a1b1: ["w"] }, free: [] }));
    mind.hear(game());
    expect(mind.wished).toEqual({ a1b1: ["w"] });
    mind.hear(game({ phase: "card", free: [] }));
    expect(mind.wished).toEqual({});
  });
});

describe("a key", () => {
  const nobody = () => false;
  const mind = (change: Partial<PlayersMind> = {}) => Object.assign(new PlayersMind(game()), change);

  test("Escape ends what was begun last", () => {
    const escape = { key: "Escape", code: "Escape" };
    const all = mind({ turning: NO_DIE, looked: "a1.north.pips", chosen: 1, selected: "a1b1" });
    expect(keyAct(escape, desk(), all, nobody)).toBe("stop-turning");
    expect(keyAct(escape, desk({ game: game({ turning: true }) }), all, nobody)).toBe("look-away");
    expect(keyAct(escape, desk(), mind({ chosen: 1, selected: "a1b1" }), nobody)).toBe("let-go");
    expect(keyAct(escape, desk(), mind({ selected: "a1b1" }), nobody)).toBe("to-spot");
    expect(keyAct(escape, desk(), mind(), nobody)).toBeNull();
  });

  test("does only what can be done now", () => {
    const of = (code: string, now: Partial<Desk> = {}) => keyAct({ key: "", code }, desk(now), mind(), (what) => what === "hint");
    expect([of("KeyE"), of("KeyE", { canAct: true }), of("KeyD"), of("KeyD", { canTurn: true })]).toEqual([null, "go", null, "turn-die"]);
    expect([of("KeyH"), of("KeyW"), of("KeyQ")]).toEqual(["hint", null, null]);
    const back = { key: "Backspace", code: "Backspace" };
    expect(keyAct(back, desk({ plan: { a1b1: ["w"] } }), mind({ selected: "a1b1" }), nobody)).toBe("take-back");
    expect(keyAct(back, desk(), mind({ selected: "a1b1" }), nobody)).toBeNull();
  });
});

describe("dragging", () => {
  const at = (clientX: number, clientY = 0) => ({ clientX, clientY, button: 0 });
  const click = (dragging: Dragging) => {
    let stopped = 0;
    dragging.click({ stopPropagation: () => (stopped += 1), preventDefault: () => undefined });
    return stopped;
  };

  test("begins after some way, and falls on what is below", () => {
    const dragging = new Dragging((x) => (x > 50 ? "b2" : null));
    dragging.grab(at(0), { card: 1 });
    expect([dragging.move(at(5)), dragging.dragged]).toEqual([null, null]);
    expect(dragging.move(at(20))).toEqual({ what: { card: 1 }, begun: true });
    expect(dragging.move(at(60))).toEqual({ what: { card: 1 }, begun: false });
    expect(dragging.over).toBe("b2");
    expect(dragging.drop({ type: "pointerup" })).toEqual({ what: { card: 1 }, target: "b2" });
    expect([dragging.dragged, click(dragging), click(dragging)]).toEqual([null, 1, 0]);
  });

  test("falls nowhere if it is cancelled, or if nothing is below; a click stays a click", () => {
    const dragging = new Dragging((x) => (x > 50 ? "b2" : null));
    dragging.grab(at(0), { item: "w" });
    dragging.move(at(60));
    expect(dragging.drop({ type: "pointercancel" })).toBeNull();
    dragging.touch();
    dragging.grab(at(0), { item: "w" });
    expect([dragging.drop({ type: "pointerup" }), click(dragging)]).toEqual([null, 0]);
    dragging.grab({ ...at(0), button: 2 }, { item: "w" });
    expect(dragging.move(at(60))).toBeNull();
  });
});

test("patrols are sent one after the other, and no more once something went otherwise", () => {
  const sent: number[][] = [];
  const outbox = new Outbox((moves) => sent.push(moves));
  outbox.send([[1], [2], [3]], 7);
  expect([sent, outbox.waiting]).toEqual([[[1]], [[2], [3]]]);
  outbox.goOn(true, 8);
  expect(sent).toEqual([[1], [2]]);
  outbox.goOn(true, 8); // nothing came of it
  outbox.goOn(true, 9);
  expect([sent, outbox.waiting]).toEqual([[[1], [2]], []]);
});

test("the same question once more ends it", () => {
  const stopped: string[] = [];
  const asked = new Asked((what) => new Question(what, () => stopped.push(what)));
  asked.toggle("hint");
  asked.toggle("winnable");
  expect([asked.question?.what, stopped]).toEqual(["winnable", ["hint"]]);
  asked.toggle("winnable");
  expect(asked.question).toBeNull();
});

test("the last card is known by what happened", () => {
  const place = { ply: 1, event: { by: 0, kind: "place", card: 4, cell: "b2" } };
  const put = { ply: 2, event: { by: 0, kind: "put" } };
  expect([laidCard([place]), laidCard([place, put]), freshCell([place, put]), freshCell([put])]).toEqual([4, null, "b2", null]);
});
