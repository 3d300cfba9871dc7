"""What other libraries have: their own games, each played by random legal moves, with observation and mask for every decision."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

LONGEST = 300  # decisions of a game
CLASSICS = (  # all that have a mask, which rps_v2 has not
    "connect_four_v3", "chess_v6", "texas_holdem_v4", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "go_v5",
    "hanabi_v5",
)
CARDS = ("leduc-holdem", "limit-holdem", "uno")
NATIVE = ("leduc_poker", "connect_four", "chess", "backgammon")
ON_ARRAYS = ("connect_four", "leduc_holdem", "tic_tac_toe")
VECTOR = 64
ARRAYS = 1024

Played = Callable[[], int]
Found = Iterator[tuple[str, Played | None]]


def luck() -> random.Random:
    return random.Random(1)


def picked(mask: Any, luck: random.Random) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(luck.random() * len(legal))])


def aec(env: Any) -> Played:
    chosen, number = luck(), iter(range(10**9))

    def play() -> int:
        env.reset(seed=next(number))
        made = 0
        for _ in env.agent_iter():
            shown, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(picked(shown["action_mask"] if isinstance(shown, dict) else info["action_mask"], chosen))
            made += 1
            if made > LONGEST:
                break
        return made

    return play


def openspiel(game: Any, observer: Any) -> Played:
    chosen = luck()

    def play() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal() and made < LONGEST:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chosen.random() * len(outcomes))][0])
                continue
            if observer is not None:
                observer.set_from(state, state.current_player())
            elif game.get_type().provides_observation_tensor:
                state.observation_tensor()
            else:
                state.information_state_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(chosen.random() * len(legal))])
            made += 1
        return made

    return play


def vector_env(game: Any) -> Played:
    """Through OpenSpiel's environments for reinforcement learning, many of them one after another."""
    environments, vectors = import_module("open_spiel.python.rl_environment"), import_module("open_spiel.python.vector_env")
    env = vectors.SyncVectorEnv([environments.Environment(game, chance_event_sampler=None) for _ in range(VECTOR)])
    shown, chosen = [env.reset()], luck()

    def play() -> int:
        moves = []
        for step in shown[0]:
            legal = step.observations["legal_actions"][step.current_player()]
            moves.append(SimpleNamespace(action=legal[int(chosen.random() * len(legal))]))
        shown[0] = env.step(moves, reset_if_done=True)[0]
        return VECTOR

    return play


def rlcard(name: str) -> Played:
    env, chosen = import_module("rlcard").make(name, config={"seed": 1}), luck()

    def play() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over() and made < LONGEST:
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chosen.random() * len(legal))])
            made += 1
        return made

    return play


def pgx(name: str) -> Played:
    """Compiled by XLA for this machine, which the first call waits for."""
    jax, env = import_module("jax"), import_module("pgx").make(name)
    begin, step = jax.vmap(env.init), jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def advance(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, ARRAYS)
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return step(state, jax.vmap(jax.random.categorical)(keys, chances), keys)

    quick = jax.jit(advance)
    key = jax.random.PRNGKey(1)
    held = [jax.jit(begin)(jax.random.split(key, ARRAYS)), key]

    def play() -> int:
        held[1], now = jax.random.split(held[1])
        held[0] = quick(held[0], now)
        held[0].observation.block_until_ready()
        return ARRAYS

    return play


def made(call: Callable[..., Played], *given: Any) -> Played | None:
    """None for what is not installed, or out of order with what is."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            played = call(*given)
            played()
    except Exception:
        return None
    return played


def classic(name: str) -> Played:
    return aec(import_module(f"pettingzoo.classic.{name}").raw_env())


def native(name: str) -> Played:
    return openspiel(import_module("pyspiel").load_game(name), None)


def native_vector(name: str) -> Played:
    return vector_env(import_module("pyspiel").load_game(name))


def one_at_a_time() -> Found:
    for name in CLASSICS:
        yield f"PettingZoo {name}", made(classic, name)
    for name in CARDS:
        yield f"RLCard {name}", made(rlcard, name)


def in_trees() -> Found:
    for name in NATIVE:
        yield f"OpenSpiel {name} (C++)", made(native, name)


def many_at_once() -> Found:
    for name in NATIVE:
        yield f"OpenSpiel's vector_env of {VECTOR}: {name}", made(native_vector, name)
    for name in ON_ARRAYS:
        yield f"Pgx {name}, {ARRAYS} at once", made(pgx, name)


KINDS: dict[str, Callable[[], Found]] = {"one": one_at_a_time, "tree": in_trees, "many": many_at_once}
