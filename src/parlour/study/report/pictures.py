"""Two pictures of single games: a hundred of them as squares, and how the winner's chance grows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from parlour.study.report.canvas import Canvas, Draw, one_line, scale
from parlour.study.report.plots import BIG

ACROSS = 20  # squares in a row


@dataclass(frozen=True)
class Waffle:
    label: str
    squares: Sequence[int]  # of each kind, a hundred in all
    notes: Sequence[str]  # of each kind


def waffles(label: str, found: Sequence[Waffle]) -> Draw:
    """Two beside each other; on a phone one below the other."""

    def draw(width: int) -> str:
        columns, gap = (2, 40.0) if width > BIG and len(found) > 1 else (1, 0.0)
        wide = min(460.0, (width - gap * (columns - 1)) / columns)
        side = wide / ACROSS
        tall = 30 + 5 * side + 20
        canvas = Canvas(width, tall * -(-len(found) // columns), label)
        for number, waffle in enumerate(found):
            x, y = (number % columns) * (wide + gap), (number // columns) * tall
            canvas.text(x, y + 16, one_line(waffle.label, int(wide / 8)), "t b")
            kinds = [kind for kind, many in enumerate(waffle.squares) for _ in range(many)]
            for place, kind in enumerate(kinds):
                canvas.rect(x + place // 5 * side, y + 28 + place % 5 * side, side - 3, side - 3, f"part q{kind}",
                            waffle.notes[kind], 2)
        return canvas.svg()

    return draw


@dataclass(frozen=True)
class Course:
    label: str
    points: Sequence[tuple[float, float, float]]  # a quarter, the mean, three quarters
    single: Sequence[Sequence[float]] = ()  # games


def courses(label: str, found: Sequence[Course], axis: Sequence[str], write: Callable[[float], str]) -> Draw:
    """Curves from 0 to 1 with the middle half of the games as a band, and a few single games behind."""

    def draw(width: int) -> str:
        big = width > BIG
        left, right, top, bottom = 52.0, width - 24.0, 12.0, 272.0 if big else 232.0
        canvas = Canvas(width, bottom + 28, label)
        across, up = scale(0, len(axis) - 1, left, right), scale(0, 1, bottom, top)
        for share in (0, 0.25, 0.5, 0.75, 1):
            canvas.line(left, up(share), right, up(share), "zero" if share == 0.5 else "grid")
            canvas.text(left - 8, up(share) + 5, write(share), "t s", "end")
        for number in range(0, len(axis), 1 if big else 4):
            canvas.text(across(number), bottom + 20, axis[number], "t s",
                        "end" if number == len(axis) - 1 else "middle")
        for number, course in enumerate(found):
            low = [(across(place), up(point[0])) for place, point in enumerate(course.points)]
            high = [(across(place), up(point[2])) for place, point in enumerate(course.points)]
            canvas.path([*low, *reversed(high)], f"band-{'ab'[number]}", closed=True)
        for one in (single for course in found for single in course.single):
            canvas.path([(across(place), up(share)) for place, share in enumerate(one)], "ln-f")
        for number, course in enumerate(found):
            look = "ab"[number]
            means = [(across(place), up(point[1])) for place, point in enumerate(course.points)]
            canvas.path(means, f"ln-{look}")
            for place, (x, y) in enumerate(means):
                low_share, mean, high_share = course.points[place]
                tip = f"{course.label}, {axis[place]}: {write(mean)} ({write(low_share)} – {write(high_share)})"
                canvas.mark(x, y, look, 4.5, tip)
        return canvas.svg()

    return draw
