"""The routes that are offered to the seat that is asked where to go."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour import CHANCE, OVER, State, bots, native
from parlour.core import chance
from parlour.games.jack_rabbits import GAME, constants
from parlour.games.jack_rabbits.routes import ON_THE_WAY
from parlour.games.jack_rabbits.view import STOP_NAMES
from tests.games.jack_rabbits.table import EVERY_SET_UP, journey, play, table, turn

GAMES = 24 if native.in_use() == "compiled" else 2


def routes(state: State, seat: int = 0) -> dict[str, Any]:
    return {route["to"]: route for route in table(state.seen(seat))["routes"]}


def on_journeys(games: int) -> list[tuple[State, int]]:
    """Positions in which somebody is asked where to go, from games between a greedy player and random ones."""
    found = []
    for number in range(games):
        options = {**EVERY_SET_UP[number % len(EVERY_SET_UP)], "turn_limit": 30, "land": number + 1}
        state, u = GAME.start(**options), chance.step(number)
        names_of_bots = ["greedy", *["random"] * (state.seats - 1)]
        players = [bots.player(GAME.id, name, f"{number}/{seat}") for seat, name in enumerate(names_of_bots)]
        while state.actor != OVER:
            u = chance.step(u)
            if state.actor == CHANCE:
                state.apply(state.draw(u))
                continue
            for seat in state.waiting:
                if chance.index(u, 4) == 0 and table(state.seen(seat))["routes"] is not None:
                    found.append((state.copy(), seat))
            for seat, move in [(seat, players[seat](state.seen(seat), seat, parlour.Limit())) for seat in state.waiting]:
                state.apply(move, seat)
    return found


@pytest.fixture(scope="module")
def journeys() -> list[tuple[State, int]]:
    return on_journeys(GAMES)


@pytest.mark.slow
def test_every_plan_is_playable_and_ends_where_and_at_the_price_it_says(journeys: list[tuple[State, int]]) -> None:
    assert len(journeys) > 5 * GAMES
    for state, seat in journeys:
        for to, route in routes(state, seat).items():
            after: Any = state.copy()
            paid = 0
            for move in route["moves"]:
                paid += after.spent_worth(seat, move) if move < constants.CODES else 0
                after.apply(move, seat)
            fields = after.fields()
            assert STOP_NAMES[fields["at"][seat]] == to and fields["step"] not in ON_THE_WAY
            assert paid >= route["price"] and (paid > 0 or route["price"] == 0)
            spent = [card for card in route["spends"] if card != "joker"]
            assert not (set(spent) & set(GAME.table(after)["seats"][seat]["cards"]))
            assert route["spends"].count("joker") == route["moves"].count(constants.RELEASE)


@pytest.mark.slow
def test_free_routes_lead_where_free_journeys_lead(journeys: list[tuple[State, int]]) -> None:
    looked_at = 0
    for state, seat in journeys:
        f = state.fields()
        at = f["at"][seat]
        if f["step"] != constants.JOURNEY or f["passport"] or f["trailing_carrots"]:
            continue
        free = {to for to, route in routes(state, seat).items() if not route["spends"]}
        leads = {stop for number, stop in enumerate(STOP_NAMES) if f["leads"][at] >> number & 1 and number != at}
        hops = {"off-board"} if not f["home"] >> at & 1 else set()
        assert free - {"off-board"} == leads - {"off-board"} and free <= leads | hops
        looked_at += 1
    assert looked_at > GAMES


def test_the_tiles_of_a_route_are_named_in_order() -> None:
    assert routes(journey("", ""))["Jd"]["tiles"] == ["river1", "woods3", "tavern3"]  # JR-5
    assert routes(journey("", ""))["Qh"]["tiles"] == ["woods3", "mountain4"]


def test_a_payment_leads_further_and_takes_as_few_points_as_will_do() -> None:
    dear = routes(journey("2s 3s 9s 4c", ""))
    free = routes(journey("", ""))
    assert set(free) < set(dear) and all(route["price"] == 0 for route in free.values())
    assert dear["Qd"]["price"] == 7 and dear["Qd"]["spends"] == ["3s", "4c"]
    assert dear["Kc"]["price"] == 14 and dear["Kc"]["spends"] == ["3s", "4c", "9s"]  # off the road, then a ride


def test_a_joker_leads_anywhere_and_costs_no_points() -> None:
    found = routes(journey("joker", ""))
    assert set(found) >= {"Kc", "Qc", "Jc"}  # the island
    assert found["Kc"]["price"] == 0 and found["Kc"]["spends"] == ["joker"]


def test_royals_are_spent_last() -> None:
    found = routes(journey("Ks 5s 6s", ""))
    assert found["Qd"]["spends"] == ["5s", "6s"] and found["Kc"]["spends"] == ["5s", "6s", "Ks"]


def test_a_payment_with_two_aces_counts_only_one_of_them_high() -> None:
    how: dict[str, Any] = {"aces": "capital", "dice": (6, 6)}
    found = routes(journey("Ah As", "", **how))
    assert found["Qd"]["price"] == 12 and found["Qd"]["spends"] == ["Ah", "As"]
    assert "Qd" not in routes(journey("Ah", "", **how)) and "Qd" not in routes(journey("Ah As", "", capital="Ad -", **how))
    assert routes(journey("Ah As 5c 2c", "", **how))["Qd"]["spends"] == ["Ah", "As"]


def test_a_flight_to_an_own_carrot_leads_further() -> None:
    def reached(**how: Any) -> set[str]:
        state = turn("9c Kh", "", at="Kd citadel", game="full", **how)
        return {to for to, route in routes(play(state, "9c", "3-4", "pass")).items() if not route["spends"]}

    trailing = reached(trailing_carrots=True)
    assert reached() < trailing and set(routes(journey("", "", at="Kh citadel"))) <= trailing | {"Kd"}


def test_nobody_else_is_told_and_nobody_before_the_journey() -> None:
    state = journey("9s", "")
    assert table(state.seen(1))["routes"] is None and table(state.seen(parlour.SPECTATOR))["routes"] is None
    assert table(turn("9s", "").seen(0))["routes"] is None


def test_on_the_way_only_what_can_still_be_reached_is_told() -> None:
    state = play(journey("", "", at="Ks citadel"), "SE")
    assert set(routes(state)) == {"Js", "Qs"}
