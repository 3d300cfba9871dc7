"""What the methods of `State` do that a game must write itself.

Uncompiled they only complain. In the compiled core (plain.pxd) they call the method that a plain Python game has
written, taking the lock that compiled code runs without; an error in it is kept and raised by `check`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from parlour.core.state import Moves, State


def missing(state: State, method: str) -> NoReturn:
    raise NotImplementedError(f"{type(state).__name__} must define {method}(); see docs/adding-a-game.md")


def find_moves(state: State, to: Moves, seat: int) -> None:
    missing(state, "find_moves")


def find_outcomes(state: State, to: Moves) -> None:
    missing(state, "find_outcomes")


def push(state: State, move: int, seat: int) -> None:
    missing(state, "push")


def score(state: State, seat: int) -> float:
    missing(state, "score")


def hide(state: State, seat: int) -> None:
    missing(state, "hide")


def fill(state: State, u: int) -> None:
    missing(state, "fill")


def check() -> None:
    """Raises the error of a plain game's method that compiled code has called."""
