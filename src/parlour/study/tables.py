"""A study from Python: played as from the command line, and given as pandas tables."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parlour.core.metrics import EIGHTHS
from parlour.study import data, file
from parlour.study.runner import Run, prepare
from parlour.study.statistics import library
from parlour.study.summary import CellMetric, Difference, Estimate, Summary


@dataclass(frozen=True)
class StudyResult:
    """What was found, and the games it was found in."""

    summary: Summary
    folder: Path
    played: Run

    @property
    def table(self) -> Any:
        """A row for each metric of each cell, with its interval and how it differs from the base."""
        rows = []
        for metric in self.summary.metrics:
            differences = {(one.cell, one.part): one for one in metric.differences}
            for found in metric.cells:
                for part, estimate in parts(found):
                    cell = self.summary.cells[found.cell]
                    place = {"metric": metric.name, "cell": cell.number, "name": cell.name, "part": part}
                    rows.append({**place, **numbers(estimate), **compared(differences.get((cell.number, part)))})
        return library("pandas").DataFrame(rows)

    @property
    def games(self) -> Any:
        """A row for each game."""
        return library("pandas").DataFrame(data.games_table(self.played.plan, self.played.tabled()))

    @property
    def seats(self) -> Any:
        """A row for each seat of each game."""
        return library("pandas").DataFrame(data.seats_table(self.played.plan, self.played.tabled()))


def parts(found: CellMetric) -> list[tuple[str | None, Estimate]]:
    """The numbers of a cell: one, or one for each seat, category or eighth of the game."""
    if found.estimate is not None:
        return [(None, found.estimate)]
    if found.seats is not None:
        return [(str(seat), estimate) for seat, estimate in enumerate(found.seats)]
    if found.curve is not None:
        return [(f"{eighth}/{EIGHTHS - 1}", estimate) for eighth, estimate in enumerate(found.curve)]
    return list((found.shares or {}).items())


def numbers(estimate: Estimate) -> dict[str, Any]:
    return {"games": estimate.games, "value": estimate.value, "low": estimate.low, "high": estimate.high}


def compared(found: Difference | None) -> dict[str, Any]:
    if found is None:
        return {}
    return {
        "difference": found.value, "difference_low": found.low, "difference_high": found.high, "p": found.holm,
        "clear": found.clear, "verdict": found.verdict.word.value if found.verdict else None,
    }


def run(study: Path | str, out: Path | None, jobs: int, deals: int | None, play_all: bool) -> StudyResult:
    is_text = isinstance(study, str) and "\n" in study
    asked = file.understood(study, "study") if isinstance(study, str) and is_text else file.read(Path(study))
    name = "study" if is_text else str(Path(study).with_suffix(""))
    made = prepare(asked, name, out, jobs=jobs, deals=deals, play_all=play_all)
    for _ in made.play():
        pass
    return StudyResult(made.finish(), made.folder.path, made)
