"""Plays a study: on all cores, as far as it has not been played before, until it is done or stopped.

Which games count does not depend on who finished first: a look at the primary metric is taken when all cells have played its
deals, and if it is clear, later deals do not count even if some of them were played in the meantime.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from parlour.core import parallel
from parlour.study import data, report, statistics
from parlour.study.file import StudyFile
from parlour.study.findings import PILOT, Findings
from parlour.study.folder import StudyFolder
from parlour.study.games import Row, play_batch
from parlour.study.plan import MAIN, Series, StudyPlan, planned
from parlour.study.summary import Summary

BATCH_SECONDS = 0.5
LARGEST_BATCH = 2000
Batch = tuple[Series, list[int]]
Runner = Callable[[Callable[[Batch], tuple[Batch, list[Row], float]], Iterable[Batch], int, threading.Event],
                  Generator[tuple[Batch, list[Row], float], None, None]]


@dataclass
class Progress:
    """What a study has come to, for whoever watches."""

    played: int
    asked: int
    phase: str  # main, beside, fresh
    row: Row | None = None


@dataclass
class Run:
    """A study that is being played into its folder."""

    plan: StudyPlan
    folder: StudyFolder
    jobs: int = 1
    command: str = ""
    play_all: bool = False
    deals: int | None = None  # instead of the file's
    runner: Runner = parallel.run
    stop: threading.Event = field(default_factory=threading.Event)
    end: int = 0  # deals of the main part that count
    all_deals: int = 0
    stopped_after: int | None = None
    alarmed: Sequence[Series] = ()
    looked: int = 0  # looks taken
    done: bool = False

    def __post_init__(self) -> None:
        statistics.check_libraries()
        self.rows: dict[tuple[str, int, int], Row] = {}
        self.many: Counter[tuple[str, int]] = Counter()  # of each series: deals that were played in a row from the first
        self.take(self.folder.rows().values())
        self.kept = len(self.rows)
        self.speeds: dict[tuple[str, int], float] = {}

    def play(self) -> Iterator[Progress]:
        """Plays what is missing and yields how far it is. When it ends, or `stop` is set, every finished game is kept."""
        self.folder.begin(self.plan)
        self.all_deals = self.end = self.deals or self.plan.file.deals or PILOT
        if not (self.deals or self.plan.file.deals):
            yield from self.through("pilot", self.plan.main(PILOT))
            if self.stop.is_set():
                return
            self.all_deals = self.end = self.findings().wanted_deals()
        yield from self.main_part()
        if not self.stop.is_set():
            yield from self.through("beside", self.plan.beside())
        if not self.stop.is_set():
            self.alarmed = self.plan.fresh(self.findings().alarms(), self.plan.repeat_alarms(self.end))
            yield from self.through("fresh", self.alarmed)
        self.done = not self.stop.is_set()

    def main_part(self) -> Iterator[Progress]:
        looked_at = self.findings().is_looked_at and not (self.play_all or self.plan.file.play_all)
        points = statistics.look_points(self.all_deals, self.plan.file.looks if looked_at else 1)
        series = self.plan.main(self.all_deals)
        self.decide(points, looked_at)
        yield from self.through("pilot", [*self.plan.main(min(PILOT, points[0])), *self.tried()])
        self.decide(points, looked_at)
        for progress in self.through("main", series, points):
            yield progress
            if looked_at:
                self.decide(points, looked_at)

    def tried(self) -> list[Series]:
        """One more game of each series beside the main part: it may be far slower, and the time left depends on it."""
        return [replace(series, deals=min(series.deals, self.many[series.key] + 1)) for series in self.plan.beside()]

    def decide(self, points: Sequence[int], looked_at: bool) -> None:
        """Ends the main part at the first look that is clear."""
        if not looked_at or self.stopped_after is not None:
            return
        while self.looked < len(points) - 1 and self.has_all(points[self.looked]):
            deals = points[self.looked]
            self.looked += 1
            if self.findings(deals).is_clear:
                self.stopped_after = self.end = deals
                return

    def take(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.rows[row.key] = row
            series = row.part, row.cell
            while (*series, self.many[series]) in self.rows:
                self.many[series] += 1

    def has_all(self, deals: int) -> bool:
        return all(self.many[MAIN, cell.number] >= deals for cell in self.plan.cells)

    @property
    def is_piloted(self) -> bool:
        """Whether so many deals are played that their spread tells what all can find."""
        return self.all_deals > 0 and self.has_all(min(PILOT, self.end))

    def through(self, phase: str, series: Sequence[Series], points: Sequence[int] = ()) -> Iterator[Progress]:
        """Plays what is missing of some series, look by look."""
        yield self.progress(phase)
        if not any(True for _ in self.missing(series, points)):
            return
        with closing(self.runner(timed_batch, self.batches(series, points), self.jobs, self.stop)) as results:
            for (one, _), rows, seconds in results:
                if rows:
                    self.speeds[one.key] = len(rows) / max(seconds, 1e-6)
                    self.folder.add(rows)
                    self.take(rows)
                    yield self.progress(phase, rows[-1])
                if phase == "main" and self.stopped_after is not None and self.has_all(self.end):
                    return

    def missing(self, series: Sequence[Series], points: Sequence[int] = ()) -> Iterator[tuple[Series, int]]:
        edges = [0, *(points or [max((one.deals for one in series), default=0)])]
        for first, last in pairwise(edges):
            for one in series:
                for deal in range(first, min(last, one.deals)):
                    if (*one.key, deal) not in self.rows:
                        yield one, deal

    def batches(self, series: Sequence[Series], points: Sequence[int]) -> Iterator[Batch]:
        """The missing games, as many together as take about half a second: the first of a series alone, to see how fast it is."""
        waiting: list[int] = []
        of: Series | None = None
        for one, deal in self.missing(series, points):
            if self.stopped_after is not None and one.part == MAIN and deal >= self.end:
                continue
            if of is not None and (one is not of or len(waiting) >= self.size(of)):
                yield of, waiting
                waiting = []
            of = one
            waiting.append(deal)
        if of is not None and waiting:
            yield of, waiting

    def size(self, series: Series) -> int:
        return max(1, min(LARGEST_BATCH, int(self.speeds.get(series.key, 0.0) * BATCH_SECONDS)))

    @property
    def wanted(self) -> list[Series]:
        """All parts of the study that are known by now."""
        return [*self.plan.main(self.end), *self.plan.beside(), *self.alarmed]

    @property
    def seconds_left(self) -> float | None:
        """By the speed of each series, as far as it is known."""
        if not self.speeds:
            return None
        usual = sum(self.speeds.values()) / len(self.speeds)
        missing = [(max(0, series.deals - self.many[series.key]), series.key) for series in self.wanted]
        return sum(many / self.speeds.get(key, usual) for many, key in missing) / self.jobs

    def progress(self, phase: str, row: Row | None = None) -> Progress:
        wanted = self.wanted
        played = sum(min(series.deals, self.many[series.key]) for series in wanted)
        return Progress(played, sum(series.deals for series in wanted), phase, row)

    def findings(self, deals: int | None = None) -> Findings:
        asked = sum(series.deals for series in self.wanted)
        return Findings(
            self.plan, self.counted(), deals or self.end, asked, self.stopped_after, self.command, all_deals=self.all_deals,
            done=self.done)

    def counted(self) -> dict[tuple[str, int, int], Row]:
        """The rows that the study asks for; others may lie in the folder from a longer run."""
        wanted = {series.key: series.deals for series in [*self.plan.main(self.all_deals), *self.plan.beside(), *self.alarmed]}
        return {key: row for key, row in self.rows.items() if row.deal < wanted.get((row.part, row.cell), 0)}

    def tabled(self) -> list[Row]:
        """The games that count, in the order of the tables."""
        return sorted((row for row in self.counted().values() if row.part != MAIN or row.deal < self.end), key=in_order)

    def finish(self, lang: str = "en") -> Summary:
        """Writes the summary, the tables and the page of what has been played."""
        summary = self.findings().summary()
        data.write_tables(self.folder, self.plan, self.tabled())
        self.folder.write("summary.json", summary.to_json())
        self.folder.write("report.html", report.html(summary, lang))
        return summary


def in_order(row: Row) -> tuple[bool, str, int, int]:
    """The main part first, then the others by name; within one by cell and deal."""
    return row.part != MAIN, *row.key


def timed_batch(batch: Batch) -> tuple[Batch, list[Row], float]:
    begun = time.monotonic()
    rows = play_batch(*batch)
    return batch, rows, time.monotonic() - begun


def prepare(file: StudyFile, name: str, out: Path | None = None, **extra: Any) -> Run:
    plan = planned(file)
    return Run(plan, StudyFolder.of(plan, name, out), **extra)
