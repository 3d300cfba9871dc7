"""Players that stop when nobody waits for their game any more."""

from __future__ import annotations

from parlour.core.parallel import leave_if_not_wanted
from parlour.core.play import Limit, Player
from parlour.core.state import State


def wanted(player: Player) -> Player:
    """A player that leaves the table when nobody waits for the result any more; one that moves at random is done at once."""
    return player if hasattr(player, "moves_at_random") else Wanted(player)


class Wanted:
    """A player that leaves the table when nobody waits for the result any more."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        leave_if_not_wanted()
        return self.player(seen, seat, limit)
