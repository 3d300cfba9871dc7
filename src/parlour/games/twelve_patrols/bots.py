"""Players of 12 Patrols: one that searches, one that looks no further than the cards in sight, and some between them, which
study how hard a deck is for people."""

from __future__ import annotations

from functools import partial
from typing import Any

from parlour.core import chance
from parlour.core.chance import Seed
from parlour.core.play import Limit, PlayerFactory
from parlour.core.state import State
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.solver import kingdom
from parlour.games.twelve_patrols.solver.choice import ORDINARY, Effort, best_steps
from parlour.games.twelve_patrols.solver.outlook import Watch, frames
from parlour.games.twelve_patrols.solver.plan import Fields, Frame
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

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        moves = seen.legal(seat)
        f = seen.fields()
        if f["turning"]:
            return next((move for move in moves if helps(seen, move)), moves[0])
        if f["phase"] == constants.CARD:
            self.u = chance.step(self.u)
            fewest = sorted((contradictions(seen, move), move) for move in moves if move < constants.PUT)
            alike = [move for many, move in fewest if many == fewest[0][0]]
            return alike[chance.index(self.u, len(alike))]
        for move in (constants.DONE, constants.END):
            if move in moves:
                return move
        rules: Any = seen
        forced = [m for m in moves if m < constants.DONE and rules.is_forced((m - constants.PUT) // constants.ITEMS)]
        return forced[0] if forced else moves[0]


def helps(seen: State, turn: int) -> bool:
    """Whether a spot that must be filled can be filled once a die is turned so."""
    after = seen.copy()
    after.apply(turn, 0)
    return any(move < constants.DONE for move in after.legal())


def contradictions(seen: State, place: int) -> int:
    """Pairs of sides that cannot both be satisfied once a card is placed, wherever the frame comes to lie."""
    after = seen.copy()
    after.apply(place, 0)
    f = after.fields()
    return min(sum(clashes(f, frame, line) for line in range(kingdom.LINES)) for frame in frames(f))


def clashes(f: Fields, frame: Frame, line: int) -> int:
    """By counting alone: outer sides look at both patrols of a line, each inner side at one of them."""
    onward, back = (constants.EAST, constants.WEST) if line < 3 else (constants.SOUTH, constants.NORTH)
    first, middle, last = (f["card_at"][frame.cell(line * 3 + i if line < 3 else line - 3 + i * 3)] for i in range(3))
    outer = [wants(f, first, onward), wants(f, last, back)]
    inner = [wants(f, middle, back), wants(f, middle, onward)]
    many = sum(side.get("items") == 1 for side in outer)
    many += sum(outer[0][kind] != outer[1][kind] for kind in outer[0] if kind in outer[1])
    for one in outer:
        for other in inner:
            many += sum(one[kind] < other[kind] + (kind == "items") for kind in one if kind in other)
    return many


def wants(f: Fields, card: int, side: int) -> dict[str, int]:
    if card == constants.NO_CARD:
        return {}
    found = {kind: f[kind][card * constants.SIDES + side] for kind in ("items", "colours", "pips")}
    return {kind: n for kind, n in found.items() if n != (constants.NO_PIPS if kind == "pips" else 0)}


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
