"""What a position promises each seat. Search asks a judge wherever it stops looking further."""

from __future__ import annotations

from typing import Annotated

from parlour.core import actors, block, chance
from parlour.core.chance import U64
from parlour.core.state import Moves, State


class Judge:
    """Writes every seat's hope, a share of the win between 0 and 1, into `hope`."""

    hope: Annotated[list[float], "double", actors.MOST_SEATS]

    def __init__(self) -> None:
        block.clear(self)

    def weigh(self, state: State, paper: Moves, u: U64) -> None:
        """Judges a position that is not over. Without a better idea: how one random game ends. `state` may be changed."""
        plies = 0
        while state.actor != actors.OVER and plies < actors.LONGEST_PLAYOUT:
            u = chance.step(u)
            if state.actor == actors.CHANCE:
                state.push(state.pick_outcome(paper, u), actors.CHANCE)
            else:
                paper.clear()
                state.find_moves(paper, state.actor)
                if paper.many == 0:
                    break  # only after an error in a plain game's method, which the caller then raises
                state.push(paper.pick(u), state.actor)
            plies += 1
        for seat in range(state.seats):
            self.hope[seat] = state.score(seat) if state.actor == actors.OVER else 1.0 / state.seats
