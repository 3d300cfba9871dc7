"""The roll and the first three cards."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from parlour import CHANCE
from parlour.core import chance
from parlour.games.twelve_patrols import constants
from tests.games.twelve_patrols.table import GAME, begin, lay, legal, play, table

COLOURS = ["white", "yellow", "blue"]


@pytest.mark.rule("TP-7")
def test_first_the_dice_are_rolled_colour_by_colour_then_three_cards_are_turned_up() -> None:
    state = GAME.start()
    happened = []
    for _ in range(6):
        outcome = state.outcomes()[0][0]
        event = GAME.event(state, outcome, 0)
        happened.append((state.pile, event["kind"], event.get("colour")))
        state.apply(outcome)
    assert happened == [(0, "roll", colour) for colour in COLOURS] + [(1, "deal", None)] * 3
    assert table(state)["phase"] == "card" and state.actor == 0


@pytest.mark.rule("TP-7")
def test_a_roll_is_three_numbers_with_their_true_weights() -> None:
    state = GAME.start()
    rolled = Counter("-".join(map(str, sorted(dice))) for dice in product(range(1, 7), repeat=3))
    assert {GAME.text(state, outcome): weight for outcome, weight in state.outcomes()} == rolled
    assert len(rolled) == 56 and sum(rolled.values()) == 216


@pytest.mark.rule("TP-7")
@pytest.mark.parametrize("colour", range(3))
def test_every_colour_is_rolled_with_the_same_weights(colour: int) -> None:
    state = play(GAME.start(), *["2-4-6"] * colour)
    assert state.outcomes() == GAME.start().outcomes()
    assert GAME.describe(state, 0) == {"kind": "roll", "colour": COLOURS[colour], "dice": [1, 1, 1]}


@pytest.mark.rule("TP-7")
def test_over_many_rolls_numbers_come_in_the_right_proportions() -> None:
    state, seen, u = GAME.start(), Counter[int](), 7
    for _ in range(6000):
        u = chance.step(u)
        seen[state.draw(u)] += 1
    off = sum((seen[outcome] - 6000 * weight / 216) ** 2 / (6000 * weight / 216) for outcome, weight in state.outcomes())
    assert off < 93.2  # chi-squared with 55 degrees of freedom: one time in a thousand


@pytest.mark.rule("TP-7")
def test_dice_keep_what_they_show() -> None:
    state = play(GAME.start(), "1-2-2", "3-3-3", "4-5-6", "A", "B", "C")
    dice = {item: many for item, many in table(state)["tray"].items() if len(item) == 2}
    assert dice == {"w1": 1, "w2": 2, "y3": 3, "b4": 1, "b5": 1, "b6": 1}


@pytest.mark.rule("TP-7")
def test_three_different_cards_are_turned_up_each_as_likely_as_the_others() -> None:
    state = play(GAME.start(), *["2-4-6"] * 3)
    for letter, left in (("D", 9), ("A", 8), ("I", 7)):
        assert len(state.outcomes()) == left and {weight for _, weight in state.outcomes()} == {1}
        play(state, letter)
    assert table(state)["display"] == [0, 3, 8] and table(state)["unseen"] == [1, 2, 4, 5, 6, 7]


@pytest.mark.rule("TP-7")
def test_nothing_can_be_done_before_the_roll_and_the_deal() -> None:
    for plies in range(6):
        state = play(GAME.start(), *["2-4-6", "2-4-6", "2-4-6", "A", "B"][:plies])
        assert state.actor == CHANCE and state.legal() == [] and state.legal(0) == []


@pytest.mark.rule("TP-7", "TP-8")
def test_the_first_turn_begins_with_a_card() -> None:
    state = begin()
    kinds = {GAME.describe(state, move)["kind"] for move in state.legal()}
    assert kinds == {"place", "discard"} and "A b2" in legal(state)
    assert begin() == lay(phase="card", display="ABC")


def test_moves_have_numbers_that_are_written_down() -> None:
    assert (constants.PUT, constants.DONE, constants.END, constants.DISCARD, constants.SET, constants.MOVES) == (
        225,
        1065,
        1066,
        1067,
        1088,
        1196,
    )
    assert GAME.moves({}) == 1196
    state = lay("AB. / ... / ...")
    seen = table(state)
    move = seen["put"] + seen["spot_numbers"]["a3b3"] * 21 + seen["item_numbers"]["w4"]
    assert GAME.text(state, move) == "a3b3 w4"
