"""Positions and notation: small ones written by hand, impossible ones refused, all of a game written and read back."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import CHANCE, OVER, BadPosition
from tests.games.jackal.table import EVERY_SET_UP, GAME, lay, legal, lies, play, random_game, to_move


def test_what_is_not_written_is_as_at_the_start() -> None:
    assert GAME.restore({}) == GAME.start()
    assert GAME.restore({"options": {"seats": 2}}) == GAME.start(seats=2)


@pytest.mark.parametrize("options", EVERY_SET_UP, ids=str)
@pytest.mark.parametrize("seek_gold", [False, True])
def test_every_position_of_a_game_can_be_written_and_read_back(options: dict[str, Any], seek_gold: bool) -> None:
    for ply, state in enumerate(random_game(3, seek_gold, stall_rounds=6, **options)):
        if ply % 3 == 0 or state.actor == OVER:
            assert GAME.restore(lies(state)) == state
            assert GAME.restore(lies(state.seen(0))) == state.seen(0)


def test_every_move_has_a_text_of_its_own() -> None:
    for ply, state in enumerate(random_game(5, seek_gold=True, stall_rounds=6)):
        if ply % 3 == 0 and state.actor not in (OVER, CHANCE):
            assert len(set(legal(state))) == len(state.legal())
            assert [GAME.parse(state, text) for text in legal(state)] == state.legal()


def test_a_chain_can_be_written_in_the_middle() -> None:
    state = play(lay({"g8": "arrow3:w+e", "h8": "crocodile", "f8": "plane"}, white="g7"), "g7-g8")
    again = GAME.restore(lies(state))
    assert (again, legal(again)) == (state, legal(state))
    play(state, ">h8")
    assert GAME.restore(lies(state)) == state and "stay" in legal(state)
    play(state, ">c4")
    assert GAME.restore(lies(state)) == state and state.actor == CHANCE


def test_moves_are_described_with_the_chain_as_far_as_it_is_known() -> None:
    tiles = {"g8": "arrow1:n", "g9": "ice", "g10": "rum", "h8": "ogre", "f8": "horse"}
    described = {move["text"]: move for move in GAME.view(lay(tiles, white="g7"), 0)["moves"]}
    assert (described["g7-g8"]["path"], described["g7-g8"]["end"]) == (["g7", "g8", "g9", "g10"], "drunk")
    assert (described["g7-h8"]["path"], described["g7-h8"]["end"]) == (["g7", "h8"], "dead")
    assert (described["g7-f8"]["path"], described["g7-f8"]["end"]) == (["g7", "f8"], "choice")
    assert (described["g7-f7"]["path"], described["g7-f7"]["end"]) == (["g7", "f7"], "closed")
    sails = described["ship f1"]
    assert (sails["kind"], sails["ship"], sails["to"]) == ("sail", "white", "f1")


def test_whose_turn_it_is_may_be_told() -> None:
    assert (to_move(lay(crew="yellow")), lay(crew="yellow").actor) == ("yellow", 3)
    assert lay(crew="yellow", options={"seats": 2}).actor == 1


GROUND = {"g7": "empty"}


@pytest.mark.parametrize(
    "position",
    [
        pytest.param({"tiles": {"b2": "empty"}}, id="a tile in the sea"),
        pytest.param({"tiles": {"n3": "empty"}}, id="a cell that does not exist"),
        pytest.param({"tiles": {"g7": "volcano"}}, id="a tile that does not exist"),
        pytest.param({"tiles": {"g7": "ogre", "g8": "ogre"}}, id="the ogre twice"),
        pytest.param({"tiles": {"g7": "arrow1"}}, id="an arrow that points nowhere"),
        pytest.param({"pirates": {"white": ["g7", "ship", "ship"]}}, id="a pirate on a closed tile"),
        pytest.param({"pirates": {"white": ["a1"]}}, id="a pirate off the board"),
        pytest.param({"pirates": {"white": ["ship"] * 4}}, id="a fourth pirate"),
        pytest.param({"tiles": GROUND, "pirates": {"white": ["g7 drunk"]}}, id="drunk without rum"),
        pytest.param({"tiles": GROUND, "pirates": {"white": ["g7 trapped"]}}, id="trapped without a trap"),
        pytest.param({"tiles": GROUND, "pirates": {"white": ["g7 asleep"]}}, id="a condition that does not exist"),
        pytest.param({"tiles": GROUND, "pirates": {"white": ["g7/1"]}}, id="a step of a tile that does not spin"),
        pytest.param({"tiles": {"g7": "jungle"}, "pirates": {"white": ["g7/3"]}}, id="a third step of two"),
        pytest.param({"tiles": {"g7": "jungle"}, "pirates": {"white": ["g7"]}}, id="on a spinning tile without a step"),
        pytest.param({"tiles": GROUND, "pirates": {"white": ["g7"], "red": ["g7"]}}, id="enemies in one place"),
        pytest.param({"pirates": {"white": ["ship", "a7"], "red": []}}, id="on an enemy ship"),
        pytest.param({"tiles": {"g7": "arrow1:n"}, "pirates": {"white": ["g7"]}}, id="standing on an arrow"),
        pytest.param({"tiles": {"g7": "ogre"}, "pirates": {"white": ["g7"]}}, id="standing before the ogre"),
        pytest.param({"tiles": {"g7": "chest1", "g8": "fortress"}, "coins": {"g8": 1}}, id="a coin in a fortress"),
        pytest.param({"tiles": {"g7": "chest1", "g8": "ice"}, "coins": {"g8": 1}}, id="a coin on ice"),
        pytest.param({"tiles": {"g7": "chest1"}, "coins": {"g8": 1}}, id="a coin on a closed tile"),
        pytest.param({"tiles": {"g7": "chest1"}, "coins": {"g1": 1}}, id="a coin in the sea"),
        pytest.param({"tiles": {"g7": "chest1"}, "coins": {"g7": 2}}, id="more coins than were opened"),
        pytest.param({"tiles": {"g7": "chest1"}, "coins": {"g7": 0}}, id="no coins"),
        pytest.param({"bank": {"white": 1}}, id="banked before a chest was opened"),
        pytest.param({"lost": 1}, id="lost before a chest was opened"),
        pytest.param({"ships": {"white": "b1"}}, id="a ship too far along"),
        pytest.param({"ships": {"white": "a7"}}, id="a ship on another side"),
        pytest.param({"crew": "green"}, id="a crew that does not exist"),
        pytest.param({"crew": "yellow", "options": {"seats": 3}}, id="a crew that does not play"),
        pytest.param({"pirates": {"white": ["dead"] * 3}}, id="a crew to move that cannot act"),
        pytest.param({"chain": {"pirate": 3, "from": "g1"}}, id="a chain of a crew that is not to move"),
        pytest.param({"chain": {"pirate": 0, "from": "g1"}}, id="a chain on the ship"),
        pytest.param({"tiles": {"g2": "horse"}, "pirates": {"white": ["g2"]}, "chain": {"pirate": 0}}, id="a chain from nowhere"),
        pytest.param(
            {"tiles": {"g2": "horse"}, "pirates": {"white": ["g2"]}, "chain": {"pirate": 0, "from": "g1", "used": {"g2": 900}}},
            id="ways that do not exist",
        ),
        pytest.param(
            {"tiles": GROUND, "pirates": {"white": ["g7"]}, "chain": {"pirate": 0, "from": "g6"}}, id="a chain without a choice"
        ),
        pytest.param({"winners": []}, id="an end without winners"),
        pytest.param({"idle": -1}, id="less than no time"),
        pytest.param({"viewer": 4}, id="a viewer without a seat"),
        pytest.param({"game": "ard-ri"}, id="another game"),
        pytest.param({"weather": "fine"}, id="an unknown key"),
        pytest.param({"tiles": ["g7"]}, id="tiles without faces"),
        pytest.param({"options": {"seats": 9}}, id="too many players"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.restore(position)
