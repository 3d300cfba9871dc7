"""What a player of 12 Patrols may ask: the solver answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from parlour.core import actors, registry
from parlour.core.game import Json
from parlour.core.intervals import NORMAL_95
from parlour.core.options import Resolved
from parlour.core.play import Limit
from parlour.core.state import State
from parlour.games.twelve_patrols import constants, teaching
from parlour.games.twelve_patrols.solver import solve
from parlour.games.twelve_patrols.solver.solve import NO, YES, StepValue
from parlour.search import analysis, slow_losses
from parlour.search.analysis import Progress
from parlour.search.questions import Answer, Question

SECONDS = 20.0  # an answer that takes longer is "unknown"
LIMIT = Limit(seconds=SECONDS)
EACH_CARD = Limit(simulations=40, seconds=SECONDS / 10)  # of a whole game
FEWEST_SLOW = 2  # cards
NO_ODDS: Json = {"share": None, "low": None, "high": None, "exact": False}


def winnable(question: Question, progress: Progress) -> Json:
    """Whether any order of the cards face down can still be won, and which share of them."""
    state = question.state
    verdict = solve.still_winnable(state, Limit(seconds=SECONDS / 2))
    steps = solve.steps(state, LIMIT, parts(progress)) if verdict.answer == YES else []
    return {"verdict": verdict.answer, **(odds(steps[0]) if steps else {**NO_ODDS, "exact": verdict.answer == NO})}


def hint(question: Question, progress: Progress) -> Json:
    """What to do next and why; the reasons are those of solve.explain, the share of the next best step beside them."""
    found = solve.explain(question.state, LIMIT, parts(progress))
    told: Json = {("code" if name == "reason" else name): value for name, value in found.reason.items()}
    if found.best is None:
        return {"moves": [], "described": [], **NO_ODDS, "reason": told}
    if found.other is not None and found.other.share < found.best.share:
        told["second"] = found.other.share
    return {"moves": found.best.moves, "described": described(question, found.best.moves), **odds(found.best), "reason": told}


def odds(step: StepValue) -> Json:
    return {"share": step.share, "low": step.low, "high": step.high, "exact": step.exact}


def described(question: Question, moves: list[int]) -> list[Json]:
    game, state, found = registry.game(question.game), question.state.copy(), []
    for move in moves:
        found.append(game.describe(state, move))
        state.apply(move, 0)
    return found


def parts(progress: Progress) -> Callable[[int, int], None]:
    """Progress in parts of the whole."""
    return lambda done, total: progress(done / max(total, 1))


def prospects(question: Question, progress: Progress) -> Json:
    """The share of the orders of the cards face down that can still be won from a position of a branch."""
    state = question.state
    steps = solve.steps(state, EACH_CARD, parts(progress))
    lost = not steps and solve.still_winnable(state, EACH_CARD).answer == NO
    return {"shares": [steps[0].share] if steps else [0.0] if lost else None}


# After the end


def review(question: Question, progress: Progress) -> Json:
    """Whether a finished game could have been won with its dice and its cards, how, and which decision lost it."""
    assert question.seed is not None
    start, order = solve.order_of(question.seed, **question.options)
    verdict = solve.can_be_won(start, order, Limit(seconds=SECONDS))
    states = played(question.game, question.options, question.plies)
    step = {ply: number for number, ply in enumerate(analysis.stops([seat for seat, _ in question.plies]))}
    decisions = [ply for ply, (seat, _) in enumerate(question.plies) if seat != actors.CHANCE]
    decision = lost_by(states, order) if verdict.answer == YES else None
    fatal = [] if decision is None else [(decisions[decision] + 1, states[decision][0])]
    found, costs = chances(states, progress)
    return {
        "could": verdict.answer,
        "decision": decision,
        "steps": len(step) - 1,
        "chances": [
            {"ply": decisions[number], "step": step[decisions[number]], **one}
            for number, one in found.items()
        ],
        "slow": little_by_little({number: cost for number, cost in costs.items() if number != decision}, states, decisions, step),
        "turning": [
            {"ply": ply, "step": step[ply], "seat": 0, "moment": teaching.moment(before)} for ply, before in fatal
        ],
        "line": described_line(question.game, start, verdict.plan.line if verdict.plan else []),
    }


def played(game: str, options: Resolved, plies: list[tuple[int, int]]) -> list[tuple[State, int]]:
    """Every decision of a game, with the position it was made in."""
    plays = analysis.plays_of(registry.game(game).begin(options), plies)
    return [(state, move) for state, seat, move in plays if seat != actors.CHANCE]


def lost_by(states: list[tuple[State, int]], order: tuple[int, ...], stop: Callable[[], bool] | None = None) -> int | None:
    """The number of the decision after which no play could win any more; None if it never came."""
    for number, (state, move) in enumerate(states):
        after = state.copy()
        after.apply(move, 0)
        left = [card for card in order if after.fields()["unseen"] >> card & 1]
        if solve.can_be_won(after, left, Limit(seconds=SECONDS / 4), None, stop).answer == NO:
            return number
    return None


def chances(states: list[tuple[State, int]], progress: Progress) -> tuple[dict[int, Json], dict[int, CardCost]]:
    """Before each card: the share of the orders of the cards face down that could still be won, and what the card cost of it; by
    the number of its decision."""
    cards = [number for number, (_, move) in enumerate(states) if move < constants.PUT]
    found: dict[int, Json] = {}
    costs: dict[int, CardCost] = {}
    for card, number in enumerate(cards):
        progress(card / len(cards))
        state, move = states[number]
        steps = solve.steps(state, EACH_CARD)
        share, low, high = (steps[0].share, steps[0].low, steps[0].high) if steps else (0.0, 0.0, 0.0)
        if steps or solve.still_winnable(state, EACH_CARD).answer == NO:
            found[number] = {"card": card + 1, "share": share, "shares": [share], "intervals": [[low, high]]}
        placed = next((one for one in steps if one.moves == [move]), None)
        if placed is not None and placed.share < share:
            costs[number] = CardCost(card + 1, share - placed.share, 0 if placed.exact else placed.orders)
    return found, costs


@dataclass(frozen=True)
class CardCost:
    """What a card cost, of all orders of the cards face down or of so many by lot."""

    card: int
    lost: float
    by_lot: int

    @property
    def variance(self) -> float:
        """Both places were tried with the same orders: where they differ, the better one has won."""
        return self.lost * (1 - self.lost) / self.by_lot if self.by_lot else 0.0


def little_by_little(
    costs: dict[int, CardCost], states: list[tuple[State, int]], decisions: list[int], step: dict[int, int],
) -> list[Json]:
    """What several cards lost that did not lose the game by themselves, if it is more than luck of the orders."""
    lost = sum(one.lost for one in costs.values())
    half = NORMAL_95 * sqrt(sum(one.variance for one in costs.values()))
    if len(costs) < FEWEST_SLOW or lost < slow_losses.LEAST_TOGETHER or lost <= half:
        return []
    plies = [decisions[number] for number in costs]
    first, last = (teaching.moment(states[number][0]) for number in (min(costs), max(costs)))
    return [{
        "seat": 0, "many": len(costs), "lost": lost, "interval": [lost - half, lost + half],
        "steps": [step[ply] for ply in plies], "plies": plies, "first": first, "last": last,
        "cards": [one.card for one in costs.values()],
    }]


def described_line(game: str, start: State, line: list[tuple[int, int]]) -> list[Json]:
    """A winning line as decisions in words; deals happen by themselves."""
    rules, state, found = registry.game(game), start.copy(), []
    for seat, move in line:
        if seat != actors.CHANCE:
            found.append({"move": move, "described": rules.describe(state, move)})
        state.apply(move, seat)
    return found


PROSPECTS: Answer = prospects
QUESTIONS: dict[str, Answer] = {"winnable": winnable, "hint": hint, "review": review}
