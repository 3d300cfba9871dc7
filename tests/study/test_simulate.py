"""Counting many games."""

from __future__ import annotations

import threading
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

import parlour
from parlour import UnknownPlayer, bots
from parlour.core.intervals import wilson
from parlour.core.records import Record
from parlour.study.simulate import Batches, Simulated, SimulationPlan, TableOf, Tally, report, simulate

PLAN = SimulationPlan("ard-ri", parlour.game("ard-ri").options.resolve({"seats": 3}), ("greedy", "random", "random"), 40, "elf")


def play_one(plan: SimulationPlan, number: int) -> Record:
    """A game of the plan, played by itself."""
    options: dict[str, Any] = plan.options
    seed = f"{plan.seed}/{number}"
    players = [bots.player(plan.game, name, f"{seed}/{seat}") for seat, name in enumerate(plan.players)]
    return parlour.play(plan.game, players, seed=seed, names=plan.players, **options)


def counted(plan: SimulationPlan, jobs: int = 1) -> Tally:
    *_, last = simulate(plan, jobs)
    return last


def count(tally: Tally, record: Record) -> None:
    assert record.scores is not None and record.points is not None
    tally.count(record.scores, record.points, len(record.moves), {})


def test_every_game_is_counted_once_and_depends_only_on_its_number() -> None:
    by_hand = Tally.empty(3)
    for number in reversed(range(PLAN.games)):
        count(by_hand, play_one(PLAN, number))
    assert counted(PLAN) == by_hand
    assert report(PLAN, by_hand)["games"] == 40


def test_a_game_of_the_simulation_can_be_played_again_alone() -> None:
    record = play_one(PLAN, 7)
    assert record.seed == "elf/7" and record == play_one(PLAN, 7)
    record.check_seed()


def test_partial_results_grow_and_the_work_can_be_stopped() -> None:
    many = replace(PLAN, games=100_000)
    growing = simulate(many)
    seen = [tally.games for tally in islice(growing, 2)]
    growing.close()
    assert 0 < seen[0] < seen[1] < many.games


def test_who_stops_it_keeps_every_game_that_was_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    stop, finished = threading.Event(), list[int]()

    def played(table: TableOf, number: int, to: Simulated) -> None:
        play_it(table, number, to)  # leaves the table if it is no longer wanted
        finished.append(number)
        if number == 30:
            stop.set()

    play_it = TableOf.play
    monkeypatch.setattr(TableOf, "play", played)
    monkeypatch.setattr("parlour.study.simulate.BATCH_SECONDS", 1000.0)  # the second batch has all the others
    *_, last = simulate(PLAN, 1, stop)
    assert finished == list(range(31)) and last.games == 31


@pytest.mark.parametrize(("speed", "size"), [(0.0, 1), (0.5, 1), (40.0, 10), (1000.0, 250), (1e9, 1000)])
def test_as_many_games_are_played_together_as_take_a_quarter_of_a_second(speed: float, size: int) -> None:
    batches = Batches(5000)
    batches.speed = speed
    assert next(iter(batches)) == range(size)


def test_batches_follow_the_speed_and_hold_every_game_once() -> None:
    batches = Batches(1000)
    numbers: list[int] = []
    for batch in batches:
        numbers += batch
        batches.speed = 80.0 if batches.speed == 0.0 else batches.speed / 2
        assert len(batch) <= 20
    assert numbers == list(range(1000))


def test_nothing_counted_still_gives_a_report() -> None:
    found = report(PLAN, Tally.empty(3))
    assert found["games"] == 0 and found["players"][0]["interval"] == [0, 1]


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownPlayer):
        SimulationPlan("ard-ri", PLAN.options, ("greedy", "nobody", "random"), 1, "elf")


def test_a_shared_win_counts_as_its_share_and_is_told() -> None:
    tally = Tally.empty(3)
    tally.count([0.5, 0.5, 0.0], [3, 3, 1], 40, {})
    found = report(PLAN, tally)
    assert found["shared"] == 1 and [player["wins"] for player in found["players"]] == [0.5, 0.5, 0]


@pytest.mark.parametrize(("rate", "games", "low", "high"), [
    (0.5, 10, 0.2366, 0.7634), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.2, 1000, 0.1764, 0.2259),
])
def test_wilson_s_intervals_agree_with_published_tables(rate: float, games: int, low: float, high: float) -> None:
    assert wilson(rate, games) == pytest.approx((low, high), abs=5e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_wilson_s_intervals_hold_what_was_counted() -> None:
    for games in range(1, 200):
        for won in range(games + 1):
            low, high = wilson(won / games, games)
            assert 0 <= low <= won / games <= high <= 1
