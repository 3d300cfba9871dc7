"""Bots that go wrong, for a server's workers to have: imported into them before the first one thinks, and nowhere else.

Of Ard Rí, level 4 raises an error, level 3 never comes to an end, level 2 dies, and level 1 takes two seconds.
"""

from __future__ import annotations

import os
import time

from parlour.bots import levels, random_player
from parlour.core.chance import Seed
from parlour.core.play import Limit, Player
from parlour.core.state import State

SLOW = 2.0  # seconds


def player(game: str, name: str, seed: Seed) -> Player:
    assert game == "ard-ri"
    return {"level4": fails, "level3": hangs, "level2": dies, "level1": is_slow}[name]


def fails(seen: State, seat: int, limit: Limit) -> int:
    raise ZeroDivisionError("on purpose")


def hangs(seen: State, seat: int, limit: Limit) -> int:
    while True:
        pass


def dies(seen: State, seat: int, limit: Limit) -> int:
    os._exit(3)


def is_slow(seen: State, seat: int, limit: Limit) -> int:
    time.sleep(SLOW)
    return random_player.RandomPlayer(0)(seen, seat, limit)


levels.player = player  # type: ignore[assignment]
