"""Which games there are, and what lies in their folders: found by name, imported when first needed.

Ours are the folders of `parlour.games`; other installed packages offer theirs under the entry point `parlour.games`. What a game
brings beside its rules are modules of its package with fixed names: `bots`, `evaluator`, `observation`, `questions`, `metrics`,
`terminal`, `commands`, `lessons`. Any of them may be missing; whoever asks has a default.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from parlour.core.errors import UnknownGame
from parlour.core.game import Game
from parlour.core.state import State

ENTRY_POINTS = "parlour.games"


def shipped() -> dict[str, str]:
    """Our games, each with its package."""
    folder = Path(__file__).parents[1] / "games"
    return {found.name.replace("_", "-"): f"parlour.games.{found.name}" for found in iter_modules([str(folder)]) if found.ispkg}


SHIPPED = shipped()


def games() -> list[str]:
    """The ids of all games installed, ours first."""
    return [*SHIPPED, *sorted(outside())]


def loadable() -> list[str]:
    """The ids of those games that can be loaded: one of another package that is out of order must not disturb the others."""
    return [name for name in games() if name in SHIPPED or loads(name)]


def loads(name: str) -> bool:
    try:
        game(name)
    except Exception:  # whatever the code of another package may raise; `parlour doctor` tells
        return False
    return True


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
    if name not in SHIPPED:
        from parlour import locale  # slow to import: only when it is needed

        locale.add(found.folder / "locale")
    return found


@cache
def part(name: str, module: str) -> ModuleType | None:
    """A module of a game's package, by its fixed name; None if the game has none."""
    game(name)  # raises UnknownGame if there is none
    package = SHIPPED[name] if name in SHIPPED else outside()[name].module
    try:
        missing = find_spec(f"{package}.{module}") is None
    except ModuleNotFoundError:  # the game is a single module, not a package
        missing = True
    return None if missing else import_module(f"{package}.{module}")


def parts(module: str) -> Iterator[tuple[str, ModuleType]]:
    """That module of every game that has it and can be loaded."""
    for name in games():
        try:
            found = part(name, module)
        except Exception:  # of another package, and out of order: `parlour doctor` tells
            found = None
        if found is not None:
            yield name, found


def of(state: State) -> Game | None:
    """The game that a state belongs to, if it is installed and says so."""
    return of_kind(type(state))


def of_kind(kind: type[State]) -> Game | None:
    """The game whose states are of a class."""
    for name in games():
        with suppress(Exception):  # of another package, and out of order or not imported yet
            if game(name).state is kind:
                return game(name)
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
    return {entry.name: entry for entry in offered(ENTRY_POINTS, tuple(sys.path)) if entry.name not in SHIPPED}


@cache
def offered(group: str, path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """What packages on the path offer under an entry point. Looking takes 30 ms where there are many, so it is done once."""
    return tuple(entry_points(group=group))
