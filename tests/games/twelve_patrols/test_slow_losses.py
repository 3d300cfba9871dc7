"""What cards cost that did not lose the game by themselves."""

from __future__ import annotations

import msgspec
import pytest

from parlour import bots
from parlour.core import registry
from parlour.core.play import play
from parlour.core.records import Record
from parlour.games.twelve_patrols import kinds
from parlour.games.twelve_patrols.questions import CardCost, little_by_little, played


def a_game() -> Record:
    game = registry.game("twelve-patrols")
    return play(game, [bots.player("twelve-patrols", "greedy", "1")], seed="1")


def test_cards_that_cost_little_are_told_together_if_it_is_more_than_luck() -> None:
    record = a_game()
    states = played(record.game, record.options, record.moves)
    decisions, step = list(range(len(states))), {number: number for number in range(len(states))}

    def told(*costs: CardCost) -> list[kinds.SlowLoss]:
        numbered = dict(enumerate(costs))
        return msgspec.convert(little_by_little(numbered, states, decisions, step), list[kinds.SlowLoss])

    [proven] = told(CardCost(1, 0.05, 0), CardCost(2, 0.10, 0))
    assert proven.cards == [1, 2] and proven.lost == pytest.approx(0.15) and proven.interval == pytest.approx((0.15, 0.15))
    [by_lot] = told(CardCost(1, 0.15, 40), CardCost(3, 0.15, 40))
    assert 0 < by_lot.interval[0] < 0.3 < by_lot.interval[1] and by_lot.first
    assert told(CardCost(1, 0.5, 0)) == []  # one card alone is a turning point
    assert told(CardCost(1, 0.03, 0), CardCost(2, 0.03, 0)) == []  # hardly anything
    assert told(CardCost(1, 0.05, 10), CardCost(2, 0.05, 10)) == []  # perhaps only luck
