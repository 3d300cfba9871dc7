"""A policy as a player, for arena, simulate and the page: what has learned from observations plays by the protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core import observation, registry
from parlour.core.batch import numpy
from parlour.core.errors import IllegalMove
from parlour.core.game import Game
from parlour.core.play import Limit, Player
from parlour.core.state import State

Policy = Callable[[Any, Any], Any]


def as_player(policy: Policy, game: Game | str, *, dtype: str | None = None, name: str | None = None) -> Player:
    """A player of the game that asks `policy(observation, mask)`, each one row, for a move or for a row of preferences (logits,
    values or probabilities), of which the highest legal one is played."""
    found = registry.game(game) if isinstance(game, str) else game
    return PolicyPlayer(policy, found, dtype, name or str(getattr(policy, "__name__", type(policy).__name__)))


class PolicyPlayer:
    def __init__(self, policy: Policy, game: Game, dtype: str | None, name: str) -> None:
        self.policy, self.game, self.dtype, self.name, self.np = policy, game, dtype, name, numpy()

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        plan = observation.plan(type(seen), seen.seats)
        dtype = self.dtype or ("uint8" if plan.fits_bytes else "float32")
        legal = seen.legal(seat)
        mask = self.np.zeros(self.game.moves(self.game.options_of(seen)), "int8")
        mask[legal] = 1
        answer = self.policy(seen.observe(seat, self.np.empty(plan.size, dtype)), mask)
        answer = self.np.asarray(answer.detach() if hasattr(answer, "detach") else answer)
        if answer.size == 1:
            return int(answer.reshape(()))
        if answer.size != mask.size:
            raise IllegalMove("error-illegal-move", move=f"{answer.shape}", seat=seat, legal=legal)
        return int(max(legal, key=lambda move: answer.reshape(-1)[move]))
