"""The four strategies of the full game, and the options that change them."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import CHANCE, SPECTATOR, State
from parlour.core import chance
from parlour.games.jack_rabbits import GAME, constants
from tests.games.jack_rabbits import table as tables
from tests.games.jack_rabbits.table import can, hand, play, step, table, where


def turn(*hands: str, **how: Any) -> State:
    return tables.turn(*hands, game="full", **how)


def journey(*hands: str, **how: Any) -> State:
    return tables.journey(*hands, game="full", **how)


def audience(*hands: str, **how: Any) -> State:
    return tables.audience(*hands, game="full", **how)


@pytest.mark.rule("JR-29")
def test_a_club_as_high_as_the_dice_flies_to_another_king() -> None:
    state = turn("7c 2h", "", at="Kd citadel")
    assert can(state) == ["7c", "pass"]
    state = play(state, "7c", "3-4", "pass")
    assert {move for move in can(state) if move.startswith("fly")} == {"fly Kc", "fly Ks", "fly Kh"}
    assert {"stay", "N", "S"} <= set(can(state))
    assert where(play(state, "fly Kh")) == "Kh" and "7c" in hand(play(state, "fly Kh"))


@pytest.mark.rule("JR-29", "JR-48")
def test_the_passport_is_always_asked_at_a_king_but_nowhere_else() -> None:
    assert can(turn("2h", "", at="Kd citadel")) == ["pass"]
    assert step(turn("7c", "", at="Qd citadel")) == "rolling"


@pytest.mark.rule("JR-29")
def test_a_lower_club_commits_to_fall_or_to_pay_the_shortfall() -> None:
    state = play(turn("5c 2d", "", at="Kd citadel"), "5c", "3-4", "pass")
    assert can(state) == ["fall", "pay"]
    assert where(play(state, "fall")) == "off-board"
    state = play(state, "pay", "2d")
    assert can(state) == ["fly Kc", "fly Ks", "fly Kh"]
    assert can(play(turn("5c 2h", "", at="Kd citadel"), "5c", "3-4", "pass")) == ["fall"]


@pytest.mark.rule("JR-29")
def test_where_clubs_are_accepted_the_passport_itself_may_pay() -> None:
    state = play(turn("5c", "", at="Kc citadel"), "5c", "3-4", "pass", "pay", "5c")
    assert step(state) == "flying" and hand(state) == ""


@pytest.mark.rule("JR-38")
def test_residential_flights_land_anywhere_else() -> None:
    state = play(turn("7c", "", at="Kd citadel", residential_flights=True), "7c", "3-4", "pass")
    assert len([move for move in can(state) if move.startswith("fly")]) == 12
    state = play(turn("7c", "", at="Kd citadel"), "7c", "3-4", "pass")
    assert [move for move in can(state) if move.startswith("fly")] == ["fly Kc", "fly Ks", "fly Kh"]


@pytest.mark.rule("JR-36")
def test_flights_start_at_an_advanced_citadel_but_do_not_land_there() -> None:
    state = play(turn("5c 2h", "", advanced_citadel=True), "5c", "3-4", "pass")
    assert can(state) == ["fall", "pay"]
    assert "fly citadel" not in can(play(state, "pay", "2h"))


@pytest.mark.rule("JR-30")
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


@pytest.mark.rule("JR-30")
def test_an_attacker_who_gives_up_goes_off_the_board_and_nothing_is_stolen() -> None:
    state = play(audience("4s 9h", "5s", at="Kd Kd"), "fight 1", "4s", "5s", "pass")
    assert where(state) == "off-board" and where(state, 1) == "Kd"
    assert table(state)["mover"] == 1


@pytest.mark.rule("JR-30")
def test_an_equal_sum_is_not_enough() -> None:
    state = play(audience("5s", "2s 3s", at="Kd Kd"), "fight 1", "5s", "2s", "3s")
    assert state.actor == 1 and can(state) == ["pass"]


@pytest.mark.rule("JR-31")
def test_a_stolen_royal_changes_carrots_and_ends_the_audience_and_a_fourth_is_given_up() -> None:
    state = audience("4s 10d Kc Qc Jc", "Kh", at="Kd Kd")
    state = play(state, "fight 1", "4s", "pass", "Kh")
    assert can(state) == ["Jc", "Qc", "Kc", "Kh"]
    state = play(state, "Kh")
    assert step(state) == "increment" and set(table(state)["carrots"]) == {"Kc", "Qc", "Jc"}


@pytest.mark.rule("JR-30", "JR-48")
def test_only_the_two_see_what_is_stolen() -> None:
    state = play(audience("4s", "7h 8h", "", at="Kd Kd citadel"), "fight 1", "4s", "pass")
    told = [GAME.event(state, GAME.parse(state, "7h"), seat)["card"] for seat in (0, 1, 2, SPECTATOR)]
    assert told == ["7h", "7h", None, None]
    state = play(state, "7h")
    assert hand(state.seen(1), 0) == "7h"
    assert hand(state.seen(2), 0) == hand(state.seen(SPECTATOR), 0) == ""


@pytest.mark.rule("JR-32")
def test_a_visitor_of_a_queen_may_be_challenged_and_falls_without_hearts() -> None:
    state = play(journey("2h", "6h", "3c"), "NE")
    assert step(state) == "challenge" and state.waiting == (1, 2)
    assert can(state, 1) == ["pass", "yes"] and can(state, 2) == ["pass"]
    state = play(state, "2:pass", "1:yes", "6h")
    assert can(state) == ["pass"]
    state = play(state, "pass")
    assert where(state) == "off-board" and hand(state, 1) == "6h" and table(state)["mover"] == 1


@pytest.mark.rule("JR-32")
def test_a_worthy_visitor_sends_the_challenger_off_without_the_cards_shown() -> None:
    state = play(journey("6h", "2h 4h"), "NE", "1:yes", "2h", "4h", "6h")
    assert where(state) == "Qh" and where(state, 1) == "off-board"
    assert hand(state, 1) == "" and table(state)["discard"] == ["2h", "4h"] and hand(state) == "6h"


@pytest.mark.rule("JR-32")
def test_the_card_of_the_queen_judges_at_her_own_palace() -> None:
    state = play(journey("joker", "Qs", at="citadel Jd"), "joker", "ride Qs")
    assert can(play(state, "1:yes")) == ["Qs"]
    assert can(play(journey("joker", "Qs", at="citadel Jd"), "joker", "ride Qd"), 1) == ["pass"]


@pytest.mark.rule("JR-32")
def test_staying_is_no_arrival_and_who_is_off_the_board_does_not_judge() -> None:
    assert step(play(journey("2h", "6h", at="Qh citadel"), "stay")) == "increment"
    assert step(play(journey("", "6h", at="citadel off-board"), "NE")) == "increment"


@pytest.mark.rule("JR-36")
def test_an_advanced_citadel_is_judged_before_the_win() -> None:
    state = play(journey("Kd Qc Js joker", "6h", at="Jd Jd", advanced_citadel=True), "joker", "ride citadel")
    assert step(state) == "challenge"
    assert play(state, "1:pass").scores == (1.0, 0.0)
    assert where(play(state, "1:yes", "6h", "pass")) == "off-board"


@pytest.mark.rule("JR-33")
def test_at_a_jack_discarded_cards_of_his_suit_are_bought_with_diamonds() -> None:
    state = audience("9d 10d", "", at="Js citadel", discard="3s 5s 8h")
    state = play(state, "market")
    assert can(state) == ["3s", "5s"]
    state = play(state, "3s", "5s", "pass")
    assert can(state) == ["9d", "10d"]
    state = play(state, "10d")
    assert hand(state) == "9d 3s 5s" and "10d" in table(state)["discard"]


@pytest.mark.rule("JR-33")
def test_what_is_paid_in_trade_cannot_be_bought_back_in_the_same_turn() -> None:
    state = play(audience("9s 8s", "", at="Jd citadel", discard="7d 8d"), "market", "7d", "pass", "8s")
    assert can(play(state, "market")) == ["8d"]


@pytest.mark.rule("JR-35")
def test_an_honest_personal_trade_changes_hands() -> None:
    state = audience("8d 2s", "7h 3c", at="Kc Kc", personal_trade=True)
    state = play(state, "offer 1 h", "8", "7")
    assert state.actor == 1 and can(state) == ["pass", "yes"]
    state = play(state, "yes", "0:8d", "0:pass")
    assert hand(state.seen(1), 0) == ""
    state = play(state, "1:7h", "1:pass")
    assert hand(state) == "7h 2s" and hand(state, 1) == "3c 8d"


@pytest.mark.rule("JR-35")
def test_a_swindler_goes_off_the_board_and_the_trade_is_undone() -> None:
    state = play(audience("8d 2s", "7h 3c", at="Kc Kc", personal_trade=True), "offer 1 h", "8", "7", "yes")
    state = play(state, "0:8d", "0:pass", "1:3c", "1:pass")
    assert hand(state) == "8d 2s" and hand(state, 1) == "3c 7h"
    assert where(state, 1) == "off-board" and where(state) == "Kc"


@pytest.mark.rule("JR-39")
def test_displayed_hearts_judge_visitors_of_any_hexagon_and_are_lost_to_a_worthy_one() -> None:
    state = audience("6h", "7h joker", at="Kc citadel", provisional_palaces=True)
    state = play(state, "display", "6h", "3c", "1-2", "pass", "joker", "ride Kc")
    assert step(state) == "challenge" and state.waiting == (0,)
    state = play(state, "0:yes", "7h")
    assert where(state, 0) == "off-board" and hand(state) == "3c"


FOR_FULL = pytest.mark.parametrize("game", ["intro", "full"])


@FOR_FULL
@pytest.mark.rule("JR-29", "JR-30", "JR-32", "JR-33", "JR-35", "JR-39")
def test_the_strategies_belong_to_the_full_game(game: str) -> None:
    full = game == "full"
    assert (step(tables.turn("7c", "", at="Kd citadel", game=game)) == "passport") == full
    assert (step(tables.audience("7s", "2s", at="Kd Kd", game=game)) == "audience") == full
    assert (step(play(tables.journey("", "6h", game=game), "NE")) == "challenge") == full
    assert (step(tables.audience("9d", "", at="Js citadel", discard="3s", game=game)) == "audience") == full


# Clubs


@pytest.mark.rule("JR-29")
def test_who_shows_no_club_travels_as_usual() -> None:
    state = play(turn("7c", "", at="Kd citadel"), "pass", "3-4", "pass")
    assert can(state) == ["stay", "N", "S"]


@pytest.mark.rule("JR-29")
def test_a_club_equal_to_the_dice_is_enough_and_one_less_is_not() -> None:
    assert "fly Kh" in can(play(turn("7c", "", at="Kd citadel"), "7c", "3-4", "pass"))
    assert can(play(turn("7c", "", at="Kd citadel"), "7c", "4-4", "pass")) == ["fall"]


@pytest.mark.rule("JR-29")
def test_who_is_committed_neither_stays_nor_walks_nor_rides_and_keeps_the_card() -> None:
    state = play(turn("5c joker", "", at="Kd citadel"), "5c", "3-4", "pass")
    assert can(state) == ["fall"]
    state = play(state, "fall")
    assert where(state) == "off-board" and hand(state) == "5c joker" and table(state)["mover"] == 1


@pytest.mark.rule("JR-29")
def test_the_lottery_is_played_with_the_shown_card_too() -> None:
    state = play(turn("4c", "", at="Kd citadel"), "4c", "3-4")
    assert can(state) == ["4c", "pass"]
    assert can(play(state, "4c", "9d")) == ["fall", "pay"]  # the prize pays


@pytest.mark.rule("JR-29")
def test_the_shortfall_is_paid_in_the_suit_of_the_takeoff_and_the_shown_club_may_be_part_of_it() -> None:
    state = play(turn("5c Ac 9d", "", at="Kc citadel"), "5c", "3-4", "pass", "pay")
    assert table(state)["payment"] == {"for": "shortfall", "due": 2, "suits": ["c"]} and can(state) == ["Ac", "5c"]
    state = play(state, "Ac", "5c")
    assert step(state) == "flying" and hand(state) == "9d" and table(state)["discard"] == ["Ac", "5c"]
    assert where(play(state, "fly Ks")) == "Ks"


@pytest.mark.rule("JR-29")
def test_a_flight_without_shortfall_keeps_the_shown_club() -> None:
    state = play(turn("9c", "", at="Kc citadel"), "9c", "3-4", "pass", "fly Kd")
    assert hand(state) == "9c" and where(state) == "Kd" and step(state) == "increment"


@pytest.mark.rule("JR-29")
def test_what_a_club_is_worth_is_settled_when_it_is_shown() -> None:
    state = turn("7c 2d 3d 4d 5d 6d 7d 8d 9d", "", at="Kd citadel")
    state = play(state, "7c", "3-4", "3d", "10s", "7c")  # too many cards after the lottery: the club is discarded
    assert "fly Kh" in can(state)
    for shown, moves in (("Ac+", {"fly Kh", "stay"}), ("Ac", {"fall", "pay"})):
        state = play(turn("Ac 9d", "", at="Kd citadel", aces="ambivalent"), shown, "3-4", "pass")
        assert moves <= set(can(state))


@pytest.mark.rule("JR-29", "JR-37")
def test_without_clubs_in_play_nobody_is_asked_for_one() -> None:
    how: dict[str, Any] = {"board": "random", "tight_suits": True}
    assert step(turn("7s", "", at="Ks citadel", **how)) == "rolling"
    assert step(turn("7s", "", at="Ks citadel", suits="sc", **how)) == "passport"


@pytest.mark.rule("JR-38")
def test_residential_flights_are_arrivals_and_may_end_at_the_citadel() -> None:
    how: dict[str, Any] = {"at": "Kd citadel", "residential_flights": True}
    state = play(turn("9c", "6h", **how), "9c", "3-4", "pass")
    assert step(play(state, "fly Qs")) == "challenge"
    assert play(turn("9c Kd Qh Js", "", **how), "9c", "3-4", "pass", "fly citadel").scores == (1.0, 0.0)
    assert "fly Kd" not in can(state)


# Spades


@pytest.mark.rule("JR-30")
def test_one_fight_a_turn_and_who_wins_it_may_do_other_things() -> None:
    state = audience("9s 10s 10d", "2c", "", at="Kd Kd Kd")
    assert [move for move in can(state) if move.startswith("fight")] == ["fight 1", "fight 2"]
    state = play(state, "fight 1", "9s", "pass", "2c")
    assert can(state) == ["pass", "claim"]


@pytest.mark.rule("JR-30")
def test_nothing_is_stolen_from_an_empty_hand() -> None:
    state = play(audience("9s 10d", "", at="Kd Kd"), "fight 1", "9s", "pass")
    assert can(state) == ["pass", "claim"] and where(state, 1) == "off-board"


@pytest.mark.rule("JR-30")
def test_a_royal_played_in_a_fight_goes_back_to_the_aisle() -> None:
    state = play(audience("Ks", "10s As Qs", at="Kd Kd"), "fight 1", "Ks", "10s", "Qs")
    assert state.actor == 0 and can(state) == ["pass"]
    state = play(state, "pass")
    assert table(state)["carrots"] == {} and {"Ks", "Qs"} <= set(table(state)["aisle"])
    assert where(state) == "off-board" and where(state, 1) == "Kd" and hand(state, 1) == "As"


@pytest.mark.rule("JR-30")
def test_without_spades_nobody_attacks_and_each_side_adds_until_it_is_ahead() -> None:
    assert step(audience("9h", "9s", at="Kd Kd")) == "increment"
    state = play(audience("3s 4s", "2s 6s", at="Kd Kd"), "fight 1", "3s")
    assert state.actor == 1
    state = play(state, "2s")
    assert state.actor == 1 and can(state) == ["6s", "pass"]
    assert play(state, "6s").actor == 0


@pytest.mark.rule("JR-30")
def test_an_attack_begins_with_a_spade_before_which_the_attacker_may_not_pass() -> None:
    state = play(audience("3s 4s 9h", "2s 6s", at="Kd Kd"), "fight 1")
    assert can(state) == ["3s", "4s"]
    state = play(state, "3s")
    assert state.actor == 1 and can(state) == ["2s", "6s", "pass"]  # the defender may give up at once
    assert can(play(state, "6s")) == ["4s", "pass"]


@pytest.mark.rule("JR-30", "JR-48")
def test_whoever_attacks_is_imagined_with_a_spade() -> None:
    state = play(audience("3s 4h", "2h 6h", at="Kd Kd"), "fight 1")
    for seat in (1, SPECTATOR):
        for u in range(200):
            world = state.seen(seat).imagine(chance.keyed(u, 0, 0))
            assert world.legal(0) and "pass" not in can(world, 0)


@pytest.mark.rule("JR-30", "JR-48")
def test_a_stolen_joker_is_seen_by_all() -> None:
    state = play(audience("4s", "joker", "", at="Kd Kd citadel"), "fight 1", "4s", "pass")
    event = GAME.event(state, constants.JOKER, 2)
    assert event["card"] == "joker" and hand(play(state, "joker").seen(2), 0) == "joker"


@pytest.mark.rule("JR-31")
def test_a_stolen_royal_may_be_kept_and_another_given_up() -> None:
    state = play(audience("4s Kc Qc Jc", "Kh", at="Kd Kd"), "fight 1", "4s", "pass", "Kh", "Qc")
    assert table(state)["carrots"] == {"Kc": 0, "Kh": 0, "Jc": 0} and "Qc" in table(state)["aisle"]
    assert step(state) == "increment"


@pytest.mark.rule("JR-31")
def test_a_third_royal_is_kept_and_the_turn_goes_straight_to_the_increment() -> None:
    state = play(audience("4s 10d Kc Qc", "Kh", at="Kd Kd"), "fight 1", "4s", "pass", "Kh")
    assert step(state) == "increment" and table(state)["carrots"] == {"Kc": 0, "Kh": 0, "Qc": 0}
    assert step(play(audience("4s 10d", "Kh 2h", at="Kd Kd"), "fight 1", "4s", "pass", "Kh")) == "increment"
    state = play(audience("4s 10d", "Kh 2h", at="Kd Kd"), "fight 1", "4s", "pass", "2h")
    assert can(state) == ["pass", "claim"]  # a pip card does not end it


# Hearts


@pytest.mark.rule("JR-32")
def test_the_first_yes_in_turn_order_counts() -> None:
    state = play(journey("6h", "", "7h", mover=1, at="Kd citadel Kd"), "NE")
    assert state.waiting == (0, 2)
    both = play(state, "0:yes", "2:yes")
    assert both.actor == 2 and table(both)["challenger"] == 2
    assert play(state, "0:yes", "2:pass").actor == 0


@pytest.mark.rule("JR-32", "JR-48")
def test_answers_are_secret_and_stay_so() -> None:
    state = play(journey("", "6h", "7h", "8h"), "NE")
    answers = [play(state, "2:yes"), play(state, "2:pass")]
    assert answers[0].seen(1) == answers[1].seen(1) and answers[0].seen(2) != answers[1].seen(2)
    told = [GAME.event(state, move, 1, by=2) for move in state.legal(2)]
    assert told[0] == told[1] and told[0]["kind"] == "answer"
    after = [play(one, "1:yes", "3:pass") for one in answers]
    assert all(after[0].seen(seat) == after[1].seen(seat) for seat in (0, 1, 2, 3, SPECTATOR))


@pytest.mark.rule("JR-32")
def test_a_rabbit_underground_may_challenge_and_there_is_one_challenge() -> None:
    state = play(journey("6h", "7h", "8h", at="citadel underground citadel"), "NE")
    assert state.waiting == (1, 2)
    state = play(state, "1:yes", "2:yes", "7h", "6h")
    assert where(state, 1) == "off-board" and where(state, 2) == "citadel" and step(state) == "increment"


@pytest.mark.rule("JR-32")
def test_hearts_worth_six_may_be_several_and_royals_shown_are_lost_with_their_carrots() -> None:
    state = play(journey("2h 4h", "Kh"), "NE", "1:yes", "Kh")
    assert can(state) == ["2h", "4h", "pass"] and can(play(state, "4h")) == ["2h"]
    state = play(state, "2h", "4h")
    assert table(state)["carrots"] == {} and "Kh" in table(state)["aisle"] and hand(state) == "2h 4h"
    assert can(play(journey("2h 3h", "6h"), "NE", "1:yes", "6h")) == ["pass"]


@pytest.mark.rule("JR-32")
def test_the_queen_s_card_admits_at_her_palace_and_the_queen_of_hearts_is_ten_hearts_elsewhere() -> None:
    def visit(own: str, palace: str) -> State:
        return play(journey(f"{own} joker", "6h", at="Kd Kd"), "joker", f"ride {palace}", "1:yes", "6h")

    assert can(visit("Qs", "Qs")) == ["Qs", "pass"] and can(visit("Qs", "Qd")) == ["pass"]
    assert can(visit("Qh", "Qd")) == can(visit("Qh", "Qh")) == ["Qh", "pass"]
    assert where(play(visit("Qs", "Qs"), "Qs")) == "Qs"


@pytest.mark.rule("JR-32")
def test_an_admitted_visitor_goes_on_with_the_turn_and_an_unworthy_one_does_not() -> None:
    state = play(journey("6h 10h joker", "7h", at="Kd citadel"), "joker", "ride Qh", "1:yes", "7h")
    assert can(play(state, "6h")) == ["pass", "claim"]
    assert table(play(state, "pass"))["mover"] == 1 and hand(play(state, "pass")) == "6h 10h"


# Diamonds


@pytest.mark.rule("JR-33")
def test_each_jack_sells_his_own_suit_for_diamonds_and_the_jack_of_diamonds_for_anything() -> None:
    def sold(stop: str, own: str) -> list[str]:
        state = audience(own, "", at=f"{stop} citadel", discard="2c 2d 2h 2s")
        return can(play(state, "market")) if step(state) == "audience" else []

    assert [sold(f"J{suit}", "9d") for suit in "cdhs"] == [["2c"], ["2d"], ["2h"], ["2s"]]
    assert [sold(f"J{suit}", "9s") for suit in "cdhs"] == [[], ["2d"], [], []]
    assert sold("Kc", "9d") == [] and sold("citadel", "9d") == []


@pytest.mark.rule("JR-33")
def test_a_basket_is_paid_in_full_and_several_baskets_may_be_bought() -> None:
    state = audience("4d 5d Kd", "", at="Js citadel", discard="3s 5s 10s")
    assert can(play(state, "market", "3s")) == ["5s", "10s", "pass"]
    state = play(state, "market", "5s", "pass")
    assert table(state)["payment"] == {"for": "market", "due": 5, "suits": ["d"]}
    state = play(state, "5d")
    assert can(state) == ["pass", "market"]
    state = play(state, "market", "3s", "pass", "Kd")
    assert table(state)["carrots"] == {} and hand(state) == "4d 3s 5s" and step(state) == "increment"


@pytest.mark.rule("JR-33")
def test_what_the_diamonds_cannot_pay_is_not_for_sale() -> None:
    assert step(audience("4d", "", at="Js citadel", discard="5s")) == "increment"
    assert can(play(audience("4d", "", at="Js citadel", discard="2s 3s 5s"), "market", "2s")) == ["pass"]


@pytest.mark.rule("JR-33")
def test_what_was_spent_on_the_journey_may_be_bought_but_what_was_paid_in_trade_may_not() -> None:
    state = play(journey("7d 9s", "", at="Kh citadel"), "N", "merchant", "7d", "ride Jd")
    assert can(play(state, "market")) == ["7d"]
    state = play(audience("9d 8s", "", at="Jd citadel", discard="2d 3d"), "market", "2d", "pass", "9d")
    assert can(play(state, "market")) == ["3d"]
    state = play(state, "market", "3d", "pass", "8s", "5h", "1-2", "pass", "stay", "6h", "4-4", "pass", "stay")
    assert can(play(state, "market")) == ["9d"]  # in the next turn


@pytest.mark.rule("JR-34")
@pytest.mark.parametrize(("own", "how"), [
    ("10s", {}), ("9d", {"discard": "3s"}), ("3s", {"at": "Js Js"}), ("6h", {"provisional_palaces": True}),
    ("", {"at": "Js Js", "personal_trade": True}),
])
def test_who_can_do_a_single_thing_is_asked(own: str, how: dict[str, Any]) -> None:
    assert len(can(audience(own, "2c", **{"at": "Js citadel", **how}))) >= 2


@pytest.mark.rule("JR-34")
def test_fight_market_display_and_claim_come_in_any_order() -> None:
    how: dict[str, Any] = {"at": "Js Js", "discard": "2s", "provisional_palaces": True}
    state = audience("9s 9d 6h 10s", "3c", **how)
    assert can(state) == ["pass", "claim", "market", "display", "fight 1"]
    after_trade = play(state, "market", "2s", "pass", "9d")
    assert can(after_trade) == ["pass", "claim", "display", "fight 1"]
    after_display = play(after_trade, "display", "6h")
    assert can(after_display) == ["pass", "claim", "fight 1"]
    after_fight = play(after_display, "fight 1", "9s", "pass", "3c")
    assert can(after_fight) == ["pass", "claim"]
    assert step(play(after_fight, "claim", "10s")) == "increment"
    assert can(play(state, "fight 1", "9s", "pass", "3c")) == ["pass", "claim", "market", "display"]


# Trade between rabbits


def offer(mine: str, theirs: str, *moves: str, **how: Any) -> State:
    """Seat 0 offers 8 in diamonds for 7 in hearts, on a shared hexagon, and seat 1 accepts."""
    state = audience(mine, theirs, at="Kc Kc", personal_trade=True, **how)
    return play(state, "offer 1 h", "8", "7", "yes", *moves)


@pytest.mark.rule("JR-35")
def test_an_offer_names_any_other_suit_and_one_to_twenty_points_and_is_made_once() -> None:
    state = audience("8d", "7h", at="Kc Kc", personal_trade=True)
    assert can(state) == ["pass", "offer 1 c", "offer 1 h", "offer 1 s"]
    state = play(state, "offer 1 h")
    assert can(state) == [str(points) for points in range(1, 21)] == can(play(state, "8"))
    assert step(play(state, "8", "7", "pass")) == "increment"


@pytest.mark.rule("JR-35")
def test_only_rabbits_on_the_same_hexagon_above_ground_trade_and_only_by_agreement() -> None:
    assert step(audience("8d", "7h", at="Kc Ks", personal_trade=True)) == "increment"
    assert step(audience("8d", "7h", at="Kc Kc")) == "increment"


@pytest.mark.rule("JR-35")
def test_all_laid_cards_change_hands_and_are_seen() -> None:
    state = offer("8d 2s", "7h 9h 3c", "0:8d", "0:2s", "0:pass", "1:7h", "1:9h", "1:pass")
    assert hand(state) == "7h 9h" and hand(state, 1) == "3c 8d 2s"
    assert hand(state.seen(1), 0) == "7h 9h" and hand(state.seen(0), 1) == "8d 2s"


@pytest.mark.rule("JR-35")
def test_only_the_named_suit_counts_and_both_may_be_swindlers() -> None:
    state = offer("8s 2d", "7c", "0:8s", "0:pass", "1:7c", "1:pass")
    assert where(state) == where(state, 1) == "off-board" and table(state)["mover"] == 1
    assert hand(state) == "2d 8s" and hand(state, 1) == "7c"
    state = offer("8s 2d", "7h", "0:pass", "1:7h", "1:pass")
    assert where(state) == "off-board" and where(state, 1) == "Kc" and table(state)["mover"] == 1


@pytest.mark.rule("JR-35")
def test_after_a_swindle_of_the_other_the_turn_goes_on() -> None:
    state = offer("8d 10c", "7c", "0:8d", "0:pass", "1:pass")
    assert can(state) == ["pass", "claim"] and where(state, 1) == "off-board"


@pytest.mark.rule("JR-35")
def test_traded_royals_take_their_carrots_along_and_a_fourth_is_given_up() -> None:
    state = offer("8d Ks Qs Js", "Kh", "0:8d", "0:pass", "1:Kh", "1:pass")
    assert step(state) == "giving-up" and state.actor == 0 and can(state) == ["Kh", "Js", "Qs", "Ks"]
    state = play(state, "Js")
    assert table(state)["carrots"] == {"Ks": 0, "Kh": 0, "Qs": 0} and hand(state, 1) == "8d" and table(state)["mover"] == 0
    state = offer("Kd", "7h Ks Qs Js", "0:Kd", "0:pass", "1:7h", "1:pass")
    assert state.actor == 1 and "Kd" in can(state)
    assert table(play(state, "Kd"))["carrots"] == {"Ks": 1, "Qs": 1, "Js": 1}


@pytest.mark.rule("JR-35", "JR-44")
def test_in_a_trade_an_ambivalent_ace_counts_high() -> None:
    state = offer("Ad", "Ah", "0:Ad", "0:pass", "1:Ah", "1:pass", aces="ambivalent")
    assert hand(state) == "Ah" and hand(state, 1) == "Ad"
    assert where(offer("Ad", "7h", "0:Ad", "0:pass", "1:7h", "1:pass")) == "off-board"


@pytest.mark.rule("JR-16", "JR-35")
def test_who_got_too_many_cards_in_a_trade_discards_at_the_end_of_the_turn() -> None:
    mine, theirs = "8d 2d", "7h 2c 3c 4c 5c 6c 7c 8c 9c"
    state = offer(mine, theirs, "0:2d", "0:8d", "0:pass", "1:7h", "1:pass")
    assert table(state)["seats"][1]["hand"] == 10 and step(state) == "increment"
    assert play(state, "5h").actor == 1


# The citadel


@pytest.mark.rule("JR-36")
def test_the_plain_citadel_is_no_palace_no_market_and_no_airfield() -> None:
    for advanced in (False, True):
        assert (step(turn("7c", "", advanced_citadel=advanced)) == "passport") == advanced
        assert (step(audience("9d", "", discard="2s", advanced_citadel=advanced)) == "audience") == advanced
        state = play(journey("joker", "", at="Jd Kd", advanced_citadel=advanced), "joker", "ride citadel")
        assert (step(state) == "challenge") == advanced


@pytest.mark.rule("JR-36")
def test_the_citadel_sells_any_discarded_card_for_diamonds() -> None:
    state = audience("9d 9s", "", discard="2c 2d 2h 3s", advanced_citadel=True)
    state = play(state, "market")
    assert can(state) == ["2c", "2d", "2h", "3s"]
    assert can(play(state, "2c", "3s", "pass")) == ["9d"]


@pytest.mark.rule("JR-36")
def test_at_the_citadel_no_queen_s_card_but_hearts_judge() -> None:
    state = play(journey("joker", "Qs Qd", at="Jd Kd", advanced_citadel=True), "joker", "ride citadel")
    assert can(state, 1) == ["pass"]
    state = play(journey("joker", "Qh", at="Jd Kd", advanced_citadel=True), "joker", "ride citadel")
    assert can(state, 1) == ["pass", "yes"]


@pytest.mark.rule("JR-36")
def test_at_the_citadel_the_shortfall_is_paid_in_any_suit() -> None:
    state = play(turn("5c Ah Ad As", "", advanced_citadel=True), "5c", "3-4", "pass", "pay")
    assert can(state) == ["5c", "Ad", "Ah", "As"] and can(play(state, "Ad", "Ah")) == ["fly Kc", "fly Ks", "fly Kh", "fly Kd"]


# Palaces of one's own


def displayed(state: State, seat: int = 0) -> str:
    return " ".join(table(state)["seats"][seat]["display"])


PALACE: dict[str, Any] = {"provisional_palaces": True}


@pytest.mark.rule("JR-39")
def test_hearts_worth_six_are_displayed_after_the_journey_and_stay_in_hand() -> None:
    state = audience("2h 5h 9h", "", at="Kc citadel", **PALACE)
    state = play(state, "display")
    assert can(state) == ["2h", "5h", "9h"] and can(play(state, "2h")) == ["5h", "9h"]
    state = play(state, "2h", "5h")
    assert displayed(state) == "2h 5h" and hand(state.seen(1), 0) == "2h 5h" and table(state)["seats"][0]["hand"] == 3
    assert step(audience("2h 3h", "", at="Kc citadel", **PALACE)) == "increment"
    assert step(audience("9h", "", at="Kc citadel")) == "increment"


@pytest.mark.rule("JR-39")
def test_a_display_ends_when_its_rabbit_leaves_but_not_when_it_stays() -> None:
    state = play(audience("6h", "", at="Kd citadel", **PALACE), "display", "6h", "5c", "1-2", "pass", "stay", "6c")
    state = play(state, "pass", "1-2", "pass")
    assert displayed(state) == "6h" and displayed(play(state, "stay")) == "6h" and displayed(play(state, "N")) == ""


@pytest.mark.rule("JR-39")
def test_a_display_ends_when_it_falls_below_six() -> None:
    state = play(audience("2h 5h 8h", "", at="Kh citadel", **PALACE), "display", "2h", "5h")
    assert displayed(play(state, "claim", "2h")) == "" and displayed(play(state, "claim", "5h")) == ""
    state = play(audience("2h 5h 10h", "", at="Kh citadel", **PALACE), "display", "5h", "10h")
    assert displayed(play(state, "claim", "5h")) == "10h" and displayed(play(state, "claim", "5h", "10h")) == ""


@pytest.mark.rule("JR-39")
def test_a_display_judges_only_who_arrives_there_and_keeps_its_cards_before_the_unworthy() -> None:
    state = play(audience("6h", "joker", "7h", at="Kc citadel citadel", **PALACE), "display", "6h", "3c", "1-2", "pass", "joker")
    assert step(play(state, "ride Kd")) == "increment"
    state = play(state, "ride Kc")
    assert state.waiting == (0,) and can(state, 0) == ["pass", "yes"]
    state = play(state, "0:yes")
    assert state.actor == 1 and step(state) == "visitor-shows" and table(state)["seats"][0]["laid"] == ["6h"]
    state = play(state, "pass")
    assert where(state, 1) == "off-board" and displayed(state) == "6h" and table(state)["mover"] == 2


@pytest.mark.rule("JR-39")
def test_who_loses_a_fight_loses_the_palace_and_at_a_queen_s_everybody_judges() -> None:
    state = play(audience("6h", "9s", at="Kc Kc", **PALACE), "display", "6h", "3c", "pass", "1-2", "pass", "stay")
    state = play(state, "fight 0", "9s", "pass")
    assert where(state) == "off-board" and displayed(state) == ""
    state = play(audience("6h", "joker", "7h", at="Qc citadel citadel", **PALACE), "display", "6h", "3c", "1-2", "pass", "joker")
    assert play(state, "ride Qc").waiting == (0, 2)


def visit_to_a_display(queen: str, judge: str, shows: str, **how: Any) -> State:
    """Seat 0 displays hearts where it is, seat 1 arrives there, and seat 0 challenges."""
    start = audience(judge, "6h joker", at=f"{queen} Kd", **PALACE, **how)
    return play(start, "display", *shows.split(), "3c", "pass", "1-2", "pass", "joker", f"ride {queen}", "0:yes")


@pytest.mark.rule("JR-39")
def test_at_a_queen_s_palace_a_displaying_judge_stakes_the_display_or_shows_what_she_asks_for() -> None:
    state = visit_to_a_display("Qs", "2h 10h Qs", "10h")
    assert step(state) == "challenger-shows" and state.actor == 0 and can(state) == ["2h", "10h", "Qs", "display"]
    staked = play(state, "display")
    assert step(staked) == "visitor-shows" and table(staked)["seats"][0]["laid"] == ["10h"]
    lost = play(staked, "6h")
    assert where(lost) == "off-board" and "10h" in table(lost)["discard"] and {"2h", "Qs"} <= set(hand(lost).split())
    shown = play(state, "Qs", "6h")
    assert where(shown) == "off-board" and "Qs" in table(shown)["aisle"] and {"2h", "10h"} <= set(hand(shown).split())
    assert can(play(state, "2h")) == ["10h"]  # who has begun to show goes on with it
    event = GAME.event(state, constants.DISPLAY, 1)
    assert event["kind"] == "stake-display"


@pytest.mark.rule("JR-36", "JR-39")
def test_the_advanced_citadel_is_a_palace_to_a_display_too() -> None:
    state = visit_to_a_display("citadel", "8h 10h", "10h", advanced_citadel=True)
    assert can(state) == ["8h", "10h", "display"]


@pytest.mark.rule("JR-39")
def test_elsewhere_the_display_is_what_is_staked() -> None:
    state = visit_to_a_display("Kc", "2h 10h Qs", "10h")
    assert step(state) == "visitor-shows" and table(state)["seats"][0]["laid"] == ["10h"]


@pytest.mark.rule("JR-27", "JR-39")
def test_a_palace_at_the_citadel_judges_before_the_win() -> None:
    state = play(audience("6h", "Kd Qh Js joker", at="citadel Jd", **PALACE), "display", "6h", "3c", "1-2", "pass", "joker")
    state = play(state, "ride citadel")
    assert step(state) == "challenge" and play(state, "0:pass").scores == (0.0, 1.0)
    assert where(play(state, "0:yes", "pass"), 1) == "off-board"
