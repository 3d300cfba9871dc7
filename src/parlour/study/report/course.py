"""How single games go: how long they are, and how the winner's chance grows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from parlour.core.metrics import EIGHTHS, Kind
from parlour.study.report import pictures, plots
from parlour.study.report.content import Figure, ReportTable, Section
from parlour.study.report.pictures import Course, Waffle
from parlour.study.report.plots import Ridge, plain
from parlour.study.report.tell import Measure, Tell
from parlour.study.summary import CellMetric, Estimate, MetricSummary

MOST_RIDGES = 12
MOST_WAFFLES = 8  # tables of which a hundred games are drawn
MOST_KINDS = 7  # of squares: the last one stands for all that is more
SQUARES = 100
EVEN = 0.5


def lengths(tell: Tell) -> Iterator[Section]:
    """The primary number, or the first there is, game by game."""
    found = [one for one in tell.summary.metrics if one.kind == Kind.NUMBER]
    first = next((one for one in found if one.primary), next(iter(found), None))
    if first is None:
        return
    figure = waffle_figure(tell, first) or ridge_figure(tell, first)
    if figure:
        label = tell.label(first.name)
        yield Section("spread", tell.say("spread"), tell.say("spread-head", metric=label), tell.about(first.name), [figure])


def ridge_figure(tell: Tell, metric: MetricSummary) -> Figure | None:
    measure, found, rows, write = tell.measure(metric), [], [], plain(tell)
    for cell in metric.cells[:MOST_RIDGES]:
        one = cell.estimate
        if one is None or one.quantiles is None or one.value is None:
            continue
        note = tell.say("median", value=write(round(one.quantiles[2], 2)))
        found.append(Ridge(tell.cell_name(cell.cell), cell.counts or (), one.quantiles, note))
        rows.append([tell.cell_name(cell.cell), measure.with_interval(one), *(write(round(q, 2)) for q in one.quantiles)])
    if not found:
        return None
    head = ["", *map(tell.say, ("mean", "least", "quarter", "half", "three-quarters", "greatest"))]
    draw = plots.ridges(tell.label(metric.name), found, tell.unit(metric.name), write)
    return Figure(tell.say("spread-caption"), ReportTable(head, rows), draw)


# A hundred games


def waffle_figure(tell: Tell, metric: MetricSummary) -> Figure | None:
    """Where games take only a few values: a hundred typical ones of each table as squares."""
    cells = sorted((cell for cell in metric.cells if cell.counts), key=lambda cell: beside_base(tell, cell.cell))[:MOST_WAFFLES]
    values = sorted({value for cell in cells for value, _ in cell.counts or ()})
    if not cells or not 1 < len(values) <= 2 * MOST_KINDS:
        return None
    kinds, write = kinds_of(cells, values), plain(tell)
    names = [tell.say("waffle-more", value=write(kind[0])) if len(kind) > 1 else write(kind[0]) for kind in kinds]
    shares = [shares_of(cell, kinds) for cell in cells]
    waffles = [
        Waffle(tell.cell_name(cell.cell), squares(share), [f"{name}: {tell.percent(part)}" for name, part in
                                                           zip(names, share, strict=True)])
        for cell, share in zip(cells, shares, strict=True)]
    table = ReportTable([tell.label(metric.name), *names],
                  [[waffle.label, *map(tell.percent, share)] for waffle, share in zip(waffles, shares, strict=True)])
    keys = [(f"q{number}", name) for number, name in enumerate(names)]
    return Figure(tell.say("waffle-caption"), table, pictures.waffles(tell.label(metric.name), waffles), keys=keys)


def beside_base(tell: Tell, cell: int) -> tuple[int, int]:
    base = tell.cell(cell).base
    return cell if base is None else base, cell


def kinds_of(cells: Sequence[CellMetric], values: Sequence[float]) -> list[list[float]]:
    """Each value for itself, and the rare great ones together."""
    apart = MOST_KINDS if len(values) <= MOST_KINDS else MOST_KINDS - 1
    return [[value] for value in values[:apart]] + ([list(values[apart:])] if len(values) > apart else [])


def shares_of(cell: CellMetric, kinds: Sequence[Sequence[float]]) -> list[float]:
    counts = dict(cell.counts or ())
    total = sum(counts.values())
    return [sum(counts.get(value, 0) for value in kind) / total for kind in kinds]


def squares(shares: Sequence[float]) -> list[int]:
    """A hundred, shared out by the largest remainders."""
    found = [int(SQUARES * share) for share in shares]
    order = sorted(range(len(shares)), key=lambda kind: found[kind] - SQUARES * shares[kind])
    for kind in order[: SQUARES - sum(found)]:
        found[kind] += 1
    return found


# The winner's chance


def courses(tell: Tell) -> Iterator[Section]:
    for metric in tell.summary.metrics:
        cells = {cell.cell: cell for cell in metric.cells if cell.curve}
        if metric.kind != Kind.CURVE or not cells:
            continue
        shown = tell.base_and_other(sorted(cells))
        found = [Course(tell.cell_name(cell), [middle(one) for one in cells[cell].curve or ()],
                        cells[cell].courses or () if number == 0 else ()) for number, cell in enumerate(shown)]
        first = found[0].points
        measure = Measure(tell, True, metric.scale, 0, "")
        table = ReportTable([tell.say("course-part"), *(course.label for course in found)],
                      [[eighth_name(tell, eighth), *(told(measure, course.points[eighth]) for course in found)]
                       for eighth in range(EIGHTHS)])
        axis = [eighth_name(tell, eighth) for eighth in range(EIGHTHS)]
        draw = pictures.courses(tell.label(metric.name), found, axis, lambda share: tell.percent(share, 0))
        keys = [*zip("ab", (course.label for course in found), strict=False)] if len(found) > 1 else []
        head = tell.say("course-head", part=tell.percent(passes_even([mean for _, mean, _ in first]), 0))
        lead = tell.say("course-lead", start=tell.percent(first[0][1], 0), half=tell.percent(first[EIGHTHS // 2][1], 0),
                        seats=tell.cell(shown[0]).seats)
        caption = tell.say("course-caption", games=tell.number(max(one.games for one in cells[shown[0]].curve or ())))
        yield Section("course", tell.say("course"), head, lead, [Figure(caption, table, draw, keys=keys)])


def passes_even(means: Sequence[float]) -> float:
    """The part of the game after which they are never below one half again, between two points in a straight line."""
    below = [eighth for eighth, mean in enumerate(means) if mean < EVEN]
    if not below:
        return 0.0
    last = below[-1]
    return (last + (EVEN - means[last]) / (means[last + 1] - means[last])) / (len(means) - 1)


def middle(one: Estimate) -> tuple[float, float, float]:
    """A quarter of the games lie below, the mean, a quarter above."""
    assert one.value is not None and one.quantiles is not None
    return one.quantiles[1], one.value, one.quantiles[3]


def told(measure: Measure, point: tuple[float, float, float]) -> str:
    return f"{measure.tell.percent(point[1], 0)} ({measure.tell.range(100 * point[0], 100 * point[2], 0)})"


def eighth_name(tell: Tell, eighth: int) -> str:
    if eighth in (0, EIGHTHS - 1):
        return tell.say("course-end" if eighth else "course-start")
    part = Fraction(eighth, EIGHTHS - 1)
    return f"{part.numerator}/{part.denominator}"
