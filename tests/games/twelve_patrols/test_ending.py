"""Winning with the twelfth patrol, and the ways to lose."""

from __future__ import annotations

import pytest

from parlour import CHANCE, OVER
from tests.games.twelve_patrols.table import (
    FIXED_SPOTS,
    FULL,
    GAME,
    lay,
    legal,
    news,
    places,
    play,
    puts,
    refused,
    spots_open,
    standing,
    table,
    turn_up,
)

PAIR = "AB. / ... / ..."
ELEVEN = dict(zip(FIXED_SPOTS[:11], [*"wwwyyybbb", "w1", "y1"], strict=True))  # all but c1c2


@pytest.mark.rule("TP-14")
def test_the_win_comes_with_the_twelfth_patrol() -> None:
    state = lay(FULL, patrols=ELEVEN)
    assert spots_open(state) == {"c1c2"} and state.actor == 0
    play(state, "c1c2 w2")
    assert news(state, "done") == [{"kind": "won"}]
    play(state, "done")
    assert (state.actor, state.scores, state.waiting, state.legal()) == (OVER, (1.0,), (), [])
    assert (table(state)["result"], table(state)["why"], table(state)["phase"]) == ("won", None, "over")
    assert GAME.points(state) == [12]


@pytest.mark.rule("TP-14")
def test_unused_items_do_not_matter() -> None:
    for tray in ("w2", "w2 w4 y4 b2 b4 b6"):
        state = play(lay(FULL, patrols=ELEVEN, tray=tray), "c1c2 w2, done")
        assert table(state)["result"] == "won"


@pytest.mark.rule("TP-14")
def test_nine_cards_alone_do_not_win() -> None:
    state = play(lay("ABC / DEF / GH.", phase="card", patrols=lines_of_eight()), "I c1")
    assert state.actor == 0 and table(state)["result"] is None and len(table(state)["free"]) == 2


def lines_of_eight() -> dict[str, str]:
    return {spot: item for spot, item in ELEVEN.items() if spot not in ("c1c2", "b1c1")}


@pytest.mark.rule("TP-14")
def test_the_last_patrol_must_be_right_for_every_side_that_looks_at_it() -> None:
    wants = {"I north": "items 3", "F south": "pips 4", "C south": "colours 2"}  # Isle and Cave see the yellow 1 on c2c3, too
    state = lay(FULL, wants=wants, patrols=ELEVEN)
    assert puts(state, "c1c2") == {"w2", "y2", "b2"}
    assert puts(play(state, "c1c2 w2"), "c1c2") == {"y2"} and "done" not in legal(state)
    assert table(play(state, "y2, done"))["result"] == "won"


@pytest.mark.rule("TP-14")
def test_a_won_kingdom_has_everything_it_wants() -> None:
    wants = {"A east": "items 2", "C west": "colours 1", "G north": "colours 1", "I north": "pips 3", "E east": "items 1"}
    state = play(lay(FULL, wants={**wants, "A west": "pips 48"}, patrols=ELEVEN), "c1c2 w2, done")
    assert table(state)["result"] == "won"
    assert {side["state"] for side in table(state)["sides"] if side["side"] != "west" or side["card"] != 0} == {"met"}


@pytest.mark.rule("TP-15")
def test_a_patrol_that_makes_a_requirement_false_is_refused_with_the_reason() -> None:
    state = lay(PAIR, wants={"B west": "pips 6"}, tray="w4 w2 y2 b1")
    assert refused(play(state, "a3b3 w4"), "done") == (
        "The patrol is not complete yet: Bog wants 6 pips to its west, and this makes 4 pips.")
    assert refused(play(state, "w2"), "b1") == "Too much: Bog wants 6 pips to its west, and that would make 7 pips."
    assert table(play(state, "done"))["patrols"] == {"a3b3": ["w2", "w4"]}


@pytest.mark.rule("TP-15")
def test_a_patrol_that_only_makes_a_requirement_hopeless_is_allowed() -> None:
    state = lay("AB. / ... / ...", wants={"A east": "items 3"}, tray="w w y y b")
    play(state, "a3b3 w, w, y, y, done")
    assert standing(state, "A east") == [("items", "hopeless")] and state.actor == CHANCE


@pytest.mark.rule("TP-15")
@pytest.mark.parametrize(("want", "patrol", "state"), [
    ("items 3", "w", "open"), ("items 3", "w y", "open"), ("items 3", "w y b", "hopeless"), ("items 1", "w", "hopeless"),
    ("pips 4", "w4", "open"), ("pips 4", "w4 w2", "hopeless"), ("colours 1", "w w4", "open"), ("colours 1", "w y", "hopeless"),
    ("colours 3", "w", "open"),
])
def test_what_can_still_be_met_is_told_by_counting(want: str, patrol: str, state: str) -> None:
    kind = want.split()[0]
    laid = lay("AB. / ... / ...", phase="card", wants={"A east": want}, patrols={"a3b3": patrol})
    assert standing(laid, "A east") == [(kind, state)]


@pytest.mark.rule("TP-15")
def test_a_hopeless_game_goes_on_until_a_spot_must_be_filled() -> None:
    state = lay("AB. / C.. / ...", wants={"A east": "items 1"}, patrols={"a3b3": "w"}, phase="card")
    assert standing(state, "A east") == [("items", "hopeless")]
    play(state, "D b2")
    assert state.actor == 0 and table(state)["result"] is None
    turn_up(play(state, "end"))
    assert news(state, "E c3") == [
        {"kind": "row", "line": "3"}, {"kind": "lost", "why": {"kind": "no-patrol", "spot": "b3c3", "patrols": 1}}]
    play(state, "E c3")
    assert (state.actor, state.scores, table(state)["result"]) == (OVER, (0.0,), "lost")
    assert table(state)["why"] == {"kind": "no-patrol", "spot": "b3c3", "patrols": 1} and GAME.points(state) == [1]


@pytest.mark.rule("TP-15")
def test_a_free_spot_that_nothing_can_fill_loses_nothing_yet() -> None:
    state = lay(PAIR, wants={"B west": "pips 48"}, tray="w4 y")
    assert state.actor == 0 and spots_open(state) == set() and "end" in legal(state)


@pytest.mark.rule("TP-15", "TP-12")
@pytest.mark.parametrize(("want", "tray", "lost"), [
    ("pips 5", "w4 y b b", False),  # a cube pays for turning the 4
    ("pips 5", "w4 y", False),
    ("pips 5", "w5 w4", False),
    ("pips 5", "w4", True),  # nothing is left to pay with
    ("pips 5", "w y b", True),  # no die
    ("pips 7", "w4 w6 y", False),  # 4 becomes 1
    ("pips 7", "w4 w4 y", False),  # 4 becomes 3
    ("pips 7", "w4 w4", True),
    ("pips 12", "w1 w1 y y", False),  # both turned to 6
    ("pips 12", "w1 w1 y", True),  # only one can be turned
    ("pips 12", "w1 w6 y", False),
    ("pips 3", "w4 w4 w4", False),  # one pays for another, which shows 3 then
    ("colours 2", "w w w4", True),
    ("colours 2", "w w y4", False),
    ("items 3", "w w y4", False),
    ("items 4", "w w y4", True),
    (["items 2", "pips 6"], "w6 y5", True),
    (["items 2", "pips 6"], "w6 y5 b4", False),  # the 6 pays, and the 5 becomes a 2
    (["colours 1", "pips 9"], "w6 y5 b3", True),  # a white 6 and a blue 3 are two colours
    (["colours 1", "pips 9"], "w6 w5 b3", False),
])
def test_a_spot_that_must_be_filled_loses_the_game_if_nothing_will_do_even_with_dice_turned(
    want: str | list[str], tray: str, lost: bool
) -> None:
    state = lay(".BC / ... / ...", phase="card", wants={"B west": want}, patrols={"b3c3": "w"}, tray=tray)
    play(state, "A a3")
    assert (state.actor == OVER) == lost
    if lost:
        assert table(state)["why"] == {"kind": "no-patrol", "spot": "a3b3", "patrols": 1}
    else:
        assert legal(state)


@pytest.mark.rule("TP-15")
def test_two_sides_that_contradict_each_other_lose_the_game() -> None:
    for n, lost in ((2, False), (3, True)):
        wants = {"B west": "items 1", "A east": f"items {n}"}
        state = play(lay(".BC / ... / ...", phase="card", wants=wants, patrols={"b3c3": "w"}), "A a3")
        assert (state.actor == OVER) == lost


@pytest.mark.rule("TP-15", "TP-12")
def test_if_only_a_turned_die_helps_one_may_still_turn_one() -> None:
    state = lay(".BC / ... / ...", phase="card", wants={"B west": "pips 5"}, patrols={"b3c3": "w"}, tray="w4 y")
    play(state, "A a3")
    assert legal(state) == ["discard y"]
    play(state, "discard y, w4=5, a3b3 w5, done")
    assert table(state)["patrols"] == {"b3c3": ["w"], "a3b3": ["w5"]} and table(state)["result"] is None


@pytest.mark.rule("TP-15", "TP-12")
def test_a_die_turned_the_wrong_way_loses_the_game() -> None:
    state = lay(".BC / ... / ...", phase="card", wants={"B west": "pips 5"}, patrols={"b3c3": "w"}, tray="w4 y")
    play(state, "A a3, discard y")
    assert news(state, "w4=6") == [{"kind": "lost", "why": {"kind": "no-patrol", "spot": "a3b3", "patrols": 1}}]
    assert play(state, "w4=6").actor == OVER


@pytest.mark.rule("TP-15")
def test_a_patrol_that_leaves_nothing_for_the_next_spot_loses_the_game() -> None:
    state = lay("AB. / ... / ...", phase="card", tray="w y")
    play(state, "C c3, a3b3 w, y")
    assert news(state, "done") == [{"kind": "lost", "why": {"kind": "no-patrol", "spot": "b3c3", "patrols": 1}}]
    assert play(state, "done").actor == OVER and table(state)["result"] == "lost"


@pytest.mark.rule("TP-15", "TP-6")
def test_with_an_empty_tray_the_next_complete_line_loses_the_game() -> None:
    state = lay("AB. / ... / ...", phase="card", tray="")
    assert {GAME.describe(state, move)["kind"] for move in state.legal()} == {"place"}
    assert play(state.copy(), "C c3").actor == OVER and play(state.copy(), "C a2").actor == 0


@pytest.mark.rule("TP-15", "TP-8")
def test_with_a_floating_frame_the_game_is_lost_when_no_card_can_be_placed() -> None:
    wants = {"A east": "items 2", "B west": "items 2", "A south": "items 2", "C north": "items 2"}
    block, out = "..... / ..... / ..AB. / ..CD. / .....", {"c3d3": "w", "c2c3": "y"}
    state = lay(block, floating=True, wants=wants, patrols=out, display="EF", phase="deal")
    assert news(state, "G") == [{"kind": "lost", "why": {"kind": "no-place", "patrols": 2}}]
    play(state, "G")
    assert (state.actor, state.scores, table(state)["result"]) == (OVER, (0.0,), "lost")
    assert table(state)["why"] == {"kind": "no-place", "patrols": 2}


@pytest.mark.rule("TP-15", "TP-8")
@pytest.mark.parametrize(("content", "rescue"), [
    ("A east", {"b3", "b2"}), ("B west", {"e3", "e2"}), ("A south", {"c4", "d4"}), ("C north", {"c1", "d1"}),
])
def test_one_place_is_enough_to_go_on(content: str, rescue: set[str]) -> None:
    wants = {"A east": "items 2", "B west": "items 2", "A south": "items 2", "C north": "items 2", content: "items 1"}
    block, out = "..... / ..... / ..AB. / ..CD. / .....", {"c3d3": "w", "c2c3": "y"}
    state = play(lay(block, floating=True, wants=wants, patrols=out, display="EF", phase="deal"), "G")
    assert state.actor == 0 and places(state, "G") == rescue


@pytest.mark.rule("TP-15")
def test_the_program_does_not_end_a_hopeless_game_early() -> None:
    state = lay("AB. / ... / ...", phase="card", wants={"A east": "items 1"}, tray="w")
    assert standing(state, "A east") == [("items", "hopeless")]
    assert state.actor == 0 and table(state)["result"] is None


def test_nothing_can_be_done_after_the_end() -> None:
    state = play(lay(FULL, patrols=ELEVEN), "c1c2 w2, done")
    assert state.legal() == [] == state.legal(0) and table(state)["forced"] == [] and table(state)["display"] == []
