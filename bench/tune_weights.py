"""`python -m bench.tune_weights jackal --minutes 20`: improves the weights of an evaluation by playing against itself.

Each round draws a direction by lot, every weight a little up or a little down. Weights a step that way play weights a step the
other way, every deal from both seats, and all weights move towards those that won more, by less and less (this is known as
simultaneous perturbation, SPSA). With `--simulations 0` the greedy player plays, which is a hundred times as fast. At the end
the new weights play the old ones; they are written only if that interval of 95 % lies above one half.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from math import exp
from typing import Any, cast

from rich.progress import Progress

from bench import ceiling, weights_file
from bench.settings import settings
from parlour import bots
from parlour.core import registry
from parlour.core.intervals import wilson
from parlour.core.parallel import cores
from parlour.core.play import Limit, Player, play
from parlour.search import weights
from parlour.search.evaluator import Evaluator
from parlour.search.levels import Level, SearchBot

Weights = dict[str, float]

PRESETS = {game: found.tuned_with for game, found in settings().items() if found.tuned_with}
STEP = 0.2  # weights are tried this much larger and smaller, as logarithms
FIRST_PACE, LAST_PACE = 0.10, 0.02  # how far a round that one side wins altogether moves them
DEALS = 8  # of a round, each played twice
GREEDY_DEALS = 60


@dataclass(frozen=True)
class Deal:
    """One deal, to be played from both seats."""

    game: str
    preset: str | None
    ours: Weights
    theirs: Weights
    simulations: int  # 0: the greedy player plays
    seed: str
    by_lead: bool = False


@dataclass(frozen=True)
class Weighted:
    """Makes evaluators with weights of their own."""

    kind: Callable[[], Evaluator]
    weights: Weights

    def __call__(self) -> Evaluator:
        evaluator = self.kind()
        weights.give(evaluator, self.weights)
        return evaluator


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tune_weights", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(PRESETS))
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--simulations", type=int, default=100, help="for each decision; 0 for the greedy player")
    parser.add_argument("--proof", type=int, default=400, help="games of new against old weights at the end")
    parser.add_argument("--seed", default="tune")
    arguments = parser.parse_args()
    game, package = arguments.game, registry.SHIPPED[arguments.game]
    old = weights.of(package)
    with ProcessPoolExecutor(cores()) as pool:
        new = climb(pool, game, old, arguments.minutes * 60, arguments.simulations, arguments.seed)
        deals = arguments.proof // 2 // len(PRESETS[game])
        proof = [
            Deal(game, preset, new, old, arguments.simulations, f"{arguments.seed}/proof/{number}")
            for number in range(deals) for preset in PRESETS[game]
        ]
        won = share(pool, proof)
    low, high = wilson(won, 2 * len(proof))
    for name, weight in new.items():
        print(f"{name:20} {old[name]:8.3f} {weight:8.3f}")
    print(f"new against old: {won:.1%} ({low:.1%} – {high:.1%}) of {2 * len(proof)} games")
    if low > 0.5:
        weights_file.write(package, new)


def climb(pool: ProcessPoolExecutor, game: str, start: Weights, seconds: float, simulations: int, seed: str) -> Weights:
    lot, now, begun, number = random.Random(seed), dict(start), time.monotonic(), 0
    many = DEALS if simulations > 0 else GREEDY_DEALS
    with Progress() as progress:
        task = progress.add_task(game, total=seconds)
        while (passed := time.monotonic() - begun) < seconds:
            ways = {name: lot.choice((-1, 1)) for name in now}
            up, down = (
                {name: weight * exp(sign * STEP * ways[name]) for name, weight in now.items()} for sign in (1, -1)
            )
            preset = PRESETS[game][number % len(PRESETS[game])]
            deals = [Deal(game, preset, up, down, simulations, f"{seed}/{number}/{deal}", by_lead=True) for deal in range(many)]
            better = 2 * share(pool, deals) - 1
            pace = FIRST_PACE + (LAST_PACE - FIRST_PACE) * passed / seconds
            now = {name: weight * exp(pace * better * ways[name]) for name, weight in now.items()}
            number += 1
            progress.update(task, completed=passed, description=f"{game}, {2 * many * number} games")
    return {name: round(weight, 3) for name, weight in now.items()}


def share(pool: ProcessPoolExecutor, deals: list[Deal]) -> float:
    """Of the win, over all deals."""
    return sum(pool.map(play_both, deals)) / len(deals)


def play_both(deal: Deal) -> float:
    options = ceiling.options_of(deal.game, deal.preset)
    won = 0.0
    for mine in (0, 1):
        players = [player(deal, deal.ours if seat == mine else deal.theirs, f"{deal.seed}/{seat}") for seat in (0, 1)]
        record = play(deal.game, players, seed=deal.seed, limit=Limit(), **options)
        assert record.scores is not None and record.points is not None
        lead = settings()[deal.game].lead
        if deal.by_lead and lead:
            won += 0.25 + (record.points[mine] - record.points[1 - mine]) / lead / 4
        else:
            won += record.scores[mine] / 2
    return won


def player(deal: Deal, own: Weights, seed: str) -> Player:
    if deal.simulations > 0:
        top = bots.own(deal.game)[bots.search_levels(deal.game)[-1]]
        assert isinstance(top, SearchBot)
        config = replace(top.config, evaluator=Weighted(top.config.evaluator, own))
        return replace(top, config=config, level=Level(deal.simulations))(seed)
    greedy: Any = bots.player(deal.game, "greedy", seed)
    weights.give(greedy.evaluator, own)
    return cast(Player, greedy)


if __name__ == "__main__":
    main()
