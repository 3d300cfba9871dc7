// What cards are asked for now, and what a choice of them comes to. People choose in any order; what is sent is in an order in
// which each card is needed for payments and hearts, by number elsewhere. What cards count and what is wanted says the server.

import { codeOf, isAce, isRoyal, type Pick } from "./cards";
import { PASS } from "./generated";
import type { RabbitsView, Step, Wanted } from "./kinds";

export interface Task extends Wanted {
  step: Step;
  may: (card: string) => boolean;
  /** The moves that may come first. */
  first: Set<number>;
}

export interface Verdict {
  sum: number;
  ready: boolean;
  moves: number[];
  /** The code of the reason why it cannot be sent. */
  why: string | null;
  unneeded: string[];
}

export function taskOf({ table: { step, task }, moves }: RabbitsView): Task | null {
  return task && { ...task, step, may: (card) => card in task.cards, first: new Set(moves.map(({ move }) => move)) };
}

const total = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What a card counts by itself. */
const worth = (task: Task, { card, high }: Pick): number => (high && task.high !== null ? task.high : (task.cards[card] ?? 0));

/** Chosen cards in an order in which each of them is needed, if there is one: the dearest last. Where the first Ace counts high, of
    several the one chosen first is spent before all others, a single one after them. */
function inOrder(task: Task, picks: Pick[]): Pick[] {
  const rising = [...picks].sort((a, b) => worth(task, a) - worth(task, b) || codeOf(a) - codeOf(b));
  if (task.first_ace === null) return rising;
  const aces = picks.filter(({ card }) => isAce(card));
  const others = rising.filter(({ card }) => !isAce(card));
  return aces.length > 1 ? [...aces, ...others] : [...others, ...aces];
}

/** What each of some cards counts when they are spent one after the other. */
function spent(task: Task, picks: Pick[]): number[] {
  const first = picks.find(({ card }) => isAce(card));
  return picks.map((pick) => (pick === first && task.first_ace !== null ? task.first_ace : worth(task, pick)));
}

export function judge(task: Task, picks: Pick[]): Verdict {
  const nothing: Verdict = { sum: 0, ready: false, moves: [], why: null, unneeded: [] };
  if (task.due !== null) return judgePoints(task, picks, task.due);
  if (picks.length === 0) return nothing;
  const ordered = [...picks].sort((a, b) => codeOf(a) - codeOf(b));
  const sum = total(ordered.map((pick) => worth(task, pick)));
  if (task.purse !== null && sum > task.purse) return { ...nothing, sum, why: "purse" };
  if (task.exactly !== null && picks.length !== task.exactly) return { ...nothing, sum, why: picks.length < task.exactly ? "few" : "many" };
  return { ...nothing, sum, ready: true, moves: [...ordered.map(codeOf), ...(task.ends ? [PASS] : [])] };
}

function judgePoints(task: Task, picks: Pick[], due: number): Verdict {
  const enough = picks.find(({ card }) => card === task.alone);
  if (enough) {
    const others = picks.filter((pick) => pick !== enough).map(({ card }) => card);
    return { sum: due, ready: others.length === 0, moves: [codeOf(enough)], why: others.length ? "unneeded" : null, unneeded: others };
  }
  const ordered = inOrder(task, picks);
  const counts = spent(task, ordered);
  const sum = total(counts);
  const moves = ordered.map(codeOf);
  const needed = ordered.findIndex((_, index) => total(counts.slice(0, index + 1)) >= due) + 1;
  const unneeded = needed > 0 ? ordered.slice(needed).map(({ card }) => card) : [];
  const freed = !task.royal || ordered.some(({ card }) => isRoyal(card));
  const why = sum < due ? "short" : !freed ? "royal" : unneeded.length ? "unneeded" : null;
  return { sum, ready: why === null && task.first.has(moves[0]!), moves, why, unneeded };
}

/** What a card would add to a choice, or counts in it: the first Ace spent may count high. */
export function adds(task: Task, picks: Pick[], pick: Pick): number {
  const first = picks.find(({ card }) => isAce(card));
  return task.first_ace !== null && isAce(pick.card) && (!first || first === pick) ? task.first_ace : worth(task, pick);
}

/** Whether it has to be told what a chosen Ace counts. */
export const aceVaries = (task: Task): boolean => task.high !== null || (task.due !== null && task.first_ace !== null);
