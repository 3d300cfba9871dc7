// What cards are asked for now, and what a choice of them comes to. People choose in any order; what is sent is in an order in
// which each card is needed for payments and hearts, by number elsewhere.

import { aceRule, codeOf, excess, highAce, inOrder, isAce, isRoyal, isJoker, numberOf, spent, suitOf, worth, type AceRule, type Pick } from "./cards";
import type { RabbitsMove, RabbitsView, Step, Suit } from "./kinds";

export const PASS = 57;

export interface Task {
  step: Step;
  /** Where the cards are: in one's hand, or in the market. */
  from: "hand" | "discard";
  /** Points that are missing, where points count. */
  due: number | null;
  /** How many cards, where that is fixed. */
  exactly: number | null;
  /** A royal must be among them, so that a carrot comes free (JR-25). */
  royal: boolean;
  /** A card that is enough by itself: the queen's at her palace (JR-32). */
  alone: string | null;
  /** After the cards comes the end of the choice. */
  ends: boolean;
  rule: AceRule;
  capital: boolean;
  may: (card: string) => boolean;
  /** Whether an Ace may count high. */
  ambivalent: boolean;
  /** The most that could be paid for a basket. */
  purse: number;
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

const HEARTS = 6;
const CARROTS = 3;

export function taskOf(view: RabbitsView): Task | null {
  const { table: game, seat, options } = view;
  const moves = view.moves as RabbitsMove[];
  const mine = game.seats[seat];
  const asked = moves.filter(({ card }) => card !== undefined);
  if (!mine || asked.length === 0) return null;
  const rule = aceRule(options);
  const listed = new Set(asked.map(({ card }) => card!));
  const task: Task = {
    step: game.step, from: "hand", due: null, exactly: null, royal: false, alone: null, ends: false, rule, capital: mine.capital !== null,
    may: (card) => listed.has(card), ambivalent: rule.aces === "ambivalent", purse: 0, first: new Set(asked.map(({ move }) => move)),
  };
  switch (game.step) {
    case "paying": {
      const { suits, due } = game.payment!;
      const royal = game.payment!.for === "claim" && Object.values(game.carrots).filter((owner) => owner === seat).length >= CARROTS;
      return { ...task, due, royal, may: (card) => !isJoker(card) && suits.includes(suitOf(card)) };
    }
    case "challenger-shows":
    case "visitor-shows":
    case "displaying": {
      const shown = mine.laid.reduce((sum, card) => sum + worth(rule, { card, high: false }), 0);
      const here = game.seats[game.mover]!.at;
      const alone = game.step !== "displaying" && here.startsWith("Q") && mine.laid.length === 0 && listed.has(here) ? here : null;
      return { ...task, due: HEARTS - shown, alone, capital: true, may: (card) => card === alone || (!isJoker(card) && suitOf(card) === "h" && !mine.laid.includes(card)) };
    }
    case "fighting": {
      const { seats, strength } = game.fight!;
      const me = seats.indexOf(seat);
      return { ...task, due: strength[1 - me]! - strength[me]! + 1 };
    }
    case "lottery":
      return options["windfall_lottery"] ? { ...task, ends: true, ambivalent: false } : { ...task, exactly: 1, ambivalent: false };
    case "passport":
      return { ...task, exactly: 1 };
    case "discarding":
      return { ...task, exactly: excess(view, seat), ambivalent: false };
    case "giving-up":
      return { ...task, exactly: 1, ambivalent: false };
    case "laying": {
      const laid = Math.max(-1, ...mine.laid.map(numberOf));
      return { ...task, ends: true, ambivalent: false, may: (card) => !isJoker(card) && numberOf(card) > laid };
    }
    case "basket": {
      const at = mine.at;
      const suits: Suit[] = at === "Jd" ? ["c", "s", "h", "d"] : ["d"];
      const bought = game.basket.reduce((sum, card) => sum + worth(rule, { card, high: false }), 0);
      const laid = Math.max(-1, ...game.basket.map(numberOf));
      const sold = (card: string) => at === "citadel" || suitOf(card) === suitOf(at);
      return {
        ...task, from: "discard", ends: true, ambivalent: false, purse: purse(view, rule, suits) - bought,
        may: (card) => listed.has(card) || (sold(card) && numberOf(card) > laid && [...listed].some((other) => numberOf(other) < numberOf(card))),
      };
    }
    default:
      return null;
  }
}

/** The most that a seat can put together with cards of some suits (JR-45 adds a point). */
function purse({ table: game, seat, options }: RabbitsView, rule: AceRule, suits: Suit[]): number {
  const mine = game.seats[seat]!;
  const cards = mine.cards.filter((card) => !isJoker(card) && suits.includes(suitOf(card)));
  const picks = cards.map((card) => ({ card, high: rule.aces === "ambivalent" && isAce(card) }));
  const interest = options["additional_capital"] && mine.capital && suits.includes(suitOf(mine.capital)) ? 1 : 0;
  return total(spent(rule, picks, mine.capital !== null)) + interest;
}

const total = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export function judge(task: Task, picks: Pick[]): Verdict {
  const nothing: Verdict = { sum: 0, ready: false, moves: [], why: null, unneeded: [] };
  if (task.due !== null) return judgePoints(task, picks);
  if (picks.length === 0) return nothing;
  const ordered = [...picks].sort((a, b) => codeOf(a) - codeOf(b));
  const sum = total(ordered.map((pick) => (isJoker(pick.card) ? 0 : worth(task.rule, pick))));
  if (task.step === "basket" && sum > task.purse) return { ...nothing, sum, why: "purse" };
  if (task.exactly !== null && picks.length !== task.exactly) return { ...nothing, sum, why: picks.length < task.exactly ? "few" : "many" };
  return { ...nothing, sum, ready: true, moves: [...ordered.map(codeOf), ...(task.ends ? [PASS] : [])] };
}

function judgePoints(task: Task, picks: Pick[]): Verdict {
  const due = task.due!;
  if (task.alone !== null && picks.some(({ card }) => card === task.alone)) {
    const others = picks.filter(({ card }) => card !== task.alone).map(({ card }) => card);
    return { sum: due, ready: others.length === 0, moves: [numberOf(task.alone)], why: others.length ? "unneeded" : null, unneeded: others };
  }
  const ordered = inOrder(task.rule, picks, task.capital);
  const counts = spent(task.rule, ordered, task.capital);
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
  if (task.rule.aces === "capital" && !task.capital && isAce(pick.card) && (!first || first === pick)) return highAce(task.rule);
  return worth(task.rule, pick);
}

/** Whether it has to be told what a chosen Ace counts. */
export const aceVaries = (task: Task): boolean => task.ambivalent || (task.due !== null && task.rule.aces === "capital" && !task.capital);
