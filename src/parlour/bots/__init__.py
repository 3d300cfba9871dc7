"""Opponents. A bot is a function of what its seat sees; `player("ard-ri", "greedy", seed=1)` makes one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from parlour.bots.ard_ri import ArdRiGreedy
from parlour.bots.greedy import GreedyPlayer
from parlour.bots.patrols import PatrolsGreedy, PatrolsSolver
from parlour.bots.random_player import RandomPlayer
from parlour.bots.worth import jackal
from parlour.core import registry
from parlour.core.chance import Seed
from parlour.core.errors import UnknownPlayer
from parlour.core.play import Player

GREEDY: dict[str, Callable[[Seed], Player]] = {
    "ard-ri": ArdRiGreedy,
    "jackal": partial(GreedyPlayer, jackal.worth, jackal.impatience),
    "twelve-patrols": PatrolsGreedy,
}
SOLVER: dict[str, Callable[[Seed], Player]] = {"twelve-patrols": PatrolsSolver}


def names(game: str) -> list[str]:
    """The bots that play a game, weakest first."""
    return ["random", *(["greedy"] if game in GREEDY else []), *(["solver"] if game in SOLVER else [])]


def player(game: str, name: str, seed: Seed = 0) -> Player:
    registry.game(game)
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy" and game in GREEDY:
        return GREEDY[game](seed)
    if name == "solver" and game in SOLVER:
        return SOLVER[game](seed)
    raise UnknownPlayer("error-unknown-player", player=name, game=game, known=", ".join(names(game)))
