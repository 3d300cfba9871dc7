"""Positions written by hand: the small ones that are understood, and the impossible ones that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import SPECTATOR, BadPosition
from tests.games.ard_ri.table import GAME, lay, random_game, table


def test_what_is_not_written_is_empty_and_the_deck_is_all_other_cards() -> None:
    state = GAME.restore({"seats": [{"hand": ["2c"]}, {"hand": ["Kd"]}]})
    assert (table(state)["deck"], table(state)["year"], table(state)["season"]) == (50, 1, "spring")
    assert (state.waiting, table(state)["centre"], table(state)["discard"]) == ((0, 1), [], [])


def test_cards_may_be_written_as_people_type_them() -> None:
    assert lay("10h Kd", "2c") == lay("Th kD", "2♣")


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("summer_cattle", ["joins_always", "joins_without_warrior"])
def test_every_position_of_a_game_and_what_each_seat_sees_of_it_can_be_written_and_read_back(
    seats: int, summer_cattle: str
) -> None:
    for ply, state in enumerate(random_game(seats, seed=seats, summer_cattle=summer_cattle)):
        assert GAME.restore(GAME.position(state)) == state
        seen = state.seen((*range(seats), SPECTATOR)[ply % (seats + 1)])
        assert GAME.restore(GAME.position(seen)) == seen


def two(hand: str, other: str, **position: Any) -> dict[str, Any]:
    return {"seats": [{"hand": hand.split()}, {"hand": other.split()}], **position}


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(two("2c 2c", "3c"), id="a card twice with one pack"),
        pytest.param(two("1c", "3c"), id="a card that does not exist"),
        pytest.param(two("? ?", "3c"), id="unknown cards without a viewer"),
        pytest.param(two("2c", "3c", season="winter"), id="a season without decisions"),
        pytest.param(two("2c", "3c", year=10), id="a tenth year"),
        pytest.param(two("2c", "3c", year=0), id="a Spring before the first year"),
        pytest.param(two("2c", "3c", options={"seats": 3}), id="fewer hands than players"),
        pytest.param(two("2c", "3c", game="jackal"), id="another game"),
        pytest.param(two("2c", "3c", viewer=2), id="a viewer without a seat"),
        pytest.param(two("2c", "3c", centre=["Kh"]), id="a Warrior in the centre"),
        pytest.param({"seats": [{"hand": ["2c"], "herd": ["Kh"]}, {}]}, id="a Warrior in a herd"),
        pytest.param({"seats": [{"hand": ["2c", "Kh"], "chosen": "Kh"}, {"hand": ["3c"]}]}, id="a Warrior played in Spring"),
        pytest.param({"seats": [{"hand": ["2c", "Kh"], "chosen": "pass"}, {"hand": ["3c"]}]}, id="Cattle held back in Spring"),
        pytest.param({"seats": [{"hand": ["2c"], "chosen": "3h"}, {"hand": ["3c"]}]}, id="a choice that is not in the hand"),
        pytest.param({"seats": [{"hand": ["2c"], "nobles": 1}, {"hand": ["3c"]}]}, id="a known Warrior that is not there"),
        pytest.param(two("2c", "3c", season="after"), id="an end without winners"),
        pytest.param(two("2c", "3c", season="after", winners=[1, 1]), id="a winner named twice"),
        pytest.param(two("2c 4c", "3c 5c", drawing=1), id="somebody drawing in Spring"),
        pytest.param(
            {"season": "autumn", "deck": ["9h"], "seats": [{"chosen": "2c"}, {"chosen": "3c"}]},
            id="an Autumn with too few cards in the deck",
        ),
        pytest.param(two("", "", season="deal", year=0, deck=["9h"]), id="a deal with too few cards"),
        pytest.param(two("2c 3c 4c 5c 6c 7c 8c 9c 10c", "", season="deal", year=0), id="an uneven deal"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.restore(position)


def seen(deck: int, unseen: str, **other: Any) -> dict[str, Any]:
    """What seat 0 sees, with a 2c in its hand."""
    return {"viewer": 0, "deck": deck, "unseen": unseen.split(), "seats": [{"hand": ["2c"]}, other]}


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(seen(1, "Kh", hand=["?", "?"]), id="fewer unseen cards than the deck and the other hands need"),
        pytest.param(seen(1, "Kh Qh 2d 3d", hand=["?"]), id="more unseen cards than deck and hands have room for"),
        pytest.param(seen(2, "2h 3h 4h", hand=["?"], nobles=1), id="a known Warrior, but no unseen one"),
        pytest.param(seen(1, "Kh Qh", hand=["?"], nobles=2), id="more known Warriors than cards"),
        pytest.param(seen(2, "Kh Qh", hand=["5d"]), id="another player's card"),
        pytest.param(seen(2, "Kh Qh 2s 3s", hand=["?", "5d"]), id="one of another player's cards"),
        pytest.param(seen(1, "Kh Qh", hand=["?"], chosen="pass"), id="another player's pass before the Spring reveal"),
        pytest.param(seen(1, "Kh Qh", hand=["?"], chosen="Kh"), id="another player's choice"),
    ],
)
def test_what_a_seat_cannot_have_seen_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.restore(position)


def test_a_card_that_is_there_too_often_is_named_with_how_many_there_are() -> None:
    with pytest.raises(BadPosition) as refused:
        lay("2c 2c 2c", "3c")
    assert refused.value.arguments == {"what": "2c", "value": "3 of them"}
