"""The plots of a report. Each is drawn for a width, so that it is as readable on a phone as on a wide screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from parlour.study.report.canvas import Canvas, around, one_line, scale, ticks, two_lines
from parlour.study.report.numbers import Numbers

Write = Callable[[float], str]
BIG = 600  # from this width on there is room beside a plot
LETTER = 7.3  # width of a letter of a label, about


@dataclass(frozen=True)
class Point:
    """A value with its interval, as places on an axis."""

    value: float
    low: float
    high: float
    look: str  # of the mark: see canvas.mark
    text: str = ""  # the value in words
    range: str = ""  # its interval in words


@dataclass(frozen=True)
class PlotRow:
    label: str
    points: Sequence[Point]
    bold: bool = False


@dataclass(frozen=True)
class Panel:
    title: str
    rows: Sequence[PlotRow]
    axis: str
    write: Write  # of ticks
    tolerance: float | None = None


@dataclass(frozen=True)
class Group:
    """Rows that belong together, with a line or two about them."""

    label: str
    rows: Sequence[PlotRow]
    notes: Sequence[str] = field(default_factory=tuple)


def plain(tell: Numbers) -> Write:
    """Writes the numbers of an axis that are no differences."""
    return lambda value: tell.number(value, 0 if value == int(value) else 1 if round(value * 10) == value * 10 else 2)


def panels(label: str, found: Sequence[Panel]) -> Callable[[int], str]:
    """Up to three panels beside each other with the same rows; on a phone one below the other."""

    def draw(width: int) -> str:
        names = [row.label for row in found[0].rows]
        longest = max(map(len, names))
        left = min(210.0, LETTER * longest + 14) if width > BIG else min(120.0, LETTER * longest + 10)
        high = 34.0
        each = 52 + high * len(names) + 46
        canvas = Canvas(width, each * (1 if width > BIG else len(found)), label)
        gap = 26.0
        wide = (width - left - gap * (len(found) - 1)) / len(found) if width > BIG else width - left - 4
        for number, panel in enumerate(found):
            x, y = (left + number * (wide + gap), 52.0) if width > BIG else (left, 52 + number * each)
            if number == 0 or width <= BIG:
                for place, name in enumerate(names):
                    write_label(canvas, 0, y + high * place + high / 2 + 8, name, left)
            draw_panel(canvas, panel, x, y, wide, high)
        return canvas.svg()

    return draw


def draw_panel(canvas: Canvas, panel: Panel, x: float, y: float, wide: float, high: float) -> None:
    bottom = y + high * len(panel.rows)
    low, top = reach(panel.rows, panel.tolerance)
    across = scale(low, top, x + 4, x + wide - 4)
    canvas.text(x, y - 30, one_line(panel.title, int(wide / 8)), "t h")
    if panel.tolerance:
        canvas.rect(across(-panel.tolerance), y, across(panel.tolerance) - across(-panel.tolerance), bottom - y, "tol")
    for number in range(0, len(panel.rows), 2):
        canvas.rect(x, y + high * number, wide, high, "stripe")
    axis(canvas, across, ticks(low, top, 4), y, bottom, panel.write)
    canvas.text(x + wide / 2, bottom + 36, panel.axis, "t s", "middle")
    for number, row in enumerate(panel.rows):
        for point in row.points:
            place = y + high * number + high / 2 + 4
            canvas.whisker(across(point.low), across(point.high), place, point.look)
            canvas.mark(across(point.value), place, point.look, 5, f"{row.label}: {point.text} ({point.range})")
            canvas.text(across(point.value), place - 9, point.text, "t v halo", "middle")


def reach(rows: Sequence[PlotRow], tolerance: float | None = None) -> tuple[float, float]:
    values = [value for row in rows for point in row.points for value in (point.low, point.high)]
    return around(values, 0.0, *((-tolerance, tolerance) if tolerance else ()))


def axis(
    canvas: Canvas, across: Callable[[float], float], marks: Sequence[float], top: float, bottom: float, write: Write,
) -> None:
    for tick in marks:
        canvas.line(across(tick), top, across(tick), bottom, "grid" if tick else "zero")
        centred(canvas, across(tick), bottom + 18, write(tick), "t s")


def centred(canvas: Canvas, x: float, y: float, words: str, look: str) -> None:
    """Words around a place, as far as they stay in the picture."""
    half = LETTER * len(words) / 2
    canvas.text(min(max(x, half), canvas.width - half), y, words, look, "middle")


def write_label(canvas: Canvas, x: float, y: float, words: str, room: float, look: str = "t b") -> None:
    lines = two_lines(words, max(6, int(room / LETTER)))
    for number, line in enumerate(lines):
        canvas.text(x, y + (number - (len(lines) - 1) / 2) * 16, line, look if len(lines) == 1 else look + " s")


def dots(
    label: str, rows: Sequence[PlotRow], axis_name: str, write: Write, above: str = "", tolerance: float | None = None,
) -> Callable[[int], str]:
    """A list: a row for each thing, with the value and its interval at the right."""

    def draw(width: int) -> str:
        big = width > BIG
        series = max(len(row.points) for row in rows)
        longest = max(len(row.label) for row in rows)
        left = min(250.0, LETTER * longest + 20) if big else 8.0
        right = width - (200.0 if big else 10.0)
        broken = big and longest > (left - 10) / LETTER
        high = ((36.0 if broken else 27.0) if series == 1 else 16.0 * series + 12) + (0 if big else 18)
        top = 30.0
        bottom = top + high * len(rows)
        canvas = Canvas(width, bottom + 48, label)
        low, most = reach(rows, tolerance)
        across = scale(low, most, left, right)
        for number in range(0, len(rows), 2):
            canvas.rect(0, top + high * number, width, high, "stripe")
        if tolerance:
            canvas.rect(across(-tolerance), top, across(tolerance) - across(-tolerance), bottom - top, "tol")
        axis(canvas, across, ticks(low, most, 6 if big else 4), top, bottom, write)
        centred(canvas, across(0), top - 11, above, "t s b")
        canvas.text((left + right) / 2, bottom + 38, axis_name, "t s", "middle")
        for number, row in enumerate(rows):
            y = top + high * number
            look = "t b" if row.bold else "t"
            if big:
                write_label(canvas, 6, y + high / 2 + 5, row.label, left - 10, look)
            else:
                canvas.text(4, y + 14, one_line(row.label, 40), look + " s")
                canvas.text(width - 4, y + 14, row.points[-1].text, "t v", "end")
            for place, point in enumerate(row.points):
                middle = y + (0 if big else 18) + (high - (0 if big else 18)) * (place + 1) / (len(row.points) + 1)
                canvas.whisker(across(point.low), across(point.high), middle, point.look, 0 if series == 1 else 3)
                canvas.mark(across(point.value), middle, point.look, 4.5, f"{row.label}: {point.text} ({point.range})")
                if big:
                    canvas.text(right + 20, middle + 5, point.text, "t v")
                    canvas.text(width - 4, middle + 5, point.range, "t s", "end")
        return canvas.svg()

    return draw


def grouped(
    label: str, groups: Sequence[Group], axis_name: str, write: Write, tolerance: float | None = None,
) -> Callable[[int], str]:
    """Groups of rows, each with notes at the right; on a phone above it."""

    def draw(width: int) -> str:
        big = width > BIG
        left, right, high = (250.0 if big else 74.0), width - (180.0 if big else 10.0), 27.0
        heading = 0.0 if big else 42.0
        tall = 26 + sum(heading + high * len(group.rows) + 16 for group in groups)
        canvas = Canvas(width, tall + 40, label)
        low, most = reach([row for group in groups for row in group.rows], tolerance)
        across = scale(low, most, left, right)
        if tolerance:
            canvas.rect(across(-tolerance), 16, across(tolerance) - across(-tolerance), tall - 16, "tol")
        axis(canvas, across, ticks(low, most, 6 if big else 4), 16, tall, write)
        canvas.text((left + right) / 2, tall + 37, axis_name, "t s", "middle")
        y = 26.0
        for group in groups:
            middle = y + high * len(group.rows) / 2
            if big:
                write_label(canvas, 0, middle + 5, group.label, 168)
                for number, note in enumerate(group.notes):
                    place = middle + 5 + 17 * (number - (len(group.notes) - 1) / 2)
                    canvas.text(right + 16, place, note, "t s" if number else "t v")
            else:
                canvas.text(0, y + 12, one_line(group.label, 46), "t s b")
                canvas.text(0, y + 29, " · ".join(filter(None, group.notes)), "t s")
                y += heading
            for row in group.rows:
                canvas.text(left - 12, y + high / 2 + 5, row.label, "t" if big else "t s", "end")
                for point in row.points:
                    canvas.whisker(across(point.low), across(point.high), y + high / 2, point.look)
                    canvas.mark(across(point.value), y + high / 2, point.look, 5, f"{row.label}: {point.text} ({point.range})")
                y += high
            y += 16
            canvas.line(0, y - 8, width, y - 8, "hair")
        return canvas.svg()

    return draw


@dataclass(frozen=True)
class Ridge:
    """How often single games came to which value, or where their quarters lie."""

    label: str
    counts: Sequence[tuple[float, int]]
    quantiles: Sequence[float]
    note: str


def ridges(label: str, found: Sequence[Ridge], axis_name: str, write: Write) -> Callable[[int], str]:
    def draw(width: int) -> str:
        big = width > BIG
        left, right, high = (210.0 if big else 8.0), width - (130.0 if big else 10.0), (58.0 if big else 78.0)
        canvas = Canvas(width, high * len(found) + 56, label)
        ends = [value for ridge in found for value in (ridge.quantiles[0], ridge.quantiles[-1])]
        step = min((step_of(ridge) for ridge in found if len(ridge.counts) > 1), default=1.0)
        half = step / 2 if any(ridge.counts for ridge in found) else 0.0
        low, most = around([min(ends) - half, max(ends) + half])
        across, bottom = scale(low, most, left, right), high * len(found) + 10
        axis(canvas, across, ticks(low, most, 6 if big else 4), 8, bottom, write)
        canvas.text((left + right) / 2, bottom + 37, axis_name, "t s", "middle")
        for number, ridge in enumerate(found):
            base = high * (number + 1)
            if big:
                write_label(canvas, 0, base - 12, ridge.label, left - 12)
                canvas.text(right + 16, base - 8, ridge.note, "t v")
            else:
                canvas.text(0, base - high + 14, one_line(ridge.label, 38), "t s b")
                canvas.text(width - 4, base - high + 14, ridge.note, "t v", "end")
            if ridge.counts:
                bars(canvas, ridge, across, base, step)
            else:
                least, quarter, _, three, greatest = ridge.quantiles
                canvas.line(across(least), base - 14, across(greatest), base - 14, "w-f")
                canvas.rect(across(quarter), base - 26, across(three) - across(quarter), 24, "hist")
            canvas.line(across(ridge.quantiles[2]), base - 32, across(ridge.quantiles[2]), base, "w-b")
            canvas.line(left, base, right, base, "hair")
        return canvas.svg()

    return draw


def step_of(ridge: Ridge) -> float:
    """How far two neighbouring values are apart."""
    return min(b - a for (a, _), (b, _) in pairwise(ridge.counts))


def bars(canvas: Canvas, ridge: Ridge, across: Callable[[float], float], base: float, step: float) -> None:
    most, total = max(many for _, many in ridge.counts), sum(many for _, many in ridge.counts)
    middle = ridge.counts[0][0]
    wide = max(1.5, across(middle + step / 2) - across(middle - step / 2) - 1)
    for value, many in ridge.counts:
        tall = 40 * many / most
        canvas.rect(across(value) - wide / 2, base - tall, wide, tall, "hist", f"{value:g}: {100 * many / total:.1f} %")


def stacks(label: str, rows: Sequence[tuple[str, Sequence[tuple[str, float, str]]]]) -> Callable[[int], str]:
    """A bar for each cell, cut by category: (category, share, share in words)."""

    def draw(width: int) -> str:
        big = width > BIG
        left, high = (210.0 if big else 0.0), (36.0 if big else 52.0)
        canvas = Canvas(width, high * len(rows) + 10, label)
        for number, (name, parts) in enumerate(rows):
            y, x = high * number, left
            if big:
                write_label(canvas, 0, y + 22, name, left - 12)
            else:
                canvas.text(0, y + 14, one_line(name, 46), "t s b")
            for place, (what, share, told) in enumerate(parts):
                wide = (width - left) * share
                canvas.rect(x, y + (6 if big else 20), wide, 24, f"part p{place % 5}", f"{what}: {told}")
                if wide > 46:
                    canvas.text(x + wide / 2, y + (23 if big else 37), told, f"t s on{place % 5}", "middle")
                x += wide
        return canvas.svg()

    return draw


def steps(
    label: str, looks: Sequence[tuple[float, float, float]], names: tuple[str, str], axis_name: str, write: Write,
) -> Callable[[int], str]:
    """Looks on the way: (deals, standard errors, boundary)."""

    def draw(width: int) -> str:
        big = width > BIG
        left, right, top, bottom = 40.0, width - (120.0 if big else 14.0), 14.0, 186.0
        canvas = Canvas(width, 232, label)
        most = max(max(abs(found), boundary) for _, found, boundary in looks)
        across, up = scale(0, looks[-1][0], left, right), scale(0, most * 1.1, bottom, top)
        for tick in ticks(0, most * 1.1, 4):
            canvas.line(left, up(tick), right, up(tick), "grid")
            canvas.text(left - 6, up(tick) + 4, write(tick), "t s", "end")
        for deals, _, _ in looks:
            canvas.text(across(deals), bottom + 18, write(deals), "t s", "middle")
        canvas.text((left + right) / 2, bottom + 37, axis_name, "t s", "middle")
        for look, line, number in (("n", "ln-n", 2), ("b", "ln-b", 1)):
            points = [(across(step[0]), up(abs(step[number]))) for step in looks]
            canvas.path(points, line)
            for x, y in points:
                canvas.mark(x, y, look, 4.5)
            if big:
                canvas.text(right + 10, points[-1][1] + 4, names[number - 1], "t s")
        return canvas.svg()

    return draw


def mini(points: Sequence[Point], tolerance: float | None) -> str:
    """For a card: the tolerance as a band, and each value on a line of its own."""
    wide, tall = 220, 44
    most = 1.15 * (max([abs(value) for point in points for value in (point.low, point.high)] + [tolerance or 0.0]) or 1.0)
    canvas, across = Canvas(wide, tall, ""), scale(-most, most, 6, wide - 6)
    if tolerance:
        canvas.rect(across(-tolerance), 4, across(tolerance) - across(-tolerance), 36, "tol")
    canvas.line(across(0), 1, across(0), 43, "zero")
    for number, point in enumerate(points):
        y = 22 + (number - (len(points) - 1) / 2) * min(17, 34 / max(1, len(points)))
        canvas.whisker(across(point.low), across(point.high), y, point.look, 3)
        canvas.mark(across(point.value), y, point.look, 4)
    return canvas.svg(hidden=True)

