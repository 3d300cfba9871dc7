"""Whoever is the last to choose in a secret round does not know yet what the others have chosen, and need not."""

from __future__ import annotations

import pytest

import parlour
from parlour.bots import player
from parlour.core import chance
from parlour.core.play import Limit
from parlour.search.player import follow


@pytest.mark.parametrize("level", ["level1", "level2", "level3"])
def test_the_last_to_choose_in_a_secret_round_finds_a_move_every_time(level: str) -> None:
    state = parlour.game("ard-ri").start(seats=3)
    thinker = player("ard-ri", level, 1)
    u, choices = chance.step(5), 0
    while state.actor != parlour.OVER and choices < 12:
        u = chance.step(u)
        if state.actor == parlour.CHANCE:
            state.apply(state.draw(u))
            continue
        seat = state.waiting[-1]
        if seat == 0:
            move = thinker(state.seen(0), 0, Limit(20))
            choices += 1
        else:
            moves = state.legal(seat)
            move = moves[chance.index(u, len(moves))]
        state.apply(move, seat)
    assert choices >= 12 or state.actor == parlour.OVER


def test_a_move_that_closes_a_secret_round_is_followed_to_what_the_seat_could_see() -> None:
    """The other's card is thought up, so it is the true one now and then, and the seat sees just what it will see."""
    state = parlour.game("ard-ri").start(seats=2)
    while state.actor == parlour.CHANCE:
        state.apply(state.draw(1))
    state.apply(state.legal(1)[0], 1)
    seen, move = state.seen(0), state.legal(0)[0]
    state.apply(move, 0)
    assert any(follow(seen, move, 0, chance.keyed(1, 0, number)) == state.seen(0) for number in range(500))
