"""Many games between bots, on all cores, counted.

Game number i has the seed `SEED/i` and its bots `SEED/i/SEAT`, and everything counted is a whole number until the report
is made: how many processes share the work changes nothing in the result.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from parlour import bots
from parlour.core import parallel, play, registry
from parlour.core.errors import NotWanted
from parlour.core.intervals import wilson
from parlour.core.metrics import Cost, Finished, Kind
from parlour.core.options import Resolved
from parlour.core.parallel import leave_if_not_wanted
from parlour.core.play import Limit
from parlour.core.records import Record
from parlour.core.starts import Starts
from parlour.study.metrics import named
from parlour.study.output import Line, game_line, record_line
from parlour.study.wanted import wanted

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
    metrics: tuple[str, ...] = ()  # to measure, by name
    rows: bool = False  # whether a row for each game is wanted
    records: bool = False  # whether its record is

    def __post_init__(self) -> None:
        for name in self.players:
            bots.player(self.game, name)  # raises UnknownPlayer here rather than in a worker
        for name in self.metrics:
            named(self.game, name)


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

    def count(self, scores: Sequence[float], points: Sequence[int], plies: int, values: Mapping[str, Any]) -> None:
        self.games += 1
        self.shared += 0 < max(scores) < 1
        for counted, score, tallied, gained in zip(self.scores, scores, self.points, points, strict=True):
            counted[score] += 1
            tallied[gained] += 1
        self.plies[plies] += 1
        if values:
            self.count_metrics(values)

    def count_metrics(self, values: Mapping[str, Any]) -> None:
        for name, value in values.items():
            if value is not None:
                self.metrics.setdefault(name, Counter())[value] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.shared += other.shared
        for seat in range(len(self.scores)):
            self.scores[seat].update(other.scores[seat])
            self.points[seat].update(other.points[seat])
        self.plies.update(other.plies)
        for name, counts in other.metrics.items():
            self.metrics.setdefault(name, Counter()).update(counts)


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


@dataclass
class Simulated:
    """Some games: what is counted, how long they took, and if wanted each as a row and as a record, by number."""

    tally: Tally
    seconds: float = 0.0
    rows: list[tuple[int, Line]] = field(default_factory=list)
    records: list[tuple[int, Line]] = field(default_factory=list)


def simulate(
    plan: SimulationPlan, jobs: int = 1, stop: threading.Event | None = None, take: Callable[[Simulated], None] = lambda _: None,
) -> Generator[Tally, None, None]:
    """Plays the plan and yields the growing count several times a second, or after every game; `take` is given all that is
    played. Setting `stop` ends it when every finished game is counted; closing the iterator at once."""
    batches = Batches(plan.games)
    total = Tally.empty(len(plan.players))
    with closing(parallel.run(partial(play_batch, plan), batches, jobs, stop)) as results:
        for played in results:
            batches.speed = played.tally.games / max(played.seconds, 1e-6)
            total.add(played.tally)
            take(played)
            yield total


def play_batch(plan: SimulationPlan, batch: range) -> Simulated:
    """The games of a batch. If they are no longer wanted, those finished by then."""
    played, begun = Simulated(Tally.empty(len(plan.players))), time.monotonic()
    table = table_of(plan)
    with suppress(NotWanted):
        for number in batch:
            leave_if_not_wanted()
            table.play(number, played)
    played.seconds = time.monotonic() - begun
    return played


LAST: list[TableOf] = []  # of this process: batches of one plan follow each other


def table_of(plan: SimulationPlan) -> TableOf:
    if not LAST or LAST[0].plan != plan:
        LAST[:] = [TableOf(plan)]
    return LAST[0]


class TableOf:
    """A table at which the games of a plan are played one after another."""

    def __init__(self, plan: SimulationPlan) -> None:
        self.plan = plan
        self.game = registry.game(plan.game)
        self.makers = [bots.factory(plan.game, name) for name in plan.players]
        self.starts = Starts(self.game)
        self.measured = [named(plan.game, name) for name in plan.metrics]
        self.counted = [metric.name for metric in self.measured if metric.kind in (Kind.NUMBER, Kind.SHARE)]
        self.taken_down = plan.records or any(metric.cost != Cost.FINAL for metric in self.measured)

    def play(self, number: int, to: Simulated) -> None:
        plan, game, seed = self.plan, self.game, f"{self.plan.seed}/{number}"
        players = [wanted(make(f"{seed}/{seat}")) for seat, make in enumerate(self.makers)]
        options = game.fix_options(plan.options, seed)
        state = self.starts.of(options).copy()
        moves: list[tuple[int, int]] | None = [] if self.taken_down else None
        plies = play.drive(game, state, players, seed, UNLIMITED, None, plan.players, moves)
        scores, points = state.scores, game.points(state)
        values, numbers = NOTHING, NOTHING
        if self.measured or plan.records:
            record = Record(game.id, game.version, options, list(plan.players), moves or [], [], list(scores), points, seed)
            finished = Finished(record, state)
            values = {metric.name: metric.measure(finished) for metric in self.measured}
            numbers = {name: values[name] for name in self.counted}
            if plan.records:
                to.records.append((number, record_line(record)))
        to.tally.count(scores, points, plies, numbers)
        if plan.rows:
            to.rows.append((number, game_line(number, seed, plan.players, dict(options), plies, scores, points, values)))


UNLIMITED = Limit()
NOTHING: Mapping[str, Any] = {}


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
