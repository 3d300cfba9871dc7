"""Small losses that add up are told, luck is not."""

from __future__ import annotations

from parlour.search import slow_losses
from parlour.search.player import MoveStats


def test_a_plan_that_cost_three_per_cent_ten_times_is_told_with_its_interval() -> None:
    found = slow_losses.together(1, [(ply, [0.03, 0.032, 0.028]) for ply in range(2, 22, 2)])
    assert found is not None and (found.seat, len(found.plies)) == (1, 10)
    assert found.low < 0.3 < found.high and found.high - found.low < 0.02


def test_what_differs_from_look_to_look_is_luck() -> None:
    assert slow_losses.together(0, [(ply, [0.2, -0.19, 0.05]) for ply in range(4)]) is None
    assert slow_losses.together(0, [(1, [0.03, 0.03]), (2, [0.03, 0.03])]) is None  # two are no plan


def test_only_the_two_moves_are_compared_and_only_where_both_were_tried() -> None:
    looks = [[MoveStats(1, 5, 0.5), MoveStats(2, 5, 0.4)], [MoveStats(1, 9, 0.6)], [MoveStats(2, 3, 0.45), MoveStats(1, 4, 0.5)]]
    assert [round(one, 3) for one in slow_losses.differences(looks, 1, 2)] == [0.1, 0.05]
