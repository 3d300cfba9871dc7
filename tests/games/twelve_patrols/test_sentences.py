"""What terminal and page say of 12 Patrols is said once: what happens, and how a game ended."""

from __future__ import annotations

import re
from typing import Any

import pytest

from parlour import OVER
from parlour.core.sayings import saying
from parlour.games.twelve_patrols import sentences
from parlour.locale import LANGUAGES
from parlour.terminal.speech import say, spoken
from tests.games.twelve_patrols.table import GAME, lay, play


def told(state: Any, text: str) -> Any:
    return GAME.event(state, GAME.parse(state, text), 0)["say"]


def named(card: str) -> Any:
    return saying(f"twelve-patrols-card-{card.lower()}", english=card)


def item(colour: str, face: int) -> Any:
    return saying("twelve-patrols-item", colour=colour, face=face)


def test_a_patrol_is_told_by_the_cards_beside_its_spot() -> None:
    row = play(lay("AB. / ... / ...", tray="w4 y b2"), "a3b3 w4, y")
    between = saying("twelve-patrols-between", first=named("Ash"), second=named("Bog"))
    assert told(row, "done") == [[saying("twelve-patrols-event-done", spot=between, items=[item("white", 4), item("yellow", 0)])]]


def test_of_two_cards_in_a_column_the_northern_one_comes_first() -> None:
    column = play(lay("A.. / B.. / ..."), "a2a3 w")
    assert spoken(told(column, "done")[0], "en") == "A patrol goes out at Ash – Bog: white cube."


def test_single_items_and_the_end_of_a_turn_are_not_told() -> None:
    state = lay("AB. / ... / ...", display="CD")
    assert told(state, "a3b3 w") == [] == told(state, "end")


def test_what_comes_of_a_move_is_told_after_it() -> None:
    state = lay("AB. / ... / ...", phase="card", tray="w y4 b")
    assert told(state, "C c3") == [
        [saying("twelve-patrols-event-place", card=named("Cave"), cell="c3")], [saying("twelve-patrols-event-row", line="3")],
    ]


def test_an_ended_game_says_how_it_ended() -> None:
    state = play(lay("AB. / ... / ...", phase="card", tray="w y4 b"), "C c3, a3b3 w, y4, b")
    assert GAME.view(state, 0)["table"]["ending"] is None
    last = told(state, "done")[-1]
    state = play(state, "done")
    assert state.actor == OVER and [GAME.view(state, 0)["table"]["ending"]] == last
    assert spoken(last, "en") == "Lost with 1 patrol out: nothing can be sent to Bog – Cave."


def test_cards_of_other_decks_are_called_as_their_deck_calls_them() -> None:
    assert [say(sentences.card(name), "ru") for name in ("Fishers' Bay", "Кремль")] == ["Рыбацкая бухта", "Кремль"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_is_a_whole_sentence(lang: str) -> None:
    then = [
        {"kind": "row", "line": "2"}, {"kind": "column", "line": "b"}, {"kind": "won"},
        {"kind": "lost", "why": {"kind": "no-place", "patrols": 2}},
        {"kind": "lost", "why": {"kind": "no-patrol", "spot": "a3b3", "patrols": 5}},
    ]
    events: list[dict[str, Any]] = [
        {"kind": "roll", "colour": "white", "dice": [1, 2, 3]}, {"kind": "deal", "name": "Salt Marsh"},
        {"kind": "place", "name": "Old Ruins", "cell": "b2"}, {"kind": "done", "spot": "a2a3", "items": ["w4", "b"]},
        {"kind": "discard", "item": "y"}, {"kind": "set", "die": "w3", "to": 5},
    ]
    names = {"a2": "Dark Forest", "a3": "Wild Plains", "b3": "Green Valley"}
    for event in events:
        lines = sentences.of_event({**event, "then": then}, names)
        assert len(lines) == 1 + len(then)
        for line in lines:
            assert re.fullmatch(r"[^{}$]+[.!]", spoken(line, lang)) and "twelve-patrols" not in spoken(line, lang)
