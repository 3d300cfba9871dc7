"""12 Patrols: how long the solver takes over a deal, and how each deck fares with somebody who knows the order of the cards,
our solver, and a naive player. `python -m bench.patrols --deals 1000 --games 200` looks at more deals than `make bench`."""

from __future__ import annotations

import argparse
import random
import time
from statistics import median

from rich.console import Console
from rich.progress import Progress

import parlour
from bench.games.twelve_patrols.tune_decks import Sides, odds_of
from parlour.games.twelve_patrols import deck
from parlour.games.twelve_patrols.bots import PatrolsGreedy, PatrolsSolver
from parlour.games.twelve_patrols.solver.solve import UNKNOWN, YES, can_be_won, order_of

DEALS, GAMES = 200, 20


def measure(progress: Progress, deals: int = DEALS, games: int = GAMES) -> str:
    return "\n".join([*speeds(progress, deals), "", *odds(progress, deals, games)]) + "\n"


def speeds(progress: Progress, deals: int) -> list[str]:
    lines = [
        "## 12 Patrols: can this deal be won?\n",
        f"Milliseconds for the exact answer, with all cards known, over {deals} deals of each deck and frame.\n",
        "| deck | frame | median | 95th percentile | worst | undecided |",
        "|---|---|---|---|---|---|",
    ]
    for name in deck.SHIPPED:
        for frame in ("fixed", "floating"):
            task = progress.add_task(f"deals of {name}, {frame}", total=deals)
            times, answers = [], []
            for seed in range(deals):
                state, order = order_of(f"bench {seed}", deck=name, frame=frame)
                start = time.perf_counter()
                answers.append(can_be_won(state, order).answer)
                times.append(1000 * (time.perf_counter() - start))
                progress.advance(task)
            times.sort()
            spread = f"{median(times):.1f} | {times[int(0.95 * deals)]:.1f} | {times[-1]:.1f}"
            lines.append(f"| {name} | {frame} | {spread} | {answers.count(UNKNOWN)} |")
    return lines


def odds(progress: Progress, deals: int, games: int) -> list[str]:
    """TP-16: what the decks are meant to be."""
    lines = [
        "## 12 Patrols: how hard are the decks?\n",
        f"`known order`: the share of {deals} deals that can be won by somebody who knows the order of the cards. `solver` and "
        f"`greedy`: the share of {games} of them that they win without knowing it. `dice`: how much of the variance of the first "
        "share the roll alone explains, over 300 rolls with 6 orders each; `ways`: different arrangements that win with them.\n",
        "| deck | known order | solver | greedy | slowest decision of the solver | dice | ways |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in deck.SHIPPED:
        task = progress.add_task(f"odds of {name}", total=deals + games)
        known = 0
        for seed in range(deals):
            state, order = order_of(f"odds {seed}", deck=name)
            known += can_be_won(state, order).answer == YES
            progress.advance(task)
        solver, greedy, slowest = 0.0, 0.0, 0.0
        for seed in range(games):
            clock = Clock()
            solver += parlour.play("twelve-patrols", [clock], seed=f"odds {seed}", deck=name).scores == [1.0]
            greedy += parlour.play("twelve-patrols", [PatrolsGreedy(seed)], seed=f"odds {seed}", deck=name).scores == [1.0]
            slowest = max(slowest, clock.slowest)
            progress.advance(task)
        roll = odds_of(sides_of(name), random.Random(f"odds {name}"), rolls=300)
        lines.append(
            f"| {name} | {known / deals:.1%} | {solver / games:.1%} | {greedy / games:.1%} | {slowest:.1f} s | {roll.dice:.0%} "
            f"| {roll.ways} |"
        )
    return lines


class Clock:
    """Our solver, watched."""

    name = "solver"

    def __init__(self) -> None:
        self.player, self.slowest = PatrolsSolver(), 0.0

    def __call__(self, seen: parlour.State, seat: int, limit: parlour.Limit) -> int:
        start = time.perf_counter()
        move = self.player(seen, seat, limit)
        self.slowest = max(self.slowest, time.perf_counter() - start)
        return move


def sides_of(name: str) -> Sides:
    cards = next(d for d in deck.known() if d.id == name).cards
    return [next(iter(wants.items()), None) for card in cards for wants in card.wants]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.games.twelve_patrols.decks", description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--games", type=int, default=GAMES)
    arguments = parser.parse_args()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        text = measure(progress, arguments.deals, arguments.games)
    print(text)


if __name__ == "__main__":
    main()
