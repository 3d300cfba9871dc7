"""The four strategies of the full game, and the options that change them."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import CHANCE, SPECTATOR, State
from tests.games.jack_rabbits import table as tables
from tests.games.jack_rabbits.table import can, hand, play, step, table, where

rule = pytest.mark.rule


def turn(*hands: str, **how: Any) -> State:
    return tables.turn(*hands, game="full", **how)


def journey(*hands: str, **how: Any) -> State:
    return tables.journey(*hands, game="full", **how)


def audience(*hands: str, **how: Any) -> State:
    return tables.audience(*hands, game="full", **how)


@rule("JR-29")
def test_a_club_as_high_as_the_dice_flies_to_another_king() -> None:
    state = turn("7c 2h", "", at="Kd citadel")
    assert can(state) == ["7c", "pass"]
    state = play(state, "7c", "3-4", "pass")
    assert {move for move in can(state) if move.startswith("fly")} == {"fly Kc", "fly Ks", "fly Kh"}
    assert {"stay", "N", "S"} <= set(can(state))
    assert where(play(state, "fly Kh")) == "Kh" and "7c" in hand(play(state, "fly Kh"))


@rule("JR-29", "JR-48")
def test_the_passport_is_always_asked_at_a_king_but_nowhere_else() -> None:
    assert can(turn("2h", "", at="Kd citadel")) == ["pass"]
    assert step(turn("7c", "", at="Qd citadel")) == "rolling"


@rule("JR-29")
def test_a_lower_club_commits_to_fall_or_to_pay_the_shortfall() -> None:
    state = play(turn("5c 2d", "", at="Kd citadel"), "5c", "3-4", "pass")
    assert can(state) == ["fall", "pay"]
    assert where(play(state, "fall")) == "off-board"
    state = play(state, "pay", "2d")
    assert can(state) == ["fly Kc", "fly Ks", "fly Kh"]
    assert can(play(turn("5c 2h", "", at="Kd citadel"), "5c", "3-4", "pass")) == ["fall"]


@rule("JR-29")
def test_where_clubs_are_accepted_the_passport_itself_may_pay() -> None:
    state = play(turn("5c", "", at="Kc citadel"), "5c", "3-4", "pass", "pay", "5c")
    assert step(state) == "flying" and hand(state) == ""


@rule("JR-38")
def test_residential_flights_land_anywhere_else() -> None:
    state = play(turn("7c", "", at="Kd citadel", residential_flights=True), "7c", "3-4", "pass")
    assert len([move for move in can(state) if move.startswith("fly")]) == 12


@rule("JR-36")
def test_flights_start_at_an_advanced_citadel_but_do_not_land_there() -> None:
    state = play(turn("5c 2h", "", advanced_citadel=True), "5c", "3-4", "pass")
    assert can(state) == ["fall", "pay"]
    assert "fly citadel" not in can(play(state, "pay", "2h"))


@rule("JR-30")
def test_spades_are_added_until_one_side_gives_up() -> None:
    state = audience("4s 9s", "5s 7s 2d", at="Kd Kd")
    state = play(state, "fight 1", "4s")
    assert state.actor == 1 and can(state) == ["5s", "7s", "pass"]
    state = play(state, "5s")
    assert state.actor == 0
    state = play(state, "9s", "pass")
    assert state.actor == CHANCE and where(state, 1) == "off-board"
    assert sorted(table(state)["discard"]) == ["4s", "5s", "9s"]
    state = play(state, "7s")
    assert hand(state) == "7s" and hand(state, 1) == "2d"


@rule("JR-30")
def test_an_attacker_who_gives_up_goes_off_the_board_and_nothing_is_stolen() -> None:
    state = play(audience("4s 9h", "5s", at="Kd Kd"), "fight 1", "4s", "5s", "pass")
    assert where(state) == "off-board" and where(state, 1) == "Kd"
    assert table(state)["mover"] == 1


@rule("JR-30")
def test_an_equal_sum_is_not_enough() -> None:
    state = play(audience("5s", "2s 3s", at="Kd Kd"), "fight 1", "5s", "2s", "3s")
    assert state.actor == 1 and can(state) == ["pass"]


@rule("JR-31")
def test_a_stolen_royal_changes_carrots_and_ends_the_audience_and_a_fourth_is_given_up() -> None:
    state = audience("4s 10d Kc Qc Jc", "Kh", at="Kd Kd")
    state = play(state, "fight 1", "4s", "pass", "Kh")
    assert can(state) == ["Jc", "Qc", "Kc", "Kh"]
    state = play(state, "Kh")
    assert step(state) == "increment" and set(table(state)["carrots"]) == {"Kc", "Qc", "Jc"}


@rule("JR-30", "JR-48")
def test_only_the_two_see_what_is_stolen() -> None:
    state = play(audience("4s", "7h 8h", "", at="Kd Kd citadel"), "fight 1", "4s", "pass", "7h")
    assert hand(state.seen(1), 0) == "7h"
    assert hand(state.seen(2), 0) == hand(state.seen(SPECTATOR), 0) == ""


@rule("JR-32")
def test_a_visitor_of_a_queen_may_be_challenged_and_falls_without_hearts() -> None:
    state = play(journey("2h", "6h", "3c"), "NE")
    assert step(state) == "challenge" and state.waiting == (1, 2)
    assert can(state, 1) == ["pass", "yes"] and can(state, 2) == ["pass"]
    state = play(state, "2:pass", "1:yes", "6h")
    assert can(state) == ["pass"]
    state = play(state, "pass")
    assert where(state) == "off-board" and hand(state, 1) == "6h" and table(state)["mover"] == 1


@rule("JR-32")
def test_a_worthy_visitor_sends_the_challenger_off_without_the_cards_shown() -> None:
    state = play(journey("6h", "2h 4h"), "NE", "1:yes", "2h", "4h", "6h")
    assert where(state) == "Qh" and where(state, 1) == "off-board"
    assert hand(state, 1) == "" and table(state)["discard"] == ["2h", "4h"] and hand(state) == "6h"


@rule("JR-32")
def test_the_card_of_the_queen_judges_at_her_own_palace() -> None:
    state = play(journey("joker", "Qs", at="citadel Jd"), "joker", "ride Qs")
    assert can(play(state, "1:yes")) == ["Qs"]
    assert can(play(journey("joker", "Qs", at="citadel Jd"), "joker", "ride Qd"), 1) == ["pass"]


@rule("JR-32")
def test_staying_is_no_arrival_and_who_is_off_the_board_does_not_judge() -> None:
    assert step(play(journey("2h", "6h", at="Qh citadel"), "stay")) == "increment"
    assert step(play(journey("", "6h", at="citadel off-board"), "NE")) == "increment"


@rule("JR-36")
def test_an_advanced_citadel_is_judged_before_the_win() -> None:
    state = play(journey("Kd Qc Js joker", "6h", at="Jd Jd", advanced_citadel=True), "joker", "ride citadel")
    assert step(state) == "challenge"
    assert play(state, "1:pass").scores == (1.0, 0.0)
    assert where(play(state, "1:yes", "6h", "pass")) == "off-board"


@rule("JR-33")
def test_at_a_jack_discarded_cards_of_his_suit_are_bought_with_diamonds() -> None:
    state = audience("9d 10d", "", at="Js citadel", discard="3s 5s 8h")
    state = play(state, "market")
    assert can(state) == ["3s", "5s"]
    state = play(state, "3s", "5s", "pass")
    assert can(state) == ["9d", "10d"]
    state = play(state, "10d")
    assert hand(state) == "9d 3s 5s" and "10d" in table(state)["discard"]


@rule("JR-33")
def test_what_is_paid_in_trade_cannot_be_bought_back_in_the_same_turn() -> None:
    state = play(audience("9s 8s", "", at="Jd citadel", discard="7d 8d"), "market", "7d", "pass", "8s")
    assert can(play(state, "market")) == ["8d"]


@rule("JR-35")
def test_an_honest_personal_trade_changes_hands() -> None:
    state = audience("8d 2s", "7h 3c", at="Kc Kc", personal_trade=True)
    state = play(state, "offer 1 h", "8", "7")
    assert state.actor == 1 and can(state) == ["pass", "yes"]
    state = play(state, "yes", "0:8d", "0:pass")
    assert hand(state.seen(1), 0) == ""
    state = play(state, "1:7h", "1:pass")
    assert hand(state) == "7h 2s" and hand(state, 1) == "3c 8d"


@rule("JR-35")
def test_a_swindler_goes_off_the_board_and_the_trade_is_undone() -> None:
    state = play(audience("8d 2s", "7h 3c", at="Kc Kc", personal_trade=True), "offer 1 h", "8", "7", "yes")
    state = play(state, "0:8d", "0:pass", "1:3c", "1:pass")
    assert hand(state) == "8d 2s" and hand(state, 1) == "3c 7h"
    assert where(state, 1) == "off-board" and where(state) == "Kc"


@rule("JR-39")
def test_displayed_hearts_judge_visitors_of_any_hexagon_and_are_lost_to_a_worthy_one() -> None:
    state = audience("6h", "7h joker", at="Kc citadel", provisional_palaces=True)
    state = play(state, "display", "6h", "3c", "1-2", "pass", "joker", "ride Kc")
    assert step(state) == "challenge" and state.waiting == (0,)
    state = play(state, "0:yes", "7h")
    assert where(state, 0) == "off-board" and hand(state) == "3c"


@rule("JR-44")
def test_ambivalent_aces_count_one_or_eleven() -> None:
    state = play(audience("Ad 9d", "", at="Kd citadel", aces="ambivalent"), "claim")
    assert can(state) == ["Ad", "9d", "Ad+"] and can(play(state, "Ad")) == ["9d"]
    state = play(audience("Ad 10d", "", at="Kd citadel", aces="ambivalent"), "claim")
    assert can(state) == ["Ad", "10d", "Ad+"]


@rule("JR-44", "JR-45")
def test_the_first_ace_spent_counts_eleven_stays_in_front_and_bears_interest() -> None:
    state = play(audience("Ad", "", at="Kd citadel", aces="capital"), "claim", "Ad")
    assert table(state)["seats"][0]["capital"] == "Ad" and hand(state) == "Kd" and table(state)["discard"] == []
    how: dict[str, Any] = {"at": "Kd citadel", "aces": "capital", "capital": "Ad -"}
    assert step(audience("9d", "", **how)) == "increment"
    assert can(audience("9d", "", additional_capital=True, **how)) == ["pass", "claim"]


@rule("JR-46")
def test_patriarchal_cards_count_more_but_a_claim_still_costs_ten() -> None:
    assert can(play(audience("Ad", "", at="Kd citadel", patriarchal=True), "claim")) == ["Ad"]
    state = play(audience("Qs", "2s 10s Ks", at="Kd Kd", patriarchal=True), "fight 1", "Qs", "10s", "2s")
    assert state.actor == 1
    assert play(state, "Ks").actor == 0
