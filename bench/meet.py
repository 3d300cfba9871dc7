"""Two bots over many deals, each deal from both seats."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bench import ceiling
from parlour import bots
from parlour.core.chance import Seed
from parlour.core.intervals import wilson
from parlour.core.play import Limit, Player, play
from parlour.core.state import State
from parlour.search.levels import SearchBot


@dataclass(frozen=True)
class Entrant:
    """A bot, or one that searches with another number of simulations, in so many threads."""

    bot: str
    simulations: int | None = None
    threads: int = 1

    def maker(self, game: str) -> Callable[[Seed], Player]:
        made = bots.factory(game, self.bot)
        if self.simulations is None or not isinstance(made, SearchBot):
            return made
        return replace(made, level=replace(made.level, simulations=self.simulations))

    def __str__(self) -> str:
        threads = f"x{self.threads}" if self.threads > 1 else ""
        return self.bot + ("" if self.simulations is None else f"-{self.simulations}") + threads


@dataclass(frozen=True)
class Met:
    """What came out: the share of the win of the first, and milliseconds of the processor for a decision of each."""

    share: float
    games: int
    mine: float
    theirs: float

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.1%} | {low:.1%} – {high:.1%} | {self.games} | {self.mine:.1f}"


class Timed:
    """Counts the time that a player takes of the processor."""

    def __init__(self, player: Player) -> None:
        self.player, self.spent, self.decisions = player, 0.0, 0

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        begun = time.process_time()
        move = self.player(seen, seat, limit)
        self.spent += time.process_time() - begun
        self.decisions += 1
        return move


def both_seats(game: str, preset: str | None, one: Entrant, other: Entrant, seed: str, number: int) -> list[float]:
    """What the first gets of a deal, and both times."""
    won, spent = 0.0, [[0.0, 0], [0.0, 0]]
    for mine in (0, 1):
        sides = [one if seat == mine else other for seat in (0, 1)]
        players = [
            Timed(Threaded(side.maker(game)(f"{seed}/{number}/{seat}"), side.threads)) for seat, side in enumerate(sides)
        ]
        record = play(game, players, seed=f"{seed}/{number}", **ceiling.options_of(game, preset))
        assert record.scores is not None
        won += record.scores[mine] / 2
        for seat, player in enumerate(players):
            total = spent[0 if seat == mine else 1]
            total[0] += player.spent
            total[1] += player.decisions
    return [won, *(1000 * seconds / max(1, decisions) for seconds, decisions in spent)]


class Threaded:
    """Lets a player think in several threads."""

    def __init__(self, player: Player, threads: int) -> None:
        self.player, self.threads = player, threads

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        return self.player(seen, seat, replace(limit, threads=self.threads))


def summed(deals: Sequence[Sequence[float]]) -> Met:
    share, mine, theirs = (sum(column) / len(deals) for column in zip(*deals, strict=True))
    return Met(share, 2 * len(deals), mine, theirs)
