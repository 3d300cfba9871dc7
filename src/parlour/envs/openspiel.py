"""Any game as an OpenSpiel game: after `import parlour.envs.openspiel`, `pyspiel.load_game("python_parlour_ard_ri(seats=2)")`.

Chance is explicit, and an option that is left to it is drawn first of all. A simultaneous round is asked one seat after another,
which is the same game, since the later seat does not see what the earlier one chose. Information states remember all that a seat
has seen: digests of it, chained.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

try:
    import pyspiel
except ImportError as error:
    raise ImportError("this needs OpenSpiel: pip install 'parlour[openspiel]'") from error

from parlour.core import actors, given, observation
from parlour.core.batch import utility
from parlour.core.errors import IllegalMove
from parlour.core.game import Game
from parlour.core.given import numpy
from parlour.core.options import Option, Resolved, Value
from parlour.core.state import State
from parlour.envs import names

PREFIX = "python_parlour_"
LONGEST = 100_000  # decisions and outcomes; OpenSpiel wants to know
MOST_OUTCOMES = actors.MOST_MOVES
DIGEST = 12  # bytes


def name_of(game: Game) -> str:
    return PREFIX + names.snake(game.id)


def spelled(option: Option) -> Any:
    """An option's default as OpenSpiel takes parameters; a text of digits would come back as a number."""
    return int(option.default) if option.choices and all(choice.isdigit() for choice in option.choices) else option.default


def kind_of(game: Game) -> Any:
    seats = game.options["seats"]
    kinds = pyspiel.GameType
    alone = seats.high == 1
    return kinds(
        short_name=name_of(game), long_name=game.title, dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC, information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM, reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=int(seats.high or 1), min_num_players=int(seats.low or 1), provides_information_state_string=True,
        provides_information_state_tensor=False, provides_observation_string=True, provides_observation_tensor=True,
        provides_factored_observation_string=False, parameter_specification={o.name: spelled(o) for o in game.options},
    )


def register() -> None:
    known = set(pyspiel.registered_names())
    for game in names.installed():
        if name_of(game) not in known:
            pyspiel.register_game(kind_of(game), made(game))


def made(game: Game) -> type:
    """The class that OpenSpiel makes objects of, with parameters."""
    kind = kind_of(game)

    class ParlourGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            named = params or {}
            self.rules = game
            self.options = game.options.resolve({name: taken(game.options[name], value) for name, value in named.items()})
            seats = int(self.options["seats"])
            self.plan = observation.plan(game.state or type(game.start()), seats)
            self.opening = opening(game, self.options)
            information = pyspiel.GameInfo(
                num_distinct_actions=game.moves(self.options), max_chance_outcomes=max(game.moves(self.options), MOST_OUTCOMES),
                num_players=seats, min_utility=-1.0, max_utility=1.0, utility_sum=None if seats == 1 else 0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, information, named)

        def __reduce__(self) -> tuple[Any, ...]:
            return pyspiel.load_game, (name_of(game), self.get_parameters())

        def new_initial_state(self) -> ParlourState:
            return ParlourState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
            if params:
                raise ValueError(f"observers take no parameters, not {params}")
            return Observer(self, iig_obs_type) if sees_as_a_player(iig_obs_type) else None

    ParlourGame.__name__ = ParlourGame.__qualname__ = f"ParlourGame_{names.snake(game.id)}"
    return ParlourGame


def taken(option: Option, value: Any) -> Any:
    return str(value) if option.choices else value


def sees_as_a_player(kind: Any) -> bool:
    """Only what a player sees can be observed, now or ever since; not what is public in it, or private, without the rest."""
    return kind is None or (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


def opening(game: Game, options: Resolved) -> State | Undrawn:
    found = game.left_open(options)
    return game.begin(game.fix_options(options, 0)) if found is None else Undrawn(game, options, *found)


class Undrawn:
    """Nothing lies on the table before an option that was left open is drawn: the first chance event, seen by all."""

    actor = actors.CHANCE

    def __init__(self, game: Game, options: Resolved, name: str, values: Sequence[Value]) -> None:
        self.game, self.options, self.name, self.values = game, options, name, values
        self.seats = int(options["seats"])

    def outcomes(self) -> list[tuple[int, int]]:
        return [(number, 1) for number in range(len(self.values))]

    def drawn(self, number: int) -> State:
        if not 0 <= number < len(self.values):
            raise IllegalMove("error-illegal-outcome", outcome=number, possible=f"0–{len(self.values) - 1}")
        return self.game.begin({**self.options, self.name: self.values[number]})

    def digest(self, seat: int) -> bytes:
        return b""

    def observe(self, seat: int, out: Any) -> None:
        out[:] = 0

    def seen(self, seat: int) -> Undrawn:
        return self

    def imagine(self, u: int) -> Undrawn:
        return self

    def copy(self) -> Undrawn:
        return self

    def __deepcopy__(self, memo: Any) -> Undrawn:
        return self


class ParlourState(pyspiel.State):  # type: ignore[misc]
    at: Any  # the position: a State, or Undrawn

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.rules: Game = game.rules
        self.at = game.opening.copy()
        self.told = [b""] * self.at.seats  # of each seat, all that it has seen, in order
        self.tell()

    def tell(self) -> None:
        self.told = [chained(told, self.at.digest(seat)) for seat, told in enumerate(self.told)]

    def current_player(self) -> int:
        actor = self.at.actor
        return int(pyspiel.PlayerId.TERMINAL if actor == actors.OVER else pyspiel.PlayerId.CHANCE if actor < 0 else actor)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.at.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.at.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        by = self.at.actor
        if isinstance(self.at, Undrawn):
            self.at = self.at.drawn(int(action))
        else:
            self.at.apply(int(action), by)
        if by >= 0:  # what one has done oneself is remembered even where it leaves no trace
            self.told[by] = chained(self.told[by], b"%d" % action)
        self.tell()

    def _action_to_string(self, player: int, action: int) -> str:
        if isinstance(self.at, Undrawn):
            return f"{self.at.name} {self.at.values[action]}"
        return f"chance {action}" if player < 0 else self.rules.text(self.at, int(action))

    def is_terminal(self) -> bool:
        return bool(self.at.actor == actors.OVER)

    def returns(self) -> list[float]:
        if self.at.actor != actors.OVER:
            return [0.0] * self.at.seats
        return [utility(share, self.at.seats) for share in self.at.scores]

    def information_state_string(self, player: int | None = None) -> str:
        return self.told[self.seat_of(player)].hex()

    def observation_string(self, player: int | None = None) -> str:
        return bytes(self.at.digest(self.seat_of(player))).hex()

    def seat_of(self, player: int | None) -> int:
        """Who is meant: by default the player to decide, and at a chance event nobody is that."""
        return given.seat(self.current_player() if player is None else player, self.at.seats)

    def resampled(self, player: int, u: int) -> ParlourState:
        """Another state that the player cannot tell from this one: for IS-MCTS. Its history is this one's, and only what lies on
        the table is imagined, so it can be played on but not replayed."""
        twin: ParlourState = self.clone()
        twin.at = self.at.seen(player).imagine(u)
        return twin

    def __str__(self) -> str:
        if isinstance(self.at, Undrawn):
            return json.dumps({"game": self.rules.id, "options": self.at.options, "left_open": self.at.name}, sort_keys=True)
        return json.dumps(self.rules.position(self.at), sort_keys=True)

    def __deepcopy__(self, memo: Any) -> ParlourState:
        twin: ParlourState = self.clone()
        return twin


def chained(told: bytes, more: bytes) -> bytes:
    return blake2b(told + more, digest_size=DIGEST).digest()


class Observer:
    """What a player sees, as a tensor, as a dict of the game's fields (views of the same numbers), and as a string. What a player
    has seen since the beginning is a string only: a tensor of it would be no more than the present one."""

    def __init__(self, game: Any, kind: Any) -> None:
        np = numpy()
        plan: observation.ObservationPlan = game.plan
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor, self.dict = None, {}
        if self.recalls:
            return
        self.tensor = np.zeros(plan.size, np.float32)
        self.dict = {
            field.name: self.tensor[field.offset : field.offset + field.length].reshape(field.shape) for field in plan.fields
        }

    def set_from(self, state: ParlourState, player: int) -> None:
        if self.recalls:
            raise ValueError("an information state has no tensor: observe without perfect_recall, or take its string as a key")
        state.at.observe(player, self.tensor)

    def string_from(self, state: ParlourState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def resampler(seed: int) -> Any:
    """For `ISMCTSBot.set_resampler` of OpenSpiel's Python: imagines what the player cannot see."""
    random = numpy().random.default_rng(seed)

    def resample(state: ParlourState, player: int) -> ParlourState:
        return state.resampled(player, int(random.integers(2**64, dtype="uint64")))

    return resample


register()
