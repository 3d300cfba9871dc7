"""Players of Jackal: a greedy one and those that search, all by the same evaluation; none walks in circles."""

from __future__ import annotations

from typing import cast

from parlour.core import chance
from parlour.core.chance import Seed
from parlour.core.play import Limit, PlayerFactory, check_asked
from parlour.core.state import MoveBuffer, State
from parlour.games.jackal import evaluator
from parlour.games.jackal.attention import ATTENTION
from parlour.games.jackal.evaluator import JackalEvaluator
from parlour.games.jackal.rules import Jackal
from parlour.search.levels import EVERY_PILE, Level, introductions, ladder
from parlour.search.player import SearchConfig
from parlour.search.random_player import RandomPlayer
from parlour.search.trail import Ground, Trail

TRAIL = Ground(evaluator.mover, evaluator.arrangement, evaluator.gain)
SEARCH = SearchConfig(JackalEvaluator, public_piles=EVERY_PILE, explore=0.005, evaluate_children=True, attention=ATTENTION)
LEVELS = ladder(SEARCH, (Level(2, 1.0), Level(6, 0.8), Level(20, 0.4), Level(60), Level(500), Level(10_000, patient=True)), TRAIL)


class JackalGreedy:
    """The move after which the position looks best, looking no further. It makes no position twice if it can help it."""

    name = "greedy"

    def __init__(self, seed: Seed = 0) -> None:
        self.u = chance.keyed(seed, 0, 1)
        self.evaluator, self.trial, self.moves = JackalEvaluator(), Jackal(), MoveBuffer()
        self.trail = Trail(TRAIL)

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        check_asked(seen, seat)
        self.u = self.evaluator.rank(cast(Jackal, seen), seat, self.trial, self.moves, self.u)
        return self.trail.choose(seen, seat, [move for move, _ in self.moves.weighted()])


# Weakest first, as docs/strength.md measures them.
BOTS: dict[str, PlayerFactory] = {
    "random": RandomPlayer, "level1": LEVELS["level1"], "level2": LEVELS["level2"], "level3": LEVELS["level3"],
    "greedy": JackalGreedy, "level4": LEVELS["level4"], "level5": LEVELS["level5"], "level6": LEVELS["level6"],
}
INTRODUCTIONS = introductions("jackal", BOTS)
