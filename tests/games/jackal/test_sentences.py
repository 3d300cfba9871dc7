"""What terminal and page say of Jackal is said once: events, what a move comes to, why something cannot be done, why it ended."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from parlour import CHANCE, OVER
from parlour.core.sayings import arguments
from parlour.games.jackal import constants, sentences
from parlour.games.jackal.refusals import ELSEWHERE
from parlour.locale import LANGUAGES, bundle
from parlour.terminal.speech import say, spoken
from tests.games.jackal.table import GAME, lay, play


def moves(state: Any) -> dict[str, Any]:
    return {move["text"]: move for move in GAME.view(state, state.actor)["moves"]}


def refusals(state: Any) -> Any:
    return GAME.view(state, state.actor)["table"]["refusals"]


def why(state: Any, start: str, cell: str, coin: bool = False) -> str:
    reasons = refusals(state)["laden" if coin else "to"][start]
    return str(reasons.get(cell, reasons[ELSEWHERE])).removeprefix("jackal-why-")


# What a move comes to


def test_hitting_freeing_and_dying_are_seen_at_the_end_of_the_chain() -> None:
    tiles = {"g8": "arrow1:n", "g9": "trap", "h8": "ogre", "f8": "empty"}
    told = moves(lay(tiles, white="g7, g9 trapped", red="f8"))
    assert [told[text]["sign"] for text in ("g7-g8", "g7-f8", "g7-h8", "g7-f7")] == ["free", "hit", "death", "open"]
    assert say(told["g7-f8"]["aim"], "en") == "f8: hits the enemy, who goes back to his ship"


def test_a_pirate_that_bounces_back_to_his_step_has_not_taken_another() -> None:
    tiles = {"g7": "jungle", "g8": "crocodile"}
    told = moves(lay(tiles, white="g7/2"))
    assert told["g7/2-g8"]["kind"] == "walk" and told["g7/2-g8"]["sign"] != "turn"
    assert moves(lay(tiles, white="g7/1"))["g7/1-g7/2"]["sign"] == "turn"


def test_an_enemy_in_the_water_drowns() -> None:
    told = moves(lay(white="d1", red="e1"))["d1-e1"]
    assert (told["sign"], say(told["aim"], "en")) == ("drown", "e1: the enemy in the water drowns")


def test_every_move_says_from_where_it_is_made() -> None:
    told = moves(lay({"g7": "jungle"}, white="g7/1, e5"))
    assert (told["g7/1-g7/2"]["start"], told["e5-e6"]["start"], told["ship f1"]["start"]) == ("g7/1", "e5", "g1")


# Why not


def test_what_cannot_be_done_has_a_reason() -> None:
    state = lay({"g3": "fortress"}, coins={"g2": 1}, white="g2", red="g3")
    assert why(state, "g1", "f2") == "ashore" and why(state, "g1", "f1") == "no-swim"
    assert why(state, "g2", "f1") == "land-to-sea" and why(state, "g2", "l7") == "far"
    assert why(state, "g2", "g3") == "held" and why(state, "g2", "g3", coin=True) == "coin-fortress"
    assert why(state, "g2", "h3", coin=True) == "coin-closed"
    assert why(lay(white="e1"), "e1", "e2") == "sea-to-land"
    assert why(lay({"g7": "jungle"}, white="g7/1"), "g7/1", "g8") == "steps"


def test_who_cannot_act_has_a_reason() -> None:
    tiles = {"g7": "trap", "e5": "rum"}
    start = refusals(lay(tiles, white="g7 trapped, e5 drunk", red="c3"))["start"]
    assert [start[cell] for cell in ("g7", "e5", "c3", ELSEWHERE)] == [
        "jackal-why-trapped", "jackal-why-drunk", "jackal-why-not-yours", "jackal-why-choose",
    ]


def test_reasons_are_for_the_seat_that_is_asked() -> None:
    state = lay(white="g7")
    other = next(seat for seat in range(state.seats) if seat != state.actor)
    assert GAME.view(state, other)["table"]["refusals"] is None


# Random games: whatever is said can be said, and whatever cannot be clicked has a reason


@pytest.mark.parametrize("seed", range(4))
def test_all_that_is_said_in_a_game_can_be_said_in_every_language(seed: int) -> None:
    chance = random.Random(seed)
    state, told = GAME.start(seats=2 + seed % 3, stall_rounds=5), []
    while state.actor != OVER:
        if state.actor == CHANCE:
            move = state.draw(chance.getrandbits(64))
        else:
            view = GAME.view(state, state.actor)
            codes = {code for by in view["table"]["refusals"].values() for one in by.values()
                     for code in (one.values() if isinstance(one, dict) else [one])}
            assert all(bundle("en").has_message(code) for code in codes)
            walks = {move["start"] for move in view["moves"] if move["kind"] in ("walk", "turn")}
            assert walks <= set(view["table"]["refusals"]["to"])
            picked = chance.choice(view["moves"])
            told.append([picked["aim"]])
            move = picked["move"]
        told += GAME.event(state, move, 0)["say"]
        state.apply(move)
    assert arguments(GAME.view(state, 0)["table"]["why"])["why"] in ("gold", "lead", "stall", "stuck")
    for lang in LANGUAGES:
        for line in told:
            assert re.fullmatch(r"[^{}$]+", spoken(line, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_is_a_whole_sentence(lang: str) -> None:
    then = [{"kind": kind, "pirate": "red", "cell": "e3", "many": 2} for kind in
            ("died", "revived", "hit", "trapped", "drunk", "banked", "lost")]
    for kind in ("walk", "fly", "turn", "on", "stay", "sail", "revive", "open"):
        event = {"kind": kind, "crew": "white", "from": "e2", "to": "e3", "cell": "e3", "tile": constants.FACE_NAMES[7],
                 "path": ["e2", "e3"], "then": then}
        for line in sentences.of_event(event):
            assert re.fullmatch(r"[^{}]+[.!]", spoken(line, lang))


# What is asked


def test_a_crew_is_asked_for_a_pirate_and_one_on_his_way_for_a_way_or_a_flight() -> None:
    def asked(state: Any) -> str:
        return say(GAME.view(state, state.actor)["prompt"], "en")

    state = lay({"g8": "arrow3:w+e", "h8": "plane"}, white="g7")
    assert asked(state) == "White: choose a pirate or the ship"
    assert GAME.view(state, 1 - state.actor)["prompt"] is None
    assert asked(play(state.copy(), "g7-g8")) == "Which way from g8?"
    assert asked(play(state.copy(), "g7-h8")) == "Where does the flight from h8 go?"
