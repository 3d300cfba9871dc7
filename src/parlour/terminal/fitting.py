"""Tables that have two shapes: one for the usual terminal, and one that can still be read in 60 columns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from parlour.core.game import Json


@dataclass(frozen=True)
class Fitting:
    """What `drawn` makes, told whether there is less room than it would like to have."""

    drawn: Callable[[bool], RenderableType]
    width: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.drawn(options.max_width < self.width)


@dataclass(frozen=True)
class Strips:
    """A drawing in letters. What is too wide for the room is cut from top to bottom, and the pieces are put below each other."""

    drawing: Text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = self.drawing.split("\n")
        for start in range(0, max(map(len, lines)), options.max_width):
            pieces = [line[start : start + options.max_width] for line in lines]
            yield Text("\n", no_wrap=True).join(pieces)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = max(len(line) for line in self.drawing.split("\n"))
        return Measurement(min(width, options.max_width), min(width, options.max_width))


def side_by_side(left: RenderableType, right: list[RenderableType], narrow: bool) -> RenderableType:
    """Two parts beside each other, or the second below the first."""
    if narrow:
        return Group(left, "", *right)
    columns = Table.grid(padding=(0, 2, 0, 0), expand=True)
    columns.add_column(no_wrap=True)
    columns.add_column(ratio=1)
    columns.add_row(left, Group(*right))
    return columns


def unbroken(text: str) -> str:
    """Words that stay on one line."""
    return text.replace(" ", "\u00a0")


def move_list(view: Json, most: int, style: str = "") -> list[RenderableType]:
    """The moves to choose from, each in one piece; no more than so many."""
    texts = [move["text"] for move in view["moves"]]
    shown = [*texts[:most], *(["…"] if len(texts) > most else [])]
    return ["", Text("  ".join(map(unbroken, shown)), style)] if shown else []
