"""A bot decides by what its seat knows: in two worlds that look the same to it, it does the same."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour import bots
from parlour.core import chance
from parlour.core.play import Limit
from tests.core.random_states import somewhere

LIMIT = Limit(simulations=100)
WORLDS = 3


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("game", parlour.games())
@settings(max_examples=settings().max_examples // 5, deadline=None)
@given(seed=st.integers(0, 10_000), plies=st.integers(20, 120))
def test_what_a_seat_cannot_know_changes_no_decision(game: str, seed: int, plies: int) -> None:
    state = somewhere(game, seed, plies)
    for seat in state.waiting:
        seen = state.seen(seat)
        for name in bots.names(game):
            decided = bots.player(game, name, seed)(seen.copy(), seat, LIMIT)
            for number in range(WORLDS):
                other = seen.imagine(chance.keyed(seed, 1, number)).seen(seat)
                assert bots.player(game, name, seed)(other, seat, LIMIT) == decided, (name, number)
