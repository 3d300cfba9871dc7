"""Positions: small ones written by hand, impossible ones refused, all of a game written and read back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour import OVER, BadPosition
from tests.games.twelve_patrols.table import CARDS, GAME, begin, lay, legal, lies, play, random_game, rest, table

EVERYTHING = rest([], (2, 4, 6))
PAIR = {"placed": {"a3": "Ash", "b3": "Bog"}, "phase": "patrol", "display": ["Cave", "Dale"], "tray": EVERYTHING}


@pytest.mark.parametrize("frame", ["fixed", "floating"])
@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_game_can_be_written_and_read_back(frame: str, seed: int) -> None:
    for state in random_game(seed, careful=seed % 2 == 0, frame=frame):
        written = json.loads(json.dumps(lies(state)))
        assert GAME.restore(written) == state
        assert GAME.restore(json.loads(json.dumps(GAME.position(state.seen(0))))) == state.seen(0)


def test_a_position_is_written_in_words() -> None:
    state = play(lay("AB. / ... / ...", tray="w w4 y b6"), "a3b3 w4, y")
    found = lies(state)
    assert found["placed"] == {"a3": "Ash", "b3": "Bog"} and found["display"] == ["Cave", "Dale"]
    assert found["building"] == {"spot": "a3b3", "items": ["w4", "y"]} and found["tray"] == ["w", "b6"]
    assert (found["phase"], found["turning"], found["round"], found["patrols"]) == ("patrol", False, 2, {})
    assert found["options"] == {"seats": 1, "deck": "standard", "frame": "fixed"} and "ended" not in found


def test_before_the_roll_there_is_nothing() -> None:
    assert GAME.restore({}) == GAME.restore({"phase": "roll"}) == GAME.start()
    rolled = play(GAME.start(), "1-2-3")
    assert GAME.restore({"phase": "roll", "tray": ["w", "w", "w", "w1", "w2", "w3"]}) == rolled


def test_a_discard_can_be_written_in_the_middle() -> None:
    state = play(lay("AB. / ... / ..."), "discard w")
    assert GAME.restore(lies(state)) == state and all("=" in text for text in legal(state))
    state = play(begin(), "discard w")
    assert GAME.restore(lies(state)) == state


def test_a_finished_game_tells_how_it_ended() -> None:
    state = play(lay("AB. / ... / ...", phase="card", tray=""), "C c3")
    assert state.actor == OVER and lies(state)["ended"] == "no-patrol"
    assert GAME.restore(lies(state)) == state


def test_whose_position_it_is_can_be_told() -> None:
    state = begin()
    assert lies(state)["viewer"] is None
    assert GAME.position(state.seen(0))["viewer"] == 0
    assert GAME.restore({**lies(state), "viewer": "spectator"}).viewer == -3


def test_moves_are_described() -> None:
    state = lay("AB. / ... / ...", tray="w w4")
    described = {move["text"]: move for move in GAME.view(state, 0)["moves"]}
    assert described["a3b3 w4"] | {"move": 0} == {"move": 0, "text": "a3b3 w4", "kind": "put", "spot": "a3b3", "item": "w4"}
    assert described["discard w"] | {"move": 0} == {"move": 0, "text": "discard w", "kind": "discard", "item": "w"}
    assert described["end"] == {"move": 1066, "text": "end", "kind": "end"}
    assert GAME.describe(begin(), GAME.parse(begin(), "B c1")) == {"kind": "place", "card": 1, "cell": "c1"}
    play(state, "discard w")
    assert GAME.describe(state, GAME.parse(state, "w4=6")) == {"kind": "set", "die": "w4", "to": 6}
    assert table(state)["turning"] is True


def changed(**changes: Any) -> dict[str, Any]:
    return {**PAIR, **changes}


def without(*items: str) -> list[str]:
    left = list(EVERYTHING)
    for item in items:
        left.remove(item)
    return left


ROW = {"a3": "Ash", "b3": "Bog", "c3": "Cave"}


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(changed(placed={"a3": "Ash", "b3": "Atlantis"}), id="a card that does not exist"),
        pytest.param(changed(placed={"a3": "Ash", "b3": "Ash"}), id="a card placed twice"),
        pytest.param(changed(display=["Ash", "Cave"]), id="a card placed and face up"),
        pytest.param(changed(placed={"a3": "Ash", "d3": "Bog"}), id="a cell that does not exist"),
        pytest.param(changed(placed={"a3": "Ash", "c3": "Bog"}), id="cards that do not touch"),
        pytest.param(changed(placed={"a3": "Ash", "b2": "Bog"}), id="cards that touch at a corner"),
        pytest.param(changed(display=["Cave"]), id="too few cards face up"),
        pytest.param(changed(display=["Cave", "Dale", "Elm"]), id="too many cards face up"),
        pytest.param(changed(phase="card"), id="two cards to choose from where there should be three"),
        pytest.param(changed(phase="deal", display=["Cave", "Dale", "Elm"]), id="a deal with a full display"),
        pytest.param(changed(phase="deal", display=["Cave"]), id="a deal of two cards in the middle of the game"),
        pytest.param(changed(phase="roll"), id="a roll in the middle of the game"),
        pytest.param(changed(phase="patrol", placed={"a3": "Ash"}), id="a patrol with a single card"),
        pytest.param(changed(phase="lunch"), id="a phase that does not exist"),
        pytest.param(changed(tray=without("w")), id="a cube missing"),
        pytest.param(changed(tray=[*EVERYTHING, "w1"]), id="a die too many"),
        pytest.param(changed(tray=[*without("w2"), "w"]), id="a cube in place of a die"),
        pytest.param(changed(tray=[*without("w2"), "w7"]), id="a die with a seven"),
        pytest.param(changed(tray=[*without("w2"), "g2"]), id="a green die"),
        pytest.param(changed(tray=[*without("w2"), 2]), id="a number for an item"),
        pytest.param(changed(patrols={"a3b3": ["w"]}), id="an item in two places"),
        pytest.param(changed(patrols={"a3b3": []}), id="an empty patrol"),
        pytest.param(changed(patrols={"b3c3": ["w"]}, tray=without("w")), id="a patrol beside a single card"),
        pytest.param(changed(patrols={"a3c3": ["w"]}, tray=without("w")), id="a spot that does not exist"),
        pytest.param(changed(building={"spot": "b3c3", "items": ["w"]}, tray=without("w")), id="a patrol begun beside a card"),
        pytest.param(changed(building={"spot": "a3b3", "items": []}), id="a patrol begun with nothing"),
        pytest.param(
            changed(building={"spot": "a3b3", "items": ["w"]}, patrols={"a3b3": ["y"]}, tray=without("w", "y")),
            id="a patrol begun where one is out"),
        pytest.param(
            {**changed(phase="card", display=["Cave", "Dale", "Elm"], tray=without("w")),
             "building": {"spot": "a3b3", "items": ["w"]}}, id="a patrol begun before the card"),
        pytest.param(changed(patrols={"a3b3": ["w"]}, tray=without("w")), id="a turn that has ended by itself"),
        pytest.param(
            changed(placed=ROW, phase="card", display=["Dale", "Elm", "Ford"]), id="a complete row without patrols at a card"),
        pytest.param(changed(placed=ROW, phase="deal", display=["Dale", "Elm"]), id="a complete row without patrols at a deal"),
        pytest.param(changed(placed=ROW, display=["Dale", "Elm"], tray=[], discarded=EVERYTHING), id="a game that is lost"),
        pytest.param(changed(phase="over"), id="an end without a reason"),
        pytest.param(changed(phase="over", ended="won"), id="a win without patrols"),
        pytest.param(changed(phase="over", ended="no-patrol"), id="a loss without a spot to fill"),
        pytest.param(changed(phase="over", ended="no-place"), id="a loss although cards can be placed"),
        pytest.param(changed(phase="over", ended="rain"), id="an end that does not exist"),
        pytest.param(changed(ended="won"), id="an end in the middle of the game"),
        pytest.param(changed(turning=True), id="a die to turn without a discard"),
        pytest.param(
            changed(phase="deal", turning=True, tray=without("w"), discarded=["w"]), id="a die to turn while a card is dealt"),
        pytest.param(
            changed(tray=["w", "y", "b"], discarded=without("w", "y", "b"), turning=True), id="a die to turn and no die"),
        pytest.param(changed(round=-1), id="less than no time"),
        pytest.param(changed(viewer=1), id="a viewer without a seat"),
        pytest.param(changed(weather="fine"), id="an unknown key"),
        pytest.param(changed(game="jackal"), id="another game"),
        pytest.param(changed(options={"deck": "tarot"}), id="a deck that does not exist"),
        pytest.param(changed(options={"seats": 2}), id="two players"),
        pytest.param(changed(placed=["a3", "b3"]), id="cells without cards"),
        pytest.param(changed(tray="wyb"), id="a text for a tray"),
        pytest.param(
            {"options": {"frame": "floating"}, "phase": "patrol", "display": ["Cave", "Dale"], "tray": EVERYTHING,
             "placed": {"b2": "Ash", "b3": "Bog"}}, id="a floating kingdom without its middle"),
        pytest.param(
            {"options": {"frame": "floating"}, "phase": "deal", "display": ["Elm", "Ford"], "tray": EVERYTHING,
             "placed": {"a3": "Ash", "b3": "Bog", "c3": "Cave", "d3": "Dale"}}, id="four cards in a row"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.restore(position)


def test_what_the_cards_want_is_checked() -> None:
    lay("AB. / ... / ...", phase="card", wants={"B west": "items 2"}, patrols={"a3b3": "w y"})
    with pytest.raises(BadPosition, match="requirement not met"):
        lay("AB. / ... / ...", phase="card", wants={"B west": "items 2"}, patrols={"a3b3": "w"})
    with pytest.raises(BadPosition, match="cannot be completed"):
        lay("AB. / ... / ...", wants={"B west": "items 2"}, building=("a3b3", "w y b"))


def test_the_possible_positions_of_these_tests_are_possible() -> None:
    assert legal(GAME.restore(PAIR)) == legal(lay("AB. / ... / ..."))
    assert set(CARDS.values()) >= set(ROW.values())
