"""Players of Jack Rabbits: a greedy one, which makes the move after which it could be home soonest, and one that searches."""

from __future__ import annotations

from typing import cast

from parlour.bots.search import How, SearchPlayer
from parlour.bots.trail import Trail
from parlour.bots.worth import jack_rabbits
from parlour.core import chance
from parlour.core.chance import Seed
from parlour.core.play import Limit
from parlour.core.state import Moves, State
from parlour.games.jack_rabbits.rules import JackRabbits


class JackRabbitsGreedy:
    """It plans with three royals, the ways to them and the cards to pay for them, and plays what shortens the plan; moves that
    look alike are drawn by lot. Cards that it cannot place count as cards of the mean, and nothing random is looked through."""

    name = "greedy"

    def __init__(self, seed: Seed = 0) -> None:
        self.u = chance.keyed(seed, 0, 1)
        self.judge, self.trial, self.paper = jack_rabbits.JackRabbitsJudge(), JackRabbits(), Moves()

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        self.u = chance.step(self.u)
        return self.judge.choice(cast(JackRabbits, seen), seat, self.trial, self.paper, self.u)


class JackRabbitsSearch(SearchPlayer):
    """Searches, but builds as the greedy player does: what a tile was good for shows too late to be found by searching."""

    def __init__(
        self, how: How, simulations: int, mistakes: float = 0.0, seed: Seed = 0, trail: Trail | None = None,
    ) -> None:
        super().__init__(how, simulations, mistakes, seed, trail)
        self.builder = JackRabbitsGreedy(seed)

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        building = jack_rabbits.is_building(cast(JackRabbits, seen))
        return self.builder(seen, seat, limit) if building else super().__call__(seen, seat, limit)
