"""Bots of one's own, as somebody writes them beside Parlour."""

from __future__ import annotations

from parlour.core import chance
from parlour.core.play import Limit
from parlour.core.state import State

NO_BOT = "a text"


def first(seen: State, seat: int, limit: Limit) -> int:
    """Sees only what its seat sees."""
    assert seen.viewer == seat
    return seen.legal(seat)[0]


class Lucky:
    """A class is made with a seed."""

    def __init__(self, seed: chance.Seed) -> None:
        self.u = chance.keyed(seed, 0, 0)

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        self.u = chance.step(self.u)
        moves = seen.legal(seat)
        return moves[chance.index(self.u, len(moves))]


def wrong(seen: State, seat: int, limit: Limit) -> int:
    return 999


def nothing(seen: State, seat: int, limit: Limit) -> None:
    """Forgets to return its move."""


def failing(seen: State, seat: int, limit: Limit) -> int:
    """Looks for something that is not there."""
    return int(seen.no_such_field)  # type: ignore[attr-defined]
