"""Giving up an item to turn a die."""

from __future__ import annotations

import pytest

from parlour import CHANCE, State
from tests.games.twelve_patrols.table import GAME, begin, discards, lay, legal, lies, play, puts, refused, table, turn_up

pytestmark = pytest.mark.rule("TP-12")
PAIR = "AB. / ... / ..."


def faces(state: State) -> set[str]:
    return {text for text in legal(state) if "=" in text}


def test_an_item_is_given_up_and_one_die_shows_another_face() -> None:
    state = lay(PAIR, tray="w w4 y2")
    play(state, "discard w")
    assert table(state)["turning"] and table(state)["tray"] == {"w4": 1, "y2": 1}
    play(state, "y2=5")
    assert not table(state)["turning"] and table(state)["tray"] == {"w4": 1, "y5": 1}


def test_what_is_discarded_is_out_of_the_game() -> None:
    state = lay(PAIR)
    gone = len(lies(state)["discarded"])
    play(state, "discard w, w2=3")
    assert len(lies(state)["discarded"]) == gone + 1 and lies(state)["discarded"].count("w") == 1
    assert table(state)["discarded"] == {"w": 1} and table(state)["tray"]["w"] == 2


def test_a_die_is_turned_to_any_other_face() -> None:
    state = play(lay(PAIR, tray="w y2"), "discard w")
    assert legal(state) == ["y2=1", "y2=3", "y2=4", "y2=5", "y2=6"]


def test_any_unused_die_of_any_colour_may_be_turned_but_no_cube() -> None:
    state = play(lay(PAIR, tray="w w1 y2 y b6"), "discard y")
    assert {text[:2] for text in legal(state)} == {"w1", "y2", "b6"} and len(legal(state)) == 15


def test_the_die_that_is_turned_is_another_one_than_the_one_given_up() -> None:
    state = lay(PAIR, tray="w4 y")
    assert discards(state) == {"y"}
    state = lay(PAIR, tray="w4 w4")
    assert discards(state) == {"w4"} and faces(play(state, "discard w4")) == {f"w4={n}" for n in (1, 2, 3, 5, 6)}
    assert table(play(state, "w4=1"))["tray"] == {"w1": 1} and discards(state) == set()


def test_dice_and_cubes_may_both_be_given_up() -> None:
    assert discards(lay(PAIR, tray="w w4 y y2 b6")) == {"w", "w4", "y", "y2", "b6"}


def test_without_another_die_nothing_is_given_up() -> None:
    assert discards(lay(PAIR, tray="w y b")) == set()
    assert refused(lay(PAIR, tray="w y b4"), "discard b4") == (
        "Discarding the blue 4 would be in vain: there is no other unused die to turn.")


def test_after_a_discard_a_die_must_be_turned() -> None:
    state = play(lay(PAIR, tray="w w4 y y2"), "discard w")
    assert {text[2] for text in legal(state)} == {"="}
    assert refused(state, "discard y") == "An item has been discarded, so a die must be turned now, like w4=6."
    assert refused(state, "end") == refused(state, "a3b3 y") == refused(state, "discard y")


def test_a_die_is_not_turned_for_nothing() -> None:
    assert faces(lay(PAIR)) == set()
    assert refused(lay(PAIR), "w4=6") == "Before a die can be turned, an unused item has to be discarded."


def test_it_may_be_done_again_and_again() -> None:
    state = play(lay(PAIR, tray="w w y1 b1"), "discard w, y1=6", "discard w, b1=6", "discard y6, b6=2")
    assert table(state)["tray"] == {"b2": 1} and discards(state) == set()


def test_it_may_be_done_before_the_first_card() -> None:
    state = begin()
    assert len(discards(state)) == 12
    play(state, "discard w, y2=5")
    assert table(state)["phase"] == "card" and "A b2" in legal(state) and table(state)["tray"]["y5"] == 1


def test_it_may_be_done_before_every_card_and_between_patrols() -> None:
    state = lay("AB. / C.. / ...")
    play(state, "discard w, y2=5", "a3b3 y5, done", "discard w, b2=6", "end")
    turn_up(state)
    assert table(state)["phase"] == "card"
    play(state, "discard w, b6=1", "D b2")
    assert table(state)["tray"]["b1"] == 1 and "discard y" in legal(state)


def test_it_is_not_done_between_the_rolls_or_the_draws() -> None:
    state = GAME.start()
    while state.actor == CHANCE:
        assert state.legal(0) == []
        state.apply(state.outcomes()[0][0])


def test_items_of_a_patrol_being_assembled_are_in_use() -> None:
    state = play(lay(PAIR, tray="w w4 y2 y6"), "a3b3 w4, w")
    assert discards(state) == {"y2", "y6"}
    assert faces(play(state, "discard y6")) == {f"y2={n}" for n in (1, 3, 4, 5, 6)}
    assert table(play(state, "y2=3"))["building"] == {"spot": "a3b3", "items": ["w", "w4"]}


def test_items_of_patrols_that_are_out_are_in_use() -> None:
    state = play(lay("AB. / C.. / ...", tray="w w4 y2"), "a3b3 w4, done")
    assert discards(state) == {"w"} and {text[:2] for text in faces(play(state, "discard w"))} == {"y2"}


def test_while_a_patrol_is_assembled_nothing_is_given_up_that_it_needs() -> None:
    state = play(lay(PAIR, wants={"B west": ["items 2", "pips 5"]}, tray="w4 w1 w3 y"), "a3b3 w4")
    assert discards(state) == {"w1", "y"}  # for the white 3 the white 1 would have to be turned
    assert faces(play(state.copy(), "discard w1")) == {"w3=1"}
    assert refused(state, "discard w3") == (
        "If the white 3 were discarded and a die turned, the patrol begun at a3b3 could not be completed.")


def test_while_a_patrol_is_assembled_no_die_is_turned_away_from_it() -> None:
    state = play(lay(PAIR, wants={"B west": ["items 2", "pips 5"]}, tray="w4 w1 w3 y"), "a3b3 w4, discard y")
    assert faces(state) == {"w3=1", "w3=2", "w3=4", "w3=5", "w3=6"}
    assert refused(state, "w1=2") == "With the white 1 turned like that, the patrol begun at a3b3 could not be completed."


def test_a_patrol_that_is_complete_needs_nothing_more() -> None:
    state = play(lay(PAIR, wants={"B west": ["items 2", "pips 5"]}, tray="w4 w1 w3 y"), "a3b3 w4, w1")
    assert discards(state) == {"y"} and len(faces(play(state, "discard y"))) == 5
    assert "done" in legal(play(state, "w3=6"))


def test_a_patrol_that_lacks_a_number_can_be_made_possible_first() -> None:
    state = lay(PAIR, wants={"B west": "pips 5"}, tray="w4 w6 y")
    assert puts(state, "a3b3") == set()
    play(state, "discard y, w6=5")
    assert puts(state, "a3b3") == {"w5"} and "done" in legal(play(state, "a3b3 w5"))
