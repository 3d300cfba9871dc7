"""How games are drawn in the terminal: one module per game, and a plain one for the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from parlour.cli.tables import ard_ri, jack_rabbits, jackal, plain, twelve_patrols
from parlour.core.game import Json


@dataclass(frozen=True)
class Table:
    """`names` are the players' names by seat; `seat` is whose eyes look on."""

    draw: Callable[[Json, str, Sequence[str]], RenderableType]  # view, language, names
    told: Callable[[Json, str, Sequence[str], int], list[Text]]  # event, language, names, seat
    prompt: Callable[[Json, str], str]  # view, language
    numbered: bool = False  # whether a move may be typed as its number in the list that `draw` shows


PLAIN = Table(plain.draw, plain.told, plain.prompt, numbered=True)
TABLES = {
    "ard-ri": Table(ard_ri.draw, ard_ri.told, ard_ri.prompt),
    "jack-rabbits": Table(jack_rabbits.draw, jack_rabbits.told, jack_rabbits.prompt),
    "jackal": Table(jackal.draw, jackal.told, jackal.prompt),
    "twelve-patrols": Table(twelve_patrols.draw, twelve_patrols.told, twelve_patrols.prompt),
}


def of(game: str) -> Table:
    return TABLES.get(game, PLAIN)
