"""How strongly bots that search play, from a friendly first opponent to the best within about a second per move.

Level 1 thinks little and overlooks much, first what is far away. The levels above think longer and overlook less. A game sets
its own ladder in its bots.py; docs/strength.md measures them. A game without one gets the ladder of this module, which needs
nothing but the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from parlour.core.chance import Seed
from parlour.core.game import Game
from parlour.core.play import Player
from parlour.search.evaluator import Evaluator
from parlour.search.player import Level as Level
from parlour.search.player import SearchConfig, SearchPlayer
from parlour.search.random_player import RandomPlayer
from parlour.search.trail import Ground, Trail

EVERY_PILE = -1


@dataclass(frozen=True)
class SearchBot:
    """Makes players that search a game at a level; what a game lists among its BOTS."""

    config: SearchConfig
    level: Level
    ground: Ground | None = None
    player: type[SearchPlayer] = SearchPlayer

    def __call__(self, seed: Seed) -> SearchPlayer:
        return self.player(self.config, self.level, seed, Trail(self.ground))


def ladder(
    config: SearchConfig, levels: Sequence[Level], ground: Ground | None = None, player: type[SearchPlayer] = SearchPlayer,
) -> dict[str, SearchBot]:
    """`level1`, `level2` … of a game."""
    return {f"level{number}": SearchBot(config, level, ground, player) for number, level in enumerate(levels, 1)}


class Introduction(NamedTuple):
    """How a bot is introduced to people, as codes of sentences: what it is called, and what it is like in one line."""

    title: str
    line: str


def introductions(game: str, names: Iterable[str]) -> dict[str, Introduction]:
    """Those of a game's bots, whose sentences lie in its own locale files: `GAME-bot-NAME` and `GAME-bot-NAME-line`."""
    return {name: Introduction(f"{game}-bot-{name}", f"{game}-bot-{name}-line") for name in names}


GENERAL_LEVELS = (Level(30, 0.3), Level(200), Level(3_000))


def general_config(game: Game) -> SearchConfig:
    """How to search a game of which nothing but its rules is known: leaves are played to the end at random. What is drawn is
    seen by everybody if the game hides nothing; otherwise it may be secret."""
    return SearchConfig(Evaluator, public_piles=0 if game.hidden else EVERY_PILE, explore=0.5)


def general_bots(game: Game) -> dict[str, SearchBot | type[Player]]:
    return {"random": RandomPlayer, **ladder(general_config(game), GENERAL_LEVELS)}
