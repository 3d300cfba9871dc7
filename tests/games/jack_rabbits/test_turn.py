"""The turn: dice and lottery, the hand limit, claims, the increment, the quests and the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour import CHANCE, OVER
from parlour.games.jack_rabbits import GAME
from parlour.locale import LANGUAGES, sentence
from tests.games.jack_rabbits.table import audience, can, hand, journey, play, step, table, turn, where

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
PHASES = ("lottery", "journey", "acquisition", "increment")
TEN = "2c 3c 4c 5c 6c 7c 8c 9c 10c Ac"


@pytest.mark.rule("JR-11", "JR-13")
def test_everybody_starts_at_the_citadel_with_three_cards_and_all_royals_in_the_aisle() -> None:
    state = GAME.start(seats=4)
    for _ in range(12):
        state.apply(state.draw(7))
    assert [seat["hand"] for seat in table(state)["seats"]] == [3, 3, 3, 3]
    assert {seat["at"] for seat in table(state)["seats"]} == {"citadel"}
    assert len(table(state)["aisle"]) == 14 and table(state)["pile"] == 28
    assert step(state) == "rolling"


@pytest.mark.rule("JR-15")
def test_the_dice_fall_as_two_dice_do() -> None:
    weights = Counter(dict(turn("", "").outcomes()))
    assert len(weights) == 21 and weights.total() == 36


@pytest.mark.rule("JR-15")
def test_a_card_with_the_number_of_a_die_draws_one_prize() -> None:
    state = play(turn("Ac 4h 10s", ""), "1-4")
    assert can(state) == ["Ac", "4h", "pass"]
    state = play(state, "4h")
    assert step(state) == "prize"
    state = play(state, "8d")
    assert hand(state) == "Ac 8d 4h 10s" and step(state) == "journey"


@pytest.mark.rule("JR-15", "JR-48")
def test_the_lottery_is_always_asked() -> None:
    assert can(play(turn("10s", ""), "1-4")) == can(play(turn("", ""), "1-4")) == ["pass"]


@pytest.mark.rule("JR-11")
def test_when_the_pile_is_empty_the_discard_is_reshuffled() -> None:
    rest = " ".join(rank + suit for suit in "cdhs" for rank in RANKS)
    state = turn("", "", discard=rest)
    assert table(state)["pile"] == 0
    state = play(state, "1-1", "pass", "stay")
    assert table(state)["pile"] == 40 and table(state)["discard"] == []


@pytest.mark.rule("JR-11")
def test_without_pile_and_discard_nothing_is_drawn() -> None:
    suits = [" ".join(rank + suit for rank in RANKS) for suit in "cdhs"]
    state = turn(*suits, hand_limit_rule="caught")
    state = play(state, "pass", "6-6", "6c", "stay")
    assert table(state)["mover"] == 1 and len(hand(state).split()) == 10


@pytest.mark.rule("JR-16")
def test_the_excess_is_discarded_by_choice_after_the_lottery() -> None:
    state = play(turn("2c 3c 4c 5c 6c 7c 8c 9c Kd", ""), "2-3", "2c", "10c")
    assert step(state) == "discarding" and len(can(state)) == 10
    state = play(state, "Kd")
    assert step(state) == "journey"
    assert "Kd" in table(state)["aisle"] and table(state)["carrots"] == {}


@pytest.mark.rule("JR-16")
def test_the_excess_is_discarded_at_the_end_of_the_turn_too() -> None:
    state = play(journey("2d 3d 4d 5d 6d 7d 8d 9d joker", "", at="Kd citadel"), "stay", "pass", "10d")
    assert step(state) == "discarding"
    state = play(state, "joker")
    assert table(state)["mover"] == 1 and table(state)["aisle"].count("joker") == 2


@pytest.mark.rule("JR-42")
def test_overtaxed_hands_hold_six() -> None:
    state = play(turn("2c 3c 4c 5c 6c 7c", "", overtaxed_hands=True), "2-3", "2c", "8c")
    assert step(state) == "discarding" and play(state, "8c").actor == 0


@pytest.mark.rule("JR-16")
def test_if_caught_an_excess_is_called_by_another_at_the_start_of_a_turn() -> None:
    state = turn("2d", TEN, hand_limit_rule="caught")
    assert can(state) == ["pass", "call 1"]
    called = play(state, "call 1")
    assert called.actor == 1 and step(called) == "discarding"
    assert step(play(called, "2c")) == "rolling"
    assert step(play(state, "pass")) == "rolling"


@pytest.mark.rule("JR-43")
def test_a_seized_surplus_goes_to_the_caller() -> None:
    state = play(turn("2d Kh Qh Jh", TEN + " Kd", at="Jd Jd", hand_limit_rule="caught", seized_surplus=True), "call 1")
    assert state.actor == CHANCE and len(state.outcomes()) == 11
    state = play(state, "Kd", "2c")
    assert step(state) == "giving-up" and can(state) == ["Kd", "Jh", "Qh", "Kh"]
    state = play(state, "Jh")
    assert hand(state) == "2c 2d Kd Qh Kh" and table(state)["carrots"] == {"Kd": 0, "Qh": 0, "Kh": 0}
    assert step(state) == "rolling"


@pytest.mark.rule("JR-25")
def test_a_royal_is_claimed_for_ten_points_of_its_suit() -> None:
    state = audience("4d 7d 9s", "", at="Kd citadel")
    assert can(state) == ["pass", "claim"]
    state = play(state, "claim", "4d", "7d")
    assert hand(state) == "Kd 9s" and table(state)["carrots"] == {"Kd": 0}
    assert step(state) == "increment"


@pytest.mark.rule("JR-25")
@pytest.mark.parametrize(("mine", "theirs"), [("4d 5d 9s", ""), ("10d", "Kd")])
def test_a_royal_cannot_be_claimed_for_less_or_from_a_hand(mine: str, theirs: str) -> None:
    assert step(audience(mine, theirs, at="Kd citadel")) == "increment"


@pytest.mark.rule("JR-25")
def test_without_a_free_carrot_a_royal_of_the_suit_must_be_spent() -> None:
    assert step(audience("10d Kc Qc Jc", "", at="Kd citadel")) == "increment"
    state = audience("2d 9d 10d Qd Kc Jc", "", at="Kd citadel")
    state = play(state, "claim")
    assert can(state) == ["2d", "9d", "Qd"]
    assert can(play(state, "2d")) == ["Qd"]
    state = play(state, "Qd")
    assert table(state)["carrots"] == {"Kc": 0, "Kd": 0, "Jc": 0}


@pytest.mark.rule("JR-26")
def test_one_card_is_drawn_at_the_end_of_the_turn() -> None:
    state = play(journey("", "", at="Kd citadel"), "stay", "5h")
    assert hand(state) == "5h" and table(state)["mover"] == 1


QUESTS: list[tuple[str, str, bool]] = [
    ("simple", "Kc Kd Qd", True), ("diverse", "Kc Kd Kh", True), ("diverse", "Kc Kd Qd", False),
    ("monarchic", "Kd Qd Jd", True), ("monarchic", "Kd Kc Jd", False), ("diverse_monarchic", "Kd Qh Js", True),
    ("diverse_monarchic", "Kd Qd Js", False), ("diverse_monarchic", "Kd Qh Qs", False), ("tribal", "Kd Qd Jd", True),
    ("tribal", "Kd Qd Js", False), ("simple", "Kc Kd", False),
]


@pytest.mark.rule("JR-14", "JR-27")
@pytest.mark.parametrize(("quest", "royals", "won"), QUESTS)
def test_who_reaches_the_citadel_with_the_royals_of_the_quest_wins(quest: str, royals: str, won: bool) -> None:
    state = journey("", royals + " joker", mover=1, at="Kd Jd", quest=quest)
    state = play(state, "joker", "ride citadel")
    assert (state.actor == OVER) == won
    if won:
        assert state.scores == (0.0, 1.0)


@pytest.mark.rule("JR-27")
def test_starting_a_turn_at_the_citadel_with_the_quest_met_wins() -> None:
    assert turn("Kc Kd Kh", "").actor == OVER
    assert turn("Kc Kd Kh", "", at="Kd citadel").actor == CHANCE


@pytest.mark.rule("JR-27")
def test_after_the_last_turn_the_game_is_a_draw() -> None:
    state = play(journey("", "", turn_limit=1), "stay", "5h")
    assert state.actor == OVER and state.scores == (0.5, 0.5)


@pytest.mark.rule("JR-14", "JR-37")
@pytest.mark.parametrize(
    ("options", "quest"),
    [
        ({}, "simple"), ({"game": "full"}, "diverse_monarchic"), ({"game": "full", "tight_suits": True}, "monarchic"),
        ({"game": "full", "tight_suits": True, "seats": 3}, "diverse_monarchic"), ({"quest": "tribal"}, "tribal"),
    ],
)
def test_the_quest_follows_the_game_unless_it_is_chosen(options: dict[str, Any], quest: str) -> None:
    assert table(GAME.start(**options))["quest"] == quest


@pytest.mark.rule("JR-28")
def test_the_lottery_is_played_off_the_board() -> None:
    state = play(turn("4h", "", at="off-board citadel"), "1-4", "4h", "8d")
    assert where(state) == "underground" and step(state) == "increment"


@pytest.mark.rule("JR-41")
def test_in_a_windfall_every_matching_card_and_a_double_draw_prizes() -> None:
    state = play(turn("4c 4h 10s", "", windfall_lottery=True), "4-4", "4c")
    assert can(state) == ["4h", "pass"]
    state = play(state, "4h", "pass", "Ac", "4s", "3c")
    assert step(state) == "journey" and hand(state) == "Ac 3c 4c 4h 4s 10s"


@pytest.mark.rule("JR-47")
def test_in_the_first_edition_a_rabbit_off_the_board_waits_underground_and_the_first_ace_matches_no_die() -> None:
    state = play(turn("Ac", "", at="off-board citadel", edition="first"), "1-4")
    assert where(state) == "underground" and can(state) == ["pass"]
    assert step(play(state, "pass")) == "increment"
    assert can(play(turn("Ac", "", capital="As -", edition="first"), "1-4")) == ["Ac", "pass"]


@pytest.mark.rule("JR-47")
def test_in_the_current_edition_the_rabbit_is_still_off_the_board_in_the_lottery() -> None:
    state = play(turn("Ac", "", at="off-board citadel"), "1-4")
    assert where(state) == "off-board" and can(state) == ["Ac", "pass"]


@pytest.mark.rule("JR-47")
def test_after_waiting_underground_the_rabbit_comes_out_in_the_next_turn_in_both_editions() -> None:
    for edition in ("first", "current"):
        state = play(turn("", "", at="off-board citadel", edition=edition), "1-4", "pass", "5h", "1-4", "pass", "stay", "6h")
        assert can(play(state, "1-4", "pass")) == ["stay", "cave1", "cave2", "cave3", "cave4"]


@pytest.mark.rule("JR-47")
def test_the_first_edition_trades_between_rabbits_and_has_capital_aces_and_a_strict_limit() -> None:
    first = audience("8d", "7h", at="Kc Kc", game="full", edition="first")
    assert "offer 1 h" in can(first)
    assert step(audience("8d", "7h", at="Kc Kc", edition="first")) == "increment"  # but not in the introductory game
    assert step(audience("8d", "7h", at="Kc Kc", game="full")) == "increment"
    state = play(audience("Ad", "", at="Kd citadel", edition="first"), "claim", "Ad")
    assert table(state)["seats"][0]["capital"] == "Ad"
    assert step(play(turn(TEN[:-3], "", edition="first"), "2-2", "2c", "Ac")) == "discarding"


@pytest.mark.rule("JR-47")
def test_the_phases_have_other_names_in_the_first_edition() -> None:
    for lang in LANGUAGES:
        now = [sentence(lang, "jack-rabbits-phase", phase=phase) for phase in PHASES]
        then = [sentence(lang, "jack-rabbits-phase-first", phase=phase) for phase in PHASES]
        assert now[0] != then[0] and now[1] == then[1] and now[2] == then[3] and then[2] not in now


@pytest.mark.rule("JR-12")
@pytest.mark.parametrize(("card", "worth"), [("Ac", 1), ("2c", 2), ("9c", 9), ("10c", 10), ("Jc", 10), ("Qc", 10), ("Kc", 10)])
def test_what_cards_are_worth(card: str, worth: int) -> None:
    for dice in ((5, 4), (5, 5), (5, 6)):
        state = play(journey(card, "", dice=dice), "NW")
        assert (step(state) == "on-road") == (sum(dice) <= worth)
    state = play(journey(f"{card} Ks", "", dice=(6, 5)), "NW", "trek", card)
    assert table(state)["payment"]["due"] == 11 - worth


@pytest.mark.rule("JR-11")
def test_three_cards_are_dealt_one_by_one_and_only_their_owners_see_them() -> None:
    state = GAME.start(seats=3)
    for card in ("2c", "3c", "4c", "5c"):
        state = play(state, card)
    assert [hand(state, seat) for seat in range(3)] == ["2c 5c", "3c", "4c"]
    assert [hand(state.seen(1), seat) for seat in range(3)] == ["", "3c", ""]
    assert len(state.outcomes()) == 36


@pytest.mark.rule("JR-13")
def test_turns_go_round_from_the_first_seat_and_everybody_has_three_carrots() -> None:
    state = GAME.start(seats=3)
    for _ in range(9):
        state.apply(state.draw(1))
    assert table(state)["mover"] == 0
    for mover in (1, 2, 0):
        state = play(state, "6-6", "pass", "stay")
        state.apply(state.draw(2))
        assert table(state)["mover"] == mover
    assert GAME.points(state) == [0, 0, 0] and table(state)["carrots"] == {}


@pytest.mark.rule("JR-15", "JR-41")
def test_without_windfall_one_card_is_shown_and_a_double_wins_nothing() -> None:
    state = play(turn("4c 4h", ""), "4-4")
    assert can(state) == ["4c", "4h", "pass"]
    assert step(play(state, "pass")) == "journey"
    assert step(play(state, "4c", "5c")) == "journey"


@pytest.mark.rule("JR-15")
def test_royals_and_jokers_match_no_die() -> None:
    assert can(play(turn("Kc Jd joker 10h", ""), "1-6")) == ["pass"]


@pytest.mark.rule("JR-41")
def test_in_a_windfall_a_double_wins_by_itself_and_what_is_drawn_is_not_shown_any_more() -> None:
    state = play(turn("10s", "", windfall_lottery=True), "4-4", "pass", "4c")
    assert step(state) == "journey" and hand(state) == "4c 10s"
    state = play(turn("Ac 6h", "", windfall_lottery=True), "1-6", "Ac", "6h", "pass", "6c", "As")
    assert step(state) == "journey" and hand(state) == "Ac 6c 6h As"
    assert step(play(turn("Ac 6h", "", windfall_lottery=True), "1-5", "pass")) == "journey"


@pytest.mark.rule("JR-16")
def test_every_seat_with_too_many_cards_discards_at_the_end_of_a_turn() -> None:
    state = journey("", TEN, "2d 3d 4d 5d 6d 7d 8d 9d 10d Ad joker", at="Kd citadel citadel")
    state = play(state, "stay", "5h")
    assert state.actor == 1 and step(state) == "discarding" and table(state)["mover"] == 0
    state = play(state, "2c")
    assert state.actor == 2 and "joker" in can(state)
    state = play(state, "joker", "2d")
    assert table(state)["mover"] == 1 and table(state)["discard"] == ["2c", "2d"]


@pytest.mark.rule("JR-16")
def test_royals_jokers_and_displayed_hearts_count_but_a_capital_ace_does_not() -> None:
    nine = "2c 3c 4c 5c 6c 7c 8c Kd joker"
    for more, capital, discards in (("9c", "- -", True), ("", "As -", False), ("9c", "As -", True)):
        state = play(turn(f"{nine} {more}", "", aces="capital", capital=capital), "1-1", "pass")
        assert (step(state) == "discarding") == discards


@pytest.mark.rule("JR-16")
def test_who_is_not_caught_keeps_the_cards_and_nobody_calls_themselves() -> None:
    state = play(turn(TEN, "2d", hand_limit_rule="caught"), "6-6", "pass", "stay", "3d")
    assert can(state) == ["pass", "call 0"]
    state = play(state, "pass", "6-6", "pass", "stay", "4d")
    assert step(state) == "rolling" and table(state)["mover"] == 0 and table(state)["seats"][0]["hand"] == 11


@pytest.mark.rule("JR-16")
def test_a_caller_may_call_several_players_and_a_royal_goes_back_with_its_carrot() -> None:
    hearts = "2h 3h 4h 5h 6h 7h 8h 9h 10h Kh"
    state = play(turn("2d", TEN, hearts, hand_limit_rule="caught"), "call 2", "Kh")
    assert can(state) == ["pass", "call 1"] and table(state)["carrots"] == {} and "Kh" in table(state)["aisle"]
    assert step(play(state, "call 1", "2c")) == "rolling"


@pytest.mark.rule("JR-16")
def test_who_is_caught_discards_down_to_the_limit() -> None:
    state = play(turn("2d", TEN + " Kd", hand_limit_rule="caught"), "call 1", "2c")
    assert state.actor == 1 and step(state) == "discarding"
    assert step(play(state, "3c")) == "rolling"


@pytest.mark.rule("JR-16", "JR-43")
def test_without_seizing_the_caught_choose_what_they_discard() -> None:
    state = play(turn("2d", TEN, hand_limit_rule="caught"), "call 1")
    assert state.actor == 1 and len(can(state)) == 10
    state = play(turn("2d", TEN, hand_limit_rule="caught", seized_surplus=True), "call 1")
    assert state.actor == CHANCE


@pytest.mark.rule("JR-43")
def test_only_the_two_see_what_is_seized_and_a_caller_may_be_caught_in_turn() -> None:
    how: dict[str, Any] = {"hand_limit_rule": "caught", "seized_surplus": True}
    state = play(turn("2d 3d 4d 5d 6d 7d 8d 9d 10d", TEN, "", **how), "call 1", "2c")
    assert table(state)["seats"][0]["hand"] == 10 and table(state)["seats"][1]["hand"] == 9 and step(state) == "rolling"
    assert "2c" in hand(state.seen(1), 0) and "2c" not in hand(state.seen(2), 0)
    state = play(state, "6-6", "pass", "stay", "5h")
    assert can(state) == ["pass", "call 0"]


@pytest.mark.rule("JR-31", "JR-43")
def test_a_seized_royal_changes_carrots_and_does_not_end_the_turn() -> None:
    state = turn("2d", TEN + " Kd", hand_limit_rule="caught", seized_surplus=True, overtaxed_hands=False, at="Jd Jd")
    state = play(state, "call 1", "Kd", "2c")
    assert table(state)["carrots"] == {"Kd": 0} and step(state) == "rolling"


@pytest.mark.rule("JR-42")
def test_without_overtaxed_hands_seven_cards_are_fine() -> None:
    assert step(play(turn("2c 3c 4c 5c 6c 7c", ""), "2-3", "2c", "8c")) == "journey"
    state = journey("2c 3c 4c 5c 6c 7c", "", at="Kd citadel", overtaxed_hands=True)
    assert step(play(state, "stay", "5h")) == "discarding"


@pytest.mark.rule("JR-25")
def test_a_royal_may_be_spent_for_another_of_its_suit() -> None:
    state = play(audience("Qd 3c", "", at="Kd citadel"), "claim", "Qd")
    assert table(state)["carrots"] == {"Kd": 0} and hand(state) == "3c Kd" and "Qd" in table(state)["aisle"]


@pytest.mark.rule("JR-25", "JR-26")
def test_after_a_claim_the_increment_follows_at_once() -> None:
    state = play(audience("10d 9d 8d", "", at="Jd citadel", game="full", discard="2d"), "claim", "10d")
    assert step(state) == "increment" and table(play(state, "5h"))["mover"] == 1


@pytest.mark.rule("JR-25")
def test_nobody_claims_at_the_citadel_or_underground() -> None:
    for stop in ("citadel", "underground"):
        assert step(play(journey("10c 10d 10h 10s", "", at=f"{stop} Qs"), "stay")) == "increment"


@pytest.mark.rule("JR-26", "JR-28")
def test_off_the_board_no_card_is_drawn() -> None:
    state = play(journey("2c", "", at="Jd citadel"), "N")
    assert table(state)["mover"] == 1 and hand(state) == "2c" and table(state)["pile"] == 39


@pytest.mark.rule("JR-27")
def test_the_game_goes_on_if_the_quest_is_not_met_and_ends_if_it_is() -> None:
    assert step(turn("Kc Kd", "", at="citadel citadel")) == "rolling"
    assert turn("", "Kc Kd Kh", "", mover=1).scores == (0.0, 1.0, 0.0)
    assert table(turn("Kc Kd Kh", ""))["winner"] == 0
    assert turn("Kc Kd Kh", "", quest="tribal").actor == CHANCE


@pytest.mark.rule("JR-27")
def test_without_a_limit_there_is_no_last_turn() -> None:
    state = play(journey("", ""), "stay", "5h")
    assert state.actor == CHANCE and table(state)["turn"] == 2
    state = play(journey("", "", turn_limit=2), "stay", "5h", "1-2", "pass", "stay", "6h")
    assert state.actor == OVER and state.scores == (0.5, 0.5) and table(state)["winner"] is None
