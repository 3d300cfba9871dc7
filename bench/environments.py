"""Environments: decisions per CPU second with observation and mask, ours beside what others have for their own games.

`python -m bench.environments` measures this table alone; `--quick` only tries whether all of it runs. What is not installed is
named. Pgx comes with a large library, so that `make bench` does not install it: `pip install pgx`."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.progress import Progress

import parlour
from bench import other_environments as others
from bench.other_environments import Played, aec, openspiel, picked
from bench.settings import settings
from parlour.core.batch import Batch

SECONDS = 0.2  # of CPU, per measurement
ROUNDS = 6  # in each of which everything is measured once; the best counts
SIZES = (1, 64, 1024)
SIDE_BY_SIDE = {  # what of ours does the same as what of others, and how both are called
    "one": ("PettingZoo AEC", "one game at a time, observation and mask for who decides"),
    "tree": ("OpenSpiel adapter", "states of OpenSpiel, with tensor and mask"),
    "many": ("batch of 1024", "many games at once"),
}


def measure(progress: Progress, seconds: float = SECONDS, rounds: int = ROUNDS) -> str:
    ours = {name: dict(contests(name)) for name in parlour.games()}
    theirs = {kind: dict(found()) for kind, found in others.KINDS.items()}
    everything = [played for found in ours.values() for played in found.values()]
    everything += [played for found in theirs.values() for played in found.values() if played is not None]
    work = progress.add_task("environments", total=len(everything) * (rounds + 1))
    best = rates(everything, seconds, rounds, lambda: progress.advance(work))
    rows = list(dict.fromkeys(row for found in ours.values() for row in found))
    lines = [
        "## Environments\n",
        "Decisions per second of CPU, each with its observation and its mask in arrays, random legal moves; thousands. The moves "
        "of a batch are chosen by `random_actions`, whose time counts too. Two threads: per second of CPU of both, so equal "
        "numbers mean twice the speed where two cores are free; the last row tells by the clock.\n",
        "| | " + " | ".join(ours) + " |",
        "|---|" + "---|" * len(ours),
    ]
    for row in rows:
        cells = [thousands(best[id(ours[name][row])]) if row in ours[name] else "–" for name in ours]
        lines.append(f"| {row} | " + " | ".join(cells) + " |")
    clock = [f"{by_the_clock(name, seconds, rounds):.2f}×" for name in ours]
    lines.append(f"| batch of {max(SIZES)}: two threads to one, by the clock | " + " | ".join(clock) + " |")
    for kind, (row, about) in SIDE_BY_SIDE.items():
        lines += [
            f"\nOthers, with their own games, so only the order of magnitude compares: {about}. The columns tell how many times "
            f"as fast our games are ({row}).\n",
            "| | thousands | " + " | ".join(ours) + " |",
            "|---|---|" + "---|" * len(ours),
        ]
        for name, played in theirs[kind].items():
            if played is None:
                lines.append(f"| {name} | not installed |" + " |" * len(ours))
                continue
            cells = [ratio(best[id(ours[game][row])] / best[id(played)]) if row in ours[game] else "–" for game in ours]
            lines.append(f"| {name} | {thousands(best[id(played)])} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def thousands(number: float) -> str:
    return f"{number / 1000:,.1f}" if number < 100_000 else f"{number / 1000:,.0f}"


def ratio(number: float) -> str:
    return f"{number:,.0f}×" if number >= 10 else f"{number:.2f}×"


def rates(everything: list[Played], seconds: float, rounds: int, tell: Any) -> dict[int, float]:
    """Decisions per second of CPU, of this process and all its threads: the best of rounds in which all take turns."""
    best: dict[int, float] = {}
    for number in range(rounds + 1):
        for played in everything:
            began, made = time.process_time(), 0
            while made == 0 or (number and time.process_time() - began < seconds):  # the first round only warms up
                made += played()
            rate = made / max(time.process_time() - began, 1e-9)
            best[id(played)] = max(best.get(id(played), 0.0), rate if number else 0.0)
            tell()
    return best


def by_the_clock(name: str, seconds: float, rounds: int) -> float:
    """How many times as fast two threads are."""
    playing = [of_batch(name, max(SIZES), threads, chosen(name), None) for threads in (1, 2)]
    best = [0.0, 0.0]
    for _ in range(rounds):
        for number, played in enumerate(playing):
            played()
            began, made = time.perf_counter(), 0
            while time.perf_counter() - began < seconds:
                made += played()
            best[number] = max(best[number], made / (time.perf_counter() - began))
    return best[1] / best[0]


def chosen(name: str) -> dict[str, Any]:
    found = settings().get(name)
    return dict(found.at_random) if found else {}


def contests(name: str) -> Iterator[tuple[str, Played]]:
    options = chosen(name)
    for size in SIZES:
        for threads in (1, 2) if size > 1 else (1,):
            yield f"batch of {size}{', two threads' if threads > 1 else ''}", of_batch(name, size, threads, options, None)
    yield f"batch of {max(SIZES)}, float32", of_batch(name, max(SIZES), 1, options, "float32")
    for label, module, made in (
        ("PettingZoo AEC", "pettingzoo", of_aec), ("PettingZoo Parallel", "pettingzoo", of_parallel),
        ("Gymnasium vector of 64", "gymnasium", of_vector), ("OpenSpiel adapter", "openspiel", of_openspiel),
        ("OpenSpiel's vector_env of 64", "openspiel", of_vector_env),
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


def of_aec(adapter: Any, name: str, options: dict[str, Any]) -> Played:
    return aec(adapter.raw_env(name, **options))


def of_parallel(adapter: Any, name: str, options: dict[str, Any]) -> Played:
    env, luck, number = adapter.parallel_env(name, **options), others.luck(), iter(range(10**9))

    def play() -> int:
        shown, _ = env.reset(seed=next(number))
        made = 0
        while env.agents and made < others.LONGEST:
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


def of_vector_env(adapter: Any, name: str, options: dict[str, Any]) -> Played:
    return others.vector_env(import_module("pyspiel").load_game(adapter.name_of(parlour.game(name)), options))


if __name__ == "__main__":
    with Progress(console=Console(stderr=True), transient=True) as shown:
        print(measure(shown, 0.01, 1) if "--quick" in sys.argv else measure(shown))
