"""What terminal and page say of a year's end is said once: by whose hand Warriors fell, and who took the trick."""

from __future__ import annotations

import msgspec

from parlour import SPECTATOR
from parlour.core import cards
from parlour.core.sayings import saying
from parlour.games.ard_ri import constants, kinds, sentences
from parlour.locale import LANGUAGES
from parlour.terminal.speech import say, spoken
from tests.games.ard_ri.table import GAME, choose, draw_any, lay

NAMES = ("Nuria", "Ana", "greedy")


def kills(*played: str) -> list[tuple[int, int]]:
    """Each fall of a Winter as (by, of)."""
    state = lay(*("" if card == "pass" else card for card in played), season="summer")
    choose(state, *played)
    winter = next(then for then in draw_any(state)["then"] if then["kind"] == "winter")
    msgspec.convert(winter, kinds.Winter)
    return [(kill["by"], kill["of"]) for kill in winter["kills"]]


def test_a_king_kills_a_queen_and_a_jack_and_cattle_takes_no_part() -> None:
    assert kills("Kh", "Qs", "9d", "Jc") == [(0, 1), (0, 3)]


def test_two_kings_and_a_jack_all_fall() -> None:
    assert [of for _, of in kills("Kh", "Ks", "Jc")] == [0, 1, 2]


def test_a_single_jack_stands_and_who_laid_nothing_is_left_alone() -> None:
    assert kills("Jh", "9c", "pass") == []


def test_a_warrior_in_hand_is_refused_in_spring_with_a_reason() -> None:
    spring = lay("Kh 7s", "8c")
    assert GAME.view(spring, 0)["table"]["refused"] == {"Kh": saying("ard-ri-no-warrior-in-spring")}
    assert GAME.view(lay("Kh 7s", "8c", season="summer"), 0)["table"]["refused"] == {}


def winter() -> dict[str, object]:
    return {
        "kind": "winter", "cards": ["7s", "Qd", "Ks"], "kills": [{"by": 2, "of": 1}], "winner": 2, "by": "warrior",
        "trick": ["2d", "7s"],
    }


def test_a_winter_is_told_line_by_line() -> None:
    event = {"kind": "draw", "to": 0, "card": "5c", "then": [winter(), {"kind": "year", "year": 2}]}
    assert [spoken(line, "en", NAMES, 0) for line in sentences.of_event(event)] == [
        "You draw 5♣.",
        "Winter: You turn up 7♠. Ana turns up Q♦. greedy turns up K♠.",
        "One Warrior falls: Q♦.",
        "K♠ is left standing and wins greedy the trick: 2♦, 7♠.",
        "Year 2 begins.",
    ]


def test_what_others_draw_is_not_told() -> None:
    assert sentences.of_event({"kind": "draw", "to": 1, "card": None, "then": []}) == []


def test_every_language_has_all_of_it() -> None:
    event = {"kind": "draw", "to": 0, "card": "5c", "then": [winter(), {"kind": "year", "year": 2}]}
    for lang in LANGUAGES:
        for line in sentences.of_event(event):
            assert not set(spoken(line, lang, NAMES, 1)) & set("{$")


def test_a_tip_is_about_the_season() -> None:
    seven, king = cards.NUMBERS["7s"], cards.NUMBERS["Kh"]
    assert sentences.tip(constants.SPRING, seven) == saying("ard-ri-tip-spring", card="7♠", value=7)
    assert sentences.tip(constants.SUMMER, king) == saying("ard-ri-tip-warrior", rank="K")


def test_a_seat_is_asked_for_a_card_or_told_that_it_passes_and_a_spectator_is_not_asked() -> None:
    spring = lay("3d Kh", "Ks")
    assert [say(GAME.view(spring, seat)["prompt"], "en") for seat in (0, 1)] == [
        "Spring: which Cattle do you play into the centre?", "Spring: you have no Cattle, so you pass.",
    ]
    assert GAME.view(spring, SPECTATOR)["prompt"] is None
