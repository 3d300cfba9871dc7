"""How far luck lets a player get: a search that peeks, against greedy and random.

`python -m bench.ceiling ard-ri --games 400` prints a table. This player is for measuring only: it is told what no seat may
know, which the package itself offers nowhere. Where there are hands, it sees all of them; where there are none, it sees what
its next move will uncover.
"""

from __future__ import annotations

import argparse
import copy
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import parlour
from bench import pieces
from bench.settings import settings
from parlour import bots
from parlour.core.intervals import wilson
from parlour.core.parallel import cores
from parlour.core.play import Limit
from parlour.core.records import SeededOutcomes
from parlour.core.state import State
from parlour.search.player import TreeSearch

AGAINST = ("greedy", "random")
SEED = "strength"  # the same deals as those of bench/strength.py


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ceiling", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(bots.searched_games()))
    parser.add_argument("--games", type=int, default=400, help="against each opponent, half of them from each seat")
    parser.add_argument("--milliseconds", type=int, default=50, help="for each decision")
    parser.add_argument("--preset", help="of the game's options")
    arguments = parser.parse_args()
    print(f"| {arguments.game} {arguments.preset or ''} | wins | 95 % |\n|---|---|---|")
    for rival in AGAINST:
        won = measure(arguments.game, arguments.preset, rival, arguments.games, Limit(seconds=arguments.milliseconds / 1000))
        low, high = wilson(won, arguments.games)
        print(f"| peeking against {rival} | {won:.1%} | {low:.1%} – {high:.1%} |", flush=True)


def options_of(game: str, preset: str | None) -> dict[str, Any]:
    """A game for two that comes to an end."""
    chosen = dict(parlour.game(game).options.presets[preset]) if preset else {}
    return {**chosen, **settings()[game].by_players, "seats": 2}


def measure(game: str, preset: str | None, rival: str, games: int, limit: Limit, kept: Path | None = None) -> float:
    """The share of the win that the peeking search gets."""
    one = partial(play_one, game, options_of(game, preset), rival, limit)
    name = f"{pieces.of_game(game)}-{preset}-peeking-{rival}-{limit.simulations}-{limit.seconds}"
    with ProcessPoolExecutor(cores()) as pool:
        won: list[float] = pieces.values(pool, kept, name, one, games)
    return sum(won) / games


def play_one(game: str, options: dict[str, Any], rival: str, limit: Limit, number: int) -> float:
    """What the peeking search gets of one game; every deal is played twice, with seats changed."""
    rules = parlour.game(game)
    mine, seed = number % 2, f"{SEED}/{number // 2}"
    state = rules.begin(rules.fix_options(rules.options.resolve(options), seed))
    search, other, drawn = (
        TreeSearch(bots.searched_games()[game], seed),
        bots.player(game, rival, f"{seed}/{mine}/{1 - mine}"),
        SeededOutcomes(seed),
    )
    choose = partial(peek, search, limit) if rules.hidden else partial(peek_ahead, search, limit, drawn)
    while state.actor != parlour.OVER:
        if state.actor == parlour.CHANCE:
            state.apply(drawn.next(state))
            continue
        chosen = [(seat, choose(state, seat) if seat == mine else other(state.seen(seat), seat, limit)) for seat in state.waiting]
        for seat, move in chosen:
            state.apply(move, seat)
    return float(state.scores[mine])


def peek(search: TreeSearch, limit: Limit, state: State, seat: int) -> int:
    legal = state.legal(seat)
    return legal[0] if len(legal) == 1 else search.search(state, seat, limit)[0].move


def peek_ahead(search: TreeSearch, limit: Limit, drawn: SeededOutcomes, state: State, seat: int) -> int:
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    part = Limit(limit.simulations and limit.simulations // len(legal), limit.seconds and limit.seconds / len(legal))
    return max(legal, key=lambda move: with_luck(search, part, drawn, state, seat, move))


def with_luck(search: TreeSearch, limit: Limit, drawn: SeededOutcomes, state: State, seat: int, move: int) -> float:
    """What a move brings, in a game of two, with the luck that will come next."""
    after, luck = state.copy(), copy.deepcopy(drawn)
    after.apply(move, seat)
    while after.actor == parlour.CHANCE:
        after.apply(luck.next(after))
    if after.actor == parlour.OVER:
        return float(after.scores[seat])
    search.last = None  # moves beside each other: none is found below the one before
    best = search.search(after, after.actor, limit)[0].value
    return best if after.actor == seat else 1 - best


if __name__ == "__main__":
    main()
