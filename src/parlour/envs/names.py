"""What environments are called, and their versions."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core import observation, registry
from parlour.core.game import Game


def camel(game: str) -> str:
    """The name in ids of Gymnasium: of a game's folder, each word with a capital."""
    return "".join(word[:1].upper() + word[1:] for word in game.replace("_", "-").split("-"))


def snake(game: str) -> str:
    return game.replace("-", "_")


def version(game: Game) -> int:
    """Grows with the rules and with the observations, so that either gives the environment another id."""
    return game.version + observation.version(game) - 1


def installed() -> Iterator[Game]:
    """All games that can be loaded; `parlour doctor` tells about the others."""
    for name in registry.games():
        try:
            found = registry.game(name)
        except Exception:  # of another package, and out of order
            found = None
        if found is not None:
            yield found
