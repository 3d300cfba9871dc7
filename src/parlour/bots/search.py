"""A player that searches: see tree.py for how."""

from __future__ import annotations

import time

from parlour.bots.judge import Judge
from parlour.bots.tree import Tree
from parlour.core import chance
from parlour.core.chance import Seed
from parlour.core.play import Limit
from parlour.core.state import Moves, State

ORDINARY = 1000  # simulations, if nothing else is said
AT_ONCE = 32  # simulations between two looks at the clock


class SearchPlayer:
    """Thinks as long as the limit allows and makes the move it has tried most often."""

    name = "search"

    def __init__(self, judge: Judge, open_piles: int, explore: float, seed: Seed = 0) -> None:
        self.tree, self.judge, self.paper = Tree(), judge, Moves()
        self.tree.open_piles, self.tree.explore = open_piles, explore
        self.u = chance.keyed(seed, 0, 2)

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        moves = seen.legal(seat)
        if len(moves) == 1:
            return moves[0]
        self.tree.clear()
        self.think(seen, limit)
        return max(self.tree.tried(self.tree.root, seat), key=lambda tried: tried[1])[0]

    def think(self, seen: State, limit: Limit) -> None:
        table, left = seen.copy(), ORDINARY if limit == Limit() else limit.simulations
        end = None if limit.seconds is None else time.monotonic() + limit.seconds
        while left is None or left > 0:
            many = AT_ONCE if left is None else min(AT_ONCE, left)
            self.u = chance.step(self.u)
            self.tree.think(seen, table, self.judge, self.paper, many, self.u)
            left = None if left is None else left - many
            if end is not None and time.monotonic() >= end:
                break
