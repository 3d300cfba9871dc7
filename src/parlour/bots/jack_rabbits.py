"""A greedy player for Jack Rabbits: the move after which it could be home soonest, looking no further."""

from __future__ import annotations

from typing import cast

from parlour.bots.worth import jack_rabbits
from parlour.core import chance
from parlour.core.chance import Seed
from parlour.core.play import Limit
from parlour.core.state import Moves, State
from parlour.games.jack_rabbits.rules import JackRabbits


class JackRabbitsGreedy:
    """It plans with three royals, the ways to them and the cards to pay for them, and plays what shortens the plan; moves that
    look alike are drawn by lot. Cards that it cannot place count as cards of the mean, and nothing random is looked through."""

    name = "greedy"

    def __init__(self, seed: Seed = 0) -> None:
        self.u = chance.keyed(seed, 0, 1)
        self.trial, self.paper = JackRabbits(), Moves()

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        self.u = chance.step(self.u)
        return jack_rabbits.choice(cast(JackRabbits, seen), seat, self.trial, self.paper, self.u)
