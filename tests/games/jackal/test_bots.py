"""What Jackal's evaluation thinks of positions that a player would judge at a glance, and that what it remembers is right."""

from __future__ import annotations

from itertools import islice
from typing import Any, cast

import pytest

from parlour import State
from parlour.core import chance
from parlour.core.state import MoveBuffer
from parlour.games.jackal import evaluator
from parlour.games.jackal.evaluator import JackalEvaluator
from parlour.games.jackal.rules import Jackal
from tests.games.jackal.table import EVERY_SET_UP, lay, open_land, random_game

WAY = open_land("g2", "g3", "g4", "g5")  # north from the white ship


def worth(state: State, seat: int = 0) -> float:
    jackal_evaluator: Any = JackalEvaluator()
    return float(jackal_evaluator.worth(state, seat))


def test_a_coin_is_worth_the_more_the_nearer_it_is_to_home() -> None:
    ground = lay(WAY, coins={"g5": 1}, white="g2")
    ways = [worth(lay(WAY, coins={cell: 1}, white=cell)) for cell in ("g5", "g4", "g3", "g2")]
    banked = worth(lay(WAY, bank={"white": 1}))
    assert worth(ground) < ways[0] < ways[1] < ways[2] < ways[3] < banked


def test_harm_is_worse_than_none_and_the_other_side_s_harm_is_welcome() -> None:
    well = lay(WAY, white="g2", red="g5")
    for harm in (lay(WAY, white="dead", red="g5"), lay({**WAY, "g2": "trap"}, white="g2 trapped", red="g5")):
        assert worth(harm) < worth(well) and worth(harm, 1) > worth(well, 1)


def test_an_enemy_beside_a_pirate_with_a_coin_is_a_danger() -> None:
    land = {**WAY, **open_land("j9")}

    def gain_of_coming_near(**coin: Any) -> float:
        return worth(lay(land, red="g5", **coin), 1) - worth(lay(land, red="j9", **coin), 1)

    assert gain_of_coming_near(white="g4", coins={"g4": 1}) > gain_of_coming_near(white="g4")


@pytest.mark.slow
def test_what_is_remembered_of_other_islands_changes_nothing() -> None:
    old: Any = JackalEvaluator()
    for options in EVERY_SET_UP:
        for state in islice(random_game(5, seek_gold=True, **options), 0, 600, 7):
            for seat in range(state.seats):
                assert old.worth(state, seat) == worth(state, seat)


def test_greedy_likes_what_moves_come_to_and_draws_lots_the_more_the_longer_nothing_happens() -> None:
    jackal_evaluator: Any = JackalEvaluator()
    plain: Any = JackalEvaluator()
    u, trial, moves, impatience = 1, Jackal(), MoveBuffer(), cast(Any, evaluator.impatience)
    for options in EVERY_SET_UP:
        for state in islice(random_game(7, seek_gold=True, **options), 0, 500, 23):
            if state.actor < 0:
                continue
            seat, lot, luck, liked = state.actor, (impatience(state) + 1e-4) / 1000, u, []
            for move in state.legal():
                luck, after = chance.step(luck), state.copy()
                after.apply(move)
                liked.append((-plain.worth(after, seat) - chance.index(luck, 1000) * lot, move))
            u = jackal_evaluator.rank(state, seat, trial, moves, u)
            assert u == luck and [move for move, _ in moves.weighted()] == [move for _, move in sorted(liked)]
