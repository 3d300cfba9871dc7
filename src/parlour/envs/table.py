"""A game being played, with what all adapters share: luck, observations, masks, rewards."""

from __future__ import annotations

from typing import Any

from parlour.core import actors, given, observation
from parlour.core.batch import Opening, utility
from parlour.core.chance import Seed
from parlour.core.errors import IllegalMove
from parlour.core.game import Game
from parlour.core.given import numpy
from parlour.core.options import Resolved
from parlour.core.records import SeededOutcomes
from parlour.core.state import State
from parlour.core.whole import whole_or_none

ILLEGAL = ("raise", "first")


class EnvTable:
    """Chance is played out, as in a match with this seed. `illegal` tells what a move that is none does: it raises IllegalMove,
    or the first legal move is made in its place, for checkers that look at no mask."""

    state: State

    def __init__(self, game: Game | str, options: dict[str, Any], dtype: str | None = None, illegal: str = "raise") -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r:.40}")
        self.game = given.game(game)
        self.options = self.game.options.resolve(options)
        self.seats, self.moves = int(self.options["seats"]), self.game.moves(self.options)
        self.fields = self.game.observation(self.options)
        self.plan = observation.plan(self.game.state or type(self.game.start()), self.seats)
        self.dtype = given.dtype(self.plan, dtype)
        self.illegal = illegal
        self.np = numpy()
        self.kinds = self.np.dtype(self.dtype), self.np.dtype("int8")  # of observations and masks
        self.begun: tuple[Resolved, State] | None = None  # the options last begun with, and the position

    def __getattr__(self, name: str) -> Any:
        if name == "state":
            raise RuntimeError("reset() needs to be called first")
        raise AttributeError(name)

    def reset(self, seed: Seed) -> None:
        self.outcomes = SeededOutcomes(seed)
        options = self.game.fix_options(self.options, seed)
        if self.begun is None or self.begun[0] != options:
            self.begun = options, self.game.begin(options)
        self.state = self.begun[1].copy()
        self.decisions = 0
        self.opening = Opening()
        self.play_out_chance()

    def play_out_chance(self) -> None:
        while self.state.actor == actors.CHANCE:
            self.state.apply(self.outcomes.next(self.state))
        if self.state.asked & (self.state.asked - 1):
            self.opening.shown(self.state, 0)  # notes a round that begins here

    def checked(self, seat: int, move: Any) -> int:
        """The move as the rules take it, or what `illegal` says instead."""
        number = move if type(move) is int else whole_or_none(move)
        if number is None or self.illegal == "first":
            legal = self.state.legal(seat)
            if legal and number not in legal and self.illegal == "first":
                return legal[0]
            if number is None:
                raise IllegalMove("error-illegal-move", move=f"{move!r:.40}", seat=seat, legal=legal)
        return number

    def play(self, seat: int, move: Any) -> None:
        """One decision, and what chance does after it."""
        self.state.apply(self.checked(seat, move), seat)
        self.decisions += 1
        self.play_out_chance()

    @property
    def over(self) -> bool:
        return self.state.actor == actors.OVER

    def rewards(self) -> list[float]:
        return [utility(share, self.seats) for share in self.state.scores]

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees, and what it may do: nothing if it is not asked."""
        state, array = self.state, self.np.frombuffer
        seen, mask = self.plan.look(state, self.opening.shown(state, seat), seat, self.moves, self.dtype == "float32")
        return {"observation": array(seen, self.kinds[0]), "action_mask": array(mask, self.kinds[1])}

    def observation_space(self) -> Any:
        from gymnasium import spaces

        low, high = (self.np.array(bound, self.dtype) for bound in observation.bounds(self.fields))
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=self.np.dtype(self.dtype).type),
                "action_mask": spaces.Box(0, 1, (self.moves,), self.np.int8),
            }
        )

    def action_space(self) -> Any:
        from gymnasium import spaces

        return spaces.Discrete(self.moves)
