"""Plays random games and prints a digest of everything seen on the way, so that two builds can be compared.

python -m parlour.testing.trace GAME GAMES
"""

from __future__ import annotations

import hashlib
import itertools
import sys
from typing import Any

from parlour.core import actors, chance, registry
from parlour.core.game import Game
from parlour.testing.walks import variants

MOST_PLIES = 3000


def digests(game: Game, games: int, plies: int = MOST_PLIES) -> list[str]:
    every = itertools.cycle(variants(game))
    return [trace(game, options, seed, plies) for seed, options in zip(range(games), every, strict=False)]


def trace(game: Game, options: dict[str, Any], seed: int, most: int = MOST_PLIES) -> str:
    state = game.start(**options)
    told = hashlib.sha256(repr(options).encode())
    u = chance.step(seed)
    plies = 0
    while state.actor != actors.OVER and plies < most:
        u = chance.step(u)
        if state.actor == actors.CHANCE:
            told.update(repr((state.pile, state.outcomes())).encode())
            state.apply(state.draw(u), actors.CHANCE)
        else:
            moves = {seat: state.legal(seat) for seat in state.waiting}
            told.update(repr(list(moves.items())).encode())
            seat = state.waiting[chance.index(u, len(moves))]
            u = chance.step(u)
            if plies % 7 == 0:
                told.update(repr(state.seen(seat).imagine(u).fields()).encode())
            state.apply(moves[seat][chance.index(u, len(moves[seat]))], seat)
        plies += 1
    told.update(repr((state.fields(), state.scores if state.actor == actors.OVER else None)).encode())
    return told.hexdigest()


if __name__ == "__main__":
    print("\n".join(digests(registry.game(sys.argv[1]), *map(int, sys.argv[2:]))))
