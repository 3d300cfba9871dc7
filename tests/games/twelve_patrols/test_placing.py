"""Placing cards, with a fixed frame and with a floating one."""

from __future__ import annotations

import pytest

from tests.games.twelve_patrols.table import (
    begin,
    lay,
    legal,
    lies,
    places,
    play,
    puts,
    refused,
    spots_open,
    standing,
    table,
    turn_up,
)

NINE = {f"{column}{row}" for column in "abc" for row in "123"}


@pytest.mark.rule("TP-8")
def test_the_first_card_goes_to_any_of_nine_cells() -> None:
    assert [places(begin(), letter) for letter in "ABC"] == [NINE] * 3


@pytest.mark.rule("TP-8")
def test_only_a_card_of_the_display_is_placed() -> None:
    state = begin()
    assert all(places(state, letter) == set() for letter in "DEFGHI")
    assert refused(state, "D b2") == "Dale is not among the cards that lie face up."


@pytest.mark.rule("TP-8")
@pytest.mark.parametrize(("picture", "free"), [
    ("... / .A. / ...", "b3 a2 c2 b1"), ("A.. / ... / ...", "b3 a2"), ("... / ... / .A.", "a1 c1 b2"),
    ("AB. / .C. / ...", "c3 a2 c2 b1"), ("... / A.. / BC.", "a3 b2 c1"),
])
def test_a_further_card_shares_an_edge_with_one_that_lies_there(picture: str, free: str) -> None:
    assert places(lay(picture, phase="card"), "D") == set(free.split())


@pytest.mark.rule("TP-8")
def test_the_last_card_has_one_place_left() -> None:
    ring = {"a3b3": "w", "b3c3": "w", "a1b1": "y", "b1c1": "y", "a1a2": "b", "a2a3": "b", "c1c2": "w2", "c2c3": "y2"}
    assert places(lay("ABC / D.E / FGH", phase="card", patrols=ring), "I") == {"b2"}


@pytest.mark.rule("TP-8")
def test_a_card_is_not_placed_on_another_or_at_a_corner_of_one() -> None:
    state = lay("... / .A. / ...", phase="card")
    assert refused(state, "B b2") == "Ash already lies on b2."
    assert refused(state, "B a1") == "a1 touches no card: a new card lies beside, above or below another one."


@pytest.mark.rule("TP-8")
def test_a_card_placed_lies_where_it_was_put_and_leaves_the_display() -> None:
    state = play(begin(), "B c1")
    assert lies(state)["placed"] == {"c1": "Bog"} and table(state)["display"] == [0, 2]


@pytest.mark.rule("TP-8")
def test_one_card_is_placed_in_a_turn() -> None:
    state = lay("AB. / ... / ...")
    assert places(state, "C") == set()
    assert refused(state, "C c3") == "One card a turn: now send out patrols, or end the turn."


@pytest.mark.rule("TP-8")
def test_a_card_is_never_rotated() -> None:
    wants = {"A north": "items 1", "A east": "items 2", "A south": "items 3", "A west": "items 4"}
    state = lay(".B. / CAD / .E.", wants=wants)
    found = {side["side"]: (side["n"], side["spots"]) for side in table(state)["sides"]}
    assert found == {"north": (1, ["b2b3"]), "east": (2, ["b2c2"]), "south": (3, ["b1b2"]), "west": (4, ["a2b2"])}


@pytest.mark.rule("TP-8")
def test_with_a_fixed_frame_the_borders_are_known_from_the_first_card() -> None:
    state = lay("A.. / ... / ...", phase="card", wants={"A north": "pips 3", "A east": "pips 3"})
    assert standing(state, "A north") == [("pips", "outside")] and standing(state, "A east") == [("pips", "open")]


@pytest.mark.rule("TP-8")
def test_a_floating_kingdom_begins_in_the_middle_and_can_grow_two_cells_to_every_side() -> None:
    state = begin(frame="floating")
    assert places(state, "A") == {"c3"}
    assert refused(state, "A b2").startswith("The first card goes into the middle")
    assert len(table(state)["cells"]) == 25
    play(state, "A c3")
    assert places(turn_up(state), "B") == {"c4", "b3", "d3", "c2"}


@pytest.mark.rule("TP-8")
@pytest.mark.parametrize(("picture", "columns", "rows"), [
    ("..... / ..... / ..A.. / ..... / .....", "abcde", "54321"),
    ("..... / ..... / ..AB. / ..... / .....", "bcde", "54321"),
    ("..... / ..... / ..A.. / ..B.. / .....", "abcde", "4321"),
    ("..... / ..B.. / .CA.. / ..... / .....", "abcd", "5432"),
    ("..... / ..B.. / .CAD. / ..... / .....", "bcd", "5432"),
    ("..C.. / ..B.. / ..AD. / ..... / .....", "bcde", "543"),
    ("..... / ..... / ..AE. / ..BCD / .....", "cde", "4321"),
])
def test_every_card_narrows_where_a_floating_frame_can_lie(picture: str, columns: str, rows: str) -> None:
    phase = "card" if picture.count(".") == 24 else "patrol"
    state = lay(picture, floating=True, phase=phase)
    assert ("".join(table(state)["columns"]), "".join(table(state)["rows"])) == (columns, rows)
    assert set(table(state)["cells"]) == {f"{column}{row}" for column in columns for row in rows}


@pytest.mark.rule("TP-8")
def test_a_floating_kingdom_does_not_grow_wider_than_three() -> None:
    state = lay("..... / ..... / ..AB. / ..... / .....", floating=True, phase="card")
    assert places(state, "C") == {"b3", "e3", "c4", "d4", "c2", "d2"}
    state = lay("..... / ..C.. / .DAB. / ..... / .....", floating=True, phase="card", patrols={"b3c3": "w", "c3d3": "w"})
    assert places(state, "E") == {"b4", "d4", "b2", "c2", "d2", "c5"}
    assert refused(state, "E e3") == "The kingdom is three by three: with a card on e3 it would be larger."


@pytest.mark.rule("TP-8")
def test_while_an_axis_is_open_its_requirements_are_undecided() -> None:
    wants = {"A east": "pips 5", "A north": "pips 5", "B west": "items 7"}
    state = lay("..... / ..... / ..AB. / ..... / .....", floating=True, wants=wants, tray="w y1 b6")
    assert standing(state, "A east") == standing(state, "A north") == [("pips", "undecided")]
    assert puts(state, "c3d3") == {"w", "y1", "b6"}
    assert "done" in legal(play(state, "c3d3 b6"))


@pytest.mark.rule("TP-8")
def test_each_axis_is_decided_separately() -> None:
    wants = {"A east": "items 2", "A south": "items 2", "B west": "items 2"}
    state = lay("..... / ..... / ..ABC / ..D.. / .....", floating=True, wants=wants, tray="w y1 b6 b")
    assert standing(state, "A east") == [("items", "open")] and standing(state, "A south") == [("items", "undecided")]
    assert "done" not in legal(play(state.copy(), "c3d3 w")) and "done" in legal(play(state.copy(), "c2c3 w"))


@pytest.mark.rule("TP-8")
def test_a_border_may_be_decided_in_another_row() -> None:
    wants = {"B west": "items 2"}
    state = lay("..... / ..... / ..AB. / ..... / .....", floating=True, wants=wants, phase="card")
    assert standing(state, "B west") == [("items", "undecided")]
    play(state, "C b3")
    assert standing(state, "B west") == [("items", "open")]
    state = lay("..... / ...D. / ..AB. / ..... / .....", floating=True, wants=wants, phase="card")
    state = play(state, "C e4")
    assert standing(state, "B west") == [("items", "open")] and table(state)["columns"] == ["c", "d", "e"]
    assert "done" not in legal(play(state, "c3d3 w"))


@pytest.mark.rule("TP-8")
def test_a_card_that_would_decide_a_border_against_a_patrol_is_refused() -> None:
    wants = {"B west": ["items 2", "pips 4"]}
    right = lay("..... / ..... / ..AB. / ..... / .....", floating=True, phase="card", wants=wants, patrols={"c3d3": "w4 w"})
    assert places(right, "C") == {"b3", "e3", "c4", "d4", "c2", "d2"}
    wrong = lay("..... / ..... / ..AB. / ..... / .....", floating=True, phase="card", wants=wants, patrols={"c3d3": "w w"})
    assert places(wrong, "C") == {"b3", "c4", "d4", "c2", "d2"}  # with e3 Bog would look at this patrol alone
    assert refused(wrong, "C e3") == (
        "A card on e3 would settle the borders so that a patrol already sent out is wrong: Bog wants 4 pips to its west.")


@pytest.mark.rule("TP-8")
def test_a_border_may_leave_a_patrol_hopeless() -> None:
    wants = {"B west": "items 1"}
    state = lay("..... / ..... / ..AB. / ..... / .....", floating=True, phase="card", wants=wants, patrols={"c3d3": "w w"})
    assert "C b3" in legal(state)
    assert standing(play(state, "C b3"), "B west") == [("items", "hopeless")]


@pytest.mark.rule("TP-3", "TP-8")
def test_a_colour_in_both_patrols_of_a_line_counts_once_when_borders_are_settled() -> None:
    wants, out = {"A east": "colours 2"}, {"b3c3": "w", "c3d3": "w4 y"}
    state = lay("..... / ..... / .ABC. / ..... / .....", floating=True, phase="card", wants=wants, patrols=out, display="DEF")
    assert places(state, "D") == {"b4", "c4", "d4", "b2", "c2", "d2"}


@pytest.mark.rule("TP-8")
def test_which_border_is_settled_depends_on_where_the_card_goes() -> None:
    state = lay("..... / ..... / ..AB. / ..DE. / .....", floating=True, phase="card", wants={"A south": "items 1"},
                patrols={"c2c3": "w w"}, display="CFG")
    assert places(state, "C") == {"b3", "b2", "e3", "e2", "c1", "d1"}  # from c4 or d4 Ash would have one spot to its south


@pytest.mark.rule("TP-8")
def test_a_settled_floating_kingdom_plays_like_a_fixed_one() -> None:
    wants = {"A east": "items 3", "C west": "pips 6", "D north": "colours 1", "B south": "items 2"}
    fixed = lay(".A. / DBC / ...", wants=wants, patrols={"a2b2": "w4"}, tray="w2 w y b b6")
    wide = lay("..... / ..A.. / .DBC. / ..E.. / .....", floating=True, wants=wants, patrols={"b3c3": "w4"}, tray="w2 w y b b6")
    assert puts(fixed, "b2c2") == puts(wide, "c3d3") == {"w2", "w", "y", "b"}
    assert "end" not in legal(fixed) and "end" not in legal(wide)


@pytest.mark.rule("TP-4", "TP-8")
def test_a_floating_kingdom_has_spots_wherever_two_cards_meet() -> None:
    state = lay("..... / ..B.. / ..AC. / ..... / .....", floating=True)
    assert spots_open(state) == {"c3c4", "c3d3"}
    assert len(table(state)["spot_numbers"]) == 40
