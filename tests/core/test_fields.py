"""What views are made from: fields that are read one by one, and the position after a move where somebody has it already."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

import parlour
from parlour.core.fields import FieldsOf
from tests.core.random_states import positions

GAMES = parlour.games()
FEW = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize("name", GAMES)
def test_fields_read_one_by_one_are_those_of_the_state(name: str) -> None:
    @FEW
    @given(positions(name))
    def check(state: parlour.State) -> None:
        read = FieldsOf(state)
        assert {field: read[field] for field in state.fields()} == state.fields()

    check()


@pytest.mark.parametrize("name", GAMES)
def test_an_event_is_the_same_whoever_makes_the_move(name: str) -> None:
    game = parlour.game(name)

    @FEW
    @given(positions(name, over=False))
    def check(before: parlour.State) -> None:
        by = before.waiting[0] if before.waiting else parlour.CHANCE
        move = before.legal(by)[0] if by >= 0 else before.outcomes()[0][0]
        after = before.copy()
        after.apply(move, by)
        for seat in (*range(before.seats), parlour.SPECTATOR):
            assert game.event(before, move, seat, by, after) == game.event(before, move, seat, by)

    check()
