"""Where a seat has been, so that it does not walk in circles.

An arrangement is how a seat's own things lie on the table, as a number. As long as there is another way, a seat does not go back
to one in which it has already decided before it has gained something: opened a tile, say, or banked a coin. What the others do
meanwhile is no reason to walk back, and counters are no part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from parlour.core.state import State

Been = dict[int, dict[int, int]]  # by mover and arrangement


class Ground(NamedTuple):
    """What a game says about it (`TRAIL` in its bots.py). Most need none: every turn draws cards or spends them."""

    mover: Callable[[Any], int]  # who goes ways of his own, of those for whom the seat to move decides
    arrangement: Callable[[Any, int], int]  # of a mover's things
    gain: Callable[[Any, Any, int], int]  # of a move, from what lay there before and after it: 1 a gain, -1 a loss


class Trail:
    """The arrangements that a seat has been in, in one match: for each mover how often since his last gain."""

    def __init__(self, ground: Ground | None = None, been: Been | None = None) -> None:
        self.ground = ground
        self.been: Been = been or {}

    def copy(self) -> Trail:
        """The same so far, to go on by itself."""
        return Trail(self.ground, {mover: dict(been) for mover, been in self.been.items()})

    def choose(self, seen: State, seat: int, moves: Sequence[int]) -> int:
        """Of moves in the order in which they are liked, the first that gains something or leads to something new; if none does,
        one that leads where the seat has been least often. Nothing is lost only to get away. Remembers what it chooses."""
        if self.ground is None:
            return moves[0]
        mover = self.ground.mover(seen)
        here, been = self.ground.arrangement(seen, mover), self.been.get(mover, {})
        chosen, left, fewest = -1, seen, -1
        for move in moves:
            after = seen.copy()
            after.apply(move, seat)
            there, gain = self.ground.arrangement(after, mover), self.ground.gain(seen, after, mover)
            times = 0 if gain > 0 else been.get(there, 0) + (there == here)
            if fewest < 0 or (times < fewest and gain >= 0):
                chosen, left, fewest = move, after, times
            if fewest == 0:
                break
        self.remember(seen, left)
        return chosen

    def remember(self, before: State, after: State) -> None:
        """Takes in what the seat saw before and after a move of its own."""
        if self.ground is None:
            return
        mover = self.ground.mover(before)
        if self.ground.gain(before, after, mover) > 0:
            self.been.pop(mover, None)
        else:
            been, here = self.been.setdefault(mover, {}), self.ground.arrangement(before, mover)
            been[here] = been.get(here, 0) + 1
