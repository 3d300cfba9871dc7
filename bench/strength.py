"""How strong the levels are: `python -m bench.strength` plays them against each other and writes docs/strength.md.

Games are kept as `parlour arena` keeps them, so that it can be stopped and goes on where it was.
"""

from __future__ import annotations

import argparse
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import Progress

import parlour
from bench import ceiling
from parlour.bots import levels
from parlour.core.play import Limit
from parlour.study import arena
from parlour.study.cores import cores
from parlour.study.simulate import wilson

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
LIMIT = Limit(seconds=0.05)


@dataclass(frozen=True)
class Tournament:
    game: str
    preset: str | None
    games: int  # at most, of each pair

    @property
    def title(self) -> str:
        return parlour.game(self.game).title + (f", {self.preset}" if self.preset else "")

    @property
    def options(self) -> dict[str, Any]:
        chosen = dict(parlour.game(self.game).options.presets[self.preset]) if self.preset else {}
        limits = {"turn_limit": ceiling.TURN_LIMIT[self.game]} if self.game in ceiling.TURN_LIMIT else {}
        return {**chosen, **limits, "seats": 2}


TOURNAMENTS = (
    Tournament("ard-ri", None, 600),
    Tournament("jack-rabbits", "intro", 400),
    Tournament("jack-rabbits", "full", 300),
    Tournament("jackal", None, 100),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(levels.HOW), help="only this one, and print it instead of writing the page")
    arguments = parser.parse_args()
    if arguments.game:
        print("\n".join(table(each) for each in TOURNAMENTS if each.game == arguments.game))
        return
    text = (
        "# Strength\n\n"
        "Made by `python -m bench.strength`: two seats, every deal played from both, 50 ms for a decision at most, each pair "
        "until it is decided (docs/arena.md tells when) or the games are used up. `peeking` is the same search told every hand: "
        "what luck leaves to win, measured by a program that is no part of the package (`bench/ceiling.py`).\n\n"
    )
    PAGE.write_text(text + "\n".join(map(table, TOURNAMENTS)), encoding="utf-8")


def table(each: Tournament) -> str:
    ladder = ["random", "greedy", *levels.names(each.game)]
    top = ladder[-1]
    pairs = [("greedy", "random"), ("level1", "random"), *zip(ladder[3:], ladder[2:-1], strict=True), (top, "greedy")]
    lines = [f"## {each.title}\n", "| | against | wins | 95 % | games | ms per decision |", "|---|---|---|---|---|---|"]
    share = 0.5
    for player, rival in pairs:
        found = meet(each, player, rival)
        pair = next(one for one in found["pairs"] if one["player"] == player)
        share, (low, high) = pair["share"], pair["interval"]
        time = next(one for one in found["players"] if one["player"] == player)["milliseconds"]
        lines.append(f"| {player} | {rival} | {share:.0%} | {low:.0%} – {high:.0%} | {pair['met']} | {time:.1f} |")
    most = ceiling.measure(each.game, each.options, "greedy", each.games, LIMIT)
    low, high = wilson(most, each.games)
    lines.append(f"| peeking | greedy | {most:.0%} | {low:.0%} – {high:.0%} | {each.games} | |")
    way = (share - 0.5) / (most - 0.5) if most > 0.5 else 1.0
    lines.append(f"\nThe top level gets {way:.0%} of the way from 50 % to the ceiling against greedy.\n")
    return "\n".join(lines)


def meet(each: Tournament, player: str, rival: str) -> dict[str, Any]:
    options = parlour.game(each.game).options.resolve(each.options)
    plan = arena.Plan(each.game, options, (player, rival), each.games, "strength", LIMIT)
    with Progress(transient=True) as progress, closing(arena.compete(plan, arena.Kept.of(plan), cores())) as growing:
        task = progress.add_task(f"{each.title}: {player} against {rival}", total=plan.total)
        for standing in growing:
            progress.update(task, completed=len(standing.played))
    return arena.report(standing)


if __name__ == "__main__":
    main()
