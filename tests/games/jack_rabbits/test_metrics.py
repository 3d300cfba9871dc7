"""What is measured in Jack Rabbits, against what everybody was told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.metrics import METRICS, standing
from tests.games.told import count, events, played, value

GAMES = [{"game": "intro"}, {"game": "full"}, {"game": "full", "advanced_citadel": True, "personal_trade": True}]


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_claims_fights_thefts_and_arrivals_are_as_told(options: dict[str, Any]) -> None:
    for seed in range(3):
        record = played("jack-rabbits", seed, seats=3, **options)
        told = events(record)
        assert value(record, "turns") in (count(told, "turn"), count(told, "turn") - 1)  # the last turn may be the winner's
        assert value(record, "claims") == count(told, "claim")
        assert value(record, "fights") == count(told, "fight")
        assert value(record, "stolen") == count(told, "steal")
        arrivals = Counter(event["at"] for event in told if event["kind"] == "arrive")
        assert value(record, "off_board") == arrivals["off-board"]
        traffic = value(record, "traffic")
        stops = {*constants.TILE_NAMES[: constants.HEXAGONS], "underground", "off-board"}
        assert {place: many for place, many in traffic.items() if place in stops} == arrivals


def test_paid_cards_are_told_with_their_purpose() -> None:
    record = played("jack-rabbits", 2, seats=3, game="full")
    cards = sum(event["kind"] == "pay" and event["by"] >= 0 for event in events(record) if "by" in event)
    assert sum(value(record, "paid").values()) == cards > 0


def test_a_rabbit_on_a_road_crosses_both_ends_of_every_tile_it_leaves() -> None:
    """Whoever enters a road tile and walks on leaves it again: at most as many enter by its ends as cross them."""
    traffic = value(played("jack-rabbits", 4, seats=3, game="full", land=7), "traffic")
    for tile in range(constants.HEXAGONS, constants.TILES):
        first = constants.FIRST_EDGE[tile]
        edges = range(first, first + constants.EDGES_OF[constants.SHAPE_OF[tile]])
        crossed = sum(traffic.get(f"road {edge}", 0) for edge in edges)
        entered = traffic.get(constants.TILE_NAMES[tile], 0)
        assert entered <= crossed <= 2 * entered + 1


def test_a_land_is_drawn_where_all_games_had_the_same() -> None:
    draw = next(metric.draw for metric in METRICS if metric.name == "traffic")
    assert draw is not None
    record = played("jack-rabbits", 1, seats=2, land=7)
    [(name, picture)] = draw({"Jc": [2.5], "road 12": [1.0]}, record.options, "en")
    assert name == "Land 7" and "Jc: 2.50 arrivals a game" in picture
    [(_, picture)] = draw({"Jc": [2.5], "road 12": [1.0]}, record.options, "ru")
    assert "2,50" in picture and ">2,5<" in picture
    assert draw({"Jc": [2.5]}, {**record.options, "land": 0}, "en") == []


def test_in_front_is_who_has_the_most_carrots() -> None:
    record = played("jack-rabbits", 1, seats=2)
    owner: dict[str, int | None] = {}
    for event in events(record):
        if event["kind"] == "carrot":
            owner[event["tile"]] = event["seat"]
    assert standing(record.final()) == [list(owner.values()).count(seat) for seat in range(2)]
