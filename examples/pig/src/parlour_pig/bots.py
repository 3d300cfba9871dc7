"""Players of Pig: one that knows an old rule of thumb, and those that search."""

from __future__ import annotations

from parlour.core.chance import Seed
from parlour.core.play import Limit, PlayerFactory
from parlour.core.state import State
from parlour.search.levels import EVERY_PILE, Level, ladder
from parlour.search.player import SearchConfig
from parlour.search.random_player import RandomPlayer
from parlour_pig import constants
from parlour_pig.evaluator import PigEvaluator

ENOUGH = 20  # points of a turn: another roll would lose as much as it wins, on the average


class PigGreedy:
    """Holds at 20, or as soon as it has won."""

    name = "greedy"

    def __init__(self, seed: Seed = 0) -> None:
        """It leaves nothing to luck."""

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        table = seen.fields()
        turn = table["turn_points"]
        return constants.HOLD if turn >= ENOUGH or table["bank"][seat] + turn >= table["target"] else constants.ROLL


SEARCH = SearchConfig(PigEvaluator, public_piles=EVERY_PILE, explore=0.1, review=100_000)
LEVELS = ladder(SEARCH, (Level(20, 0.1), Level(200), Level(5_000)))
# Weakest first: `parlour arena pig` measures it.
BOTS: dict[str, PlayerFactory] = {
    "random": RandomPlayer, "level1": LEVELS["level1"], "greedy": PigGreedy, "level2": LEVELS["level2"],
    "level3": LEVELS["level3"],
}
