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
    return {name: attempt(name) for name in parlour.games()}


def attempt(name: str) -> Game | Exception:
    """An installed game, or why it cannot be loaded."""
    try:
        return parlour.game(name)
    except Exception as error:  # whatever the code of another package may raise
        return error


def find(name: str) -> Game:
    game = attempt(name) if name in parlour.games() else None
    if isinstance(game, Game):
        return game
    if game is not None:
        raise WrongUse("cli-doctor-broken-game", game=name, reason=str(game))
    games = loaded()
    raise WrongUse("cli-error-no-game", given=name, known=", ".join(games), meant=nearest(name, list(games)))
