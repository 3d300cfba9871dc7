"""Players of Ard Rí: a greedy one, which looks at this year's trick only, and those that search."""

from __future__ import annotations

from typing import Any

from parlour.core import chance
from parlour.core.chance import Seed
from parlour.core.play import Limit, PlayerFactory
from parlour.core.state import State
from parlour.games.ard_ri import constants
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

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        moves = seen.legal(seat)
        if len(moves) == 1:
            return moves[0]
        table = seen.fields()
        if table["season"] == constants.SPRING:
            return min(moves, key=lambda card: (constants.VALUES[card], card))
        return self.summer(moves, gain(table, seat))

    def summer(self, moves: list[int], trick: int) -> int:
        self.u = chance.step(self.u)
        warriors = sorted((card for card in moves if constants.MIGHT[card]), key=lambda card: constants.MIGHT[card])
        cattle = sorted((card for card in moves if constants.VALUES[card]), key=lambda card: constants.VALUES[card])
        if warriors and (trick >= RICH or not cattle):
            return warriors[-1]
        if warriors and trick >= FAIR and chance.index(self.u, 2) == 0:
            return warriors[0]
        return cattle[-1] if cattle and trick >= POOR else (cattle or warriors)[0]


RICH, FAIR, POOR = 10, 6, 3  # points that a trick would add


def gain(table: dict[str, Any], seat: int) -> int:
    """How much the seat's herd would be worth more with the cards in the centre."""
    herd = table["herd"][seat * constants.CARDS : (seat + 1) * constants.CARDS]
    return worth([h + c for h, c in zip(herd, table["centre"], strict=True)]) - worth(herd)


def worth(herd: list[int]) -> int:
    return sum(
        max(
            (constants.VALUES[card] for card in range(suit * constants.RANKS, (suit + 1) * constants.RANKS) if herd[card]),
            default=0,
        )
        for suit in range(constants.SUITS)
    )


# Its games are over after a dozen decisions: a random game to the end is as fast as an evaluation, and luck leaves no room for
# more levels. Who is weaker than whom: docs/strength.md.
SEARCH = SearchConfig(Evaluator, public_piles=0, explore=0.3)
LEVELS = ladder(SEARCH, (Level(30, 0.5), Level(60), Level(20_000)))
BOTS: dict[str, PlayerFactory] = {
    "random": RandomPlayer, "level1": LEVELS["level1"], "greedy": ArdRiGreedy, "level2": LEVELS["level2"],
    "level3": LEVELS["level3"],
}
INTRODUCTIONS = introductions("ard-ri", BOTS)
