"""Bots that go wrong, for a server's workers to have: imported into them before the first one thinks, and nowhere else.

Of Ard Rí, level 3 raises an error, level 2 never comes to an end, level 1 waits until another one thinks beside it if
there is a place to meet, and the greedy one dies.
"""

from __future__ import annotations

import os
import time
from functools import partial
from pathlib import Path

from parlour.core.play import Limit
from parlour.core.state import State
from parlour.games.ard_ri.bots import BOTS
from parlour.search import random_player

MEETING = os.environ.get("PARLOUR_TESTS_MEETING")  # a folder


def fails(seen: State, seat: int, limit: Limit) -> int:
    raise ZeroDivisionError("on purpose")


def hangs(seen: State, seat: int, limit: Limit) -> int:
    while True:
        time.sleep(1)


def dies(seen: State, seat: int, limit: Limit) -> int:
    os._exit(3)


def meets(seen: State, seat: int, limit: Limit) -> int:
    if MEETING:
        Path(MEETING, str(os.getpid())).touch()
        while len(list(Path(MEETING).iterdir())) < 2:
            time.sleep(0.01)
    return random_player.RandomPlayer(0)(seen, seat, limit)


for name, bad in {"level3": fails, "level2": hangs, "level1": meets, "greedy": dies}.items():
    BOTS[name] = partial(lambda player, seed: player, bad)
