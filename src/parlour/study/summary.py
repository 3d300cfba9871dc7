"""All that a study has found, as it lies in `summary.json`: what the page, the tables and `study show` are made from.

Shares are 0 to 1. An interval holds 95 % unless its place says otherwise. No times are in here: the same study has the same
summary, on however many machines it was played.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core.errors import ParlourError

FORMAT = 1


class BadStudy(ParlourError):
    """A study's file or folder that cannot be used."""


class Method(StrEnum):
    """Where an interval or a chance comes from."""

    WILSON = "wilson"
    NEWCOMBE = "newcombe"
    NORMAL = "normal"
    BOOTSTRAP = "bootstrap"  # by deal
    WALD = "wald"
    PERMUTATION = "permutation"


class Scale(StrEnum):
    """How two cells are compared."""

    DIFFERENCE = "difference"  # of the means; equal is 0
    RATIO = "ratio"  # of the means; equal is 1
    MEDIAN = "median"  # difference of the medians; equal is 0


class Word(StrEnum):
    """Where an interval lies, seen from the tolerance."""

    INSIDE = "inside"
    OUTSIDE = "outside"
    ACROSS = "across"


class Conclusion(StrEnum):
    """What stronger bots say to a difference."""

    HOLDS = "holds"  # same sign, zero outside
    SMALLER = "holds-smaller"  # and the first number outside too, on the side of zero
    OPEN = "open"  # zero and the first number both inside
    NOT_CONFIRMED = "not-confirmed"  # zero inside, the first number outside
    FLIPS = "flips"


class ToleranceVerdict(Struct, frozen=True, kw_only=True):
    """An interval held against the tolerance of the file."""

    tolerance: float  # in the metric's unit; for a ratio 0.05 is 5 %
    word: Word
    more: int | None = None  # if across: about so many more deals would tell


class Estimate(Struct, frozen=True, kw_only=True):
    """A mean, a share or a median in one cell."""

    games: int  # that have a value
    value: float | None  # None if none has
    low: float | None
    high: float | None
    method: Method | None
    spread: float | None = None  # standard deviation of the games
    quantiles: list[float] | None = None  # least, quarter, median, three quarters, greatest


class Look(Struct, frozen=True, kw_only=True):
    """A look at the primary metric on the way."""

    deals: int
    value: float
    error: float  # its standard error
    deviations: float  # from equal
    boundary: float  # O'Brien and Fleming's
    crossed: bool


class Difference(Struct, frozen=True, kw_only=True):
    """A cell against its base, deal by deal."""

    cell: int
    base: int
    part: str | None = None  # of a metric with several: the category; of one per seat: its number
    scale: Scale
    pairs: int
    value: float | None
    low: float | None
    high: float | None
    method: Method | None
    error: float | None = None  # standard error; of a ratio in logarithms
    saved: float | None = None  # of the games that as good an answer would take without pairs
    p: float | None = None
    holm: float | None = None  # p after Holm's correction among the differences of this metric
    clear: bool = False  # whether holm is below 5 %
    verdict: ToleranceVerdict | None = None
    looks: list[Look] = []


class Effect(Struct, frozen=True, kw_only=True):
    """What a factor's level does over all levels of the others; of two levels, by how much they do not just add up."""

    levels: dict[str, str]  # factor -> level: one, or two for how they meet
    scale: Scale
    deals: int
    value: float | None
    low: float | None
    high: float | None
    p: float | None = None
    holm: float | None = None
    clear: bool = False


class CellMetric(Struct, frozen=True, kw_only=True):
    """What a metric is in a cell: one of these, by its kind."""

    cell: int
    estimate: Estimate | None = None  # number, share
    seats: list[Estimate] | None = None  # seats
    shares: dict[str, Estimate] | None = None  # category
    places: dict[str, list[float]] | None = None  # map: the mean of a game; one number, or one for each seat
    curve: list[Estimate] | None = None  # curve: at each eighth of the game
    courses: list[list[float]] | None = None  # and those of a few single games
    counts: list[tuple[float, int]] | None = None  # number with at most 60 values: how often each came up


class Influence(Struct, frozen=True, kw_only=True):
    """What it is worth to be handed a card or a tile: the share of the win of the seats that were, minus that of those that were
    not, in games where both sat at the table."""

    cell: int
    thing: str
    games: int
    value: float
    low: float
    high: float
    p: float
    holm: float
    clear: bool


class MetricSummary(Struct, frozen=True, kw_only=True):
    name: str
    kind: str
    unit: str
    cost: str
    primary: bool = False
    scale: Scale = Scale.DIFFERENCE
    tolerance: float | None = None
    cells: list[CellMetric] = []
    differences: list[Difference] = []
    effects: list[Effect] = []
    influence: list[Influence] = []


class SeatTable(Struct, frozen=True, kw_only=True):
    """Whether seats are equal in a cell: every seat's share of the win, with intervals that hold together, and one joint test."""

    cell: int
    games: int
    expected: float
    seats: list[Estimate]
    statistic: float | None
    freedom: int
    p: float | None
    holm: float | None
    method: Method | None
    clear: bool  # whether holm is below 5 %: seats differ
    at_once: bool  # all act at once everywhere, so that seats are equal by structure
    verdict: ToleranceVerdict | None = None  # inside: fair; outside: some seat surely is not


class Repeat(Struct, frozen=True, kw_only=True):
    """An alarm, played again on fresh seeds before anybody is told."""

    metric: str
    cell: int
    seats: tuple[SeatTable, SeatTable] | None = None  # first and fresh: of the metric `seat`
    influence: tuple[Influence, Influence] | None = None  # first and fresh: of a card or a tile
    confirmed: bool  # the fresh one is clear too, and points the same way


class AgainDifference(Struct, frozen=True, kw_only=True):
    metric: str
    first: Difference
    again: Difference
    conclusion: Conclusion | None  # None if the first was not clear


class AgainResult(Struct, frozen=True, kw_only=True):
    """The study once more with other bots."""

    name: str  # of its part among the games: again-1 …
    bots: list[str]
    simulations: int | None
    deals: int
    cells: list[int]
    metrics: list[MetricSummary]
    seats: list[SeatTable]
    differences: list[AgainDifference]


class Skill(Struct, frozen=True, kw_only=True):
    """One bot among others of the usual kind, from every seat."""

    cell: int
    bot: str
    among: str
    luck: float  # what luck alone gives: 1 / seats
    estimate: Estimate  # its share of the win


class LandMap(Struct, frozen=True, kw_only=True):
    """A map of the first cell, played on one land."""

    land: int
    metric: str
    games: int
    places: dict[str, list[float]]  # the mean of a game


class Cell(Struct, frozen=True, kw_only=True):
    number: int
    name: str
    levels: dict[str, Any]  # what sets it apart, as in the file
    options: dict[str, Any]  # all, as agreed
    seats: int
    bots: list[str]  # one for each seat
    simulations: int | None
    base: int | None  # the cell it is compared with
    deals: int  # that count
    unfinished: int  # games cut by the cap


class RefusedCell(Struct, frozen=True, kw_only=True):
    """A cell that the game refuses, with its sentence."""

    name: str
    levels: dict[str, Any]
    why: dict[str, str]  # by language


class PlannedGames(Struct, frozen=True, kw_only=True):
    """What was known before it ran."""

    deals: int
    games: int  # of all cells, without repeats
    looks: list[int]  # deals at each
    boundaries: list[float]
    power: float
    asked: dict[str, float] = {}  # find of the file
    pilot: int = 0  # deals of the pilot
    spread: float | None = None  # of the primary metric's paired differences in the pilot: the largest
    finds: float | None = None  # the smallest difference that these deals find with that power
    seat_within: float | None = None  # how far a seat's share may be from the truth, to either side, after these deals


class Summary(Struct, frozen=True, kw_only=True):
    format: int = FORMAT
    parlour: str
    build: str  # compiled or not
    title: str
    game: str
    version: int
    seed: str
    command: str
    file: str  # the study file as run
    primary: str
    played: int  # games in all parts
    asked: int
    complete: bool
    stopped_after: int | None  # deals, if the looks were clear before the end
    cap: int | None
    cells: list[Cell]
    refused: list[RefusedCell]
    plan: PlannedGames
    metrics: list[MetricSummary]
    seats: list[SeatTable]
    repeats: list[Repeat]
    again: list[AgainResult]
    skill: list[Skill]
    lands: list[LandMap] = []

    def metric(self, name: str) -> MetricSummary:
        for metric in self.metrics:
            if metric.name == name:
                return metric
        raise BadStudy("error-study-metric-not-measured", metric=name, known=", ".join(m.name for m in self.metrics))

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def read(folder: Path) -> Summary:
    path = folder / "summary.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Summary)
    except OSError as error:
        raise BadStudy("error-study-folder", folder=str(folder), detail=error.strerror or "") from error
    except msgspec.MsgspecError as error:
        raise BadStudy("error-study-folder", folder=str(folder), detail=str(error)) from error
