"""Opponents. A bot is a function of what its seat sees; `player("ard-ri", "level2", seed=1)` makes one.

A game lists its bots in its own `bots.py`; one without gets the general ladder of the search. Bots of other packages come by
the entry point `parlour.bots` (named `GAME.BOT`), or as `module:name` wherever a command takes a bot.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from importlib import import_module
from inspect import isclass
from pathlib import Path
from typing import Any, cast

from parlour.core import registry
from parlour.core.chance import Seed
from parlour.core.errors import UnknownPlayer
from parlour.core.play import Player, PlayerFactory
from parlour.search import levels
from parlour.search.levels import Introduction, SearchBot
from parlour.search.player import SearchConfig
from parlour.search.random_player import RandomPlayer as RandomPlayer
from parlour.search.trail import Been, Trail

ENTRY_POINTS = "parlour.bots"
DEFAULT_LEVEL = "level2"
ADMITTED: list[str] = []  # further bots, as `module:name`, that whoever runs this process offers for every game


def own(game: str) -> dict[str, PlayerFactory]:
    """The bots that the game brings itself, weakest first as measured."""
    rules, found = registry.game(game), registry.part(game, "bots")
    return dict(found.BOTS) if found else dict(levels.general_bots(rules))


def names(game: str) -> list[str]:
    """The bots that play a game, weakest first; those of other packages last, since nobody has measured them."""
    return [*own(game), *outside(game), *ADMITTED]


def outside(game: str) -> dict[str, PlayerFactory]:
    """The bots that other packages offer for a game."""
    found = [(*entry.name.partition(".")[::2], entry) for entry in registry.offered(ENTRY_POINTS, tuple(sys.path))]
    return {name: partial(made, name, entry.load) for of, name, entry in sorted(found) if of == game}


def default_bot(game: str) -> str:
    """Who sits down if nobody says which bot: a middle level where there are levels, otherwise the best."""
    known = list(own(game))
    return DEFAULT_LEVEL if DEFAULT_LEVEL in known else known[-1]


def weaker_than(game: str, name: str) -> list[str]:
    """The bots weaker than one, strongest first: who plays in its place if it cannot. For one that nobody has measured the
    default bot, and those weaker than that."""
    known = list(own(game))
    below = known.index(name) if name in known else known.index(default_bot(game)) + 1
    return known[:below][::-1]


def check(game: str, name: str) -> None:
    """Raises UnknownPlayer unless a bot of this name is offered for the game."""
    registry.game(game)
    if name not in names(game):
        raise UnknownPlayer("error-unknown-player", player=name, game=game, known=", ".join(names(game)))


def player(game: str, name: str, seed: Seed = 0) -> Player:
    """A player of a game, by the name of a bot or as `module:name`. Whoever passes on what strangers say asks `check` first."""
    return factory(game, name)(seed)


def factory(game: str, name: str) -> PlayerFactory:
    """What makes players of a kind: whoever needs many asks for it once."""
    registry.game(game)
    if ":" in name:
        return partial(made, name, partial(imported, name))
    known = own(game)
    if name not in known:  # looking through all installed packages takes longer than a thousand short games
        check(game, name)
        known = outside(game)
    return known[name]


def made(name: str, load: Callable[[], Any], seed: Seed) -> Player:
    """A player of other people: a class is made with a seed, a function is a player already."""
    try:
        found: Any = load()
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownPlayer("error-no-such-bot", player=name, reason=str(error)) from error
    if not callable(found):
        raise UnknownPlayer("error-bot-not-callable", player=name, kind=type(found).__name__)
    factory = isclass(found)
    return cast(Player, found(seed) if factory else found)


def imported(name: str) -> Any:
    """What `module:name` stands for; modules of the current folder can be named too."""
    module, _, attribute = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    return getattr(import_module(module), attribute)


def source_digest(name: str) -> str:
    """A digest of the file that `module:name` comes from."""
    source = sys.modules[name.partition(":")[0]].__file__
    return sha256(Path(source).read_bytes()).hexdigest() if source else ""


def admit(names: Sequence[str]) -> None:
    """Offers bots given as `module:name` for every game; raises UnknownPlayer if one of them cannot be had."""
    for name in names:
        if ":" not in name:
            raise UnknownPlayer("error-no-such-bot", player=name, reason="module:name")
        made(name, partial(imported, name), seed=0)
    ADMITTED[:] = list(dict.fromkeys(names))


def introductions(game: str) -> dict[str, Introduction]:
    """How a game's own bots are introduced; nothing of those that it does not introduce."""
    return dict(getattr(registry.part(game, "bots"), "INTRODUCTIONS", {}))


def shown(name: str) -> str:
    """What a bot is called at the table: of `module:name` the name."""
    return name.rpartition(":")[2]


def search_config(game: str) -> SearchConfig | None:
    """How a game is searched, for hints and reviews; None for one that answers them in its own way."""
    found = registry.part(game, "bots")
    return getattr(found, "SEARCH", None) if found else levels.general_config(registry.game(game))


def searched_games() -> dict[str, SearchConfig]:
    """The installed games that can be searched, and how."""
    found = {game: search_config(game) for game in registry.loadable()}
    return {game: config for game, config in found.items() if config is not None}


def trail(game: str, been: Been | None = None) -> Trail:
    """Where a seat of the game has been."""
    return Trail(getattr(registry.part(game, "bots"), "TRAIL", None), been)


def search_levels(game: str) -> list[str]:
    """The bots of a game that search, weakest first."""
    return [name for name, factory in own(game).items() if isinstance(factory, SearchBot)]
