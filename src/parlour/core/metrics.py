"""What can be measured in a game that was played.

A metric is a name, a kind, a unit, what it costs and a function of a finished game. A game offers its own as METRICS in its
`metrics.py`; `study/metrics.py` adds those that every game has. What a metric is called is the sentence GAME-metric-NAME (for
those of every game metric-NAME), what it means is the sentence of the same code with `-about` behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from parlour.core import actors, registry
from parlour.core.options import Resolved
from parlour.core.records import Record
from parlour.core.state import State

Value = Any  # what a metric gives, and a row of a table holds: see Kind
Play = tuple[State, int, int]  # a position, who does something in it (or CHANCE), and what
Picture = tuple[str, str]  # what it shows, and an SVG
Draw = Callable[[Mapping[str, Sequence[float]], Resolved, str], list[Picture]]
Called = Callable[[str, str], str]
Found = TypeVar("Found")

USUAL_SIMULATIONS = 600
EIGHTHS = 9  # of a game, with its beginning


class Kind(StrEnum):
    """What the value of one game looks like. Numbers and shares may be None: this game does not tell."""

    NUMBER = "number"  # float | None
    SHARE = "share"  # from 0 to 1, or None; of many games the mean is the share
    SEATS = "seats"  # a number for each seat
    CATEGORY = "category"  # a word
    MAP = "map"  # place -> count, or place -> a count for each crew
    CURVE = "curve"  # a number at each eighth of the game, from its beginning to its end, or None
    INFLUENCE = "influence"  # what chance handed out: [[seat, stage, [thing, …]], …]


class Cost(StrEnum):
    """What measuring takes."""

    FINAL = "final"  # a look at the last position: next to nothing
    RECORD = "record"  # the game is replayed once, for all of them
    SEARCH = "search"  # asks a search or a solver: seconds


@dataclass(frozen=True)
class Metric:
    """`measure` is given a finished game. `draw` makes pictures of a map, the largest first: from the mean of each place (one
    number, or one for each crew), the options that the games shared, and the language. `called` tells in a language what a
    category, a place or a thing is called."""

    name: str
    kind: Kind
    unit: str
    cost: Cost
    measure: Callable[[Finished], Value]
    draw: Draw | None = None
    called: Called | None = None


class Finished:
    """A game that was played to its end, or cut. It is replayed only if a metric asks for it, and once for all of them."""

    def __init__(self, record: Record, final: State | None = None, simulations: int = USUAL_SIMULATIONS) -> None:
        self.record = record
        self.game = registry.game(record.game)
        self.options = record.options
        self.simulations = simulations  # of each look, for metrics that search
        self.last = final
        self.notes: dict[str, Any] = {}

    @property
    def final(self) -> State:
        """The last position."""
        if self.last is None:
            self.positions()
        assert self.last is not None
        return self.last

    @property
    def over(self) -> bool:
        """Whether it came to its end; one that was cut has no scores."""
        return self.final.actor == actors.OVER

    @property
    def scores(self) -> list[float]:
        """Each seat's share of the win; of a game that was cut nobody has any."""
        return list(self.final.scores) if self.over else [0.0] * self.final.seats

    def positions(self) -> list[Play]:
        """Everything that happened, each with the position before it."""
        return self.once("positions", self.replayed)

    def steps(self) -> Iterator[tuple[Any, Any, int, int]]:
        """(before, after, who, what) for everything that happened."""
        plays = self.positions()
        after = [*(state for state, _, _ in plays[1:]), self.final]
        for (before, who, move), behind in zip(plays, after, strict=True):
            yield before, behind, who, move

    def replayed(self) -> list[Play]:
        """Plays the record again: what `positions` gives, and keeps."""
        *plays, (last, _, _) = self.record.replay()
        self.last = last
        return plays

    def once(self, what: str, find: Callable[[], Found]) -> Found:
        """What several metrics need, found once."""
        if what not in self.notes:
            self.notes[what] = find()
        found: Found = self.notes[what]
        return found


def fits(metric: Metric, value: Value, seats: int) -> bool:
    """Whether a value is of the metric's kind."""
    if metric.kind in (Kind.NUMBER, Kind.SHARE):
        most = 1 if metric.kind == Kind.SHARE else float("inf")
        return value is None or (is_number(value) and (metric.kind == Kind.NUMBER or 0 <= value <= most))
    if metric.kind == Kind.SEATS:
        return isinstance(value, list) and len(value) == seats and all(map(is_number, value))
    if metric.kind == Kind.CATEGORY:
        return isinstance(value, str) and value != ""
    if metric.kind == Kind.MAP:
        return isinstance(value, dict) and all(isinstance(place, str) and is_count(many) for place, many in value.items())
    if metric.kind == Kind.CURVE:
        return value is None or (isinstance(value, list) and len(value) == EIGHTHS and all(map(is_number, value)))
    return isinstance(value, list) and all(is_handed_out(one, seats) for one in value)


def is_number(value: Value) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value == value and abs(value) != float("inf")


def is_count(value: Value) -> bool:
    return all(map(is_number, value)) if isinstance(value, list) else is_number(value)


def is_handed_out(value: Value, seats: int) -> bool:
    if not (isinstance(value, list) and len(value) == 3):
        return False
    seat, stage, things = value
    named = isinstance(things, list) and all(isinstance(thing, str) for thing in things)
    return seat in range(seats) and isinstance(stage, int) and named
