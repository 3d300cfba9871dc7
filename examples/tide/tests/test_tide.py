"""Tide keeps every promise of a game, and its few rules."""

from __future__ import annotations

import pytest

import parlour
from parlour.testing import check_game
from parlour_tide import GAME, constants


def test_tide_keeps_every_promise_of_a_game_without_documents() -> None:
    kept: list[str] = []
    check_game(GAME, progress=kept.append)
    assert "knowledge" in kept and "foreign-positions" not in kept


def trick(*cards: int) -> int:
    """Who takes it."""
    state = GAME.start(seats=len(cards), hand=1)
    for card in cards:
        state.apply(card - 1, parlour.CHANCE)
    for seat, card in enumerate(cards):
        state.apply(card - 1, seat)
    return list(state.scores).index(1.0)


def test_the_highest_takes_the_trick_unless_it_is_too_high() -> None:
    assert trick(5, 17) == 1 and trick(5, 18) == 0 and trick(9, 20, 7) == 2 and trick(9, 19, 7) == 1


def test_nobody_sees_others_cards_and_choices_and_the_last_to_choose_cannot_try_it() -> None:
    state = GAME.start(seats=2, hand=2)
    for card in (3, 8, 12, 20):
        state.apply(card, parlour.CHANCE)
    state.apply(8, 0)
    seen = state.seen(1)
    assert seen.fields()["holder"].count(1) == 0 and seen.fields()["choice"][0] == constants.SECRET
    assert {seen.imagine(u << 56).fields()["choice"][0] for u in range(200)} > {1, 9}
    with pytest.raises(parlour.IllegalMove, match="cannot see"):
        seen.apply(12, 1)
