"""A seat of any game as a Gymnasium environment, against bots by name; alone at the table where a game is for one.

Importing this module registers every installed game: `gymnasium.make("parlour/Jackal-v1", seats=2)`, or, without an import of
its own, `gymnasium.make("parlour.envs.gymnasium:parlour/Jackal-v1", seats=2)`: Gymnasium 1.0 and later load nothing of installed
packages by themselves. `gymnasium.make_vec` makes many over a batch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("this environment needs Gymnasium: pip install 'parlour[envs]'") from error

from parlour import bots
from parlour.core import given, play
from parlour.core.batch import Batch
from parlour.core.chance import Seed
from parlour.core.game import Game
from parlour.core.play import Limit, Player
from parlour.core.state import State
from parlour.envs import names, render
from parlour.envs.table import EnvTable

NAMESPACE = "parlour"
WEAKEST = "random"
Opponents = str | Sequence[str | Player]
Policy = Callable[[Any, Any, Any], Any]


def register() -> None:
    """Registers an environment for every game."""
    for game in names.installed():
        name = f"{NAMESPACE}/{names.camel(game.id)}-v{names.version(game)}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, "parlour.envs.gymnasium:one_seat", vector_entry_point="parlour.envs.gymnasium:many", kwargs={"of": game.id},
                disable_env_checker=True,  # it samples moves without the mask; use illegal="first" to run it
            )


def one_seat(*, of: str, **settings: Any) -> OneSeat:
    return OneSeat(of, **settings)


def many(*, of: str, num_envs: int = 1, **settings: Any) -> Many:
    return Many(of, num_envs, **settings)


def opponents_of(game: Game, opponents: Opponents, seats: int, seat: int, seed: Seed) -> dict[int, Player]:
    """Who sits on the other seats: bots by name or as functions; the last of them also on the seats that are left."""
    listed = [opponents] if isinstance(opponents, str) else list(opponents) if isinstance(opponents, Sequence) else [None]
    if not all(isinstance(bot, str) or callable(bot) for bot in listed):
        raise ValueError(f"opponents are a bot's name, or a list of names and of functions, not {opponents!r:.40}")
    others = [other for other in range(seats) if other != seat]
    if others and not 1 <= len(listed) <= len(others):
        raise ValueError(f"there are {len(others)} opponents, and {len(listed)} are named")
    found: dict[int, Player] = {}
    for number, other in enumerate(others):
        bot: Any = listed[min(number, len(listed) - 1)]
        found[other] = bots.player(game.id, bot, f"{seed}/{other}") if isinstance(bot, str) else bot
    return found


def choice(game: Game, player: Player, state: State, seat: int, limit: Limit) -> int:
    """What a bot decides; if that is no move, an error names the bot."""
    name = play.name_of(player)
    move = play.decision(player, name, state.seen(seat), seat, limit)
    play.check_move(game, state, seat, name, move)
    return move


def checked_limit(limit: Any) -> Limit:
    if not isinstance(limit, Limit):
        raise ValueError(f"limit is a parlour.Limit, not {limit!r:.40}")
    return limit


class OneSeat(gymnasium.Env[dict[str, Any], Any]):
    """One seat decides, bots play the others. The reward comes at the end: 1 for a win alone, shares of it as the rules say, zero
    for everybody in all. After `max_decisions` of all seats the game is cut off."""

    def __init__(
        self, game: Game | str, /, *, seat: int = 0, opponents: Opponents = WEAKEST, limit: Limit = Limit(),
        render_mode: str | None = None, max_decisions: int | None = None, dtype: str | None = None, illegal: str = "raise",
        **options: Any,
    ) -> None:
        self.table = EnvTable(game, options, dtype, illegal)
        self.seat, self.opponents, self.limit = given.seat(seat, self.table.seats), opponents, checked_limit(limit)
        self.max_decisions = None if max_decisions is None else given.whole("max_decisions", max_decisions, 1)
        self.render_mode = render.check(render_mode)
        self.metadata = {"render_modes": render.modes(), "render_fps": 1}
        self.observation_space, self.action_space = self.table.observation_space(), self.table.action_space()
        opponents_of(self.table.game, opponents, self.table.seats, self.seat, 0)  # refuses at once what cannot be

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**63))
        self.players = opponents_of(self.table.game, self.opponents, self.table.seats, self.seat, drawn)
        self.table.reset(drawn)
        self.let_others_play()
        return self.table.observe(self.seat), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        state = self.table.state
        move = self.table.checked(self.seat, action)
        theirs = [(other, self.choice(other)) for other in state.waiting if other != self.seat]  # before mine is made
        self.table.play(self.seat, move)
        for other, chosen in theirs:
            self.table.play(other, chosen)
        self.let_others_play()
        over = self.table.over
        cut = not over and self.max_decisions is not None and self.table.decisions >= self.max_decisions
        if self.render_mode == "human":
            self.render()
        return self.table.observe(self.seat), self.table.rewards()[self.seat] if over else 0.0, over, cut, {}

    def let_others_play(self) -> None:
        while not self.table.over and self.seat not in self.table.state.waiting:
            for other, move in [(other, self.choice(other)) for other in self.table.state.waiting]:
                self.table.play(other, move)

    def choice(self, other: int) -> int:
        return choice(self.table.game, self.players[other], self.table.state, other, self.limit)

    def action_masks(self) -> Any:
        """The mask alone, as sb3-contrib's MaskablePPO asks for it."""
        return self.table.observe(self.seat)["action_mask"].astype(bool)

    def render(self) -> Any:
        return render.render(self.table.game, self.table.state, self.seat, self.render_mode)


class Many(VectorEnv[dict[str, Any], Any, Any]):
    """Many games over a batch, begun anew within the step that ends them. `opponents` is "random", played at native speed; names
    of bots, each asked through the protocol; or a function of (observations, masks, seats) that gives a move for each row."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self, game: Game | str, num_envs: int = 1, /, *, seat: int = 0, opponents: Opponents | Policy = WEAKEST,
        limit: Limit = Limit(), threads: int = 1, max_decisions: int | None = None, dtype: str | None = None, copy: bool = True,
        render_mode: str | None = None, **options: Any,
    ) -> None:
        table = EnvTable(game, options, dtype)
        self.seat, self.limit, self.render_mode = given.seat(seat, table.seats), checked_limit(limit), render.check(render_mode)
        if not callable(opponents):
            opponents_of(table.game, opponents, table.seats, self.seat, 0)  # refuses at once what cannot be
        self.np, self.num_envs, self.opponents, self.copy = table.np, given.whole("num_envs", num_envs, 1), opponents, copy
        self.batch = Batch(
            table.game, self.num_envs, threads=threads, dtype=table.dtype, max_decisions=max_decisions or 0, final_of=self.seat,
            **options,
        )
        self.players: list[dict[int, Player]] = []
        self.is_begun = False
        self.single_observation_space, self.single_action_space = table.observation_space(), table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**63))
        if not callable(self.opponents) and self.opponents != WEAKEST:
            named, game, seats = self.opponents, self.batch.game, self.batch.seats
            self.players = [opponents_of(game, named, seats, self.seat, f"{drawn}/{i}") for i in range(self.num_envs)]
        self.batch.reset(drawn)
        self.is_begun = True
        self.let_others_play(Ends(self))
        return self.observations(), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        if not self.is_begun:
            raise RuntimeError("reset() needs to be called first")
        self.batch.step(self.np.asarray(actions))
        ends = Ends(self)
        ends.note(self.np.ones(self.num_envs, bool))
        self.let_others_play(ends)
        return self.observations(), ends.reward, ends.done, ends.cut, ends.infos()

    def let_others_play(self, ends: Ends) -> None:
        others = self.batch.seat != self.seat
        while others.any():
            self.batch.step(self.choices(others), only=others)
            ends.note(others)
            others = self.batch.seat != self.seat

    def choices(self, others: Any) -> Any:
        batch, rows = self.batch, others.nonzero()[0]
        if not callable(self.opponents) and not self.players:
            return batch.random_actions()
        moves = self.np.zeros(self.num_envs, self.np.int32)
        if callable(self.opponents):
            chosen = self.np.asarray(self.opponents(batch.obs[rows], batch.mask[rows], batch.seat[rows]))
            if chosen.shape != rows.shape or chosen.dtype.kind not in "iu":
                raise ValueError(f"opponents give {len(rows)} whole numbers here, not {chosen.dtype} of the shape {chosen.shape}")
            moves[rows] = chosen.clip(-1, batch.moves)
            return moves
        for i in rows:
            seat = int(batch.seat[i])
            moves[i] = choice(batch.game, self.players[i][seat], batch.state(i), seat, self.limit)
        return moves

    def observations(self) -> dict[str, Any]:
        obs, mask = self.batch.obs, self.batch.mask
        return {"observation": obs.copy(), "action_mask": mask.copy()} if self.copy else {"observation": obs, "action_mask": mask}

    def render(self) -> tuple[Any, ...] | None:
        mode, game = self.render_mode, self.batch.game
        return tuple(render.render(game, self.batch.state(i), self.seat, mode) for i in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        self.batch.close()


class Ends:
    """What ended while everybody played until the seat was asked again."""

    def __init__(self, env: Many) -> None:
        self.env, self.np = env, env.np
        self.reward = env.np.zeros(env.num_envs)
        self.done, self.cut = env.np.zeros(env.num_envs, bool), env.np.zeros(env.num_envs, bool)
        self.final: Any = None

    def note(self, stepped: Any) -> None:
        batch, seen = self.env.batch, self.done | self.cut
        done, cut = stepped & batch.done & ~seen, stepped & batch.truncated & ~seen
        self.done |= done
        self.cut |= cut
        ended = done | cut
        if ended.any():
            self.reward[done] = batch.reward[done, self.env.seat]
            self.final = self.np.zeros_like(batch.final) if self.final is None else self.final
            self.final[ended] = batch.final[ended]

    def infos(self) -> dict[str, Any]:
        """As Gymnasium tells it: what was seen at the end, for the rows that ended."""
        if self.final is None:
            return {}
        return {
            "final_obs": {"observation": self.final, "action_mask": self.np.zeros_like(self.env.batch.mask)},
            "_final_obs": self.done | self.cut,
        }


register()
