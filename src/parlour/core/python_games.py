"""The methods that a game in plain Python writes itself, called by `State` and `Evaluator`.

Uncompiled that is a call like any other. The compiled core (python_games.pxd) takes the lock that it runs without, and an
error in the method is kept and raised by `check`. It also finds the methods called `raw_…` of rules that could be compiled and
were not: uncompiled, those are in the place of State's own, so that nothing here is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour.core.state import MoveBuffer, State

PYTHON_CLASS = 1 << 9  # among the flags of a type: not a compiled one
PILES = 64


def method(state: State, name: str) -> Any:
    found = getattr(state, name, None)
    if found is None or getattr(found, "__module__", "") == "parlour.core.state":  # State has a `push` of its own
        raise NotImplementedError(f"{type(state).__name__} must define {name}(); see docs/adding-a-game.md")
    return found


def find_moves(state: State, to: MoveBuffer, seat: int) -> None:
    method(state, "find_moves")(to, seat)


def find_outcomes(state: State, to: MoveBuffer) -> None:
    method(state, "find_outcomes")(to)


def push(state: State, move: int, seat: int) -> None:
    method(state, "push")(move, seat)


def score(state: State, seat: int) -> float:
    return float(method(state, "score")(seat))


def hide(state: State, seat: int) -> None:
    method(state, "hide")(seat)


def fill(state: State, u: int) -> None:
    method(state, "fill")(u)


def picks(state: State) -> bool:
    """Whether rules in plain Python pick their outcomes in a way of their own."""
    return False


def pick_outcome(state: State, buffer: MoveBuffer, u: int) -> int:
    return state.raw_pick_outcome(buffer, u)


def is_blind(state: State, seat: int) -> bool:
    return False


def evaluates(evaluator: Any) -> bool:
    """Whether an evaluator is in plain Python."""
    return False


def evaluate(evaluator: Any, state: State, buffer: MoveBuffer, u: int) -> None:
    evaluator.evaluate(state, buffer, u)


def value(evaluator: Any, seat: int) -> float:
    return float(evaluator.values[seat])


def check() -> None:
    """Raises the error of a plain game's method that compiled code has called."""


def guarded(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the compiled core/turns.py as Python sees it: a plain game hands its own move on, to a seat it has. A
    compiled state is changed by moves only."""

    @wraps(function)
    def checked(state: State, *given: int) -> Any:
        if not type(state).__flags__ & PYTHON_CLASS:
            raise TypeError(f"{function.__name__}() is for the rules of a game in plain Python; use apply()")
        limit = {"ask": state.seats, "answered": state.seats, "ask_chance": PILES}.get(function.__name__, 1 << state.seats)
        least = 1 if function.__name__ == "ask_several" else 0  # nobody is no seat
        if state.seats == 0 or not all(isinstance(number, int) and least <= number < limit for number in given):
            numbers = ", ".join(map(repr, given))
            raise ValueError(f"{function.__name__}({numbers}): a state of {state.seats} seats takes numbers below {limit}")
        return function(state, *given)

    return checked
