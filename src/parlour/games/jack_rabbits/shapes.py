"""Plane geometry for the picture of a land: where tiles lie in it, and the curves of their roads.

The unit is a hundredth of an edge of the lattice; y grows downwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin, sqrt

from parlour.games.jack_rabbits import constants

Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]  # a cubic Bézier curve

HALF_EDGE = 50.0
ROW = 50 * sqrt(3)
OUTWARDS = tuple((sin(side * pi / 3), -cos(side * pi / 3)) for side in range(6))


def outline(tile: int, x: int, y: int, turn: int) -> list[Point]:
    """The corners of a laid tile, clockwise; those of a rhombus start with an acute one."""
    shape = constants.SHAPE_OF[tile]
    corners: tuple[tuple[int, int], ...]
    if shape == constants.HEXAGON:
        corners = ((x - 1, y - 1), (x + 1, y - 1), (x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x - 2, y))
    elif shape == constants.TRIANGLE:
        up = ((x, y), (x + 1, y + 1), (x - 1, y + 1))
        corners = up if (x + y) % 2 == 0 else ((x - 1, y), (x + 1, y), (x, y + 1))
    else:
        corners = (
            ((x, y), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1)),
            ((x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x, y)),
            ((x + 1, y + 1), (x - 1, y + 1), (x - 2, y), (x, y)),
        )[turn % 3]
    return [(column * HALF_EDGE, row * ROW) for column, row in corners]


def gate(tile: int, x: int, y: int, turn: int, edge: int) -> tuple[Point, Point]:
    """The middle of an edge, where a road crosses it, and the direction inwards."""
    shape = constants.SHAPE_OF[tile]
    side = (constants.EDGE_SIDES[shape][edge] + turn) % 6
    column, row = constants.cell_at_side(shape, turn, side)
    column, row = x + column, y + row
    middle = (column * HALF_EDGE, (row + (2 if (column + row) % 2 == 0 else 1) / 3) * ROW)
    out = OUTWARDS[side]
    return along(middle, out, ROW / 3), (-out[0], -out[1])


def bend(start: tuple[Point, Point], end: tuple[Point, Point], depth: float) -> Curve:
    """A road from gate to gate that crosses both edges straight."""
    return start[0], along(*start, depth), along(*end, depth), end[0]


def along(start: Point, way: Point, length: float) -> Point:
    return start[0] + way[0] * length, start[1] + way[1] * length


def between(a: Point, b: Point, part: float = 0.5) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def centre(polygon: Sequence[Point]) -> Point:
    return sum(x for x, _ in polygon) / len(polygon), sum(y for _, y in polygon) / len(polygon)


def on(curve: Curve, t: float) -> Point:
    """The point of a curve at t, from 0 to 1."""
    a, b, c = between(curve[0], curve[1], t), between(curve[1], curve[2], t), between(curve[2], curve[3], t)
    return between(between(a, b, t), between(b, c, t), t)


def cut(curve: Curve, start: float, end: float) -> Curve:
    """The part of a curve from start to end."""
    return back_part(front_part(curve, end), start / end)


def front_part(curve: Curve, t: float) -> Curve:
    a, b, c = between(curve[0], curve[1], t), between(curve[1], curve[2], t), between(curve[2], curve[3], t)
    return curve[0], a, between(a, b, t), between(between(a, b, t), between(b, c, t), t)


def back_part(curve: Curve, t: float) -> Curve:
    last, control, other, first = front_part((curve[3], curve[2], curve[1], curve[0]), 1 - t)
    return first, other, control, last


def shrunk(polygon: Sequence[Point], by: float) -> list[Point]:
    """A convex polygon, clockwise, with its edges moved inwards (or outwards, if `by` is negative)."""
    lines = []
    for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        long = distance(a, b)
        inwards = (-(b[1] - a[1]) / long, (b[0] - a[0]) / long)
        lines.append((along(a, inwards, by), along(b, inwards, by)))
    return [crossing(*before, *line) for before, line in zip([lines[-1], *lines[:-1]], lines, strict=True)]


def crossing(a: Point, b: Point, c: Point, d: Point) -> Point:
    """Where the lines ab and cd meet."""
    across = (a[0] - b[0]) * (c[1] - d[1]) - (a[1] - b[1]) * (c[0] - d[0])
    part = ((a[0] - c[0]) * (c[1] - d[1]) - (a[1] - c[1]) * (c[0] - d[0])) / across
    return between(a, b, part)


def is_inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a convex polygon, clockwise."""
    return all(
        (b[0] - a[0]) * (point[1] - a[1]) >= (b[1] - a[1]) * (point[0] - a[0])
        for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    )
