"""What nobody can know: the faces of closed tiles, which do not exist before they are opened."""

from __future__ import annotations

import pytest

from parlour import CHANCE, SPECTATOR
from tests.games.jackal.table import GAME, lay, play, random_game, table


@pytest.mark.rule("JK-42")
def test_everybody_sees_the_same_and_everything_there_is() -> None:
    for seed, state in enumerate(random_game(7, seek_gold=True, stall_rounds=5)):
        if seed % 40 == 0:
            for seat in (*range(4), SPECTATOR):
                assert GAME.view(state, seat)["table"] | {"refusals": None} == table(state)  # only who is asked is told why not
                assert state.seen(seat).fields() | {"viewer": 0} == state.fields() | {"viewer": 0}


@pytest.mark.rule("JK-42")
def test_a_closed_tile_has_no_face_in_any_view_or_position() -> None:
    state = play(GAME.start(), "g1-g2")
    assert (state.actor, table(state)["tiles"], GAME.position(state)["tiles"]) == (CHANCE, {}, {})


@pytest.mark.rule("JK-42")
def test_what_is_still_face_down_is_public() -> None:
    state = play(GAME.start(), "g1-g2", "chest5")
    assert "chest5" not in table(state)["bag"] and sum(table(state)["bag"].values()) == 116
    assert table(state)["tiles"] == {"g2": "chest5"}


@pytest.mark.rule("JK-42")
def test_any_closed_tile_may_turn_out_to_be_anything_that_is_left() -> None:
    one, other = lay(white="g7"), lay(white="g7")
    play(one, "g7-g8")
    play(other, "g7-f6")
    assert one.outcomes() == other.outcomes()
