"""A policy as a player, for arena, simulate and the page: what has learned from observations plays by the protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core import given, observation
from parlour.core.errors import IllegalMove
from parlour.core.game import Game
from parlour.core.given import numpy
from parlour.core.play import Limit, Player
from parlour.core.state import State

Policy = Callable[[Any, Any], Any]


def as_player(policy: Policy, game: Game | str, *, dtype: str | None = None, name: str | None = None) -> Player:
    """A player of the game that asks `policy(observation, mask)`, each one row, for a move or for a row of preferences (logits,
    values or probabilities), of which the highest legal one is played."""
    found = given.game(game)
    if not callable(policy):
        raise TypeError(f"a policy is a function of an observation and a mask, not {policy!r:.40}")
    given.dtype(observation.plan(found.state or type(found.start()), int(found.options["seats"].low or 1)), dtype)
    return PolicyPlayer(policy, found, dtype, name or str(getattr(policy, "__name__", type(policy).__name__)))


class PolicyPlayer:
    def __init__(self, policy: Policy, game: Game, dtype: str | None, name: str) -> None:
        self.policy, self.game, self.dtype, self.name, self.np = policy, game, dtype, name, numpy()

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        if self.game.state is not None and not isinstance(seen, self.game.state):
            raise TypeError(f"{self.name} plays {self.game.title}, and is shown {seen!r:.60}")
        plan = observation.plan(type(seen), seen.seats)
        dtype = given.dtype(plan, self.dtype)
        legal = seen.legal(seat)
        mask = self.np.zeros(self.game.moves(self.game.options_of(seen)), "int8")
        mask[legal] = 1
        answer = self.policy(seen.observe(seat, self.np.empty(plan.size, dtype)), mask)
        answer = self.np.asarray(answer.detach() if hasattr(answer, "detach") else answer)
        if answer.size == 1 and answer.dtype.kind in "iu":
            return int(answer.reshape(()))
        if answer.size != mask.size or answer.dtype.kind not in "iuf" or self.np.isnan(answer).any():
            raise IllegalMove("error-illegal-move", move=f"{answer!r:.40}", seat=seat, legal=legal)
        return int(max(legal, key=lambda move: answer.reshape(-1)[move]))
