"""Before a study runs: a few deals of everything, to know what it will cost and what it can find. Nothing is written."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from parlour.study.findings import PILOT, Findings
from parlour.study.games import Row, play_batch
from parlour.study.plan import Series, StudyPlan
from parlour.study.summary import PlannedGames

PATIENCE = 2.0  # seconds for each series, and at least two deals


@dataclass
class Pilot:
    """Plays, and knows how fast each series is."""

    plan: StudyPlan
    deals: int | None = None
    rows: dict[tuple[str, int, int], Row] = field(default_factory=dict)
    speeds: dict[tuple[str, int], float] = field(default_factory=dict)

    def play(self, stop: threading.Event) -> Iterator[tuple[int, int]]:
        """Yields how many of how many series are tried."""
        main, beside = self.plan.main(PILOT), self.plan.beside()
        for number, series in enumerate([*main, *beside]):
            yield number, len(main) + len(beside)
            if stop.is_set():
                return
            begun, played = time.monotonic(), 0
            while played < min(series.deals, PILOT) and (played < 2 or time.monotonic() - begun < PATIENCE):
                for row in play_batch(series, [played]):
                    self.rows[row.key] = row
                played += 1
            self.speeds[series.key] = played / max(time.monotonic() - begun, 1e-6)

    def findings(self, deals: int) -> Findings:
        return Findings(self.plan, self.rows, deals, 0, all_deals=deals)

    def found(self) -> PlannedGames:
        """What the study will be, with the deals of the file or as many as find what it asks."""
        return self.findings(self.all_deals()).planned()

    def all_deals(self) -> int:
        file = self.plan.file
        return self.deals or file.deals or self.findings(PILOT).wanted_deals()

    def seconds(self, jobs: int) -> float:
        wanted: list[Series] = [*self.plan.main(self.all_deals()), *self.plan.beside()]
        return sum(series.deals / self.speeds[series.key] for series in wanted if series.key in self.speeds) / jobs
