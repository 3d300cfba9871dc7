"""Simulations: games a second of `parlour simulate` beside the bare loop that plays the same games, and other simulators."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Any

from rich.progress import Progress

import parlour
from bench.settings import settings
from parlour import bots
from parlour.core import chance, play
from parlour.core.play import Limit
from parlour.core.playout import playouts
from parlour.core.starts import Starts
from parlour.study.simulate import SimulationPlan, simulate

ROUNDS = 5
SECONDS = 0.5  # of games in each round, about
RIVALS = ("euchre", "leduc_poker")  # of OpenSpiel


def measure(progress: Progress) -> str:
    lines = [
        "## Simulations\n",
        "Games a second on one core. `simulate`: `parlour simulate` with one process, a seed for every game, and scores, points "
        "and lengths counted. `bare`: the least that plays the same games, from the same seeds with the same players, in "
        "compiled code, and counts nothing: of random players the whole game, of greedy ones every choice. `rollout`: random "
        "games in compiled code from one generator, without seeds, so that none can be played again.\n",
        "| game | players | simulate | bare | simulate / bare | rollout |",
        "|---|---|---|---|---|---|",
    ]
    task = progress.add_task("simulations", total=None)
    for name, found in settings().items():
        for players in ("random", "greedy"):
            if players not in bots.names(name):
                continue
            options = found.at_random if players == "random" else found.by_players
            ours, bare = best({"simulate": simulated(name, players, options), "bare": bare_loop(name, players, options)})
            rollout = f"{rollouts(name, options):,.0f}" if players == "random" else ""
            lines.append(f"| **{name}** | {players} | {ours:,.0f} | {bare:,.0f} | {ours / bare:.2f} | {rollout} |")
            progress.advance(task)
    lines += [f"| {name} | random | {speed:,.0f} | | | |" for name, speed in others()]
    return "\n".join(lines) + "\n"


def best(contestants: dict[str, Callable[[int], None]]) -> list[float]:
    """The speeds, best of several interleaved rounds."""
    many = {name: enough(run) for name, run in contestants.items()}
    speeds = dict.fromkeys(contestants, 0.0)
    for _ in range(ROUNDS):
        for name, run in contestants.items():
            speeds[name] = max(speeds[name], speed(run, many[name]))
    return list(speeds.values())


def enough(run: Callable[[int], None]) -> int:
    """How many games take about as long as a round is to take."""
    games = 1
    run(games)
    while (took := games / speed(run, games)) < SECONDS / 4:
        games *= 4
    return max(1, round(games * SECONDS / took))


def speed(run: Callable[[int], None], games: int) -> float:
    begun = time.perf_counter()
    run(games)
    return games / max(time.perf_counter() - begun, 1e-9)


def plans(name: str, players: str, options: Any) -> Callable[[int], SimulationPlan]:
    """Made once for each number of games: looking bots up is no part of a simulation's speed."""
    resolved = parlour.game(name).options.resolve(dict(options))

    @cache
    def plan(games: int) -> SimulationPlan:
        return SimulationPlan(name, resolved, (players,) * int(resolved["seats"]), games, "bench")

    return plan


def simulated(name: str, players: str, options: Any) -> Callable[[int], None]:
    plan = plans(name, players, options)

    def run(games: int) -> None:
        for _ in simulate(plan(games)):
            pass

    return run


def bare_loop(name: str, players: str, options: Any) -> Callable[[int], None]:
    rules, make, planned = parlour.game(name), bots.factory(name, players), plans(name, players, options)
    starts, luck = Starts(rules), import_module("parlour.core.fast_play").Luck()

    def run(games: int) -> None:
        plan = planned(games)
        start = rules.begin(rules.fix_options(plan.options, "bench/0"))
        for number in range(games):
            seed = f"{plan.seed}/{number}"
            agreed = rules.fix_options(plan.options, seed)
            state = start.copy() if agreed is plan.options else starts.of(agreed).copy()
            if players == "random":
                luck.begin(chance.key_of(seed), [chance.keyed(f"{seed}/{seat}", 0, 0) for seat in range(state.seats)])
                luck.play_on(state, play.ENDLESS, None)
            else:
                seated = [make(f"{seed}/{seat}") for seat in range(state.seats)]
                play.drive(rules, state, seated, seed, Limit(), None, plan.players)

    return run


def rollouts(name: str, options: Any) -> float:
    rules = parlour.game(name)
    start = rules.begin(rules.agree(dict(options), "bench"))

    def run(games: int) -> None:
        playouts(start, games, 1)

    return best({"rollout": run})[0]


def others() -> list[tuple[str, float]]:
    """Other simulators, as far as they are installed."""
    found = []
    for name in RIVALS:
        with suppress(ImportError):
            found.append((f"OpenSpiel {name} (Python loop)", best({name: openspiel(name)})[0]))
    with suppress(ImportError):
        found.append(("catanatron, four random players", best({"catanatron": catanatron()})[0]))
    return found


def openspiel(name: str) -> Callable[[int], None]:
    game = import_module("pyspiel").load_game(name)
    rng = random.Random(1)

    def run(games: int) -> None:
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))

    return run


def catanatron() -> Callable[[int], None]:
    catan, players = import_module("catanatron"), import_module("catanatron.models.player")

    def run(games: int) -> None:
        for _ in range(games):
            catan.Game([players.RandomPlayer(colour) for colour in list(catan.Color)[:4]]).play()

    return run
