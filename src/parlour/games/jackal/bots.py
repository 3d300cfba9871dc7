"""Players of Jackal: a greedy one and those that search, all by the same evaluation; none walks in circles."""

from __future__ import annotations

from parlour.core.chance import Seed
from parlour.core.play import PlayerFactory
from parlour.games.jackal import evaluator
from parlour.games.jackal.evaluator import JackalEvaluator
from parlour.search.greedy import GreedyPlayer
from parlour.search.levels import EVERY_PILE, Level, introductions, ladder
from parlour.search.player import SearchConfig
from parlour.search.random_player import RandomPlayer
from parlour.search.trail import Ground, Trail

TRAIL = Ground(evaluator.mover, evaluator.arrangement, evaluator.gain)
SEARCH = SearchConfig(JackalEvaluator, public_piles=EVERY_PILE, explore=0.005, evaluate_children=True)
LEVELS = ladder(SEARCH, (Level(12, 0.015), Level(30, 0.006), Level(60, 0.002), Level(120), Level(10_000)), TRAIL)


def greedy(seed: Seed) -> GreedyPlayer:
    return GreedyPlayer(JackalEvaluator(), evaluator.impatience, seed, Trail(TRAIL))


# Weakest first, as docs/strength.md measures them.
BOTS: dict[str, PlayerFactory] = {
    "random": RandomPlayer, "level1": LEVELS["level1"], "level2": LEVELS["level2"], "level3": LEVELS["level3"],
    "greedy": greedy, "level4": LEVELS["level4"], "level5": LEVELS["level5"],
}
INTRODUCTIONS = introductions("jackal", BOTS)
