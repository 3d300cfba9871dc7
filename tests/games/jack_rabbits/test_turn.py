"""The turn: dice and lottery, the hand limit, claims, the increment, the quests and the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour import CHANCE, OVER
from parlour.games.jack_rabbits import GAME
from tests.games.jack_rabbits.table import audience, can, hand, journey, play, step, table, turn, where

rule = pytest.mark.rule

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
TEN = "2c 3c 4c 5c 6c 7c 8c 9c 10c Ac"


@rule("JR-11", "JR-13")
def test_everybody_starts_at_the_citadel_with_three_cards_and_all_royals_in_the_aisle() -> None:
    state = GAME.start(seats=4)
    for _ in range(12):
        state.apply(state.draw(7))
    assert [seat["hand"] for seat in table(state)["seats"]] == [3, 3, 3, 3]
    assert {seat["at"] for seat in table(state)["seats"]} == {"citadel"}
    assert len(table(state)["aisle"]) == 14 and table(state)["pile"] == 28
    assert step(state) == "rolling"


@rule("JR-15")
def test_the_dice_fall_as_two_dice_do() -> None:
    weights = Counter(dict(turn("", "").outcomes()))
    assert len(weights) == 21 and weights.total() == 36


@rule("JR-15")
def test_a_card_with_the_number_of_a_die_draws_one_prize() -> None:
    state = play(turn("Ac 4h 10s", ""), "1-4")
    assert can(state) == ["Ac", "4h", "pass"]
    state = play(state, "4h")
    assert step(state) == "prize"
    state = play(state, "8d")
    assert hand(state) == "Ac 8d 4h 10s" and step(state) == "journey"


@rule("JR-15", "JR-48")
def test_the_lottery_is_always_asked() -> None:
    state = play(turn("10s", ""), "1-4")
    assert can(state) == ["pass"]


@rule("JR-11")
def test_when_the_pile_is_empty_the_discard_is_reshuffled() -> None:
    rest = " ".join(rank + suit for suit in "cdhs" for rank in RANKS)
    state = turn("", "", discard=rest)
    assert table(state)["pile"] == 0
    state = play(state, "1-1", "pass", "stay")
    assert table(state)["pile"] == 40 and table(state)["discard"] == []


@rule("JR-11")
def test_without_pile_and_discard_nothing_is_drawn() -> None:
    suits = [" ".join(rank + suit for rank in RANKS) for suit in "cdhs"]
    state = turn(*suits, hand_limit_rule="caught")
    state = play(state, "pass", "6-6", "6c", "stay")
    assert table(state)["mover"] == 1 and len(hand(state).split()) == 10


@rule("JR-16")
def test_the_excess_is_discarded_by_choice_after_the_lottery() -> None:
    state = play(turn("2c 3c 4c 5c 6c 7c 8c 9c Kd", ""), "2-3", "2c", "10c")
    assert step(state) == "discarding" and len(can(state)) == 10
    state = play(state, "Kd")
    assert step(state) == "journey"
    assert "Kd" in table(state)["aisle"] and table(state)["carrots"] == {}


@rule("JR-16")
def test_the_excess_is_discarded_at_the_end_of_the_turn_too() -> None:
    state = play(journey("2d 3d 4d 5d 6d 7d 8d 9d joker", "", at="Kd citadel"), "stay", "pass", "10d")
    assert step(state) == "discarding"
    state = play(state, "joker")
    assert table(state)["mover"] == 1 and table(state)["aisle"].count("joker") == 2


@rule("JR-42")
def test_overtaxed_hands_hold_six() -> None:
    state = play(turn("2c 3c 4c 5c 6c 7c", "", overtaxed_hands=True), "2-3", "2c", "8c")
    assert step(state) == "discarding" and play(state, "8c").actor == 0


@rule("JR-16")
def test_if_caught_an_excess_is_called_by_another_at_the_start_of_a_turn() -> None:
    state = turn("2d", TEN, hand_limit_rule="caught")
    assert can(state) == ["pass", "call 1"]
    called = play(state, "call 1")
    assert called.actor == 1 and step(called) == "discarding"
    assert step(play(called, "2c")) == "rolling"
    assert step(play(state, "pass")) == "rolling"


@rule("JR-43")
def test_a_seized_surplus_goes_to_the_caller() -> None:
    state = play(turn("2d Kh Qh Jh", TEN + " Kd", at="Jd Jd", hand_limit_rule="caught", seized_surplus=True), "call 1")
    assert state.actor == CHANCE and len(state.outcomes()) == 11
    state = play(state, "Kd", "2c")
    assert step(state) == "giving-up" and can(state) == ["Kd", "Jh", "Qh", "Kh"]
    state = play(state, "Jh")
    assert hand(state) == "2c 2d Kd Qh Kh" and table(state)["carrots"] == {"Kd": 0, "Qh": 0, "Kh": 0}
    assert step(state) == "rolling"


@rule("JR-25")
def test_a_royal_is_claimed_for_ten_points_of_its_suit() -> None:
    state = audience("4d 7d 9s", "", at="Kd citadel")
    assert can(state) == ["pass", "claim"]
    state = play(state, "claim", "4d", "7d")
    assert hand(state) == "Kd 9s" and table(state)["carrots"] == {"Kd": 0}
    assert step(state) == "increment"


@rule("JR-25")
@pytest.mark.parametrize(("mine", "theirs"), [("4d 5d 9s", ""), ("10d", "Kd")])
def test_a_royal_cannot_be_claimed_for_less_or_from_a_hand(mine: str, theirs: str) -> None:
    assert step(audience(mine, theirs, at="Kd citadel")) == "increment"


@rule("JR-25")
def test_without_a_free_carrot_a_royal_of_the_suit_must_be_spent() -> None:
    assert step(audience("10d Kc Qc Jc", "", at="Kd citadel")) == "increment"
    state = audience("2d 9d 10d Qd Kc Jc", "", at="Kd citadel")
    state = play(state, "claim")
    assert can(state) == ["2d", "9d", "Qd"]
    assert can(play(state, "2d")) == ["Qd"]
    state = play(state, "Qd")
    assert table(state)["carrots"] == {"Kc": 0, "Kd": 0, "Jc": 0}


@rule("JR-26")
def test_one_card_is_drawn_at_the_end_of_the_turn() -> None:
    state = play(journey("", "", at="Kd citadel"), "stay", "5h")
    assert hand(state) == "5h" and table(state)["mover"] == 1


QUESTS: list[tuple[str, str, bool]] = [
    ("simple", "Kc Kd Qd", True), ("diverse", "Kc Kd Kh", True), ("diverse", "Kc Kd Qd", False),
    ("monarchic", "Kd Qd Jd", True), ("monarchic", "Kd Kc Jd", False), ("diverse_monarchic", "Kd Qh Js", True),
    ("diverse_monarchic", "Kd Qd Js", False), ("diverse_monarchic", "Kd Qh Qs", False), ("tribal", "Kd Qd Jd", True),
    ("tribal", "Kd Qd Js", False), ("simple", "Kc Kd", False),
]


@rule("JR-14", "JR-27")
@pytest.mark.parametrize(("quest", "royals", "won"), QUESTS)
def test_who_reaches_the_citadel_with_the_royals_of_the_quest_wins(quest: str, royals: str, won: bool) -> None:
    state = journey("", royals + " joker", mover=1, at="Kd Jd", quest=quest)
    state = play(state, "joker", "ride citadel")
    assert (state.actor == OVER) == won
    if won:
        assert state.scores == (0.0, 1.0)


@rule("JR-27")
def test_starting_a_turn_at_the_citadel_with_the_quest_met_wins() -> None:
    assert turn("Kc Kd Kh", "").actor == OVER
    assert turn("Kc Kd Kh", "", at="Kd citadel").actor == CHANCE


@rule("JR-27")
def test_after_the_last_turn_the_game_is_a_draw() -> None:
    state = play(journey("", "", turn_limit=1), "stay", "5h")
    assert state.actor == OVER and state.scores == (0.5, 0.5)


@rule("JR-14", "JR-37")
@pytest.mark.parametrize(
    ("options", "quest"),
    [
        ({}, "simple"), ({"game": "full"}, "diverse_monarchic"), ({"game": "full", "tight_suits": True}, "monarchic"),
        ({"game": "full", "tight_suits": True, "seats": 3}, "diverse_monarchic"), ({"quest": "tribal"}, "tribal"),
    ],
)
def test_the_quest_follows_the_game_unless_it_is_chosen(options: dict[str, Any], quest: str) -> None:
    assert table(GAME.start(**options))["quest"] == quest


@rule("JR-28")
def test_the_lottery_is_played_off_the_board() -> None:
    state = play(turn("4h", "", at="off-board citadel"), "1-4", "4h", "8d")
    assert where(state) == "underground" and step(state) == "increment"


@rule("JR-41")
def test_in_a_windfall_every_matching_card_and_a_double_draw_prizes() -> None:
    state = play(turn("4c 4h 10s", "", windfall_lottery=True), "4-4", "4c")
    assert can(state) == ["4h", "pass"]
    state = play(state, "4h", "pass", "Ac", "4s", "3c")
    assert step(state) == "journey" and hand(state) == "Ac 3c 4c 4h 4s 10s"


@rule("JR-47")
def test_in_the_first_edition_a_rabbit_off_the_board_waits_underground_and_the_first_ace_matches_no_die() -> None:
    state = play(turn("Ac", "", at="off-board citadel", edition="first"), "1-4")
    assert where(state) == "underground" and can(state) == ["pass"]
    assert step(play(state, "pass")) == "increment"
    assert can(play(turn("Ac", "", capital="As -", edition="first"), "1-4")) == ["Ac", "pass"]
