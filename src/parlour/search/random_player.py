"""Any legal move, each as likely as another."""

from __future__ import annotations

from parlour.core import chance
from parlour.core.chance import Seed
from parlour.core.play import Limit, check_asked
from parlour.core.state import State


class RandomPlayer:
    """Makes any legal move, each as likely as another."""

    name = "random"
    moves_at_random = True  # compiled code makes its moves from `u` too: see core/play.py

    def __init__(self, seed: Seed = 0) -> None:
        self.u = chance.keyed(seed, 0, 0)

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        check_asked(seen, seat)
        self.u = chance.step(self.u)
        moves = seen.legal(seat)
        return moves[chance.index(self.u, len(moves))]
