"""A stream of random numbers from a seed, for what is built or drawn before and beside a game: lands and their pictures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from parlour.core import chance
from parlour.core.chance import Seed

Item = TypeVar("Item")


class Stream:
    def __init__(self, seed: Seed, number: int = 0) -> None:
        """Every number has a stream of its own."""
        self.u = chance.keyed(seed, 0, number)

    def below(self, n: int) -> int:
        self.u = chance.step(self.u)
        return chance.index(self.u, n)

    def within(self, low: float, high: float) -> float:
        return low + (high - low) * self.below(2**20) / 2**20

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]
