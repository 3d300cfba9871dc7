"""Small pictures as inline SVG, made of lines, marks and texts whose look is in style.css."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10

Scale = Callable[[float], float]
Draw = Callable[[int], str]  # the same picture for a width

WIDE, SLIM = 800, 340


class Canvas:
    def __init__(self, width: float, height: float, label: str) -> None:
        self.width, self.height, self.label = width, height, label
        self.parts: list[str] = []

    def add(self, part: str) -> None:
        self.parts.append(part)

    def line(self, x1: float, y1: float, x2: float, y2: float, look: str = "ax") -> None:
        self.add(f'<line class="{look}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')

    def rect(self, x: float, y: float, width: float, height: float, look: str, tip: str = "", round: float = 0) -> None:
        corner = f' rx="{round:g}"' if round else ""
        box = f'<rect class="{look}" x="{x:.1f}" y="{y:.1f}" width="{max(0, width):.1f}" height="{max(0, height):.1f}"{corner}'
        self.add(f"{box}><title>{escape(tip)}</title></rect>" if tip else f"{box}/>")

    def text(self, x: float, y: float, words: str, look: str = "t", anchor: str = "start") -> None:
        at = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self.add(f'<text class="{look}" x="{x:.1f}" y="{y:.1f}"{at}>{escape(words)}</text>')

    def path(self, points: Sequence[tuple[float, float]], look: str, closed: bool = False) -> None:
        way = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        self.add(f'<path class="{look}" d="M{way}{"Z" if closed else ""}"/>')

    def whisker(self, x1: float, x2: float, y: float, look: str, cap: float = 4) -> None:
        self.line(x1, y, x2, y, f"w-{look}")
        for x in (x1, x2) if cap else ():
            self.line(x, y - cap, x, y + cap, f"w-{look}")

    def mark(self, x: float, y: float, look: str, size: float = 5, tip: str = "") -> None:
        self.add(mark(x, y, look, size, tip))

    def svg(self, hidden: bool = False) -> str:
        told = 'aria-hidden="true"' if hidden else f'role="img" aria-label="{escape(self.label, quote=True)}"'
        size = f'viewBox="0 0 {self.width:.0f} {self.height:.0f}" width="{self.width:.0f}" height="{self.height:.0f}"'
        return f"<svg {size} {told}>{''.join(self.parts)}</svg>"


def mark(x: float, y: float, look: str, size: float = 5, tip: str = "") -> str:
    """A circle (a), a diamond (b), a triangle (c) or a square (n): told apart without colours too."""
    inside = f"<title>{escape(tip)}</title>" if tip else ""
    r = size
    if look == "a":
        return f'<circle class="m-a" cx="{x:.1f}" cy="{y:.1f}" r="{r:g}">{inside}</circle>'
    if look == "b":
        d = r + 1
        return f'<path class="m-b" d="M{x:.1f} {y - d:.1f}l{d} {d}l{-d} {d}l{-d} {-d}z">{inside}</path>'
    if look == "c":
        return f'<path class="m-c" d="M{x:.1f} {y - r - 0.5:.1f}l{r + 0.5} {1.85 * r:.1f}h{-2 * r - 1}z">{inside}</path>'
    side = f'width="{2 * r - 2:g}" height="{2 * r - 2:g}"'
    return f'<rect class="m-n" x="{x - r + 1:.1f}" y="{y - r + 1:.1f}" {side}>{inside}</rect>'


def scale(low: float, high: float, start: float, end: float) -> Scale:
    """From values to places, which stay in the picture."""
    span = (high - low) or 1.0
    return lambda value: start + (min(max(value, low), high) - low) / span * (end - start)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two others."""
    span = (high - low) or 1.0
    rough = span / most
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough)
    return [round(number * step, 10) for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def around(values: Sequence[float], *also: float) -> tuple[float, float]:
    """A range that holds all values with some air."""
    low, high = min([*values, *also]), max([*values, *also])
    air = 0.06 * ((high - low) or abs(high) or 1.0)
    return low - air, high + air


def two_lines(words: str, most: int) -> list[str]:
    """A label in one line, or broken in two where it can be; what is longer still is cut."""
    if len(words) <= most:
        return [words]
    breaks = [number for number, letter in enumerate(words) if letter == " " and number <= most] or [most]
    first, second = words[: breaks[-1]].rstrip(), words[breaks[-1] :].strip()
    return [first, one_line(second, most)]


def one_line(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"
