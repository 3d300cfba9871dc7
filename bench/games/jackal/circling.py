"""Jackal's top level against a greedy player that may walk in circles, as greedy did before it kept a trail.

Greedy with its trail wins 56.8 % against this one: by the older, weaker yardstick older figures can be compared.
`python -m bench.games.jackal.circling` prints the share of the win.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from bench import ceiling, pieces
from bench.meet import Entrant
from parlour import bots
from parlour.core.chance import Seed
from parlour.core.intervals import wilson
from parlour.core.parallel import cores
from parlour.core.play import play
from parlour.games.jackal.bots import JackalGreedy
from parlour.search.trail import Trail

GAME, DEALS, SIMULATIONS = "jackal", 200, 5500


def main() -> None:
    print(found(None, DEALS))


def table(kept: Path | None, share: float) -> str:
    """Its part of docs/strength.md."""
    told = (__doc__ or "").strip()
    return f"## Jackal: against a greedy player that walks in circles\n\n{told}\n\n{found(kept, max(1, round(DEALS * share)))}\n"


def found(kept: Path | None, deals: int) -> str:
    name = f"{pieces.of_game(GAME)}-circling-{SIMULATIONS}"
    with ProcessPoolExecutor(cores()) as pool:
        won = pieces.values(pool, kept, name, partial(play_one, SIMULATIONS), 2 * deals)
    share = sum(won) / len(won)
    low, high = wilson(share, len(won))
    return f"It gets {share:.1%} ({low:.1%} – {high:.1%}) of {len(won)} games with {SIMULATIONS:,} simulations."


def play_one(simulations: int, number: int) -> float:
    """What the top level gets of a game; every deal is played from both seats."""
    mine, seed = number % 2, f"{ceiling.SEED}/{number // 2}"
    top = Entrant(bots.search_levels(GAME)[-1], simulations).maker(GAME)
    players = [top(f"{seed}/{seat}") if seat == mine else circling(f"{seed}/{seat}") for seat in (0, 1)]
    record = play(GAME, players, seed=seed, **ceiling.options_of(GAME, None))
    assert record.scores is not None
    return record.scores[mine]


def circling(seed: Seed) -> JackalGreedy:
    player = JackalGreedy(seed)
    player.trail = Trail()
    return player


if __name__ == "__main__":
    main()
