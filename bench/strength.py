"""How strong the levels are: `python -m bench.strength` measures them and writes docs/strength.md.

The page has many parts. Each deal that was played is kept, so that a run can be stopped and goes on where it was, and a part
can be measured by itself (`--parts`); with `--share 0.1` a tenth of the games is played, and the page tells how many it were.
What was measured of bots that have changed since is not taken for new.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import parlour
from bench import ceiling, meet, pieces, silly
from bench.meet import Entrant, Met
from bench.settings import Tournament, own_strength, settings
from parlour import bots
from parlour.core.intervals import wilson
from parlour.core.parallel import cores
from parlour.core.play import Limit

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "strength.md"
KEPT_FOLDER = ROOT / "build" / "strength"
TO_PLACE = 200  # games of greedy against a level
A_STEP = 200  # games of a level against the one below
TIMES = (0.01, 0.05, 0.25, 1.0)  # seconds for a decision
IN_TIME = (200, 100, 40)  # games of each of them against the one before: they take long
SILLY_GAMES = 100
FEW = 40  # games against random, which everybody wins
COLUMNS = "| | against | wins | 95 % | games | ms per decision |\n|---|---|---|---|---|---|"
HEAD = """\
# Strength

Made by `python -m bench.strength`, part by part. Two seats, every deal played from both. Each decision has a fixed number of
simulations, so that the tables come out the same on every computer; the last column is the processor's time. The intervals say
how much luck there is in so many games; a part with fewer games than its neighbours was measured with `--share`. What was aimed
at, and what of it was reached: [the search](search.md#what-was-aimed-at).
"""


@dataclass(frozen=True)
class Contest:
    """A tournament of a game."""

    game: str
    tournament: Tournament

    @property
    def preset(self) -> str | None:
        return self.tournament.preset

    @property
    def simulations(self) -> int:
        return self.tournament.simulations

    @property
    def name(self) -> str:
        return self.game + (f"-{self.preset}" if self.preset else "")

    @property
    def title(self) -> str:
        return parlour.game(self.game).title + (f", {self.preset} game" if self.preset else "")

    @property
    def levels(self) -> list[str]:
        return bots.search_levels(self.game)


CONTESTS = [Contest(game, tournament) for game, found in settings().items() for tournament in found.tournaments]


@dataclass(frozen=True)
class Run:
    """Where its games are kept, and what share of those asked for is played."""

    kept: Path
    share: float

    def games(self, asked: int) -> int:
        return 2 * max(1, round(asked * self.share / 2))

    def meet(self, each: Contest, one: Entrant, other: Entrant, asked: int) -> Met:
        play = partial(meet.both_seats, each.game, each.preset, one, other, ceiling.SEED)
        name = f"{pieces.of_game(each.game)}-{each.preset}-{one}-{other}"
        with ProcessPoolExecutor(cores()) as pool:
            met = meet.summed(pieces.values(pool, self.kept, name, play, self.games(asked) // 2))
        print(f"{each.title}: {one} against {other}: {met}", flush=True)
        return met


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--parts", nargs="*", help=f"only these are measured: {', '.join(name for name, _ in parts())}")
    parser.add_argument("--share", type=float, default=1.0, help="of the games that are asked for")
    parser.add_argument("--kept", type=Path, default=KEPT_FOLDER, help="folder for the games and the parts")
    parser.add_argument("--page", type=Path, default=PAGE)
    arguments = parser.parse_args()
    run = Run(arguments.kept, arguments.share)
    for name, part in parts():
        if arguments.parts is None or name in arguments.parts:
            run.kept.mkdir(parents=True, exist_ok=True)
            (run.kept / f"{name}.md").write_text(part(run), encoding="utf-8")
    texts = [run.kept / f"{name}.md" for name, _ in parts()]
    arguments.page.write_text("\n".join((HEAD, *(text.read_text(encoding="utf-8") for text in texts if text.exists()))))


def parts() -> Iterator[tuple[str, Callable[[Run], str]]]:
    """The parts of the page by their names."""
    for each in CONTESTS:
        yield f"ladder-{each.name}", partial(ladder, each)
    for each in CONTESTS:
        yield f"way-{each.name}", partial(way, each)
    for each in CONTESTS:
        yield f"time-{each.name}", partial(by_time, each)
    yield "threads", threads
    for own in own_strength():
        yield own.__name__.rpartition(".")[2], partial(own_table, own.table)
    for each in CONTESTS:
        yield f"silly-{each.name}", partial(silly_moves, each)
    yield "neighbour", neighbour


def own_table(table: Callable[[Path, float], str], run: Run) -> str:
    return table(run.kept, run.share)


def line(one: str, other: str, met: Met) -> str:
    return f"| {one} | {other} | {met} |"


def ladder(each: Contest, run: Run) -> str:
    """Each level against the one below, and greedy against all: the order of a game's BOTS follows it."""
    lines = [f"## {each.title}: the ladder\n", COLUMNS]
    below = ["random", *each.levels[:-1]]
    for level, other in zip(each.levels, below, strict=True):
        top = each.simulations if level == each.levels[-1] else None
        lines.append(line(level, other, run.meet(each, Entrant(level, top), Entrant(other), A_STEP)))
    for level in each.levels[:-1]:
        lines.append(line("greedy", level, run.meet(each, Entrant("greedy"), Entrant(level), TO_PLACE)))
    lines.append(f"\n{each.levels[-1]} with {each.simulations:,} simulations.\n")
    return "\n".join(lines)


def way(each: Contest, run: Run) -> str:
    """How far the top level gets, and how far luck lets anybody get."""
    top, lines = each.levels[-1], [f"## {each.title}: the way to the ceiling\n", COLUMNS]
    met = run.meet(each, Entrant(top, each.simulations), Entrant("greedy"), each.tournament.games)
    longer = run.meet(each, Entrant(top, 10 * each.simulations), Entrant("greedy"), each.tournament.games // 10)
    lines += [line(top, "greedy", met), line(f"{top}, ten times the simulations", "greedy", longer)]
    games = run.games(each.tournament.games)
    most = ceiling.measure(each.game, each.preset, "greedy", games, Limit(each.simulations), run.kept)
    low, high = wilson(most, games)
    lines.append(f"| peeking | greedy | {most:.1%} | {low:.1%} – {high:.1%} | {games} | |")
    if most > 0.5:
        lines.append(
            f"\n{each.simulations:,} simulations get {(met.share - 0.5) / (most - 0.5):.0%} of the way from 50 % to the ceiling "
            f"against greedy. `peeking` is the same search told every hand or, where nothing is hidden, what its next move will "
            f"uncover (`bench/ceiling.py`, no part of the package): more than any player can know.\n"
        )
    return "\n".join(lines)


def by_time(each: Contest, run: Run) -> str:
    """The top level with as many simulations as one quiet core makes in so much time, against the time before."""
    top, many = each.levels[-1], [round(each.tournament.a_second * seconds) for seconds in TIMES]
    lines = [f"## {each.title}: strength by time\n", COLUMNS]
    for step, asked in enumerate(IN_TIME):
        met = run.meet(each, Entrant(top, many[step + 1]), Entrant(top, many[step]), asked)
        lines.append(line(named(TIMES[step + 1], many[step + 1]), named(TIMES[step], many[step]), met))
    return "\n".join(lines) + "\n"


def named(seconds: float, simulations: int) -> str:
    return f"{1000 * seconds:,.0f} ms ({simulations:,} simulations)"


def threads(run: Run) -> str:
    """Two threads against one, each with as many simulations: what a second core brings in the same time."""
    lines = ["## Two threads for one decision\n", f"{(threads.__doc__ or '')}\n", COLUMNS]
    for each in CONTESTS:
        top, many = each.levels[-1], round(each.tournament.a_second * TIMES[0])
        met = run.meet(each, Entrant(top, many, threads=2), Entrant(top, many), A_STEP)
        lines.append(line(f"{each.title}, 2 × {many:,}", f"{many:,}", met))
        met = run.meet(each, Entrant(top, 2 * many), Entrant(top, many), A_STEP)
        lines.append(line(f"{each.title}, {2 * many:,} in one", f"{many:,}", met))
    return "\n".join(lines) + "\n"


def silly_moves(each: Contest, run: Run) -> str:
    """Asked of a search of ten times the simulations (`bench/silly.py`)."""
    games = max(1, round(SILLY_GAMES * run.share))
    found = silly.table(each.game, each.preset, games, each.tournament.silly, run.kept)
    return f"## {each.title}: silly moves\n\n{silly_moves.__doc__}\n{found}\n"


def neighbour(run: Run) -> str:
    """OpenSpiel's IS-MCTS on the same games; nothing where OpenSpiel is not installed."""
    try:
        from bench import ismcts
    except ImportError:
        return ""
    return ismcts.table(run.kept, run.share)


if __name__ == "__main__":
    main()
