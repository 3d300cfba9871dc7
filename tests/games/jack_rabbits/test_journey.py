"""Journeys: roads, transfers, jokers, caves, and the ways off the board. All on the sample land, at a price of seven."""

from __future__ import annotations

import pytest

from parlour import State
from parlour.core.state import Moves
from parlour.games.jack_rabbits import names
from parlour.games.jack_rabbits.rules import JackRabbits
from tests.games.jack_rabbits.table import audience, can, hand, journey, play, step, table, where

rule = pytest.mark.rule


@rule("JR-17")
def test_a_road_without_a_choice_runs_to_the_first_hexagon() -> None:
    assert where(play(journey("", ""), "N")) == "Jd"
    assert where(play(journey("", ""), "NE")) == "Qh"


@rule("JR-17")
def test_all_roads_of_the_hexagon_are_open_and_one_may_stay() -> None:
    assert can(journey("", "")) == ["stay", "N", "NE", "SE", "S", "SW", "NW"]
    assert can(journey("", "", at="Kd citadel")) == ["stay", "N", "S"]


@rule("JR-17")
def test_at_a_fork_one_chooses_a_branch_but_not_the_way_back() -> None:
    state = play(journey("", "", at="Ks citadel"), "SE")
    assert step(state) == "on-road" and len(can(state)) == 2
    assert {where(play(state, way)) for way in can(state)} == {"Js", "Qs"}


@rule("JR-17")
def test_a_road_may_lead_back_to_the_hexagon_it_left() -> None:
    state = play(journey("Kd Qd Jd", "", quest="tribal"), "S")
    assert state.scores == (1.0, 0.0)  # this is an arrival, and the quest is met


@rule("JR-6", "JR-28")
def test_a_road_that_meets_no_tile_leads_off_the_board_and_ends_the_turn() -> None:
    state = play(journey("", ""), "SE")
    assert where(state) == "off-board"
    assert state.fields()["mover"] == 1 and state.fields()["hand_size"][0] == 0


@rule("JR-18", "JR-19")
def test_a_trek_is_paid_card_by_card_in_the_suits_of_the_tile() -> None:
    state = play(journey("2c 5s 9d", ""), "NW")
    assert can(state)[-1] == "trek"
    state = play(state, "trek")
    assert can(state) == ["2c"]  # diamonds pay nothing there, and 5s alone is not enough
    state = play(state, "2c")
    assert can(state) == ["5s"]
    state = play(state, "5s")
    assert hand(state) == "9d"
    assert table(state)["discard"] == ["2c", "5s"]


@rule("JR-19")
def test_after_a_trek_the_other_road_is_followed_either_way() -> None:
    state = play(journey("10c", ""), "NW", "trek", "10c")
    assert step(state) == "on-road"
    assert len(can(state)) == 2
    assert {where(play(state, way)) for way in can(state)} == {"Js", "Kd"}


@rule("JR-18")
def test_who_cannot_pay_is_not_asked() -> None:
    assert where(play(journey("2c 4s 9d", ""), "NW")) == "Ks"


@rule("JR-18")
def test_nothing_is_given_back_and_a_royal_returns_to_the_aisle_with_its_carrot() -> None:
    state = play(journey("Kc", ""), "NW", "trek", "Kc")
    assert table(state)["carrots"] == {} and hand(state) == ""
    assert "Kc" in table(state)["aisle"]


@rule("JR-18")
def test_every_payment_that_is_possible_in_some_order_is_offered() -> None:
    state = play(journey("3c 6s 10h", ""), "NW", "trek")
    assert can(state) == ["3c", "10h", "6s"]
    assert can(play(state, "3c")) == ["10h", "6s"]
    assert can(play(state, "6s")) == ["10h"]


@rule("JR-20")
def test_a_merchant_sells_rides_to_every_hexagon_and_boats_on_the_same_water() -> None:
    state = play(journey("7d", "", at="Kh citadel"), "N", "merchant", "7d")
    rides = [move for move in can(state) if move.startswith("ride")]
    boats = [move for move in can(state) if move.startswith("boat")]
    assert len(rides) == 13
    assert boats == [
        "boat Qh SE", "boat Qd N", "boat Jc NW", "boat Js SW", "boat Jh SE", "boat Jd N", "boat Jd NE", "boat woods4 S",
        "boat merchant4 NE",
    ]
    assert where(play(state, "ride Kc")) == "Kc"
    assert where(play(state, "boat Qd N")) == "Qd"
    assert where(play(state, "boat woods4 S")) == "citadel"
    assert step(play(state, "boat merchant4 NE")) == "on-road"


@rule("JR-20")
def test_a_merchant_without_a_road_off_the_board_has_no_boats() -> None:
    state = play(journey("7d", "", at="Ks citadel"), "SE", "merchant", "7d")
    assert all(move.startswith("ride") for move in can(state))


@rule("JR-21")
def test_in_a_tavern_a_joker_is_bought_in_passing_once() -> None:
    state = play(journey("7h 8h", "", at="Jd citadel"), "S")
    state = play(state, "tavern", "7h")
    assert state.fields()["jokers"][0] == 1 and state.fields()["aisle_jokers"] == 1
    assert can(state) == ["SW", "joker"]
    assert where(play(state, "SW", "NW", "S")) == "citadel"


@rule("JR-21")
def test_without_a_joker_in_the_aisle_the_tavern_sells_nothing() -> None:
    state = play(journey("7d", "joker joker", at="Jd citadel"), "S")
    assert where(state) == "citadel"


@rule("JR-22")
def test_a_joker_is_released_to_ride_from_a_hexagon_or_from_the_road() -> None:
    state = journey("joker", "", at="Qd citadel")
    assert "joker" in can(state)
    away = play(state, "joker")
    assert away.fields()["aisle_jokers"] == 2
    assert "boat Jd N" in can(away) and "boat Qd N" not in can(away)
    assert where(play(away, "ride Kc")) == "Kc"
    on_road = play(state, "SE")
    assert step(on_road) == "on-road" and "joker" in can(on_road)
    assert not [move for move in can(play(on_road, "joker")) if move.startswith("boat")]


@rule("JR-22")
def test_a_joker_is_of_no_use_underground() -> None:
    assert "joker" not in can(journey("joker", "", at="underground citadel"))


@rule("JR-23")
def test_in_a_cave_one_pays_for_another_cave_or_ends_underground() -> None:
    assert where(play(journey("", "", at="Kd citadel"), "N")) == "underground"
    state = play(journey("7c", "", at="Kd citadel"), "N")
    assert can(state) == ["cave", "down"]
    state = play(state, "cave", "7c")
    assert can(state) == ["cave2", "cave3", "cave4"]
    assert where(play(state, "cave2")) == "Qs"


@rule("JR-24")
def test_from_underground_a_later_journey_starts_at_any_cave() -> None:
    state = journey("", "", at="underground citadel")
    assert can(state) == ["stay", "cave1", "cave2", "cave3", "cave4"]
    assert where(play(state, "cave4")) == "Jc"
    assert step(play(state, "stay")) == "increment"


@rule("JR-28")
def test_off_the_board_the_journey_leads_underground_where_the_increment_is_drawn() -> None:
    state = journey("", "", at="off-board citadel")
    assert where(state) == "underground" and step(state) == "increment"


@rule("JR-28")
def test_only_a_stranded_rabbit_may_hop_off() -> None:
    state = journey("", "", at="Qc citadel")
    assert "hop" not in can(state)
    f = state.fields()
    state.load({**f, "home": f["home"] & ~(1 << f["at"][0])})
    assert where(play(state, "hop")) == "off-board"


def land_with_a_dead_end() -> State:
    """A mountain beside the citadel; its road ends at the Kc, which has no road there."""
    sheet, laid = Moves(), JackRabbits()
    laid.clear_land()
    laid.lay(names.CITADEL, names.cell_number(0, 0), 0)
    mountain, king = names.TILE_NUMBERS["mountain1"], names.TILE_NUMBERS["Kc"]
    laid.find_places(sheet, mountain, names.ATTACHED, True)
    laid.lay(mountain, *divmod(sheet.listed()[0], 6))
    sheet.clear()
    laid.find_places(sheet, king, names.ATTACHED, False)
    for spot in sheet.listed():
        laid.lay(king, *divmod(spot, 6))
        joins = laid.fields()["joins"]
        ends = [edge for edge in range(78, 162) if joins[edge] != names.OFF and names.TILE_OF[joins[edge]] == king]
        home = joins[names.GOES_ON[ends[0] * 2]] if ends else names.OFF
        if home < 6 and not names.HAS_ROAD[joins[ends[0]]]:
            laid.connect()
            return laid
        laid.take_up(king)
    raise AssertionError("no such place")


@rule("JR-6")
def test_at_a_dead_end_the_rabbit_turns_back_and_this_is_no_arrival() -> None:
    for royals, ends in (("Kd Qd Jd", "increment"), ("Kh Qh Jh", "on-road")):
        state = journey(royals, "", land=land_with_a_dead_end())
        way = next(move for move in can(state) if move != "stay" and where(play(state, move)) != "off-board")
        state = play(state, way)
        assert step(state) == ends and where(state) == "citadel"
    assert can(state) == ["trek", "back"]
    assert step(play(state, "back")) == "increment"


@rule("JR-40")
def test_a_journey_may_go_on_through_an_own_carrot_but_passes_no_hexagon_twice() -> None:
    state = play(journey("Jd", "joker joker", trailing_carrots=True), "N")
    assert step(state) == "passing" and "S" not in can(state)
    assert set(can(state)) == {"stay", "N", "NE", "SE", "SW"}
    assert where(play(state, "stay")) == "Jd"
    assert where(play(state, "SW")) == "Qd"
    assert where(play(journey("", "Jd", trailing_carrots=True), "N")) == "Jd"


@rule("JR-26", "JR-34")
def test_after_a_journey_with_nothing_to_do_the_increment_is_drawn() -> None:
    assert step(play(journey("", ""), "N")) == "increment"
    assert step(audience("", "", at="Jd citadel")) == "increment"
