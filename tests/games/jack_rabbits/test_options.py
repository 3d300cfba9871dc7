"""What goes together and what does not, and the suits in play."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.errors import BadOption
from parlour.games.jack_rabbits import GAME
from tests.games.jack_rabbits.table import table

REFUSED: list[dict[str, Any]] = [
    {"personal_trade": True}, {"advanced_citadel": True}, {"residential_flights": True}, {"provisional_palaces": True},
    {"tight_suits": True, "board": "sample"}, {"suits": "sh"}, {"tight_suits": True, "suits": "shd"},
    {"tight_suits": True, "seats": 3, "suits": "sh"}, {"tight_suits": True, "quest": "diverse"}, {"seized_surplus": True},
    {"additional_capital": True}, {"edition": "first", "aces": "ambivalent"}, {"edition": "first", "hand_limit_rule": "caught"},
]


@pytest.mark.rule("JR-36", "JR-37", "JR-43", "JR-45", "JR-47")
@pytest.mark.parametrize("options", REFUSED, ids=str)
def test_what_makes_no_sense_together_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.start(**options)


@pytest.mark.rule("JR-37")
def test_tight_suits_leave_out_cards_and_tiles() -> None:
    for seats, suits in ((2, "hs"), (3, "dhs"), (4, "cdhs")):
        told = table(GAME.start(seats=seats, tight_suits=True))
        assert told["pile"] == 10 * seats and len(told["aisle"]) == 3 * seats + 2 and len(told["land"]["tiles"]) == 1 + 9 * seats
        assert {card[-1] for card in told["aisle"] if card != "joker"} == set(suits)
    assert {card[-1] for card in table(GAME.start(tight_suits=True, suits="dc"))["aisle"] if card != "joker"} == set("cd")


@pytest.mark.rule("JR-10")
def test_the_same_number_is_the_same_land() -> None:
    assert table(GAME.start(land=3))["land"] == table(GAME.start(land=3))["land"] != table(GAME.start(land=4))["land"]


@pytest.mark.parametrize("preset", GAME.options.presets)
def test_every_preset_can_be_played(preset: str) -> None:
    assert GAME.start(**GAME.options.presets[preset]).outcomes()
