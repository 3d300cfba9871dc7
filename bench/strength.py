"""How strong the levels are: `python -m bench.strength` plays them against each other and writes docs/strength.md.

Games are kept as `parlour arena` keeps them, so that it can be stopped and goes on where it was.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.progress import Progress

import parlour
from bench import ceiling
from bench.settings import Tournament, own_strength, settings
from parlour import bots
from parlour.core.intervals import wilson
from parlour.core.parallel import cores
from parlour.core.play import Limit
from parlour.study import arena

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
IN_A_SECOND = Limit(seconds=1.0)
GAMES_IN_A_SECOND = 40
GAMES_TO_PLACE = 200
FEW = 40  # games against random, which everybody wins
COLUMNS = "| | against | wins | 95 % | games | ms per decision |\n|---|---|---|---|---|---|"


@dataclass(frozen=True)
class Contest:
    """A tournament of a game."""

    game: str
    tournament: Tournament

    @property
    def simulations(self) -> int:
        return self.tournament.simulations

    @property
    def games(self) -> int:
        return self.tournament.games

    @property
    def title(self) -> str:
        return parlour.game(self.game).title + (f", {self.tournament.preset} game" if self.tournament.preset else "")

    @property
    def options(self) -> dict[str, Any]:
        return ceiling.options_of(self.game, self.tournament.preset)


CONTESTS = [Contest(game, tournament) for game, found in settings().items() for tournament in found.tournaments]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__.splitlines()[0])
    parser.add_argument(
        "--game", choices=sorted(bots.searched_games()), help="only this one, and print it instead of writing the page"
    )
    arguments = parser.parse_args()
    if arguments.game:
        print("\n".join(table(each) for each in CONTESTS if each.game == arguments.game))
        return
    text = (
        "# Strength\n\n"
        "Made by `python -m bench.strength`. Two seats, every deal played from both. Each decision has a fixed number of "
        "simulations, so that the tables come out the same on every computer; the last column is the processor's time. Each "
        "pair plays until it is decided (docs/arena.md tells when) or the games are used up; against greedy all are played. "
        "`peeking` is the same search told every hand or, where nothing is hidden, what its next move will uncover: "
        "what luck leaves to win, "
        "measured on the same deals by a program that is no part of the package (`bench/ceiling.py`).\n\n"
    )
    parts: list[Callable[[], str]] = [
        *(partial(table, each) for each in CONTESTS),
        placing,
        in_a_second,
        *(own.table for own in own_strength()),
    ]
    begun = time.monotonic()
    for part in parts:
        text += part() + "\n"
        PAGE.write_text(text, encoding="utf-8")  # so far
    minutes = round((time.monotonic() - begun) / 60)
    text += f"The run that finished this page took {minutes} minutes on {cores()} cores.\n"
    PAGE.write_text(text, encoding="utf-8")


def table(each: Contest) -> str:
    ladder = bots.search_levels(each.game)
    top, limit = ladder[-1], Limit(simulations=each.simulations)
    pairs = [("greedy", "random"), ("level1", "random"), *zip(ladder[1:], ladder[:-1], strict=True), (top, "greedy")]
    lines = [f"## {each.title}\n", f"At most {each.simulations:,} simulations for a decision.\n", COLUMNS]
    share = 0.5
    for player, rival in pairs:
        share, line = meet(each, player, rival, each.games, limit, play_all=rival == "greedy")
        lines.append(line)
    most = ceiling.measure(each.game, each.options, "greedy", each.games, limit)
    for rival, won in (("greedy", most), ("random", ceiling.measure(each.game, each.options, "random", FEW, limit))):
        games = each.games if rival == "greedy" else FEW
        low, high = wilson(won, games)
        lines.append(f"| peeking | {rival} | {won:.1%} | {low:.1%} – {high:.1%} | {games} | |")
    way = (share - 0.5) / (most - 0.5) if most > 0.5 else 1.0
    lines.append(f"\nThe top level gets {way:.0%} of the way from 50 % to the ceiling against greedy.\n")
    return "\n".join(lines)


def placing() -> str:
    """Greedy against each level: the order of a game's BOTS follows it."""
    lines = ["## Where greedy stands\n", "Greedy against each level, all games played.\n", COLUMNS]
    for each in CONTESTS:
        for level in bots.search_levels(each.game)[:-1]:
            _, line = meet(each, "greedy", level, GAMES_TO_PLACE, Limit(simulations=each.simulations), play_all=True)
            lines.append(line.replace("| greedy |", f"| {each.title}, greedy |", 1))
    return "\n".join(lines) + "\n"


def in_a_second() -> str:
    lines = ["## With one second for a decision\n", "The top level as it plays on the page.\n", COLUMNS]
    for each in CONTESTS:
        top = bots.search_levels(each.game)[-1]
        _, line = meet(each, top, "greedy", GAMES_IN_A_SECOND, IN_A_SECOND, play_all=True)
        lines.append(line.replace(f"| {top} |", f"| {each.title}, {top} |"))
    return "\n".join(lines) + "\n"


def meet(each: Contest, player: str, rival: str, games: int, limit: Limit, play_all: bool) -> tuple[float, str]:
    """The share of the win that a player has against a rival, and the line of the table."""
    options = parlour.game(each.game).options.resolve(each.options)
    plan = arena.ArenaPlan(each.game, options, (player, rival), games, ceiling.SEED, limit)
    with Progress(transient=True) as progress, closing(arena.compete(plan, arena.Kept.of(plan), cores(), play_all)) as growing:
        task = progress.add_task(f"{each.title}: {player} against {rival}", total=plan.total)
        for standing in growing:
            progress.update(task, completed=len(standing.played))
    found = arena.report(standing)
    pair = next(one for one in found["pairs"] if one["player"] == player)
    share, (low, high) = pair["share"], pair["interval"]
    spent = next(one for one in found["players"] if one["player"] == player)["milliseconds"]
    print(f"{each.title}: {player} against {rival} {share:.1%} of {pair['met']}", flush=True)
    return share, f"| {player} | {rival} | {share:.1%} | {low:.1%} – {high:.1%} | {pair['met']} | {spent:.1f} |"


if __name__ == "__main__":
    main()
