"""Players of 12 Patrols: one that searches, one that looks no further than the cards in sight, and some between them, which
study how hard a deck is for people."""

from __future__ import annotations

from functools import partial
from typing import cast

from parlour.core import chance
from parlour.core.chance import Seed
from parlour.core.play import Limit, PlayerFactory, check_asked
from parlour.core.state import MoveBuffer, State
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.evaluator import TwelvePatrolsEvaluator
from parlour.games.twelve_patrols.rules import TwelvePatrols
from parlour.games.twelve_patrols.solver.choice import ORDINARY, Effort, best_steps
from parlour.games.twelve_patrols.solver.outlook import Watch
from parlour.games.twelve_patrols.solver.search import KingdomSearch
from parlour.search.levels import introductions
from parlour.search.random_player import RandomPlayer


class PatrolsSolver:
    """Places the card, and spends the items, after which most orders of the cards face down can still be won. It fills
    only what must be filled: whatever can be put off is decided better later."""

    name = "solver"

    def __init__(self, seed: Seed = 0, effort: Effort = ORDINARY) -> None:
        self.search, self.effort = KingdomSearch(), effort
        self.intended: list[int] = []  # the rest of a step of several moves
        self.expected: State | None = None  # the position in which it goes on

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        check_asked(seen, seat)
        if not (self.intended and seen == self.expected):
            steps = best_steps(self.search, seen, self.effort, Watch())
            self.intended = list(steps[0].moves) if steps else [fallback(seen)]
        move = self.intended.pop(0)
        self.expected = seen.copy()
        self.expected.apply(move, seat)
        return move


def fallback(seen: State) -> int:
    """In a lost game: a card, a patrol, or the end of the turn, whatever comes first."""
    return seen.legal()[0]


class PatrolsGreedy:
    """Places the card that contradicts the fewest sides in sight, and fills what must be filled with whatever does first."""

    name = "greedy"

    def __init__(self, seed: Seed = 0) -> None:
        self.u = chance.keyed(seed, 0, 1)
        self.evaluator, self.trial = TwelvePatrolsEvaluator(), TwelvePatrols()
        self.buffer, self.sheet = MoveBuffer(), MoveBuffer()

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        check_asked(seen, seat)
        table = cast(TwelvePatrols, seen)
        if table.phase == constants.CARD and not table.turning:
            self.u = chance.step(self.u)
        return self.evaluator.choice(table, self.trial, self.buffer, self.sheet, self.u)


def contradictions(seen: State, place: int) -> int:
    """Pairs of sides that cannot both be satisfied once a card is placed, wherever the frame comes to lie."""
    after = seen.copy()
    after.apply(place, 0)
    return TwelvePatrolsEvaluator().contradictions(cast(TwelvePatrols, after))


class PatrolsPerson:
    """Thinks like the solver about so many of a hundred decisions, imagining a single order of the cards face down, and plays
    the others like the greedy player: as people do who now and then put a card where it just seems to fit."""

    def __init__(self, name: str, care: int, seed: Seed = 0) -> None:
        self.name, self.care = name, care
        self.thoughtful, self.thoughtless = PatrolsSolver(seed, ONE_ORDER), PatrolsGreedy(seed)
        self.u = chance.keyed(seed, 0, 2)

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        thinking = bool(self.thoughtful.intended) and seen == self.thoughtful.expected
        if not thinking:
            self.u = chance.step(self.u)
            self.thoughtful.intended = []
            if chance.index(self.u, 100) >= self.care:
                return self.thoughtless(seen, seat, limit)
        return self.thoughtful(seen, seat, limit)


ONE_ORDER = Effort(orders=1, steps=1, fillings=5)
PEOPLE = {"hasty": 70, "attentive": 85, "careful": 93, "guesser": 100}  # decisions of a hundred that are thought about

# Weakest first. There is nothing to search: the solver answers what the search is asked about elsewhere (questions.py).
BOTS: dict[str, PlayerFactory] = {
    "random": RandomPlayer, "greedy": PatrolsGreedy,
    **{name: partial(PatrolsPerson, name, care) for name, care in PEOPLE.items()}, "solver": PatrolsSolver,
}
INTRODUCTIONS = introductions("twelve-patrols", BOTS)
