"""Any game as a PettingZoo environment: `env("jackal", seats=2)`, `parallel_env("ard-ri", seats=3)`.

AEC asks a simultaneous round seat by seat; a later seat does not see what an earlier one has chosen. In the parallel environment
all who are asked decide at once; the others have an empty mask, and what they choose is ignored.
"""

from __future__ import annotations

from typing import Any

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise ImportError("this environment needs PettingZoo: pip install 'parlour[envs]'") from error

from parlour.core import actors, given
from parlour.core.errors import IllegalMove
from parlour.core.game import Game
from parlour.envs import names, render
from parlour.envs.table import EnvTable


def env(game: Game | str, /, **settings: Any) -> AECEnv[str, Any, Any]:
    """`raw_env` with PettingZoo's usual checks around it."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, **settings)))


def raw_env(game: Game | str, /, **settings: Any) -> AECEnv[str, Any, Any]:
    """One seat after the other, as PettingZoo's AEC environments are."""
    return SeatBySeat(game, **settings)


def parallel_env(game: Game | str, /, **settings: Any) -> ParallelEnv[str, Any, Any]:
    """All who are asked decide in one step, as in PettingZoo's parallel environments."""
    return AllAtOnce(game, **settings)


class Seats:
    """What both kinds have in common."""

    def __init__(
        self, game: Game | str, /, *, render_mode: str | None = None, max_cycles: int | None = None, dtype: str | None = None,
        illegal: str = "raise", **options: Any,
    ) -> None:
        self.table = EnvTable(game, options, dtype, illegal)
        self.render_mode = render.check(render_mode)
        self.max_cycles = None if max_cycles is None else given.whole("max_cycles", max_cycles, 1)
        name = f"parlour_{names.snake(self.table.game.id)}_v{names.version(self.table.game)}"
        self.metadata = {"render_modes": render.modes(), "name": name, "is_parallelizable": False, "render_fps": 1}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}
        self.random = self.table.np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.known(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.known(agent)]

    def known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r:.40}; agents are {', '.join(self.possible_agents)}")
        return agent

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.random = self.table.np.random.default_rng(seed)
        self.table.reset(int(self.random.integers(2**63)))
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.observe(self.seat_of[self.known(agent)])

    def render(self) -> Any:
        return render.render(self.table.game, self.table.state, actors.SPECTATOR, self.render_mode)

    def close(self) -> None:
        pass


class SeatBySeat(Seats, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One decision at a time; after `max_cycles` decisions for each seat the game is cut off."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.state.actor]

    def step(self, action: Any) -> None:
        if not self.__dict__.get("agents"):
            raise RuntimeError("reset() needs to be called first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.seat_of[agent], action)
        if self.table.over:  # only now is there a reward; until then all stay at 0
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.max_cycles is not None and self.table.decisions >= self.max_cycles * self.table.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.state.actor]
        if self.render_mode == "human":
            self.render()


class AllAtOnce(Seats, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """A step for all: who is asked is fixed before anything is applied. After `max_cycles` steps the game is cut off."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.begin(seed)
        self.steps = 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        table = self.table
        asked = table.state.waiting
        if not self.agents:
            raise RuntimeError("the game has ended: reset() needs to be called first")
        unknown = [str(agent) for agent in actions if agent not in self.seat_of] if isinstance(actions, dict) else ["actions"]
        if unknown:
            known = ", ".join(self.possible_agents)
            raise ValueError(f"actions are a dict with some of {known} as keys; not so: {', '.join(unknown):.60}")
        missing = [self.possible_agents[seat] for seat in asked if self.possible_agents[seat] not in actions]
        if missing:
            raise ValueError(f"no action for {', '.join(missing)}; asked are {', '.join(self.possible_agents[s] for s in asked)}")
        chosen = [(seat, table.checked(seat, actions[self.possible_agents[seat]])) for seat in asked]
        for seat, move in chosen:
            if move not in table.state.legal(seat):
                raise IllegalMove("error-illegal-move", move=move, seat=seat, legal=table.state.legal(seat))
        for seat, move in chosen:
            table.play(seat, move)
        self.steps += 1
        over = table.over
        cut = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        rewards = table.rewards() if over else [0.0] * table.seats
        agents, self.agents = self.agents, [] if over or cut else self.agents
        if self.render_mode == "human":
            self.render()
        return (
            {agent: self.observe(agent) for agent in agents}, dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over), dict.fromkeys(agents, cut), {agent: {} for agent in agents},
        )
