"""What a position of Pig is worth, by a simple formula: everybody has a chance that grows with the points, those of the turn
included; whoever is to roll next is a little ahead of what the points say."""

from __future__ import annotations

from typing import cast

from parlour.core import reals
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer, State
from parlour.search.evaluator import Evaluator
from parlour_pig import constants
from parlour_pig.rules import Pig


class PigEvaluator(Evaluator):
    def evaluate(self, state: State, buffer: MoveBuffer, u: U64) -> None:
        self.share(cast(Pig, state))

    def share(self, pig: Pig) -> None:
        whole: float = 0.0
        for seat in range(pig.seats):
            self.values[seat] = reals.exp(reach(pig, seat) / constants.SPREAD)
            whole += self.values[seat]
        for seat in range(pig.seats):
            self.values[seat] /= whole


def reach(pig: Pig, seat: int) -> float:
    """How many points a seat as good as has."""
    if seat != pig.roller:
        return pig.bank[seat]
    points: float = pig.bank[seat] + pig.turn_points
    if points >= pig.target:
        return 10.0 * pig.target  # it only has to hold
    return points + constants.HEAD_START
