"""What to do next in 12 Patrols: the step after which most orders of the cards face down can still be won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.core.state import State
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.solver.outlook import (
    Outlook,
    Watch,
    after_filling,
    due_of,
    fillings,
    forced_lines,
    frames,
    look,
    orders_of,
    real_filling,
)
from parlour.games.twelve_patrols.solver.plan import Errand, Fields, Filling
from parlour.games.twelve_patrols.solver.search import KingdomSearch
from parlour.games.twelve_patrols.solver.verdict import Verdict, verdict_of


@dataclass(frozen=True)
class Effort:
    """How much is looked at: work, not time, so that the same question gets the same answer."""

    orders: int = 120  # of the cards face down; all of them if there are no more
    steps: int = 6  # the best ones, looked at once more from behind
    fillings: int = 150  # of the lines that must be filled
    enough: float = 1.0  # a step of that value is taken, without a look at the others


ORDINARY = Effort()


@dataclass(frozen=True)
class KingdomStep:
    """A card and a cell, a filling of the lines that must be filled, or whatever else comes next, with its value."""

    moves: list[int]
    won: int  # orders that can be won after it by somebody who knows them
    orders: int
    value: float  # the same share, if the step after that must be chosen without knowing them
    sure: bool  # the search has left nothing out

    @property
    def rank(self) -> tuple[float, int]:
        return self.value, self.won


def best_steps(search: KingdomSearch, state: State, effort: Effort, watch: Watch) -> list[KingdomStep]:
    """What can be done next, best first; nothing if the game is lost, or over."""
    f = state.fields()
    if f["turning"] or f["building"] != constants.NO_SPOT:
        return by_trying(search, state, effort, watch)
    if f["phase"] == constants.CARD:
        return places(search, state, f, effort, watch)
    if f["phase"] == constants.PATROL and any(forced_lines(f, frame) for frame in frames(f)):
        return all_fillings(search, state, f, effort, watch)
    if f["phase"] == constants.PATROL:
        return [step_of([constants.END], look(search, f, orders_of(f, effort.orders), watch))]
    return []


def places(search: KingdomSearch, state: State, f: Fields, effort: Effort, watch: Watch) -> list[KingdomStep]:
    """A card to be placed: the best few are looked at once more from the position behind them."""
    orders = orders_of(f, effort.orders)
    outlook = look(search, f, orders, watch)
    counts = outlook.counts()
    legal = [move for move in state.legal() if move < constants.PUT]
    ranked = sorted(legal, key=lambda move: (-counts[move], move))
    steps = [KingdomStep([move], counts[move], len(orders), counts[move] / len(orders), outlook.sure) for move in ranked]
    if len(orders) == 1:
        return steps
    closer = []
    for number, step in enumerate(steps[: effort.steps]):
        if step.won:
            watch.progress(number, effort.steps)
            closer.append(step_of(step.moves, look(search, after(state, step.moves).fields(), orders, watch)))
            if closer[-1].value >= effort.enough:
                break
    return sorted(closer, key=lambda step: step.rank, reverse=True) + steps[len(closer) :]


def all_fillings(search: KingdomSearch, state: State, f: Fields, effort: Effort, watch: Watch) -> list[KingdomStep]:
    """Lines to be filled: all that may be spent on them, each looked at from behind."""
    orders = orders_of(f, effort.orders)
    if len(orders) == 1:
        return as_planned(state, verdict_of(state, orders[0], due_of(f, orders[0]), watch))
    found = fillings(search, f, effort.fillings, watch)
    ranked = []
    for number, (spent, (frame, takings)) in enumerate(found.items()):
        watch.progress(number, len(found))
        outlook = look(search, after_filling(f, spent), orders, watch)
        ranked.append((step_of([], outlook), spent, frame, takings))
        if outlook.value() >= effort.enough:
            break
    ranked.sort(key=lambda entry: entry[0].rank, reverse=True)
    steps = []
    for step, spent, frame, takings in ranked:
        moves = moves_of(state, real_filling(f, spent, frame, takings))
        steps.append(KingdomStep(moves, step.won, step.orders, step.value, step.sure))
    return steps


def as_planned(state: State, verdict: Verdict) -> list[KingdomStep]:
    """Nothing is left to chance: a plan that wins, up to the next card."""
    if verdict.plan is None:
        return []
    moves = [move for _, move in verdict.plan.line]
    last = next((ply for ply, move in enumerate(moves) if move < constants.PUT or move == constants.END), len(moves))
    return [KingdomStep(moves[:last], 1, 1, 1.0, True)]


def by_trying(search: KingdomSearch, state: State, effort: Effort, watch: Watch) -> list[KingdomStep]:
    """In the middle of a discard or a patrol: every single move is tried."""
    steps = []
    for move in state.legal():
        if not constants.DISCARD <= move < constants.SET:
            behind = after(state, [move])
            f = behind.fields()
            steps.append(step_of([move], look(search, f, orders_of(f, effort.orders), watch)))
    return sorted(steps, key=lambda step: step.rank, reverse=True)


def step_of(moves: list[int], outlook: Outlook) -> KingdomStep:
    return KingdomStep(moves, outlook.won(), len(outlook.orders), outlook.value(), outlook.sure)


def after(state: State, moves: Sequence[int]) -> State:
    twin = state.copy()
    for move in moves:
        twin.apply(move, 0)
    return twin


def moves_of(state: State, filling: Filling) -> list[int]:
    """The moves that fill the spots of a filling."""
    table, errand, moves = state.copy(), Errand([], filling, []), []
    while errand.patrols:
        for move in errand.next_moves(table):
            moves.append(move)
            table.apply(move, 0)
    return moves
