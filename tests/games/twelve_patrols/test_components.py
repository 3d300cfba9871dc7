"""The cards, the items, what sides can want, and which spots lie in their direction."""

from __future__ import annotations

import pytest

from parlour.games.twelve_patrols import constants
from tests.games.twelve_patrols.table import (
    CARDS,
    FIXED_SPOTS,
    FULL,
    GAME,
    SIDES,
    Wants,
    begin,
    lay,
    legal,
    play,
    puts,
    refused,
    shipped_decks,
    spots_open,
    standing,
    table,
)

PAIR = "AB. / ... / ..."  # Ash has two spots to its east, Bog one to its west


@pytest.mark.rule("TP-1")
@pytest.mark.parametrize("number", [0, 1])
def test_a_shipped_deck_has_nine_cards_with_four_sides(number: int) -> None:
    cards = shipped_decks()[number].cards
    assert len(cards) == 9 and len({card.name for card in cards}) == 9
    assert all(len(card.wants) == 4 for card in cards)


@pytest.mark.rule("TP-1")
@pytest.mark.parametrize("number", [0, 1])
def test_a_side_of_a_shipped_card_wants_one_thing_at_most(number: int) -> None:
    assert all(len(wants) <= 1 for card in shipped_decks()[number].cards for wants in card.wants)


@pytest.mark.rule("TP-1")
def test_all_nine_cards_are_known_from_the_start() -> None:
    seen = table(begin())
    assert [card["name"] for card in seen["cards"]] == list(CARDS.values())
    assert sorted([*seen["display"], *seen["unseen"]]) == list(range(9))


@pytest.mark.rule("TP-1")
def test_a_card_shows_its_four_sides() -> None:
    ash = table(lay(wants={"A north": "pips 3", "A east": ["items 2", "colours 1"], "A west": "pips 0"}))["cards"][0]
    assert (ash["north"], ash["south"]) == ([{"kind": "pips", "n": 3}], [])
    assert ash["east"] == [{"kind": "items", "n": 2}, {"kind": "colours", "n": 1}]
    assert ash["west"] == [{"kind": "pips", "n": 0}]


@pytest.mark.rule("TP-1")
def test_a_blank_side_wants_nothing() -> None:
    assert "done" in legal(play(lay(PAIR), "a3b3 w, w4, y, b6"))


@pytest.mark.rule("TP-1")
def test_a_side_that_wants_several_things_wants_all_of_them() -> None:
    def state() -> str:
        return " ".join(legal(play(lay(PAIR, wants={"B west": ["items 2", "colours 1", "pips 6"]}, tray=tray), *first)))

    tray, first = "w w4 w2 y4 y6", ["a3b3 w4"]
    assert "a3b3 w2" in state() and "a3b3 w " not in state() and "a3b3 y" not in state() and "done" not in state()
    first = ["a3b3 w4, w2"]
    assert "done" in state()
    tray, first = "w6 w b6", ["a3b3 w6"]
    assert "a3b3 w " in state() + " " and "done" not in state()


@pytest.mark.rule("TP-2")
def test_there_are_three_dice_and_three_cubes_of_each_colour() -> None:
    tray = table(begin())["tray"]
    assert tray == {f"{colour}{face}": many for colour in "wyb" for face, many in (("", 3), ("2", 1), ("4", 1), ("6", 1))}


@pytest.mark.rule("TP-2", "TP-7")
def test_dice_and_cubes_of_a_colour_come_with_its_roll() -> None:
    state = play(GAME.start(), "1-1-5")
    assert table(state)["tray"] == {"w": 3, "w1": 2, "w5": 1}
    assert table(play(state, "3-3-3"))["tray"] == {"w": 3, "w1": 2, "w5": 1, "y": 3, "y3": 3}


@pytest.mark.rule("TP-2")
def test_an_item_is_in_one_place_only() -> None:
    state = play(lay(PAIR, tray="w w4 b b"), "a3b3 w4, b, done")
    assert table(state)["tray"] == {"w": 1, "b": 1} and table(state)["patrols"] == {"a3b3": ["w4", "b"]}


@pytest.mark.rule("TP-2", "TP-9")
def test_what_the_tray_does_not_hold_cannot_be_sent() -> None:
    state = lay(PAIR, tray="w4 b")
    assert puts(state, "a3b3") == {"w4", "b"}
    assert puts(play(state, "a3b3 b"), "a3b3") == {"w4"}
    assert refused(state, "b") == "The tray holds no blue cube."


ENOUGH = "w w w y y y b b b w1 w2 w3 y1 y2 y3 b4 b5 b6"


@pytest.mark.rule("TP-3")
@pytest.mark.parametrize(
    ("want", "patrol", "right"),
    [
        ("items 1", "w", True), ("items 1", "w3", True), ("items 1", "w y", False),
        ("items 3", "w w w", True), ("items 3", "w1 y b6", True), ("items 3", "w y", False), ("items 3", "w y b w1", False),
        ("items 8", "w w w y y y b b", True), ("items 8", "w w w y y y b", False),
        ("colours 1", "w", True), ("colours 1", "w w1 w2", True), ("colours 1", "w y", False),
        ("colours 2", "w y", True), ("colours 2", "w1 b6 b", True), ("colours 2", "w w", False), ("colours 2", "w y b", False),
        ("colours 3", "w y b", True), ("colours 3", "w1 w2 y1 b4", True), ("colours 3", "w1 w2 y1", False),
        ("pips 6", "b6", True), ("pips 6", "w1 w2 w3", True), ("pips 6", "b6 w y b", True), ("pips 6", "b5", False),
        ("pips 6", "b5 w2", False), ("pips 3", "w1 y2", True), ("pips 27", "w1 w2 w3 y1 y2 y3 b4 b5 b6", True),
        ("pips 0", "w", True), ("pips 0", "w y y b", True), ("pips 0", "w1", False), ("pips 0", "w w1", False),
    ],
)
def test_a_requirement_is_met_exactly(want: str, patrol: str, right: bool) -> None:
    state = lay(PAIR, wants={"B west": want}, tray=ENOUGH)
    done = True
    for item in patrol.split():
        done = done and f"a3b3 {item}" in legal(state)
        if done:
            play(state, f"a3b3 {item}")
    assert (done and "done" in legal(state)) == right


@pytest.mark.rule("TP-3", "TP-9")
@pytest.mark.parametrize(
    ("want", "tray", "accepted"),
    [
        (["pips 6"], "w4 y4 b", set()), (["pips 6"], "w4 y2 b5", {"w4", "y2"}), (["pips 6"], "w4 y1 b1", {"w4", "y1", "b1"}),
        (["pips 6", "items 2"], "w4 y4 b", set()), (["pips 6", "items 2"], "w4 y1 b1", set()),
        (["pips 6", "items 2"], "w4 y2 b1 b1", {"w4", "y2"}), (["pips 6", "colours 1"], "w4 y2 y4 b", {"y2", "y4"}),
        (["items 3"], "w y", set()), (["items 2", "colours 2"], "w w2", set()), (["colours 3"], "w y y1", set()),
        (["items 2", "colours 2"], "w w2 b", {"w", "w2", "b"}),
    ],
)
def test_an_item_is_accepted_if_the_others_can_make_up_what_is_wanted(want: list[str], tray: str, accepted: set[str]) -> None:
    assert puts(lay(PAIR, wants={"B west": want}, tray=tray), "a3b3") == accepted


@pytest.mark.rule("TP-3", "TP-9")
def test_every_new_colour_needs_an_item_of_its_own() -> None:
    state = lay(PAIR, wants={"B west": ["items 3", "colours 3"]}, tray="w w w1 y b")
    assert puts(play(state, "a3b3 w"), "a3b3") == {"y", "b"}


@pytest.mark.rule("TP-3")
def test_a_cube_has_a_colour_but_no_pips() -> None:
    state = play(lay(PAIR, wants={"B west": ["pips 4", "colours 2"]}, tray="w4 y b"), "a3b3 w4")
    assert "done" not in legal(state) and "done" in legal(play(state, "y")) and puts(state, "a3b3") == set()


@pytest.mark.rule("TP-3", "TP-5")
def test_over_two_spots_the_patrols_are_counted_together() -> None:
    wants: Wants = {"A east": "items 3", "C west": ["colours 2", "pips 5"]}
    state = lay("ABC / ... / ...", wants=wants, patrols={"a3b3": "w4"}, tray="w w1 y y1 y3 b b1 b2")
    assert puts(state, "b3c3") == {"y", "y1", "w", "w1", "b", "b1"}
    assert "done" not in legal(play(state.copy(), "b3c3 y1"))
    assert puts(play(state.copy(), "b3c3 y1"), "b3c3") == {"w", "y"}
    assert "done" in legal(play(state.copy(), "b3c3 y1, w"))


@pytest.mark.rule("TP-3", "TP-5")
def test_a_colour_on_both_spots_counts_once() -> None:
    state = lay("ABC / ... / ...", wants={"A east": "colours 2"}, patrols={"a3b3": "w4 y"}, tray="w y b")
    assert puts(state, "b3c3") == {"w", "y"}
    state = lay("ABC / ... / ...", wants={"A east": "colours 2"}, patrols={"a3b3": "w4 w"}, tray="w y b")
    assert "done" not in legal(play(state.copy(), "b3c3 w")) and "done" in legal(play(state.copy(), "b3c3 w, b"))


@pytest.mark.rule("TP-4")
def test_nine_cells_have_twelve_spots_between_them() -> None:
    state = lay(FULL)
    assert spots_open(state) == set(FIXED_SPOTS) and len(FIXED_SPOTS) == 12
    assert set(table(state)["spot_numbers"]) == set(FIXED_SPOTS)
    assert table(state)["cells"] == ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]


@pytest.mark.rule("TP-4")
@pytest.mark.parametrize(("picture", "spot"), [
    ("... / AB. / ...", "a2b2"), ("... / .AB / ...", "b2c2"), ("A.. / B.. / ...", "a2a3"), ("... / ..A / ..B", "c1c2"),
    ("... / ... / AB.", "a1b1"),
])
def test_a_spot_is_named_by_its_two_cells(picture: str, spot: str) -> None:
    assert spots_open(lay(picture)) == {spot}
    assert "building" in table(play(lay(picture), f"{spot} w")) and refused(lay(picture), "b1c3 w") != ""


@pytest.mark.rule("TP-4")
def test_cards_that_touch_at_a_corner_have_no_spot_between_them() -> None:
    assert spots_open(lay("AB. / .C. / ...")) == {"a3b3", "b2b3"}


@pytest.mark.rule("TP-4")
def test_every_spot_takes_a_patrol_of_its_own() -> None:
    state = lay(FULL)
    for number, spot in enumerate(FIXED_SPOTS):
        assert len(spots_open(state)) == 12 - number
        play(state, f"{spot} {min(puts(state, spot))}, done")
    assert set(table(state)["patrols"]) == set(FIXED_SPOTS)


EAST = {"a": ["a{0}b{0}", "b{0}c{0}"], "b": ["b{0}c{0}"], "c": []}
WEST = {"a": [], "b": ["a{0}b{0}"], "c": ["a{0}b{0}", "b{0}c{0}"]}
NORTH = {"1": ["{0}1{0}2", "{0}2{0}3"], "2": ["{0}2{0}3"], "3": []}
SOUTH = {"1": [], "2": ["{0}1{0}2"], "3": ["{0}1{0}2", "{0}2{0}3"]}


@pytest.mark.rule("TP-5")
@pytest.mark.parametrize("cell", ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"])
def test_the_spots_in_a_direction_are_those_of_its_line_on_that_side(cell: str) -> None:
    state = lay(FULL, wants={f"{letter} {side}": "colours 3" for letter in CARDS for side in SIDES})
    column, row = tuple(cell)
    found = {side["side"]: set(side["spots"]) for side in table(state)["sides"] if side["cell"] == cell}
    assert found == {
        "east": {spot.format(row) for spot in EAST[column]}, "west": {spot.format(row) for spot in WEST[column]},
        "north": {spot.format(column) for spot in NORTH[row]}, "south": {spot.format(column) for spot in SOUTH[row]},
    }


@pytest.mark.rule("TP-5")
@pytest.mark.parametrize(("picture", "side", "near", "far"), [
    ("ABC / ... / ...", "east", "a3b3", "b3c3"), ("BCA / ... / ...", "west", "b3c3", "a3b3"),
    ("A.. / B.. / C..", "south", "a2a3", "a1a2"), ("B.. / C.. / A..", "north", "a1a2", "a2a3"),
])
def test_a_card_on_the_opposite_edge_looks_along_two_spots(picture: str, side: str, near: str, far: str) -> None:
    wants = {f"A {side}": "items 3"}
    for first, second in ((near, far), (far, near)):
        state = play(lay(picture, wants=wants, tray="w y b b b"), f"{first} w, y, done")
        assert puts(state, second) == {"b"} and "done" in legal(play(state, f"{second} b")) and puts(state, second) == set()


@pytest.mark.rule("TP-5")
@pytest.mark.parametrize(("picture", "side", "before", "behind"), [
    ("BAC / ... / ...", "east", "b3c3", "a3b3"), ("BAC / ... / ...", "west", "a3b3", "b3c3"),
    ("B.. / A.. / C..", "south", "a1a2", "a2a3"), ("B.. / A.. / C..", "north", "a2a3", "a1a2"),
])
def test_a_card_in_the_middle_line_looks_at_one_spot(picture: str, side: str, before: str, behind: str) -> None:
    state = lay(picture, wants={f"A {side}": "pips 4"}, tray="w4 y6 b")
    assert puts(state, before) == {"w4", "b"} and puts(state, behind) == {"w4", "y6", "b"}


@pytest.mark.rule("TP-5")
@pytest.mark.parametrize(("picture", "side"), [
    ("ABC / ... / ...", "west"), ("BCA / ... / ...", "east"), ("ABC / ... / ...", "north"), ("... / ... / ABC", "south"),
])
def test_a_side_that_faces_the_outside_is_ignored(picture: str, side: str) -> None:
    state = lay(picture, wants={f"A {side}": "pips 48"})
    assert standing(state, f"A {side}") == [("pips", "outside")]
    assert all(puts(state, spot) == puts(lay(picture), spot) for spot in spots_open(state))


@pytest.mark.rule("TP-5")
def test_a_row_means_nothing_to_a_column() -> None:
    state = lay("AB. / C.. / ...", wants={"A south": "items 1", "B west": "items 3"}, tray="w y b b b")
    assert "done" not in legal(play(state.copy(), "a3b3 w")) and "done" in legal(play(state.copy(), "a2a3 w"))


@pytest.mark.rule("TP-6")
def test_a_patrol_without_items_cannot_go_out() -> None:
    assert "done" not in legal(lay(PAIR))
    assert refused(lay(PAIR), "done") == "No patrol has been begun."
    assert "done" in legal(play(lay(PAIR), "a3b3 w"))


@pytest.mark.rule("TP-6")
def test_no_pips_are_not_no_patrol() -> None:
    state = lay(PAIR, wants={"B west": "pips 0"}, tray="w1 y")
    assert "done" not in legal(state) and puts(state, "a3b3") == {"y"}


@pytest.mark.rule("TP-6")
def test_the_whole_tray_may_go_out_as_one_patrol() -> None:
    state = lay(PAIR)
    while puts(state, "a3b3"):
        play(state, f"a3b3 {min(puts(state, 'a3b3'))}")
    play(state, "done")
    assert len(table(state)["patrols"]["a3b3"]) == constants.MOST_ITEMS == 18 and table(state)["tray"] == {}
