"""How strongly the bots of each game play, from a friendly first opponent to the best within about a second per move.

Level 1 thinks little and is generous: it often plays a move that looks only a little worse than its best. The levels above
think longer and err less. docs/strength.md measures them.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.bots.jack_rabbits import JackRabbitsSearch
from parlour.bots.judge import Judge
from parlour.bots.search import How, SearchPlayer
from parlour.bots.trail import Trail
from parlour.bots.worth.jack_rabbits import JackRabbitsJudge
from parlour.bots.worth.jackal import JackalJudge
from parlour.core.chance import Seed
from parlour.games.jack_rabbits import names as rabbits

EVERY_PILE = -1


@dataclass(frozen=True)
class Level:
    simulations: int  # at most, per move
    mistakes: float = 0.0  # a move that promises so much less of the win is chosen e times less often


HOW = {
    "ard-ri": How(Judge, open_piles=0, explore=0.3),
    "jackal": How(JackalJudge, open_piles=EVERY_PILE, explore=0.005, foresees=True),
    "jack-rabbits": How(JackRabbitsJudge, open_piles=1 << rabbits.DICE | 1 << rabbits.TILE_BAG, explore=0.2, foresees=True),
}
LEVELS = {
    "ard-ri": (Level(30, 0.5), Level(60), Level(20_000)),  # luck leaves no room for more
    "jackal": (Level(12, 0.015), Level(30, 0.006), Level(60, 0.002), Level(120), Level(10_000)),
    "jack-rabbits": (Level(8, 0.08), Level(15, 0.03), Level(30, 0.01), Level(10_000)),
}


def names(game: str) -> list[str]:
    return [f"level{number}" for number in range(1, len(LEVELS.get(game, ())) + 1)]


def player(game: str, name: str, seed: Seed) -> SearchPlayer:
    return searching(game, HOW[game], LEVELS[game][names(game).index(name)], seed)


def searching(game: str, how: How, level: Level, seed: Seed) -> SearchPlayer:
    kind = JackRabbitsSearch if game == "jack-rabbits" else SearchPlayer
    return kind(how, level.simulations, level.mistakes, seed, Trail.of(game))
