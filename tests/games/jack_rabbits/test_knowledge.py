"""Who knows what: what is shown is remembered until it may have left the hand, and nobody knows more than they have seen."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import SPECTATOR, State
from parlour.core import chance
from parlour.games.jack_rabbits import GAME
from tests.games.jack_rabbits import table as tables
from tests.games.jack_rabbits.table import can, hand, play, table

PIPS = [rank + suit for suit in "cdhs" for rank in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")]


def turn(*hands: str, **how: Any) -> State:
    return tables.turn(*hands, game="full", **how)


def journey(*hands: str, **how: Any) -> State:
    return tables.journey(*hands, game="full", **how)


def audience(*hands: str, **how: Any) -> State:
    return tables.audience(*hands, game="full", **how)


def known(state: State, viewer: int, seat: int) -> str:
    """What a viewer knows of a seat's hand."""
    return hand(state.seen(viewer), seat)


def worlds(state: State, viewer: int, many: int = 60) -> list[State]:
    """Worlds that a viewer can imagine."""
    u = chance.keyed(7, 0, 0)
    seen, found = state.seen(viewer), []
    for _ in range(many):
        u = chance.step(u)
        found.append(seen.imagine(u))
    return found


@pytest.mark.rule("JR-48")
def test_hands_are_hidden_and_what_lies_open_is_not() -> None:
    state = turn("2c Kd joker", "3c Qh", discard="5s", capital="- As", aces="capital")
    assert known(state, 0, 1) == "Qh" and known(state, 1, 0) == known(state, SPECTATOR, 0) == "Kd joker"
    told = table(state.seen(SPECTATOR))
    assert [seat["hand"] for seat in told["seats"]] == [3, 2] and told["carrots"] == {"Kd": 0, "Qh": 1}
    assert told["discard"] == ["5s"]
    assert told["seats"][1]["capital"] == "As" and "Kc" in told["aisle"] and told["pile"] == 36


@pytest.mark.rule("JR-48")
def test_a_card_shown_in_the_lottery_stays_known_until_it_is_spent() -> None:
    state = play(turn("4h 9d", "", at="Kd citadel"), "pass", "3-4", "4h", "5c")
    assert known(state, 1, 0) == known(state, SPECTATOR, 0) == "4h"
    later = play(state, "stay", "6c", "1-2", "pass", "stay", "7c", "pass", "6-6", "pass")
    assert known(later, 1, 0) == "4h"
    spent = play(journey("4h 3h", "", at="Jd citadel"), "S", "tavern", "3h", "4h")
    assert known(spent, 1, 0) == "joker" and table(spent)["discard"] == ["3h", "4h"]


@pytest.mark.rule("JR-48")
def test_clubs_shown_hearts_shown_and_cards_bought_are_known() -> None:
    assert known(play(turn("5c 6c", "", at="Kd citadel"), "5c"), 1, 0) == "5c"
    state = play(journey("6h", "7h 9h"), "NE", "1:yes", "7h")
    assert known(state, 0, 1) == known(state, SPECTATOR, 1) == "7h"
    state = play(audience("9d 10d", "", at="Js citadel", discard="3s"), "market", "3s", "pass", "9d")
    assert known(state, 1, 0) == "3s"


@pytest.mark.rule("JR-30", "JR-48")
def test_a_theft_that_a_seat_did_not_see_makes_it_unsure_of_all_that_the_victim_held() -> None:
    state = play(turn("9s", "4h 8d", "", mover=1, at="Kd Kd citadel"), "pass", "3-4", "4h", "5c", "stay", "6c")
    assert known(state, 2, 1) == known(state, 0, 1) == "4h"
    state = play(state, "6-6", "pass", "stay", "7c", "pass", "6-6", "pass", "stay", "fight 1", "9s", "pass", "8d")
    assert known(state, 2, 1) == known(state, 2, 0) == "" and known(state, SPECTATOR, 1) == ""
    assert known(state, 0, 1) == "4h" and known(state, 1, 0) == "8d"
    places = {next(seat for seat in range(3) if "4h" in hand(world, seat).split()) for world in worlds(state, 2)}
    assert places == {0, 1}


@pytest.mark.rule("JR-48")
def test_when_the_discard_is_reshuffled_its_cards_may_be_anywhere_drawn() -> None:
    rest = " ".join(card for card in PIPS if card not in ("2c", "3d"))
    state = tables.journey("2c", "3d", discard=rest)
    state = play(state, "stay", "5h")
    assert table(state)["pile"] == 37 and known(state, 0, 0) == "2c 5h"
    assert known(state, 1, 0) == "2c"  # the pile had run out, so it was nowhere else; what was drawn since is not known
    held = {hand(world, 0) for world in worlds(state, 1)}
    assert len(held) > 10 and all("3d" not in cards.split() for cards in held)


@pytest.mark.rule("JR-35", "JR-48")
def test_what_is_laid_face_down_is_hidden_until_both_have_laid() -> None:
    state = play(audience("8d 2s", "7h", "", at="Kc Kc citadel", personal_trade=True), "offer 1 h", "8", "7", "yes")
    assert state.waiting == (0, 1)
    laid = [play(state, "0:8d"), play(state, "0:2s")]
    for viewer in (1, 2, SPECTATOR):
        assert laid[0].seen(viewer) == laid[1].seen(viewer)
        told = [GAME.event(state, GAME.parse(state.seen(0), card), viewer, by=0) for card in ("8d", "2s")]
        assert told[0] == told[1] and told[0]["kind"] == "laying"
    undone = play(laid[0], "0:pass", "1:pass")
    assert known(undone, 2, 0) == "8d"  # undone, but seen


@pytest.mark.rule("JR-48")
def test_only_the_drawer_is_told_what_was_drawn() -> None:
    state = play(tables.journey("", "", at="Kd citadel"), "stay")
    for outcome, _ in state.outcomes()[:3]:
        told = {seat: GAME.event(state, outcome, seat)["card"] for seat in (0, 1, SPECTATOR)}
        assert told[0] == GAME.text(state, outcome) and told[1] is told[SPECTATOR] is None


@pytest.mark.rule("JR-15", "JR-29", "JR-32", "JR-48")
def test_questions_that_only_a_hidden_card_would_answer_are_asked_anyway() -> None:
    assert can(play(turn("10s", ""), "1-4")) == ["pass"]
    assert can(turn("10s", "", at="Kd citadel")) == ["pass"]
    asked = play(journey("", "", ""), "NE")
    assert asked.waiting == (1, 2) and can(asked, 1) == can(asked, 2) == ["pass"]
    assert can(play(journey("", "6h"), "NE", "1:yes", "6h")) == ["pass"]
    assert can(play(audience("4s", "", at="Kd Kd"), "fight 1", "4s")) == ["pass"]


@pytest.mark.rule("JR-48")
def test_imagined_hands_hold_what_was_begun() -> None:
    state = play(journey("3c 4s 9d", ""), "NW", "trek", "3c")
    for world in worlds(state, 1, 20):
        assert can(world) and table(world)["payment"]["due"] == 4
