"""The games of this installation, and finding one by a name that somebody typed."""

from __future__ import annotations

import parlour
from parlour import Game
from parlour.terminal.translated import WrongUse, nearest


def loaded() -> dict[str, Game]:
    """The installed games that can be loaded; `broken` tells the others."""
    return {name: found for name, found in attempts().items() if isinstance(found, Game)}


def broken() -> dict[str, Exception]:
    """Games of other packages that fail when they are loaded, with the reason."""
    return {name: found for name, found in attempts().items() if isinstance(found, Exception)}


def attempts() -> dict[str, Game | Exception]:
    found: dict[str, Game | Exception] = {}
    for name in parlour.games():
        try:
            found[name] = parlour.game(name)
        except Exception as error:  # whatever the code of another package may raise
            found[name] = error
    return found


def find(name: str) -> Game:
    games = loaded()
    if name not in games:
        raise WrongUse("cli-error-no-game", given=name, known=", ".join(games), meant=nearest(name, list(games)))
    return games[name]
