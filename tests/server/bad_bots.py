"""Bots that go wrong, for a server's workers to have: imported into them before the first one thinks, and nowhere else.

Of Ard Rí, level 3 raises an error, level 2 never comes to an end, level 1 takes two seconds, and the greedy one dies.
"""

from __future__ import annotations

import os
import time

from parlour import bots
from parlour.bots import levels, random_player
from parlour.core.chance import Seed
from parlour.core.play import Limit, Player
from parlour.core.state import State

SLOW = 2.0  # seconds


def player(game: str, name: str, seed: Seed) -> Player:
    assert game == "ard-ri"
    return {"level3": fails, "level2": hangs, "level1": is_slow}[name]


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
bots.GREEDY["ard-ri"] = lambda seed: dies
