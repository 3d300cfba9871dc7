"""The words and numbers of one report: what cells, changes and values are called in its language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from parlour.core.metrics import Kind, Metric
from parlour.locale import bundle, sentence
from parlour.study import words
from parlour.study.metrics import metrics_of
from parlour.study.plan import level_name
from parlour.study.report.numbers import THIN, Numbers, decimals_for
from parlour.study.summary import Cell, Difference, Estimate, Influence, MetricSummary, Scale, Summary

BY_NAME = " = "  # a cell that is called by its levels
SEATS = "seats"


class Tell(Numbers):
    def __init__(self, summary: Summary, lang: str) -> None:
        super().__init__(lang)
        self.summary = summary
        self.metrics = metrics_of(summary.game)

    def say(self, code: str, **arguments: Any) -> str:
        return sentence(self.lang, f"report-{code}", **arguments)

    # Metrics

    def metric(self, name: str) -> Metric | None:
        return self.metrics.get(name)

    def label(self, name: str) -> str:
        return words.label(self.lang, self.summary.game, name)

    def about(self, name: str) -> str:
        return words.about(self.lang, self.summary.game, name)

    def unit(self, name: str) -> str:
        metric = self.metric(name)
        return words.unit(self.lang, self.summary.game, metric) if metric else ""

    def thing(self, name: str, what: str) -> str:
        metric = self.metric(name)
        return words.value(self.lang, metric, what) if metric else what

    # Cells and levels

    def cell(self, number: int) -> Cell:
        return next(cell for cell in self.summary.cells if cell.number == number)

    def cell_name(self, number: int) -> str:
        cell = self.cell(number)
        if len(self.summary.cells) == 1:
            return self.say("whole")
        if BY_NAME not in cell.name:
            return upper(cell.name.replace("_", " "))
        if self.only_base is None:
            return self.levels(self.varied(cell.levels))
        if number == self.only_base:
            return self.say("base")
        base = self.cell(self.only_base).levels
        return self.levels({name: level for name, level in cell.levels.items() if base.get(name) != level})

    def base_of(self, differences: Sequence[Difference]) -> str | None:
        """What the cell is that all of them are taken from, if it is one."""
        bases = {one.base for one in differences}
        if len(bases) != 1:
            return None
        cell = self.cell(bases.pop())
        return upper(cell.name.replace("_", " ")) if BY_NAME not in cell.name else self.levels(self.varied(cell.levels))

    def base_and_other(self, cells: Sequence[int]) -> list[int]:
        """Of these, the base with the most games and seats, and the first cell that is compared with it."""
        bases = [cell for cell in cells if self.cell(cell).base is None] or list(cells)
        first = max(bases, key=lambda cell: (self.cell(cell).deals, self.cell(cell).seats))
        other = next((cell for cell in cells if self.cell(cell).base == first), None)
        return [first] if other is None else [first, other]

    def extremes(self, metric: MetricSummary, cell: int) -> tuple[Influence, Influence] | None:
        """What helps most and what costs most of all that chance hands out; what fresh games did not confirm is left out."""
        refuted = {one.influence[0].thing for one in self.summary.repeats
                   if one.metric == metric.name and one.cell == cell and one.influence and not one.confirmed}
        clear = [one for one in metric.influence if one.cell == cell and one.clear and one.thing not in refuted]
        return (max(clear, key=lambda one: one.value), min(clear, key=lambda one: one.value)) if clear else None

    @cached_property
    def only_base(self) -> int | None:
        """The cell that all others are compared with, if there is one: they are called by what they change."""
        bases = [cell.number for cell in self.summary.cells if cell.base is None]
        return bases[0] if len(bases) == 1 and len(self.summary.cells) > 2 else None

    def varied(self, levels: Mapping[str, Any]) -> dict[str, Any]:
        """The levels that not all cells have."""
        return {name: level for name, level in levels.items()
                if any(cell.levels.get(name) != level for cell in self.summary.cells)} or dict(levels)

    def levels(self, levels: Mapping[str, Any]) -> str:
        return upper(" · ".join(self.level(name, level) for name, level in levels.items()))

    def level_name(self, level: Any) -> str:
        return level_name(level).replace("_", " ")

    def level(self, name: str, level: Any) -> str:
        shown = name.replace("_", " ")
        if name == SEATS:
            return self.say("players", number=int(level))
        if level is True or str(level).lower() == "true":
            return shown
        if level is False or str(level).lower() == "false":
            return self.say("without", what=shown)
        value = str(level).replace("_", " ")
        return value if self.one_factor == name else f"{shown}: {value}"

    @cached_property
    def one_factor(self) -> str | None:
        """The only thing besides the number of players in which cells differ: its levels speak for themselves."""
        varied = {name for cell in self.summary.cells for name in self.varied(cell.levels) if name != SEATS}
        return next(iter(varied)) if len(varied) == 1 else None

    def changed(self, difference: Difference) -> dict[str, Any]:
        """The levels in which a cell differs from its base."""
        cell, base = self.cell(difference.cell), self.cell(difference.base)
        return {name: level for name, level in cell.levels.items() if base.levels.get(name) != level}

    def rows(self, differences: Sequence[Difference]) -> list[str]:
        """What sets each difference apart from the others: the change, or, if it is the same everywhere, where it was made."""
        changes = [self.changed(one) for one in differences]
        if len({str(change) for change in changes}) > 1 or not all(changes):
            return [self.cell_name(one.cell) for one in differences]
        found = []
        for one, change in zip(differences, changes, strict=True):
            rest = {name: level for name, level in self.varied(self.cell(one.cell).levels).items() if name not in change}
            found.append(self.levels(rest) if rest else self.levels(change))
        return found

    def change(self, differences: Sequence[Difference]) -> str | None:
        """The change that all of them make, if it is one, as the game itself says it."""
        changes = [self.changed(one) for one in differences]
        if not (changes and changes[0] and all(one == changes[0] for one in changes)):
            return None
        told = [self.option(name, str(level)) or self.level(name, level) for name, level in changes[0].items()]
        return upper("; ".join(told))

    def option(self, name: str, level: str) -> str:
        """What an option and its value mean; nothing if the game does not say."""
        code = f"{self.summary.game}-option-{name}"
        if not bundle("en").has_message(code):
            return ""
        value = f"{code}-{level}"
        return sentence(self.lang, code) + (f": {sentence(self.lang, value)}" if bundle("en").has_message(value) else "")

    # Values

    def measure(self, found: MetricSummary) -> Measure:
        spread = [abs(one.high - one.low) for one in found.differences if one.high is not None and one.low is not None]
        share = found.kind in (Kind.SHARE, Kind.SEATS, Kind.INFLUENCE, Kind.CATEGORY)
        if found.kind == Kind.SEATS and found.name != "seat":
            share = False
        decimals = 1 if share else decimals_for(max(spread)) if spread else 2
        return Measure(self, share, found.scale, decimals, self.unit(found.name))


@dataclass(frozen=True)
class Measure:
    """How the numbers of a metric are written, as they are and as differences."""

    tell: Tell
    share: bool
    scale: Scale
    decimals: int
    unit: str

    def value(self, value: float | None) -> str:
        if value is None:
            return "–"
        return self.tell.percent(value, 1) if self.share else self.tell.number(value, max(1, self.decimals))

    def with_interval(self, one: Estimate) -> str:
        if one.value is None or one.low is None or one.high is None:
            return self.value(one.value)
        factor, decimals = (100, 1) if self.share else (1, max(1, self.decimals))
        return f"{self.value(one.value)} ({self.tell.range(factor * one.low, factor * one.high, decimals)})"

    def place(self, value: float) -> float:
        """Where a difference lies on its axis: none is 0."""
        if self.scale == Scale.RATIO:
            return 100 * (value - 1)
        return 100 * value if self.share else value

    def difference(self, value: float | None) -> str:
        if value is None:
            return "–"
        text = self.tell.signed(self.place(value), self.places)
        return f"{text}{THIN}%" if self.scale == Scale.RATIO else text

    @property
    def places(self) -> int:
        return (0 if self.scale == Scale.RATIO else 1) if self.share or self.scale == Scale.RATIO else self.decimals

    def between(self, low: float | None, high: float | None) -> str:
        if low is None or high is None:
            return ""
        return self.tell.range(self.place(low), self.place(high), self.places, signed=True)

    def axis_of(self, label: str) -> str:
        """The same with the metric's name, unless that says it already."""
        return self.axis if self.axis.lower() == label.lower() else f"{label}: {self.axis}"

    @property
    def axis(self) -> str:
        """What the numbers of differences are."""
        if self.scale == Scale.RATIO:
            return self.tell.say("axis-ratio")
        return self.tell.say("axis-points") if self.share else self.unit

    def told(self, value: float | None) -> str:
        """A difference with its unit, for sentences."""
        if self.scale == Scale.RATIO:
            return self.difference(value)
        unit = self.tell.say("points") if self.share else self.unit
        return f"{self.difference(value)} {unit}".strip()


def upper(words: str) -> str:
    return words[:1].upper() + words[1:]
