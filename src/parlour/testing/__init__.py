"""The promises that every game of Parlour keeps, as a test for games of other packages.

    from parlour.testing import check_game
    check_game("pig")

raises BrokenPromise, an AssertionError, with the name of the promise, what was seen and how to look at it. On the command line:
`python -m parlour.testing pig`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parlour.core import chance, registry
from parlour.core.game import Game
from parlour.testing.broken import BrokenPromise, check, name_of
from parlour.testing.games import OF_DOCUMENTS, OF_GAMES, Whole, reads_documents
from parlour.testing.positions import EVERYWHERE
from parlour.testing.walks import Place, variants

__all__ = ["EVERYWHERE", "OF_GAMES", "BrokenPromise", "Place", "check", "check_game"]

STOPS = (0, 1, 2, 5, 12, 30, 60, 100, 140)  # plies after which a random game is looked at


def check_game(
    game: Game | str, *, games: int = 12, seed: int = 1, progress: Callable[[str], None] = lambda promise: None,
) -> None:
    """Checks every promise in so many random games. `progress` is told the name of each promise that was kept; those that a game
    without documents of its own (`read_position`) does not make are left out."""
    rules = registry.game(game) if isinstance(game, str) else game
    walked = list(places(rules, games, seed))
    for promise in EVERYWHERE:
        for place in walked:
            check(promise, place)
        progress(name_of(promise))
    for promise in OF_GAMES:
        if reads_documents(rules) or promise not in OF_DOCUMENTS:
            check(promise, Whole(rules, games, seed))
            progress(name_of(promise))


def places(game: Game, games: int, seed: int) -> Iterator[Place]:
    sets = variants(game)
    for number in range(seed, seed + games):
        for plies in STOPS:
            yield Place(game, sets[number % len(sets)], number, plies, chance.keyed(number, 0, plies))
