"""Greedy: the move after which the position looks best, looking no further. It makes no position twice if it can help it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core import chance
from parlour.core.chance import Seed
from parlour.core.play import Limit
from parlour.core.state import State
from parlour.search.trail import Trail


class GreedyPlayer:
    """For games without secrets; moves that look alike are drawn by lot, and impatience makes more of them look alike."""

    name = "greedy"

    def __init__(self, evaluator: Any, impatience: Callable[[Any], float], seed: Seed = 0, trail: Trail | None = None) -> None:
        self.evaluator, self.impatience = evaluator, impatience
        self.u = chance.keyed(seed, 0, 1)
        self.trail = trail or Trail()

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        lot = (self.impatience(seen) + 1e-4) / 1000
        liked = []
        for move in seen.legal(seat):
            self.u = chance.step(self.u)
            after = seen.copy()
            after.apply(move, seat)
            liked.append((-self.evaluator.worth(after, seat) - chance.index(self.u, 1000) * lot, move))
        liked.sort()
        return self.trail.choose(seen, seat, [move for _, move in liked])
