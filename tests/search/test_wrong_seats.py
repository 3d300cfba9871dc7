"""A player that is asked for a seat that does not decide, or about another game, says so; Python lives on."""

from __future__ import annotations

import subprocess
import sys

import pytest

import parlour

ASK = """
import parlour, sys
from parlour import bots
from parlour.core.play import Limit
from tests.core.random_states import somewhere

game = sys.argv[1]
states = [somewhere(game, 1, plies) for plies in (0, 5, 5000)]
others = [somewhere(other, 1, 5) for other in parlour.games() if other != game]
for name in bots.names(game):
    for state in states:
        for seat in (9, -1, -3, 63, 64, 200_000, 2**31, 2**70):
            try:
                bots.player(game, name)(state.copy(), seat, Limit(simulations=50))
            except parlour.IllegalMove as error:
                assert str(error), name
            else:
                raise AssertionError(f"{name} decided for seat {seat}")
    for other in others:
        try:
            bots.player(game, name)(other.copy(), max(0, other.actor), Limit(simulations=50))
        except Exception:  # of whatever kind, as long as Python lives
            pass
print("alive")
"""


@pytest.mark.parametrize("game", parlour.games())
def test_a_player_asked_for_a_wrong_seat_says_so(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", ASK, game], capture_output=True, text=True)
    assert done.stdout == "alive\n", done.stderr
