"""What Jackal's evaluation thinks of positions that a player would judge at a glance, and that what it remembers is right."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from parlour import State
from parlour.games.jackal.evaluator import JackalEvaluator
from tests.games.jackal.table import EVERY_SET_UP, lay, open_land, random_game

WAY = open_land("g2", "g3", "g4", "g5")  # north from the white ship


def worth(state: State, seat: int = 0) -> float:
    judge: Any = JackalEvaluator()
    return float(judge.worth(state, seat))


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
