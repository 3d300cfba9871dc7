"""Sending out patrols: when, where, whole, and which of them must go."""

from __future__ import annotations

import pytest

from parlour import CHANCE
from tests.games.twelve_patrols.table import (
    FULL,
    GAME,
    begin,
    lay,
    legal,
    lies,
    news,
    play,
    puts,
    refused,
    spots_open,
    table,
    turn_up,
)

PAIR = "AB. / ... / ..."


@pytest.mark.rule("TP-9")
def test_after_a_card_any_number_of_patrols_may_go_out() -> None:
    state = lay("AB. / CD. / ...")
    assert spots_open(state) == {"a3b3", "a2b2", "a2a3", "b2b3"}
    play(state, "a3b3 w, done", "b2b3 y, done")
    assert spots_open(state) == {"a2b2", "a2a3"} and set(table(state)["patrols"]) == {"a3b3", "b2b3"}
    assert table(play(state, "end"))["phase"] == "deal"


@pytest.mark.rule("TP-9")
def test_no_patrol_need_go_out_while_no_line_is_complete() -> None:
    state = play(lay("AB. / CD. / ..."), "end")
    assert table(state)["patrols"] == {} and state.actor == CHANCE


@pytest.mark.rule("TP-9")
def test_a_spot_that_was_left_empty_can_be_filled_in_a_later_turn() -> None:
    state = turn_up(play(lay(PAIR), "end"))
    play(state, "C a2")
    assert spots_open(state) == {"a3b3", "a2a3"}


@pytest.mark.rule("TP-9")
def test_a_patrol_stands_between_two_placed_cards() -> None:
    state = lay(PAIR)
    assert spots_open(state) == {"a3b3"}
    assert refused(state, "b3c3 w") == "b3c3 does not lie between two placed cards."
    assert refused(state, "a1b1 w") == "a1b1 does not lie between two placed cards."


@pytest.mark.rule("TP-9")
def test_no_patrol_goes_out_between_the_refill_and_the_next_card() -> None:
    state = turn_up(play(lay(PAIR), "end"))
    assert table(state)["phase"] == "card" and spots_open(state) == set()
    assert refused(state, "a3b3 w") == "Patrols go out after a card has been placed: place one first."
    assert refused(state, "end") == "Place a card first."


@pytest.mark.rule("TP-9")
def test_nothing_is_added_to_a_patrol_that_is_out() -> None:
    state = play(lay("AB. / C.. / ..."), "a3b3 w, done")
    assert puts(state, "a3b3") == set()
    assert refused(state, "a3b3 y") == "A patrol is already out at a3b3, and nothing is added to it."
    turn_up(play(state, "end"))
    assert puts(play(state, "D b2"), "a3b3") == set()


@pytest.mark.rule("TP-9")
def test_a_patrol_is_put_together_in_any_order() -> None:
    orders = ["a3b3 w4, y, b6, done", "a3b3 b6, w4, y, done", "a3b3 y, b6, w4, done"]
    first, *others = [play(lay(PAIR), order) for order in orders]
    assert all(other == first for other in others) and table(first)["patrols"] == {"a3b3": ["w4", "y", "b6"]}


@pytest.mark.rule("TP-9")
def test_one_patrol_is_completed_before_another_is_begun() -> None:
    state = play(lay("AB. / C.. / ..."), "a3b3 w")
    assert spots_open(state) == {"a3b3"} and table(state)["building"] == {"spot": "a3b3", "items": ["w"]}
    assert refused(state, "a2a3 y") == refused(state, "end") == "First complete the patrol begun at a3b3."
    assert table(state)["patrols"] == {} and table(state)["free"] == ["a2a3"]


@pytest.mark.rule("TP-9")
def test_an_item_is_offered_only_if_the_patrol_can_still_be_completed() -> None:
    state = lay(PAIR, wants={"B west": ["pips 7", "items 3"]}, tray="w1 w4 y2 y3 b b6")
    assert puts(state, "a3b3") == {"w1", "w4", "y2", "y3", "b", "b6"}
    assert puts(play(state, "a3b3 b6"), "a3b3") == {"w1", "b"}
    assert puts(play(state, "w1"), "a3b3") == {"b"}
    assert legal(play(state, "b"))[0] == "done" and puts(state, "a3b3") == set()


@pytest.mark.rule("TP-9")
def test_a_patrol_that_the_tray_cannot_make_is_not_begun() -> None:
    state = lay(PAIR, wants={"B west": "pips 5"}, tray="w6 w4 y")
    assert puts(state, "a3b3") == set() and "end" in legal(state)


@pytest.mark.rule("TP-9")
def test_the_turn_ends_by_itself_when_no_spot_is_left() -> None:
    state = play(lay(PAIR), "a3b3 w, done")
    assert state.actor == CHANCE and table(state)["phase"] == "deal"
    state = play(begin(), "A b2")
    assert state.actor == CHANCE and table(state)["placed"] == {"b2": 0}


@pytest.mark.rule("TP-9")
def test_a_patrol_belongs_to_the_turn_it_is_sent_in_and_is_told() -> None:
    state = play(lay(PAIR), "a3b3 b6, w")
    event = GAME.event(state, GAME.parse(state, "done"), 0)
    assert (event["kind"], event["spot"], event["items"], event["then"]) == ("done", "a3b3", ["w", "b6"], [])


@pytest.mark.rule("TP-10")
@pytest.mark.parametrize(("picture", "move", "forced", "line"), [
    ("AB. / ... / ...", "C c3", ["a3b3", "b3c3"], {"kind": "row", "line": "3"}),
    ("A.. / B.. / ...", "C a1", ["a2a3", "a1a2"], {"kind": "column", "line": "a"}),
    ("... / .A. / .B.", "C b3", ["b2b3", "b1b2"], {"kind": "column", "line": "b"}),
    ("... / ... / .BC", "A a1", ["a1b1", "b1c1"], {"kind": "row", "line": "1"}),
])
def test_a_complete_line_must_be_filled_before_the_turn_ends(
    picture: str, move: str, forced: list[str], line: dict[str, str]
) -> None:
    state = lay(picture, phase="card")
    assert news(state, move) == [line]
    play(state, move)
    assert set(table(state)["forced"]) == set(forced) and "end" not in legal(state)
    assert refused(state, "end").startswith("The turn cannot end yet: a line is complete, and ")
    play(state, f"{forced[0]} w, done")
    assert "end" not in legal(state) and table(state)["forced"] == forced[1:]
    assert play(state, f"{forced[1]} w, done").actor == CHANCE


@pytest.mark.rule("TP-10")
def test_two_cards_of_a_line_are_not_complete() -> None:
    assert table(lay("AB. / C.. / ..."))["forced"] == [] and "end" in legal(lay("AB. / C.. / ..."))
    assert table(lay("A.. / BC. / ..."))["forced"] == []


@pytest.mark.rule("TP-10")
def test_a_card_may_complete_a_row_and_a_column_at_once() -> None:
    state = lay("AB. / .EC / ..D", phase="card")
    assert news(state, "F c3") == [{"kind": "row", "line": "3"}, {"kind": "column", "line": "c"}]
    assert set(table(play(state, "F c3"))["forced"]) == {"a3b3", "b3c3", "c2c3", "c1c2"}


@pytest.mark.rule("TP-10")
def test_spots_of_the_line_that_are_filled_already_are_not_asked_for() -> None:
    state = play(lay("AB. / C.. / ...", phase="card", patrols={"a3b3": "w"}), "D c3")
    assert table(state)["forced"] == ["b3c3"]
    play(state, "b3c3 y, done")
    assert "end" in legal(state) and table(state)["free"] == ["a2a3"]


@pytest.mark.rule("TP-10")
def test_spots_of_other_lines_may_stay_empty() -> None:
    state = play(lay("ABC / D.. / ..."), "a3b3 w, done, b3c3 w, done")
    assert table(state)["free"] == ["a2a3"] and table(play(state, "end"))["phase"] == "deal"


@pytest.mark.rule("TP-10")
def test_after_the_last_card_every_spot_is_due() -> None:
    state = lay(FULL)
    assert set(table(state)["forced"]) == set(table(state)["free"]) and len(table(state)["forced"]) == 12
    assert "end" not in legal(state)


@pytest.mark.rule("TP-10")
def test_a_floating_line_of_three_is_due_as_well() -> None:
    state = lay("..... / ..... / .CA.. / ..... / .....", floating=True, phase="card")
    play(state, "B d3")
    assert set(table(state)["forced"]) == {"b3c3", "c3d3"} and "end" not in legal(state)


@pytest.mark.rule("TP-11")
def test_the_display_is_filled_up_to_three() -> None:
    state = play(lay(PAIR, display="CD"), "end")
    assert state.actor == CHANCE and state.pile == 1
    assert [GAME.text(state, move) for move, _ in state.outcomes()] == ["E", "F", "G", "H", "I"]
    play(state, "H")
    assert table(state)["display"] == [2, 3, 7] and table(state)["unseen"] == [4, 5, 6, 8] and state.actor == 0


@pytest.mark.rule("TP-11")
def test_in_a_whole_game_the_last_two_turns_show_two_cards_and_one() -> None:
    state, shown = begin(), []
    for letter, cell in zip("ABCDEFGHI", ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"], strict=True):
        shown.append(len(table(state)["display"]))
        play(state, f"{letter} {cell}")
        for spot in table(state)["forced"]:
            play(state, f"{spot} {min(puts(state, spot))}, done")
        if state.legal() and "end" in legal(state):
            play(state, "end")
        turn_up(state)
    assert shown == [3, 3, 3, 3, 3, 3, 3, 2, 1] and table(state)["result"] == "won"


@pytest.mark.rule("TP-11")
def test_without_a_card_face_down_nothing_is_turned_up() -> None:
    state = play(lay("ABC / D.. / EF.", display="GH", patrols={"a3b3": "w", "b3c3": "w", "a2a3": "y", "a1a2": "y"}), "end")
    assert state.actor == CHANCE and [GAME.text(state, move) for move, _ in state.outcomes()] == ["I"]
    patrols = {"a3b3": "w", "b3c3": "w", "a2a3": "y", "a1a2": "y", "a1b1": "b", "b1c1": "b"}
    state = play(lay("ABC / D.. / EFG", display="HI", patrols=patrols, phase="card"), "H b2")
    assert spots_open(state) == {"b2b3", "b1b2", "a2b2"} and set(table(state)["forced"]) == {"b2b3", "b1b2"}
    play(state, "b2b3 w2, done, b1b2 w4, done, end")
    assert (state.actor, table(state)["phase"], table(state)["display"]) == (0, "card", [8])


@pytest.mark.rule("TP-13")
def test_patrols_and_cards_stay_where_they_are() -> None:
    state = play(lay("AB. / CD. / ..."), "a3b3 w4, y, done", "end")
    before = lies(state)
    play(turn_up(state), "E c3")
    after = lies(state)
    assert after["placed"].items() >= before["placed"].items() and after["patrols"] == before["patrols"]
    assert not {text for text in legal(state) if "w4" in text or text.startswith(("A ", "B ", "a3b3"))}


@pytest.mark.rule("TP-13")
def test_an_item_once_put_down_is_not_taken_back() -> None:
    state = play(lay(PAIR, tray="w w4 y"), "a3b3 w4")
    assert set(legal(state)) == {"a3b3 w", "a3b3 y", "done"}
    assert table(play(state, "y"))["building"] == {"spot": "a3b3", "items": ["w4", "y"]}
