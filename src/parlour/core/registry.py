"""Which games there are: ours, and those that other installed packages offer under the entry point `parlour.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from parlour.core.errors import UnknownGame
from parlour.core.game import Game
from parlour.core.state import State

SHIPPED = {
    "ard-ri": "parlour.games.ard_ri",
    "jackal": "parlour.games.jackal",
    "jack-rabbits": "parlour.games.jack_rabbits",
    "twelve-patrols": "parlour.games.twelve_patrols",
}
ENTRY_POINTS = "parlour.games"


def games() -> list[str]:
    """The ids of all games installed, ours first."""
    return [*SHIPPED, *sorted(outside())]


@cache
def game(name: str) -> Game:
    """A game by its id."""
    if name in SHIPPED:
        found = import_module(SHIPPED[name]).GAME
    elif name in outside():
        found = outside()[name].load()
    else:
        raise UnknownGame("error-unknown-game", game=name, known=", ".join(games()))
    if not isinstance(found, Game):
        raise UnknownGame("error-not-a-game", game=name, kind=type(found).__name__)
    return found


def of(state: State) -> Game | None:
    """The game that a state belongs to, if it is installed and says so."""
    for name in games():
        try:
            found = game(name)
        except (UnknownGame, ImportError, AttributeError):
            continue  # of another package, and out of order or not imported yet
        if found.state is type(state):
            return found
    return None


def svg(state: State) -> str | None:
    """The picture of a position, if its game draws one."""
    found = of(state)
    return found.svg(state) if found else None


def check(state: State) -> None:
    """Refuses a state that cannot be on the table, as far as its game knows."""
    found = of(state)
    if found:
        found.check(state)


def outside() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS) if entry.name not in SHIPPED}
