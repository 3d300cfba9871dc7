"""Journeys: roads, transfers, jokers, caves, and the ways off the board. On the sample land if none is told, at a price of
seven."""

from __future__ import annotations

import pytest

from tests.games.jack_rabbits.table import audience, can, hand, journey, laid, play, step, table, turn, where

ALL = "N NE SE S SW NW"
DEAR = (6, 6)  # too dear for a single royal


@pytest.mark.rule("JR-17")
def test_a_road_without_a_choice_runs_to_the_first_hexagon() -> None:
    assert where(play(journey("", ""), "N")) == "Jd"
    assert where(play(journey("", ""), "NE")) == "Qh"


@pytest.mark.rule("JR-17")
def test_all_roads_of_the_hexagon_are_open_and_one_may_stay() -> None:
    assert can(journey("", "")) == ["stay", "N", "NE", "SE", "S", "SW", "NW"]
    assert can(journey("", "", at="Kd citadel")) == ["stay", "N", "S"]


@pytest.mark.rule("JR-17")
def test_at_a_fork_one_chooses_a_branch_but_not_the_way_back() -> None:
    state = play(journey("", "", at="Ks citadel"), "SE")
    assert step(state) == "on-road" and len(can(state)) == 2
    assert {where(play(state, way)) for way in can(state)} == {"Js", "Qs"}


@pytest.mark.rule("JR-17")
def test_a_road_may_lead_back_to_the_hexagon_it_left() -> None:
    state = play(journey("Kd Qd Jd", "", quest="tribal"), "S")
    assert state.scores == (1.0, 0.0)  # this is an arrival, and the quest is met


# Two merchants and four taverns around a point: from the citadel, round and round
RING = (
    f"citadel 0,0 {ALL}", "merchant1 0,-2 NE S NW", "tavern1 1,-2 N SW", "tavern2 1,-3 S NW", "merchant2 0,-3 N SE SW",
    "tavern3 -1,-3 NE S", "tavern4 -1,-2 N SE", "Kc -10,0 N",
)


@pytest.mark.rule("JR-17")
def test_the_same_road_end_is_not_entered_twice() -> None:
    state = play(journey("", "joker joker", land=laid(*RING)), "N")
    assert can(state) == ["NE", "NW"]
    state = play(state, "NE")
    assert set(can(state)) == {"N", "SW"}
    state = play(state, "SW")
    assert where(state) == "citadel" and step(state) == "increment"  # the ring is closed, so the way leads back


@pytest.mark.rule("JR-17")
def test_with_a_payment_in_between_a_road_may_be_entered_again() -> None:
    state = journey("7h joker", "", land=laid(*RING))
    state = play(state, "N", "NE", "N", "NW", "SW", "S", "SE")
    assert step(state) == "on-road" and can(state) == ["S", "joker"]
    state = journey("7h joker", "", land=laid(*RING))
    state = play(state, "N", "NE", "N", "NW", "SW", "S", "tavern", "7h", "SE")
    assert can(state) == ["NE", "S", "joker"]


@pytest.mark.rule("JR-6", "JR-28")
def test_a_road_that_meets_no_tile_leads_off_the_board_and_ends_the_turn() -> None:
    state = play(journey("", ""), "SE")
    assert where(state) == "off-board"
    assert state.fields()["mover"] == 1 and state.fields()["hand_size"][0] == 0


@pytest.mark.rule("JR-18", "JR-19")
def test_a_trek_is_paid_card_by_card_in_the_suits_of_the_tile() -> None:
    state = play(journey("2c 5s 9d", ""), "NW")
    assert can(state)[-1] == "trek"
    state = play(state, "trek")
    assert table(state)["payment"]["due"] == 7 and can(state) == ["2c", "5s"]  # diamonds pay nothing there
    state = play(state, "2c")
    assert can(state) == ["5s"]
    state = play(state, "5s")
    assert hand(state) == "9d" and step(state) != "paying"
    assert table(state)["discard"] == ["2c", "5s"]


AT: dict[str, tuple[str, str, str, str]] = {  # a hexagon, a road to the tile, the transfer, the suits that pay
    "woods": ("citadel", "NW", "trek", "csh"), "river": ("citadel", "S", "trek", "csh"), "mountain": ("Ks", "NE", "trek", "csh"),
    "merchant": ("Kh", "N", "merchant", "sd"), "tavern": ("Jd", "S", "tavern", "hd"), "cave": ("Kd", "N", "cave", "cd"),
}


@pytest.mark.rule("JR-3", "JR-18", "JR-19", "JR-20", "JR-21", "JR-23")
@pytest.mark.parametrize("tile", AT)
def test_each_tile_takes_its_own_suits_at_the_price_of_the_dice(tile: str) -> None:
    stop, road, transfer, suits = AT[tile]
    for suit in "cdhs":
        for worth in "67":
            state = play(journey(worth + suit, "", at=f"{stop} Qs"), road)
            road_tile = table(state)["road"]["tile"] if table(state)["road"] else ""
            assert (road_tile.startswith(tile) and transfer in can(state)) == (suit in suits and worth == "7")


@pytest.mark.rule("JR-18", "JR-19")
def test_several_transfers_in_one_journey_are_each_paid() -> None:
    state = play(journey("7c 9s", ""), "NW", "trek", "7c")
    way = next(way for way in can(state) if where(play(state, way)) == "citadel" and step(play(state, way)) == "on-road")
    state = play(state, way)
    assert table(state)["road"]["tile"] == "mountain1"
    state = play(state, "trek", "9s")
    assert table(state)["discard"] == ["7c", "9s"] and step(state) == "on-road" and len(can(state)) == 2


@pytest.mark.rule("JR-18")
def test_suits_are_combined_freely_and_a_payment_may_be_larger_than_the_price() -> None:
    state = play(journey("2c 3h 6s", ""), "NW", "trek", "2c", "3h")
    assert table(state)["payment"] == {"for": "trek", "due": 2, "suits": ["c", "h", "s"]} and can(state) == ["6s"]
    assert hand(play(state, "6s")) == ""


@pytest.mark.rule("JR-19")
@pytest.mark.parametrize(("at", "road", "ends"), [("citadel", "S", {"Jh", "Qs"}), ("citadel", "NE", {"citadel", "Jd"})])
def test_rivers_and_woods_are_crossed_like_that_too(at: str, road: str, ends: set[str]) -> None:
    state = play(journey("10c", "", at=f"{at} Ks"), road, "trek", "10c")
    assert {where(play(state, way)) for way in can(state)} == ends


@pytest.mark.rule("JR-19")
def test_after_a_trek_the_other_road_is_followed_either_way() -> None:
    state = play(journey("10c", ""), "NW", "trek", "10c")
    assert step(state) == "on-road"
    assert len(can(state)) == 2
    assert {where(play(state, way)) for way in can(state)} == {"Js", "Kd"}


@pytest.mark.rule("JR-18")
def test_who_cannot_pay_is_not_asked() -> None:
    assert where(play(journey("2c 4s 9d", ""), "NW")) == "Ks"


@pytest.mark.rule("JR-18")
def test_nothing_is_given_back_and_a_royal_returns_to_the_aisle_with_its_carrot() -> None:
    state = play(journey("Kc", ""), "NW", "trek", "Kc")
    assert table(state)["carrots"] == {} and hand(state) == ""
    assert "Kc" in table(state)["aisle"]


@pytest.mark.rule("JR-18")
def test_cards_are_paid_in_any_order_until_the_price_is_reached() -> None:
    state = play(journey("3c 6s 10h", ""), "NW", "trek")
    assert can(state) == ["3c", "10h", "6s"]
    assert can(play(state, "3c")) == ["10h", "6s"]
    assert can(play(state, "6s")) == ["3c", "10h"]
    assert step(play(state, "10h")) != "paying"


@pytest.mark.rule("JR-20")
def test_a_merchant_sells_rides_to_every_hexagon_and_boats_on_the_same_water() -> None:
    state = play(journey("7d", "", at="Kh citadel"), "N", "merchant", "7d")
    rides = [move for move in can(state) if move.startswith("ride")]
    boats = [move for move in can(state) if move.startswith("boat")]
    assert len(rides) == 13  # from the road one may ride back too
    assert boats == [
        "boat Qh SE", "boat Qd N", "boat Jc NW", "boat Js SW", "boat Jh SE", "boat Jd N", "boat Jd NE", "boat woods4 S",
        "boat merchant4 NE",
    ]
    assert where(play(state, "ride Kc")) == "Kc"
    assert where(play(state, "boat Qd N")) == "Qd"
    assert where(play(state, "boat woods4 S")) == "citadel"
    assert step(play(state, "boat merchant4 NE")) == "on-road"


@pytest.mark.rule("JR-20")
def test_having_paid_a_merchant_one_has_to_ride_and_may_ride_back_but_not_underground() -> None:
    state = play(journey("7d", "", at="Kh citadel"), "N", "merchant", "7d")
    assert step(state) == "riding" and not {"stay", "back", "S", "ride underground"} & set(can(state))
    assert where(play(state, "ride Kh")) == "Kh"


@pytest.mark.rule("JR-20", "JR-22")
def test_a_ride_to_the_hexagon_one_stands_on_is_not_offered() -> None:
    rides = [move for move in can(play(journey("joker", "", at="Qd citadel"), "joker")) if move.startswith("ride")]
    assert len(rides) == 12 and "ride Qd" not in rides
    assert "ride Qd" in can(play(journey("joker", "", at="Qd citadel"), "SE", "joker"))


@pytest.mark.rule("JR-20")
def test_boats_stay_on_their_water() -> None:
    state = play(journey("joker", "", at="Qc citadel"), "joker")
    assert [move for move in can(state) if move.startswith("boat")] == ["boat Jc NE"]  # the lake
    state = play(journey("7d", "", at="Qc citadel"), "SE", "merchant", "7d")
    assert not {"boat Jc NE", "boat Qc S", "boat merchant4 NE"} & set(can(state)) and "boat Jc NW" in can(state)


@pytest.mark.rule("JR-20")
def test_a_merchant_without_a_road_off_the_board_has_no_boats() -> None:
    state = play(journey("7d", "", at="Ks citadel"), "SE", "merchant", "7d")
    assert all(move.startswith("ride") for move in can(state))


@pytest.mark.rule("JR-21")
def test_in_a_tavern_a_joker_is_bought_in_passing_once() -> None:
    state = play(journey("7h 8h", "", at="Jd citadel"), "S")
    state = play(state, "tavern", "7h")
    assert state.fields()["jokers"][0] == 1 and state.fields()["aisle_jokers"] == 1
    assert can(state) == ["SW", "joker"]
    assert where(play(state, "SW", "NW", "S")) == "citadel"


@pytest.mark.rule("JR-21")
def test_without_a_joker_in_the_aisle_the_tavern_sells_nothing() -> None:
    state = play(journey("7d", "joker joker", at="Jd citadel"), "S")
    assert where(state) == "citadel"


@pytest.mark.rule("JR-22")
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


@pytest.mark.rule("JR-22")
def test_on_a_road_that_leads_off_the_board_a_joker_calls_a_boat() -> None:
    state = play(journey("joker", ""), "SE", "SW")
    assert table(state)["road"]["tile"] == "mountain3"
    assert not any(move.startswith("boat") for move in can(play(state, "joker")))
    state = play(state, "SW")
    assert table(state)["road"]["tile"] == "woods4"
    boats = [move for move in can(play(state, "joker")) if move.startswith("boat")]
    assert "boat Qd N" in boats and "boat woods4 S" not in boats
    state = play(journey("joker", "", at="Qs citadel"), "NE")  # the same tile, on its other road
    assert table(state)["road"]["tile"] == "woods4" and not any(move.startswith("boat") for move in can(play(state, "joker")))


@pytest.mark.rule("JR-22")
def test_a_joker_is_released_neither_after_arriving_nor_off_the_board() -> None:
    assert step(audience("joker", "", at="Kd citadel")) == "increment"
    state = play(turn("joker", "", at="off-board citadel"), "3-4", "pass")
    assert where(state) == "underground" and step(state) == "increment"


@pytest.mark.rule("JR-22")
def test_a_joker_is_of_no_use_underground() -> None:
    assert "joker" not in can(journey("joker", "", at="underground citadel"))


@pytest.mark.rule("JR-23")
def test_in_a_cave_one_pays_for_another_cave_or_ends_underground() -> None:
    assert where(play(journey("", "", at="Kd citadel"), "N")) == "underground"
    state = play(journey("7c", "", at="Kd citadel"), "N")
    assert can(state) == ["cave", "down"]
    state = play(state, "cave", "7c")
    assert can(state) == ["cave2", "cave3", "cave4"]
    assert where(play(state, "cave2")) == "Qs"


@pytest.mark.rule("JR-23")
def test_where_there_is_no_other_cave_nobody_pays() -> None:
    land = laid(f"citadel 0,0 {ALL}", "cave1 0,-2 S")
    assert where(play(journey("7c", "", land=land), "N")) == "underground"


@pytest.mark.rule("JR-23")
def test_the_way_out_of_the_other_cave_is_followed_to_its_end() -> None:
    state = play(journey("7c", "", at="Kd citadel"), "N", "cave", "7c")
    assert [where(play(state, f"cave{number}")) for number in (2, 3, 4)] == ["Qs", "Jh", "Jc"]
    assert step(play(state, "cave4")) == "increment"


@pytest.mark.rule("JR-24", "JR-30", "JR-35", "JR-39")
def test_underground_nobody_fights_trades_or_displays_hearts() -> None:
    how = {"game": "full", "personal_trade": True, "provisional_palaces": True}
    state = journey("9s 9h", "5s", at="underground underground", **how)
    assert step(play(state, "stay")) == "increment"


@pytest.mark.rule("JR-24")
def test_from_underground_a_later_journey_starts_at_any_cave() -> None:
    state = journey("", "", at="underground citadel")
    assert can(state) == ["stay", "cave1", "cave2", "cave3", "cave4"]
    assert where(play(state, "cave4")) == "Jc"
    assert step(play(state, "stay")) == "increment"


@pytest.mark.rule("JR-28")
def test_off_the_board_the_journey_leads_underground_where_the_increment_is_drawn() -> None:
    state = journey("", "", at="off-board citadel")
    assert where(state) == "underground" and step(state) == "increment"


# A king whose road meets the side of another tile, and a way home for everybody else
STRANDED = (f"citadel 0,0 {ALL}", "Kc 6,0 N", "Ks 6,-2 NE SE", "cave1 0,-2 S")


@pytest.mark.rule("JR-28")
def test_only_a_stranded_rabbit_may_hop_off() -> None:
    state = journey("7h Kd", "", at="Kc citadel", land=laid(*STRANDED))
    assert can(state) == ["stay", "hop"]
    state = play(state, "hop")
    assert where(state) == "off-board" and table(state)["mover"] == 1
    assert hand(state) == "Kd 7h" and table(state)["carrots"] == {"Kd": 0}
    assert "hop" not in can(journey("", "", at="Ks citadel", land=laid(*STRANDED)))  # its roads lead off the board
    assert "hop" not in can(journey("", "", at="underground citadel", land=laid(*STRANDED)))
    assert "hop" not in can(journey("", "", at="Qc citadel"))


@pytest.mark.rule("JR-28")
def test_three_turns_lead_from_the_water_to_a_cave() -> None:
    state = play(journey("", "", at="Jd citadel"), "N")
    state = play(state, "1-2", "pass", "stay", "5c", "1-2", "pass")
    assert where(state) == "underground" and step(state) == "increment"
    state = play(state, "6c", "1-2", "pass", "stay", "7c", "1-2", "pass")
    assert can(state) == ["stay", "cave1", "cave2", "cave3", "cave4"]


# The mountain's road leads from the citadel against a side of the king
DEAD_END = (f"citadel 0,0 {ALL}", "mountain1 2,0 N-S", "Kc 4,2 N")


@pytest.mark.rule("JR-6")
def test_at_a_dead_end_the_rabbit_turns_back_and_this_is_no_arrival() -> None:
    state = play(journey("Kd Qd Jd", "", land=laid(*DEAD_END)), "SE")
    assert step(state) == "increment" and where(state) == "citadel"


@pytest.mark.rule("JR-6")
def test_who_could_pay_at_a_dead_end_may_turn_back_too() -> None:
    state = play(journey("7h 9c", "", land=laid(*DEAD_END)), "SE")
    assert can(state) == ["trek", "back"]
    state = play(state, "back")
    assert step(state) == "increment" and where(state) == "citadel" and hand(state) == "9c 7h"


@pytest.mark.rule("JR-6")
def test_what_was_paid_on_the_way_to_a_dead_end_stays_spent() -> None:
    state = play(journey("7h", "", land=laid(*DEAD_END, "Ks 4,0 NE SE", "Kd 0,2 N S")), "SE", "trek", "7h")
    assert where(state) == "citadel" and step(state) == "increment" and table(state)["discard"] == ["7h"]


@pytest.mark.rule("JR-6")
def test_a_road_that_is_blocked_at_the_hexagon_is_not_offered() -> None:
    state = journey("", "", land=laid(f"citadel 0,0 {ALL}", "Kc 0,-2 N"))
    assert can(state) == ["stay", "NE", "SE", "S", "SW", "NW"]


@pytest.mark.rule("JR-6", "JR-24")
def test_from_a_cave_with_a_blocked_road_a_rabbit_falls_back_underground() -> None:
    land = laid(f"citadel 0,0 {ALL}", "Kc 0,6 N", "cave1 0,7 N")
    state = play(journey("", "", at="underground citadel", land=land), "cave1")
    assert where(state) == "underground" and step(state) == "increment"


@pytest.mark.rule("JR-40")
def test_a_journey_may_go_on_through_an_own_carrot_but_passes_no_hexagon_twice() -> None:
    state = play(journey("Jd", "joker joker", trailing_carrots=True), "N")
    assert step(state) == "passing" and "S" not in can(state)
    assert set(can(state)) == {"stay", "N", "NE", "SE", "SW"}
    assert where(play(state, "stay")) == "Jd"
    assert where(play(state, "SW")) == "Qd"
    others = play(journey("", "Jd", trailing_carrots=True), "N")
    assert where(others) == "Jd" and step(others) == "increment"


# A hexagon with two roads that are joined by rivers, and a cave at its third
ROUND_TRIP = ("citadel -10,0 N NE SE S SW NW", "Qc 0,0 SE S SW", "river3 -1,1 NE-SW", "river2 -2,0 N-S", "cave1 2,0 NW")


@pytest.mark.rule("JR-40")
def test_no_hexagon_is_passed_twice() -> None:
    state = play(journey("Qc", "", at="underground citadel", land=laid(*ROUND_TRIP), dice=DEAR, trailing_carrots=True), "cave1")
    assert can(state) == ["stay", "S", "SW"]
    state = play(state, "S")
    assert where(state) == "Qc" and step(state) == "increment"


@pytest.mark.rule("JR-40")
def test_the_hexagon_where_the_journey_began_is_not_passed() -> None:
    state = play(journey("Qc", "", at="Qc citadel", land=laid(*ROUND_TRIP), dice=DEAR, trailing_carrots=True), "S")
    assert where(state) == "Qc" and step(state) == "increment"


@pytest.mark.rule("JR-40")
def test_passing_is_no_arrival_but_stopping_is() -> None:
    state = play(journey("Qh", "6h", dice=DEAR, game="full", trailing_carrots=True), "NE")
    assert can(state) == ["stay", "SE", "SW"]
    assert step(play(state, "stay")) == "challenge"
    assert where(play(state, "SE")) == "off-board"
    assert where(play(state, "SW", "S")) == "Jh"


# Behind the king of spades the mountain's road leads against a side of the other king
BEHIND_A_KING = (f"citadel 0,0 {ALL}", "Ks 0,-2 SE S", "mountain1 2,-2 N-S", "Kc 4,0 N")


@pytest.mark.rule("JR-6", "JR-40")
def test_from_a_dead_end_behind_an_own_carrot_a_rabbit_turns_back_to_that_carrot() -> None:
    state = play(journey("Ks", "", land=laid(*BEHIND_A_KING), dice=DEAR, trailing_carrots=True), "N")
    assert step(state) == "passing" and where(state) == "Ks" and can(state) == ["stay", "SE"]
    state = play(state, "SE")
    assert where(state) == "Ks" and step(state) == "increment"


@pytest.mark.rule("JR-6", "JR-40")
def test_turning_back_to_a_passed_palace_is_no_arrival() -> None:
    land = laid(f"citadel 0,0 {ALL}", "Qs 0,-2 SE S NW", "mountain1 2,-2 N-S", "Kc 4,0 N")
    state = play(journey("Qs", "6h", land=land, dice=DEAR, game="full", trailing_carrots=True), "N")
    assert step(play(state, "stay")) == "challenge"
    state = play(state, "SE")
    assert where(state) == "Qs" and step(state) == "increment"


@pytest.mark.rule("JR-40")
def test_by_an_own_carrot_a_joker_may_be_released() -> None:
    state = play(journey("joker Jd", "joker", dice=DEAR, trailing_carrots=True), "N")
    while step(state) == "on-road":
        state = play(state, can(state)[0])
    assert step(state) == "passing" and "joker" in can(state)
    away = play(state, "joker")
    assert "ride Jd" not in can(away) and "ride citadel" in can(away)
    assert "boat Qd N" in can(away)  # a road of that hexagon leads off the board
    assert where(play(away, "ride Kc")) == "Kc"


@pytest.mark.rule("JR-40")
def test_a_ride_to_an_own_carrot_may_go_on_by_all_its_roads() -> None:
    state = play(journey("joker Jd", "", trailing_carrots=True), "joker", "ride Jd")
    assert step(state) == "passing" and where(state) == "Jd"
    assert can(state) == ["stay", "N", "NE", "SE", "S", "SW"]
    assert where(play(state, "stay")) == "Jd" and step(play(state, "stay")) == "increment"
    assert where(play(state, "SW")) == "Qd"
    assert step(play(journey("joker", "Jd", trailing_carrots=True), "joker", "ride Jd")) == "increment"
    assert step(play(journey("joker Jd", ""), "joker", "ride Jd")) == "increment"


@pytest.mark.rule("JR-40")
def test_after_a_paid_ride_to_an_own_carrot_one_may_go_on_and_pay_again() -> None:
    state = play(journey("7d 7h Jd", "", at="Kh citadel", trailing_carrots=True), "N", "merchant", "7d", "ride Jd")
    assert step(state) == "passing"
    state = play(state, "S", "tavern")
    assert step(state) == "paying" and can(state) == ["Jd", "7h"]


@pytest.mark.rule("JR-40")
def test_a_boat_to_an_own_carrot_may_go_on_but_not_by_the_road_it_came() -> None:
    state = play(journey("joker Qd", "", at="Jd citadel", trailing_carrots=True), "joker", "boat Qd N")
    assert step(state) == "passing" and where(state) == "Qd" and "N" not in can(state) and len(can(state)) > 1


@pytest.mark.rule("JR-29", "JR-40")
def test_a_flight_to_an_own_carrot_may_go_on() -> None:
    state = turn("9c Kh", "", at="Kd citadel", game="full", trailing_carrots=True)
    state = play(state, "9c", "3-4", "pass", "fly Kh")
    assert step(state) == "passing" and where(state) == "Kh" and can(state)[0] == "stay" and len(can(state)) == 3
    state = turn("5c Kh 3d", "", at="Kd citadel", game="full", trailing_carrots=True)
    state = play(state, "5c", "3-4", "pass", "pay", "3d", "fly Kh")
    assert step(state) == "passing" and where(play(state, "stay")) == "Kh"


@pytest.mark.rule("JR-40")
def test_without_trailing_carrots_and_at_the_carrots_of_others_journeys_end() -> None:
    assert step(play(journey("Jd", "", dice=DEAR), "N")) == "increment"
    assert step(play(journey("", "Jd", trailing_carrots=True), "N")) == "increment"


@pytest.mark.rule("JR-26", "JR-34")
def test_after_a_journey_with_nothing_to_do_the_increment_is_drawn() -> None:
    assert step(play(journey("", ""), "N")) == "increment"
    assert step(audience("", "", at="Jd citadel")) == "increment"
