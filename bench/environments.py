"""Environments: decisions per CPU second with observation and mask, ours beside what others have for their own games.

`python -m bench.environments` measures this table alone. What is not installed is left out, and named."""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.progress import Progress

import parlour
from bench.settings import settings
from parlour.core.batch import Batch

SECONDS = 0.5  # of CPU, per measurement
ROUNDS = 3  # of which the best counts
LONGEST = 300  # decisions of another library's game
SIZES = (1, 64, 1024)
CLASSICS = ("connect_four_v3", "chess_v6", "texas_holdem_v4", "tictactoe_v3", "leduc_holdem_v4")
NATIVE = ("leduc_poker", "connect_four", "chess", "backgammon")

Played = Callable[[], int]


def measure(progress: Progress) -> str:
    ours = {name: dict(contests(name)) for name in parlour.games()}
    rows = list(dict.fromkeys(row for found in ours.values() for row in found))
    lines = [
        "## Environments\n",
        "Decisions per second of CPU, each with its observation and its mask in arrays, random legal moves; thousands. The moves "
        "of a batch are chosen by `random_actions`, whose time counts too. Two threads: per second of CPU of both, so equal "
        "numbers mean twice the speed where two cores are free.\n",
        "| | " + " | ".join(ours) + " |",
        "|---|" + "---|" * len(ours),
    ]
    work = progress.add_task("environments", total=len(rows))
    for row in rows:
        cells = [thousands(rate(ours[name][row])) if row in ours[name] else "–" for name in ours]
        lines.append(f"| {row} | " + " | ".join(cells) + " |")
        progress.advance(work)
    lines += ["\nOthers, with their own games, so only the order of magnitude compares:\n", "| | |", "|---|---|"]
    for name, played in others():
        lines.append(f"| {name} | {thousands(rate(played)) if played else 'not installed'} |")
    return "\n".join(lines) + "\n"


def thousands(number: float) -> str:
    return f"{number / 1000:,.1f}" if number < 100_000 else f"{number / 1000:,.0f}"


def rate(played: Played) -> float:
    """Decisions per second of CPU, of this process and all its threads."""
    played()
    best = 0.0
    for _ in range(ROUNDS):
        began, made = time.process_time(), 0
        while time.process_time() - began < SECONDS:
            made += played()
        best = max(best, made / (time.process_time() - began))
    return best


def contests(name: str) -> Iterator[tuple[str, Played]]:
    found = settings().get(name)
    options = dict(found.at_random) if found else {}
    for size in SIZES:
        for threads in (1, 2) if size == max(SIZES) else (1,):
            yield f"batch of {size}{', two threads' if threads > 1 else ''}", of_batch(name, size, threads, options, None)
    yield f"batch of {max(SIZES)}, float32", of_batch(name, max(SIZES), 1, options, "float32")
    for label, module, made in (
        ("PettingZoo AEC", "pettingzoo", of_aec), ("PettingZoo Parallel", "pettingzoo", of_parallel),
        ("Gymnasium vector of 64", "gymnasium", of_vector), ("OpenSpiel adapter", "openspiel", of_openspiel),
    ):
        try:
            adapter = import_module(f"parlour.envs.{module}")
        except ImportError:
            continue
        yield label, made(adapter, name, options)


def of_batch(name: str, size: int, threads: int, options: dict[str, Any], dtype: str | None) -> Played:
    made: list[Batch] = []
    steps = max(1, 4096 // size)

    def play() -> int:
        batch = made[0] if made else Batch(name, size, 1, threads=threads, dtype=dtype, **options)
        made[:] = [batch]
        for _ in range(steps):
            batch.step(batch.random_actions())
        return steps * size

    return play


def picked(mask: Any, luck: random.Random) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(luck.random() * len(legal))])


def aec(env: Any) -> Played:
    luck, number = random.Random(1), iter(range(10**9))

    def play() -> int:
        env.reset(seed=next(number))
        made = 0
        for _ in env.agent_iter():
            shown, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(picked(shown["action_mask"] if isinstance(shown, dict) else info["action_mask"], luck))
            made += 1
            if made > LONGEST:
                break
        return made

    return play


def of_aec(adapter: Any, name: str, options: dict[str, Any]) -> Played:
    return aec(adapter.raw_env(name, **options))


def of_parallel(adapter: Any, name: str, options: dict[str, Any]) -> Played:
    env, luck, number = adapter.parallel_env(name, **options), random.Random(1), iter(range(10**9))

    def play() -> int:
        shown, _ = env.reset(seed=next(number))
        made = 0
        while env.agents and made < LONGEST:
            moves = {agent: picked(row["action_mask"], luck) for agent, row in shown.items() if row["action_mask"].any()}
            shown, *_ = env.step(moves)
            made += len(moves)
        return made

    return play


def of_vector(adapter: Any, name: str, options: dict[str, Any]) -> Played:
    env = adapter.Many(name, 64, copy=False, **options)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(20):
            env.step(env.batch.random_actions())
        return 20 * 64  # of the one seat only

    return play


def of_openspiel(adapter: Any, name: str, options: dict[str, Any]) -> Played:
    game = import_module("pyspiel").load_game(adapter.name_of(parlour.game(name)), options)
    return openspiel(game, game.make_py_observer())


def openspiel(game: Any, observer: Any) -> Played:
    luck = random.Random(1)

    def play() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal() and made < LONGEST:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(luck.random() * len(outcomes))][0])
                continue
            if observer is not None:
                observer.set_from(state, state.current_player())
            elif game.get_type().provides_observation_tensor:
                state.observation_tensor()
            else:
                state.information_state_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
            made += 1
        return made

    return play


def others() -> Iterator[tuple[str, Played | None]]:
    for name in CLASSICS:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                played = aec(import_module(f"pettingzoo.classic.{name}").raw_env())
                played()
        except Exception:  # not installed, or out of order with what is
            yield f"PettingZoo {name}", None
        else:
            yield f"PettingZoo {name}", played
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        return
    for name in NATIVE:
        yield f"OpenSpiel {name} (C++)", openspiel(pyspiel.load_game(name), None)


if __name__ == "__main__":
    with Progress(console=Console(stderr=True), transient=True) as shown:
        print(measure(shown))
