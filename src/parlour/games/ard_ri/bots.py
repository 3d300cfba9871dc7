"""Players of Ard Rí: a greedy one, which looks at this year's trick only, and those that search."""

from __future__ import annotations

from typing import cast

from parlour.core import chance
from parlour.core.chance import Seed
from parlour.core.play import Limit, PlayerFactory, check_asked
from parlour.core.state import MoveBuffer, State
from parlour.games.ard_ri import constants
from parlour.games.ard_ri.attention import ATTENTION
from parlour.games.ard_ri.evaluator import ArdRiEvaluator
from parlour.games.ard_ri.rules import ArdRi
from parlour.search.evaluator import Evaluator
from parlour.search.levels import Level, introductions, ladder
from parlour.search.player import SearchConfig
from parlour.search.random_player import RandomPlayer


class ArdRiGreedy:
    """In Spring it gives away the Cattle that is worth least to anybody. In Summer it asks what the trick would add to
    its herd: a rich trick is worth a Warrior, the richer the higher; otherwise it sends the best Cattle that might win
    without one, or throws away its least card. It now and then plays one step lower, so that it cannot be read."""

    name = "greedy"

    def __init__(self, seed: Seed = 0) -> None:
        self.u = chance.keyed(seed, 0, 1)
        self.evaluator, self.buffer = ArdRiEvaluator(), MoveBuffer()

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        check_asked(seen, seat)
        moves = seen.legal(seat)
        if len(moves) == 1:
            return moves[0]
        table = cast(ArdRi, seen)
        if table.season == constants.SUMMER:
            self.u = chance.step(self.u)
        return self.evaluator.choice(table, seat, self.buffer, self.u)


# Its games are over after a dozen decisions: a random game to the end is as fast as an evaluation, and luck leaves no room for
# more levels. Who is weaker than whom: docs/strength.md.
SEARCH = SearchConfig(Evaluator, public_piles=0, explore=0.3, mixing=0.2, attention=ATTENTION)
LEVELS = ladder(SEARCH, (Level(2, 1.0), Level(10, 0.8), Level(70, 0.2), Level(700), Level(20_000, patient=True)))
BOTS: dict[str, PlayerFactory] = {
    "random": RandomPlayer, "level1": LEVELS["level1"], "level2": LEVELS["level2"], "greedy": ArdRiGreedy,
    "level3": LEVELS["level3"], "level4": LEVELS["level4"], "level5": LEVELS["level5"],
}
INTRODUCTIONS = introductions("ard-ri", BOTS)
