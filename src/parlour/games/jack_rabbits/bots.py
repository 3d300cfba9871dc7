"""Players of Jack Rabbits: a greedy one, which makes the move after which it could be home soonest, and one that searches."""

from __future__ import annotations

from typing import cast

from parlour.core import chance
from parlour.core.chance import Seed
from parlour.core.play import Limit, PlayerFactory, check_asked
from parlour.core.state import MoveBuffer, State
from parlour.games.jack_rabbits import constants, evaluator
from parlour.games.jack_rabbits.attention import ATTENTION
from parlour.games.jack_rabbits.evaluator import JackRabbitsEvaluator
from parlour.games.jack_rabbits.rules import JackRabbits
from parlour.search.levels import Level, introductions, ladder
from parlour.search.player import SearchConfig, SearchPlayer
from parlour.search.random_player import RandomPlayer
from parlour.search.trail import Trail


class JackRabbitsGreedy:
    """It plans with three royals, the ways to them and the cards to pay for them, and plays what shortens the plan; moves that
    look alike are drawn by lot. Cards that it cannot place count as cards of the mean, and nothing random is looked through."""

    name = "greedy"

    def __init__(self, seed: Seed = 0) -> None:
        self.u = chance.keyed(seed, 0, 1)
        self.evaluator, self.trial, self.buffer = JackRabbitsEvaluator(), JackRabbits(), MoveBuffer()

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        check_asked(seen, seat)
        self.u = chance.step(self.u)
        return self.evaluator.choice(cast(JackRabbits, seen), seat, self.trial, self.buffer, self.u)


class JackRabbitsSearch(SearchPlayer):
    """Searches, but builds as the greedy player does: what a tile was good for shows too late to be found by searching."""

    def __init__(
        self, config: SearchConfig, simulations: int | Level, seed: Seed = 0, trail: Trail | None = None,
    ) -> None:
        super().__init__(config, simulations, seed, trail)
        self.builder = JackRabbitsGreedy(seed)

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        building = evaluator.is_building(cast(JackRabbits, seen))
        return self.builder(seen, seat, limit) if building else super().__call__(seen, seat, limit)


PUBLIC_PILES = 1 << constants.DICE | 1 << constants.TILE_BAG
SEARCH = SearchConfig(
    JackRabbitsEvaluator, public_piles=PUBLIC_PILES, explore=0.2, evaluate_children=True, review=300_000, attention=ATTENTION,
)
RUNGS = (Level(3, 1.0), Level(8, 0.9), Level(25, 0.5), Level(60, 0.2), Level(10_000, patient=True))
LEVELS = ladder(SEARCH, RUNGS, player=JackRabbitsSearch)

# Weakest first, as docs/strength.md measures them.
BOTS: dict[str, PlayerFactory] = {
    "random": RandomPlayer, "level1": LEVELS["level1"], "level2": LEVELS["level2"], "level3": LEVELS["level3"],
    "greedy": JackRabbitsGreedy, "level4": LEVELS["level4"], "level5": LEVELS["level5"],
}
INTRODUCTIONS = introductions("jack-rabbits", BOTS)
