"""Two studies side by side: the cells of the same name, deal by deal where their seeds agree."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Any

from msgspec import Struct

from parlour.core.metrics import Cost, Kind, Metric
from parlour.study import statistics, summary
from parlour.study.findings import Games, numbers, pairs
from parlour.study.folder import StudyFolder
from parlour.study.metrics import metrics_of
from parlour.study.plan import MAIN, SEARCH
from parlour.study.summary import BadStudy, Difference, Estimate, Method, Scale, Summary


class Compared(Struct, frozen=True, kw_only=True):
    metric: str
    cell: str
    first: Estimate
    second: Estimate
    paired: bool
    difference: Difference  # second minus first; cell and base are the numbers of the two cells


def compare(first: Path, second: Path) -> list[Compared]:
    """Plain numbers and shares of two study folders."""
    one, other = summary.read(first), summary.read(second)
    if one.game != other.game:
        raise BadStudy("error-study-other-game", one=one.game, other=other.game)
    known = metrics_of(one.game)
    shared = [m.name for m in one.metrics if m.name in {o.name for o in other.metrics}]
    metrics = [known[name] for name in shared if known[name].kind in (Kind.NUMBER, Kind.SHARE)]
    numbered = {cell.name: cell for cell in other.cells}
    cells = [(cell, numbered[cell.name]) for cell in one.cells if cell.name in numbered]
    if not metrics or not cells:
        raise BadStudy("error-study-nothing-alike")
    games, others = games_of(first, one), games_of(second, other)
    paired, found = one.seed == other.seed, []
    for metric in metrics:
        part = SEARCH if metric.cost == Cost.SEARCH else MAIN
        for cell, theirs in cells:
            found.append(side_by_side(metric, cell.name, (games[part], cell.number), (others[part], theirs.number), paired))
    return found


def games_of(folder: Path, found: Summary) -> dict[str, Games]:
    rows = StudyFolder(folder).rows().values()
    deals = max((cell.deals for cell in found.cells), default=0)
    return {MAIN: Games.of(rows, MAIN, deals), SEARCH: Games.of(rows, SEARCH)}


def side_by_side(metric: Metric, name: str, first: tuple[Games, int], second: tuple[Games, int], paired: bool) -> Compared:
    ours, theirs = (games.values(cell, metric) for games, cell in (second, first))
    share = metric.kind == Kind.SHARE
    found = (
        statistics.difference(*pairs(ours, theirs), cell=second[1], base=first[1]) if paired
        else unpaired(numbers(ours.values()), numbers(theirs.values()), second[1], first[1], share)
    )
    one, other = (statistics.estimate(numbers(values.values()), share) for values in (theirs, ours))
    return Compared(metric=metric.name, cell=name, first=one, second=other, paired=paired, difference=found)


def unpaired(ours: Any, theirs: Any, cell: int, base: int, share: bool) -> Difference:
    """The difference of two sets of games: Newcombe's for shares, otherwise Welch's."""
    if len(ours) < 2 or len(theirs) < 2:
        return Difference(
            cell=cell, base=base, scale=Scale.DIFFERENCE, pairs=0, value=None, low=None, high=None, method=None)
    value = float(ours.mean() - theirs.mean())
    error = sqrt(float(ours.var(ddof=1)) / len(ours) + float(theirs.var(ddof=1)) / len(theirs))
    if share:
        low, high = statistics.newcombe(float(ours.sum()), len(ours), float(theirs.sum()), len(theirs))
    else:
        low, high = statistics.apart(value, error, statistics.deviations(), Scale.DIFFERENCE)
    p = statistics.tail(statistics.z_of(value, error, Scale.DIFFERENCE))
    return Difference(
        cell=cell, base=base, scale=Scale.DIFFERENCE, pairs=min(len(ours), len(theirs)), value=value, low=low, high=high,
        method=Method.NEWCOMBE if share else Method.NORMAL, error=error, p=p, holm=p, clear=p < statistics.ALPHA)
