"""What a position promises each seat. Search asks a judge wherever it stops looking further."""

from __future__ import annotations

from typing import Annotated

from parlour.core import actors, block, playout
from parlour.core.chance import U64
from parlour.core.state import Moves, State


class Judge:
    """Writes every seat's hope, a share of the win between 0 and 1, into `hope`."""

    hope: Annotated[list[float], "double", actors.MOST_SEATS]

    def __init__(self) -> None:
        block.clear(self)

    def weigh(self, state: State, paper: Moves, u: U64) -> None:
        """Judges a position that is not over. Without a better idea: how one random game ends. `state` may be changed."""
        playout.run(state, paper, u, actors.LONGEST_PLAYOUT)
        for seat in range(state.seats):
            self.hope[seat] = state.raw_score(seat) if state.actor == actors.OVER else 1.0 / state.seats
