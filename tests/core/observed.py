"""Plays random games and prints a digest of all observations on the way, so that two builds can be compared.

python -m tests.core.observed GAME GAMES
"""

from __future__ import annotations

import hashlib
import sys
from array import array

import parlour
from parlour.core import observation
from parlour.core.state import State
from parlour.testing.walks import step, variants


def seen(state: State, seat: int) -> list[array[float] | array[int]]:
    """What a seat observes, as float32, and as uint8 if that holds it."""
    plan = observation.plan(type(state), state.seats)
    found: list[array[float] | array[int]] = [state.observe(seat, array("f", bytes(4 * plan.size)))]
    return [*found, state.observe(seat, array("B", bytes(plan.size)))] if plan.fits_bytes else found


def digests(name: str, games: int) -> list[str]:
    game = parlour.game(name)
    found = []
    for number in range(games):
        state, u, total = game.start(**variants(game)[number * 7 % len(variants(game))]), number, hashlib.sha256()
        for _ in range(60):
            if state.actor == parlour.OVER:
                break
            u = step(state, u)
            total.update(state.digest(parlour.SPECTATOR))
            for seat in range(state.seats):
                total.update(state.digest(seat))
                for row in seen(state, seat):
                    total.update(row.tobytes())
        found.append(total.hexdigest())
    return found


if __name__ == "__main__":
    print("\n".join(digests(sys.argv[1], int(sys.argv[2]))))
