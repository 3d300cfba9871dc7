"""What every adapter shows in a few seeded games, as a digest for each: `python -m tests.envs.traced` prints them, so that two
builds can be compared."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

from parlour.core.batch import Batch
from parlour.envs import pettingzoo
from parlour.envs.gymnasium import Many, OneSeat
from tests.envs.tables import FEWEST_SEATS

DECISIONS = 40


def aec(name: str, options: dict[str, Any]) -> Iterator[Any]:
    env, random = pettingzoo.raw_env(name, **options), np.random.default_rng(1)
    env.reset(seed=5)
    for _ in range(DECISIONS):
        shown, *rest = env.last()
        yield shown["observation"].tobytes(), shown["action_mask"].tobytes(), env.agent_selection, rest
        if rest[1] or rest[2]:
            return
        env.step(int(random.choice(shown["action_mask"].nonzero()[0])))


def parallel(name: str, options: dict[str, Any]) -> Iterator[Any]:
    env, random = pettingzoo.parallel_env(name, dtype="float32", **options), np.random.default_rng(2)
    shown, _ = env.reset(seed=6)
    rest: Any = ()
    for _ in range(DECISIONS // 2):
        yield [(agent, row["observation"].tobytes(), row["action_mask"].tobytes()) for agent, row in shown.items()], rest
        asked = {agent: row["action_mask"].nonzero()[0] for agent, row in shown.items()}
        if not env.agents:
            return
        shown, *rest = env.step({agent: int(random.choice(moves)) for agent, moves in asked.items() if moves.size})


def one_seat(name: str, options: dict[str, Any]) -> Iterator[Any]:
    env, random = OneSeat(name, seat=options["seats"] - 1, **options), np.random.default_rng(3)
    shown, _ = env.reset(seed=7)
    for _ in range(DECISIONS // 2):
        yield shown["observation"].tobytes(), shown["action_mask"].tobytes()
        if not shown["action_mask"].any():
            return
        shown, *rest = env.step(int(random.choice(shown["action_mask"].nonzero()[0])))
        yield rest


def many(name: str, options: dict[str, Any]) -> Iterator[Any]:
    env = Many(name, 3, max_decisions=15, **options)
    shown, _ = env.reset(seed=8)
    for _ in range(DECISIONS // 4):
        yield shown["observation"].tobytes(), shown["action_mask"].tobytes()
        shown, reward, over, cut, _ = env.step(shown["action_mask"].argmax(1))
        yield reward.tolist(), over.tolist(), cut.tolist()


def batch(name: str, options: dict[str, Any]) -> Iterator[Any]:
    for luck in ("stream", "keyed"):
        made = Batch(name, 3, 9, luck=luck, max_decisions=15, **options)
        for _ in range(DECISIONS // 4):
            made.step(made.random_actions())
            yield made.obs.tobytes(), made.mask.tobytes(), made.reward.tolist(), made.done.tolist(), made.truncated.tolist()
            yield made.seat.tolist(), made.final.tobytes()


def openspiel(name: str, options: dict[str, Any]) -> Iterator[Any]:
    import pyspiel

    import parlour
    from parlour.envs import openspiel

    state = pyspiel.load_game(openspiel.name_of(parlour.game(name)), options).new_initial_state()
    random = np.random.default_rng(4)
    for _ in range(2 * DECISIONS):
        yield [state.information_state_string(seat) for seat in range(options["seats"])], state.returns()
        if state.is_terminal():
            return
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(move, 0) for move in state.legal_actions()]
        yield outcomes
        state.apply_action(outcomes[random.integers(len(outcomes))][0])


def digests() -> list[str]:
    adapters = [aec, parallel, one_seat, many, batch, *([openspiel] if find_spec("pyspiel") else [])]
    return [
        f"{name}/{adapter.__name__}/{hashlib.sha256(repr(list(adapter(name, options))).encode()).hexdigest()[:16]}"
        for name, options in FEWEST_SEATS for adapter in adapters
    ]


if __name__ == "__main__":
    print(*digests(), sep="\n")
