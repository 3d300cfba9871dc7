"""Positions as documents: written readably, read back exactly, and refused with a reason if they cannot be on the table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from parlour import CHANCE, OVER, SPECTATOR, State
from parlour.core import chance
from parlour.core.errors import BadPosition
from parlour.games.jack_rabbits import GAME
from tests.games.jack_rabbits.table import EVERY_SET_UP, audience, can, journey, play, random_game, step, table, turn
from tests.games.jack_rabbits.test_building import random_building, strict

BUILDINGS: list[dict[str, Any]] = [
    {"board": "strict", "seats": 3}, {"board": "free", "seats": 2, "guidelines": "warn"},
    {"board": "strict", "seats": 4, "guidelines": "warn"}, {"board": "free", "seats": 2, "tight_suits": True},
]
CHECKED_EVERY = 5  # plies


def again(state: State) -> State:
    return GAME.restore(json.loads(json.dumps(GAME.position(state))))


def check(state: State) -> None:
    for one in (state, state.seen(0), state.seen(state.seats - 1), state.seen(SPECTATOR)):
        assert again(one) == one


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("options", EVERY_SET_UP, ids=str)
def test_every_position_of_a_game_is_read_back_exactly(options: dict[str, Any]) -> None:
    for ply, state in enumerate(random_game(11, turn_limit=25, **options)):
        if ply % CHECKED_EVERY == 0 or step(state) in ("laying", "passing", "flying", "giving-up"):
            check(state)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("options", BUILDINGS, ids=str)
def test_every_position_of_a_building_is_read_back_exactly(options: dict[str, Any]) -> None:
    for ply, state in enumerate(random_building(12, **options)):
        if ply % CHECKED_EVERY == 0 or step(state) == "dealing":
            check(state)


def test_a_game_on_a_land_that_was_built_goes_on_from_its_position() -> None:
    *_, state = random_building(13, board="free", seats=3)
    for _ in range(9):
        state.apply(state.draw(3))
    check(play(state, "3-4", "pass"))


def test_what_is_left_out_is_a_usual_table() -> None:
    state = GAME.restore({"game": "jack-rabbits", "seats": [{"hand": ["3c"]}, {"at": "Qd", "hand": ["joker", "Kd"]}]})
    assert step(state) == "rolling" and table(state)["mover"] == 0 and table(state)["carrots"] == {"Kd": 1}
    assert table(state)["pile"] == 39 and table(state)["aisle"].count("joker") == 1
    assert can(play(state, "3-4")) == ["3c", "pass"]


def test_a_position_can_be_read_by_people() -> None:
    told = GAME.position(play(journey("5c 3s Kd", "4h", dice=(3, 4)), "NW", "trek"))
    assert told["step"] == "paying" and told["payment"] == {"for": "trek", "due": 7}
    assert told["seats"] == [{"at": "citadel", "hand": ["5c", "Kd", "3s"]}, {"at": "citadel", "hand": ["4h"]}]
    assert told["journey"]["came"] == told["journey"]["entered"][-1] and told["knowledge"] == {}
    assert play(GAME.restore(told), "3s", "5c") == play(journey("5c 3s Kd", "4h", dice=(3, 4)), "NW", "trek", "3s", "5c")


def test_knowledge_is_told_only_where_it_does_not_follow_from_the_table() -> None:
    state = play(turn("4c 9d", "10d"), "4-6", "4c")
    assert GAME.position(state)["knowledge"] == {"everybody": {"0": ["4c"]}}
    assert GAME.position(state.seen(1))["seats"][0]["hand"] == ["4c", "?"]
    fought = play(audience("10s", "4c 9d", at="Kd Kd", game="full"), "fight 1", "10s", "pass", "4c")
    assert GAME.position(fought)["knowledge"] == {"1": {"0": ["4c"]}}


def test_a_building_can_be_read_by_people() -> None:
    told = GAME.position(strict("triangle", "tavern1", "0,-2"))
    assert told["building"] == {"order": [], "tiles": [[], []], "tile": "tavern1", "at": [0, -2], "rebuilds": 0}
    assert "land" not in told and told["step"] == "turning"
    told = GAME.position(strict("triangle", "merchant1", "0,-2", "hexagon"))
    assert told["building"] == {"order": ["merchant1"], "tiles": [[], []], "shape": "hexagon", "rebuilds": 0}
    assert told["land"] == ["citadel 0,0 N NE SE S SW NW", "merchant1 0,-2 NE S NW"]


def test_the_example_of_the_docs_is_a_position() -> None:
    told = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    example = next(block for block in re.findall(r"```json\n(.*?)```", told, re.DOTALL) if '"jack-rabbits"' in block)
    assert can(GAME.restore(json.loads(example))) == ["5c", "9h", "Qs"]


# What cannot be on the table


HANDS: list[dict[str, Any]] = [{"hand": ["3c", "7h"]}, {"hand": ["4d"]}]
REFUSED: list[dict[str, Any]] = [
    {"stp": "rolling"}, {"step": "sleeping"}, {"step": 3}, {"step": "lottery"}, {"dice": [0, 7]}, {"dice": "3-4"},
    {"mover": 2}, {"mover": True}, {"turn": 0}, {"latest": 99999}, {"viewer": 7}, {"viewer": []}, {"options": {"seats": 9}},
    {"seats": [{"hand": ["3c"]}]}, {"seats": [{"hand": ["3c"]}, {"hand": ["3c"]}]}, {"seats": [{"hand": ["3x"]}, {}]},
    {"seats": [{"hand": ["joker", "joker"]}, {"hand": ["joker"]}]}, {"seats": [{"at": "moon"}, {}]},
    {"seats": [{"hand": ["?"]}, {}]}, {"seats": [{"capital": "Ac"}, {}]}, {"seats": [{"display": ["7h"]}, {}]},
    {"seats": [{"hand": ["Kc", "Kd", "Kh", "Ks"]}, {}]}, {"seats": [{"answer": "yes"}, {}]}, {"seats": [{"strength": 4}, {}]},
    {"discard": ["Kd"]}, {"discard": ["3c"]}, {"pile": 3}, {"waiting": [1]}, {"winner": 0},
    {"land": ["citadel 0,0 N NE SE S SW NW"]}, {"land": 5}, {"step": "journey", "dice": [1, 2], "waiting": [1]},
    {"step": "journey", "dice": [1, 2], "waiting": []},
    {"step": "on-road", "dice": [1, 2]}, {"step": "on-road", "dice": [1, 2], "journey": {"came": "Kd N"}},
    {"step": "passing", "dice": [1, 2], "journey": {"came": "Kd N"}}, {"step": "in-caves", "dice": [1, 2]},
    {"step": "flying", "dice": [1, 2]}, {"step": "paying", "dice": [1, 2]},
    {"step": "paying", "dice": [1, 2], "payment": {"for": "claim", "due": 10}},
    {"step": "paying", "dice": [1, 2], "payment": {"for": "trek", "due": 3}},
    {"step": "fighting", "dice": [1, 2]}, {"step": "fighting", "dice": [1, 2], "rival": 0}, {"step": "stealing", "dice": [1, 2]},
    {"step": "stealing", "dice": [1, 2], "rival": 1}, {"step": "discarding", "dice": [1, 2], "then": "journey"},
    {"step": "giving-up", "dice": [1, 2], "then": "audience"}, {"step": "basket", "dice": [1, 2]},
    {"step": "challenge", "dice": [1, 2]}, {"step": "visitor-shows", "dice": [1, 2], "showing": {"due": 6}},
    {"step": "answering", "dice": [1, 2], "offer": {"to": 1, "suit": "s", "diamonds": 1, "points": 1}},
    {"step": "laying", "dice": [1, 2], "offer": {"to": 1, "suit": "d", "diamonds": 1, "points": 1}},
    {"step": "prize", "dice": [1, 2]}, {"step": "dealing"}, {"step": "after", "dice": [1, 2]},
    {"basket": ["3c"]}, {"then": "journey"}, {"knowledge": {"everybody": {"1": ["3c"]}}},
    {"knowledge": {"everybody": {"0": ["Kd"]}}},
    {"knowledge": {"7": {}}}, {"knowledge": {"0": {"pile": ["3c"]}}}, {"knowledge": {"everybody": {"sea": ["3c"]}}},
    {"step": "placing", "building": {}}, {"board": "strict"}, {"passport": {"card": "3c", "worth": 3}}, {"fought": 1},
    {"step": "placing"}, {"seats": 5}, {"seats": [5, 6]}, {"seats": [{"hand": 5}, {}]},
]
BUILT: dict[str, Any] = {"game": "jack-rabbits", "options": {"board": "strict"}, "seats": [{}, {}]}
REFUSED_BUILDINGS: list[dict[str, Any]] = [
    {"step": "placing", "building": {}}, {"step": "placing", "building": {"tile": "citadel"}}, {"step": "rolling"},
    {"step": "placing", "building": {"tile": "Qd"}, "mover": 1}, {"step": "turning", "building": {"tile": "Qd", "at": [99, 0]}},
    {"step": "turning", "building": {"tile": "Qd", "at": [0, 0]}}, {"step": "flipping", "building": {"shape": "ball"}},
    {"step": "placing", "building": {"tile": "Qd", "order": ["Kd"]}}, {"step": "dealing-tiles", "building": {}},
    {"step": "choosing-tile", "building": {}}, {"step": "choosing-shape", "building": {"tiles": [["Qd"], ["Qd"]]}},
    {"step": "choosing-shape", "building": {"rebuilds": 99}}, {"step": "choosing-shape", "building": {"tiles": [[]]}},
    {"step": "placing", "building": {"tile": "Qd", "order": ["river1"]}, "mover": 1,
     "land": ["citadel 0,0 N NE SE S SW NW", "river1 6,0 N-S"]},
]


@pytest.mark.parametrize("wrong", REFUSED, ids=str)
def test_nonsense_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.restore({"game": "jack-rabbits", "seats": HANDS, **wrong})
    assert len(str(refused.value)) > 20


@pytest.mark.parametrize("wrong", REFUSED_BUILDINGS, ids=str)
def test_buildings_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.restore({**BUILT, **wrong})


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("many", [500, pytest.param(1500, marks=pytest.mark.soak)])
def test_what_a_spoilt_document_gives_can_be_played_or_is_refused(many: int) -> None:
    """Values of other positions put into a document: either it is refused, or the game goes on from there."""
    documents = [GAME.position(state) for options in EVERY_SET_UP[2:6] for state in random_game(14, turn_limit=12, **options)]
    documents += [GAME.position(state) for state in random_building(14, board="free")][:80]
    u = chance.keyed(15, 0, 0)
    accepted = 0
    for _ in range(many):
        u = chance.step(u)
        one = documents[chance.index(u, len(documents))]
        u = chance.step(u)
        other = documents[chance.index(u, len(documents))]
        u = chance.step(u)
        key = [name for name in {**one, **other} if name not in ("game", "options")][chance.index(u, 12)]
        spoilt = {name: value for name, value in one.items() if name != key} | ({key: other[key]} if key in other else {})
        try:
            state = GAME.restore(json.loads(json.dumps(spoilt)))
        except BadPosition:
            continue
        accepted += 1
        assert again(state) == state
        go_on(state, u)
    assert accepted > 20


def go_on(state: State, u: int) -> None:
    for _ in range(30):
        u = chance.step(u)
        if state.actor == OVER:
            return
        if state.actor == CHANCE:
            state.apply(state.draw(u))
        else:
            moves = state.legal()
            state.apply(moves[chance.index(u, len(moves))])
