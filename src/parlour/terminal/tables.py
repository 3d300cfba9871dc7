"""How games are drawn in the terminal: by a module in each game's folder, or plainly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from rich.console import RenderableType
from rich.text import Text

from parlour.core import registry
from parlour.core.game import Json
from parlour.terminal import plain


@dataclass(frozen=True)
class TerminalTable:
    """`names` are the players' names by seat; `seat` is whose eyes look on."""

    draw: Callable[[Json, str, Sequence[str]], RenderableType]  # view, language, names
    render_event: Callable[[Json, str, Sequence[str], int], list[Text]]  # event, language, names, seat
    numbered: bool = False  # whether a move may be typed as its number in the list that `draw` shows


def of(game: str) -> TerminalTable:
    """The table that a game's terminal.py draws, or the plain one; also for a game that is not installed."""
    own = registry.part(game, "terminal") if game in registry.games() else None
    if own:
        return TerminalTable(own.draw, own.render_event)
    return TerminalTable(plain.draw, partial(plain.render_event, game), numbered=True)
