"""Many games between bots, on all cores, counted.

Game number i has the seed `SEED/i` and its bots `SEED/i/SEAT`, and everything counted is a whole number until the report
is made: how many processes share the work changes nothing in the result.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from parlour import bots
from parlour.core import parallel, play, registry
from parlour.core.intervals import wilson
from parlour.core.metrics import Cost, Finished, Kind, Metric
from parlour.core.options import Resolved
from parlour.core.parallel import NotWanted, leave_if_not_wanted
from parlour.core.play import Limit, Player
from parlour.core.records import Record
from parlour.core.state import State

LARGEST_BATCH = 1000
BATCH_SECONDS = 0.25


@dataclass(frozen=True)
class SimulationPlan:
    """What is to be played: `players` are names of bots, one for each seat."""

    game: str
    options: Resolved
    players: tuple[str, ...]
    games: int
    seed: str

    def __post_init__(self) -> None:
        for name in self.players:
            bots.player(self.game, name)  # raises UnknownPlayer here rather than in a worker


@dataclass
class Tally:
    """What has been played so far. Scores and points are counted per seat: how often each value came up."""

    games: int = 0
    shared: int = 0  # games that several sides won together
    scores: list[Counter[float]] = field(default_factory=list)
    points: list[Counter[int]] = field(default_factory=list)
    plies: Counter[int] = field(default_factory=Counter)
    metrics: dict[str, Counter[float]] = field(default_factory=dict)  # what the game itself counts

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls(scores=[Counter() for _ in range(seats)], points=[Counter() for _ in range(seats)])

    def count(self, record: Record) -> None:
        assert record.scores is not None and record.points is not None
        self.games += 1
        self.shared += 0 < max(record.scores) < 1
        for seat, (score, points) in enumerate(zip(record.scores, record.points, strict=True)):
            self.scores[seat][score] += 1
            self.points[seat][points] += 1
        self.plies[len(record.moves)] += 1
        finished = Finished(record)
        for metric in counted_metrics(record.game):
            value = metric.measure(finished)
            if value is not None:
                self.metrics.setdefault(metric.name, Counter())[value] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.shared += other.shared
        for seat in range(len(self.scores)):
            self.scores[seat].update(other.scores[seat])
            self.points[seat].update(other.points[seat])
        self.plies.update(other.plies)
        for name, counts in other.metrics.items():
            self.metrics.setdefault(name, Counter()).update(counts)


def counted_metrics(game: str) -> list[Metric]:
    """What a game tells of its last position in numbers."""
    own = registry.part(game, "metrics")
    cheap = [metric for metric in own.METRICS if metric.cost == Cost.FINAL] if own else []
    return [metric for metric in cheap if metric.kind in (Kind.NUMBER, Kind.SHARE)]


class Batches:
    """The numbers of the games, as many together as take about a quarter of a second: so the count grows steadily, however long
    a game is. The first ones have a game each; then it is known how fast it goes."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.speed = 0.0  # games a second, of one process

    def __iter__(self) -> Iterator[range]:
        first = 0
        while first < self.games:
            size = max(1, min(LARGEST_BATCH, self.games - first, int(self.speed * BATCH_SECONDS)))
            yield range(first, first + size)
            first += size


def simulate(plan: SimulationPlan, jobs: int = 1, stop: threading.Event | None = None) -> Generator[Tally, None, None]:
    """Plays the plan and yields the growing count several times a second, or after every game. Setting `stop` ends it when every
    finished game is counted; closing the iterator at once."""
    batches = Batches(plan.games)
    total = Tally.empty(len(plan.players))
    with closing(parallel.run(partial(play_batch, plan), batches, jobs, stop)) as tallies:
        for tally, seconds in tallies:
            batches.speed = tally.games / max(seconds, 1e-6)
            total.add(tally)
            yield total


def play_batch(plan: SimulationPlan, batch: range) -> tuple[Tally, float]:
    """What is counted, and how long it took. If it is no longer wanted, the games finished by then."""
    tally, begun = Tally.empty(len(plan.players)), time.monotonic()
    with suppress(NotWanted):
        for number in batch:
            tally.count(play_one(plan, number))
    return tally, time.monotonic() - begun


def play_one(plan: SimulationPlan, number: int) -> Record:
    options: dict[str, Any] = plan.options
    seed = f"{plan.seed}/{number}"
    players = [Wanted(bots.player(plan.game, name, f"{seed}/{seat}")) for seat, name in enumerate(plan.players)]
    return play.play(plan.game, players, seed=seed, names=plan.players, **options)


class Wanted:
    """A player that leaves the table when nobody waits for the result any more."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        leave_if_not_wanted()
        return self.player(seen, seat, limit)


def report(plan: SimulationPlan, tally: Tally) -> dict[str, Any]:
    """The counts as a JSON-able document: rates, intervals and means."""
    return {
        "game": plan.game,
        "version": registry.game(plan.game).version,
        "options": plan.options,
        "seed": plan.seed,
        "asked": plan.games,
        "games": tally.games,
        "players": [player_report(plan, tally, seat) for seat in range(len(plan.players))],
        "shared": tally.shared / max(1, tally.games),
        "plies": {"mean": mean(tally.plies), "min": min(tally.plies, default=0), "max": max(tally.plies, default=0)},
        "metrics": {name: dict(sorted(counts.items())) for name, counts in tally.metrics.items()},
    }


def player_report(plan: SimulationPlan, tally: Tally, seat: int) -> dict[str, Any]:
    rate = mean(tally.scores[seat])
    return {
        "seat": seat,
        "player": plan.players[seat],
        "wins": rate,  # a shared win counts as its share
        "interval": list(wilson(rate, tally.games)),
        "points": mean(tally.points[seat]),
    }


def mean(counts: Counter[Any]) -> float:
    """Summed in ascending order, so that the same counts always give the same float."""
    return float(sum(value * many for value, many in sorted(counts.items()))) / max(1, counts.total())
