"""Weak levels overlook what is far, not moves by lot."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import bots
from parlour.core import chance
from parlour.search.attention import noticed
from parlour.search.move_stats import MoveStats
from tests.core.random_states import somewhere

LOOKS = 200


@pytest.mark.parametrize("game", sorted(game for game, config in bots.searched_games().items() if config.attention))
def test_what_is_near_is_never_overlooked_and_the_farther_a_thing_is_the_more_often_it_is(game: str) -> None:
    attention = bots.searched_games()[game].attention
    assert attention is not None
    seen_of, looked_at = Counter[int](), Counter[int]()  # by how far a thing is
    for seed in range(12):
        state = somewhere(game, seed, 10 + 12 * seed)
        for seat in state.waiting:
            seen = state.seen(seat)
            tried = [MoveStats(move, 1, 0.5) for move in seen.legal(seat)]
            far = {one.move: attention.far(seen, attention.thing(seen, one.move)) for one in tried}
            for number in range(LOOKS):
                kept = {one.move for one in noticed(attention, 0.9, seen, tried, chance.keyed(seed, seat, number))}
                assert kept >= {move for move, steps in far.items() if steps == 0}
                for move, steps in far.items():
                    looked_at[steps] += 1
                    seen_of[steps] += move in kept
    assert max(looked_at) >= 3
    near, farther = (sum(seen_of[s] for s in those) / sum(looked_at[s] for s in those) for those in ((1, 2), range(3, 20)))
    assert farther < near < 0.9
