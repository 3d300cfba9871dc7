"""Opponents. A bot is a function of what its seat sees; `player("ard-ri", "level2", seed=1)` makes one."""

from __future__ import annotations

from collections.abc import Callable

from parlour.bots import levels
from parlour.bots.ard_ri import ArdRiGreedy
from parlour.bots.greedy import GreedyPlayer
from parlour.bots.jack_rabbits import JackRabbitsGreedy
from parlour.bots.patrols import PatrolsGreedy, PatrolsSolver
from parlour.bots.random_player import RandomPlayer as RandomPlayer
from parlour.bots.trail import Trail
from parlour.bots.worth import jackal
from parlour.core import registry
from parlour.core.chance import Seed
from parlour.core.errors import UnknownPlayer
from parlour.core.play import Player

GREEDY: dict[str, Callable[[Seed], Player]] = {
    "ard-ri": ArdRiGreedy,
    "jack-rabbits": JackRabbitsGreedy,
    "jackal": lambda seed: GreedyPlayer(jackal.JackalJudge(), jackal.impatience, seed, Trail.of("jackal")),
    "twelve-patrols": PatrolsGreedy,
}
SOLVER: dict[str, Callable[[Seed], Player]] = {"twelve-patrols": PatrolsSolver}


# Weakest first, as measured: docs/strength.md has the levels against each other and, under "Where greedy stands", greedy
# against each of them.
BY_STRENGTH = {
    "ard-ri": ("random", "level1", "greedy", "level2", "level3"),
    "jack-rabbits": ("random", "level1", "level2", "level3", "greedy", "level4"),
    "jackal": ("random", "level1", "level2", "level3", "greedy", "level4", "level5"),
    "twelve-patrols": ("random", "greedy", "solver"),
}
USUAL_LEVEL = "level2"


def names(game: str) -> list[str]:
    """The bots that play a game, weakest first."""
    return list(BY_STRENGTH.get(game, ("random",)))


def usual(game: str) -> str:
    """Who sits down if nobody says which bot: a middle level where there are levels, otherwise the best."""
    known = names(game)
    return USUAL_LEVEL if USUAL_LEVEL in known else known[-1]


def below(game: str, name: str) -> list[str]:
    """The bots weaker than one, strongest first: who plays in its place if it cannot."""
    known = names(game)
    return known[: known.index(name)][::-1]


def check(game: str, name: str) -> None:
    """Raises UnknownPlayer unless a bot of this name plays the game."""
    registry.game(game)
    if name not in names(game):
        raise UnknownPlayer("error-unknown-player", player=name, game=game, known=", ".join(names(game)))


def player(game: str, name: str, seed: Seed = 0) -> Player:
    check(game, name)
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GREEDY[game](seed)
    return SOLVER[game](seed) if name == "solver" else levels.player(game, name, seed)
