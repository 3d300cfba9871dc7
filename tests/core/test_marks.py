"""Events say where they happened."""

from __future__ import annotations

import random

import pytest

from parlour.core import actors, registry
from parlour.core.marks import KINDS, marks


def test_a_place_is_named_once_and_nothing_is_said_of_what_did_not_happen() -> None:
    assert marks(start=["a1"], end=["b2", "b2"], taken=[]) == {"start": ["a1"], "end": ["b2"]}


@pytest.mark.parametrize("name", registry.SHIPPED)
def test_everybody_is_told_where_something_happened(name: str) -> None:
    """In the first hundred and fifty plies of a game that is played at random."""
    game, chance = registry.game(name), random.Random(7)
    state = game.start()
    found: set[str] = set()
    for _ in range(150):
        if state.actor == actors.OVER:
            break
        seat = state.actor
        move = state.draw(chance.getrandbits(64)) if seat == actors.CHANCE else chance.choice(state.legal(seat))
        for viewer in (0, actors.SPECTATOR):
            told = game.event(state, move, viewer)["marks"]
            assert set(told) <= set(KINDS) and all(isinstance(place, str) for places in told.values() for place in places)
            found |= set(told)
        state.apply(move, seat)
    assert "end" in found
