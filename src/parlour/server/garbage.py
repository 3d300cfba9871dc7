"""When Python looks for objects that only hold each other. It stops everything meanwhile, for longer the more objects there are:
with all modules of a server among them for 50 to 90 ms, which was what the slowest of a hundred moves waited for."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 2_000, 5, 40  # new objects before a look at them, and looks before one at older and at all


def look_seldom() -> None:
    """Once everything is loaded: what is there now stays, and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
