"""What is measured in Jackal, against what everybody was told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour.core.metrics import Finished
from parlour.games.jackal import constants
from parlour.games.jackal.metrics import METRICS
from parlour.study.metrics import lead_changes, sides
from tests.games.told import count, events, played, value

TABLES = [{"seats": 4}, {"seats": 4, "sides": "pairs"}, {"seats": 3}, {"seats": 2}, {"seats": 2, "crews_each": "1"}]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_deaths_coins_tiles_and_visits_are_as_told(table: dict[str, Any]) -> None:
    record = played("jackal", 5, **table)
    told = events(record)
    assert value(record, "deaths") == count(told, "died")
    assert value(record, "opened") == count(told, "open")
    assert value(record, "coins_lost") == sum(event["many"] for event in told if event["kind"] == "lost")
    banked = Counter[str]()
    for event in told:
        if event["kind"] == "banked":
            banked[event["pirate"]] += event["many"]
    assert sum(value(record, "banked")) == banked.total()
    walked = Counter[tuple[str, str]]()
    for event in told:
        if "path" in event:
            walked.update((cell, event["crew"]) for cell in event["path"][1:])
    seen = {(cell, crew): many for cell, each in value(record, "visits").items()
            for crew, many in zip(constants.CREW_NAMES, each, strict=True) if many}
    assert seen == walked
    assert value(record, "ended_by") == told[-1]["why"]["arguments"]["why"]


def test_a_turn_is_counted_once_however_many_choices_it_takes() -> None:
    record = played("jackal", 2)
    told = [event for event in events(record) if "goes_on" in event]
    assert value(record, "turns") == sum(not event["goes_on"] for event in told)


def test_what_an_opening_shows_is_told_for_the_seat_that_opened_it() -> None:
    record = played("jackal", 3, seats=2)
    opens = [event for event in events(record) if event["kind"] == "open"]
    found = value(record, "tile_influence")
    assert len(found) == len(opens)
    for number, ((seat, stage, things), event) in enumerate(zip(found, opens, strict=True)):
        tile = event["tile"].partition(":")[0]
        assert things == ["arrow" if tile.startswith("arrow") else tile] and stage == number // 12
        assert seat == constants.CREW_NAMES.index(event["crew"]) % 2


def test_allies_are_one_side() -> None:
    finished = Finished(played("jackal", 1, sides="pairs"))
    assert sides(finished) == [0, 1, 0, 1]
    assert lead_changes(finished) >= 0


def test_the_island_is_drawn_for_all_crews_and_for_each() -> None:
    draw = next(metric.draw for metric in METRICS if metric.name == "visits")
    assert draw is not None
    pictures = draw({"g2": [4.0, 0.0, 0.5, 0.0], "g12": [0.0, 0.0, 6.0, 0.0]}, {}, "es")
    assert [what for what, _ in pictures] == ["Todas las tripulaciones", "Blanca", "Negra"]
    assert "g2: 4,5 visitas por partida" in pictures[0][1] and pictures[0][1].count("<rect") == 1 + 117 + 1
