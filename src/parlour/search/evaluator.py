"""What a position is worth to each seat. The search asks an evaluator wherever it stops looking further."""

from __future__ import annotations

from typing import Annotated

from parlour.core import actors, memory, playout, python_games
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer, State


class Evaluator:
    """Writes every seat's value, its expected share of the win between 0 and 1, into `values`."""

    values: Annotated[list[float], "double", actors.MOST_SEATS]

    def __init__(self) -> None:
        memory.clear(self)

    def evaluate(self, state: State, buffer: MoveBuffer, u: U64) -> None:
        """Evaluates a position that is not over. Without a better idea: how one random game ends. `state` may be changed.
        An evaluator in plain Python is asked from here if this is compiled."""
        if python_games.evaluates(self):
            python_games.evaluate(self, state, buffer, u)
            for seat in range(state.seats):
                self.values[seat] = python_games.value(self, seat)
            return
        playout.run(state, buffer, u, actors.LONGEST_PLAYOUT)
        for seat in range(state.seats):
            self.values[seat] = state.raw_score(seat) if state.actor == actors.OVER else 1.0 / state.seats


def raise_pending() -> None:
    """Raises what went wrong in a plain evaluator while compiled code was calling it."""
    python_games.check()
