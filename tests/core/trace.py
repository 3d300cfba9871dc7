"""Plays random games and prints a digest of everything seen on the way, so that two builds can be compared.

python -m tests.core.trace GAME GAMES
"""

import hashlib
import itertools
import sys

import parlour
from parlour.core import chance
from parlour.core.game import Game


def digests(name: str, games: int) -> list[str]:
    game = parlour.game(name)
    return [trace(game, options, seed) for seed, options in zip(range(games), itertools.cycle(variants(game)), strict=False)]


def variants(game: Game) -> list[dict[str, object]]:
    """Option sets to play: every seat count with every value of every choice, one at a time."""
    seats = game.options["seats"]
    assert seats.low is not None and seats.high is not None
    found: list[dict[str, object]] = [{"seats": n} for n in range(seats.low, seats.high + 1)]
    for option in game.options:
        for value in option.choices or ((True, False) if option.kind == "yes-no" else ()):
            found += [{"seats": n, option.name: value} for n in range(seats.low, seats.high + 1)]
    return [options for options in found if allowed(game, options)]


def allowed(game: Game, options: dict[str, object]) -> bool:
    try:
        game.options.resolve(options)
    except parlour.BadOption:
        return False
    return True


def trace(game: Game, options: dict[str, object], seed: int) -> str:
    state = game.start(**options)
    told = hashlib.sha256(repr(options).encode())
    u = chance.step(seed)
    plies = 0
    while state.actor != parlour.OVER and plies < 3000:
        u = chance.step(u)
        if state.actor == parlour.CHANCE:
            told.update(repr((state.pile, state.outcomes())).encode())
            state.apply(state.draw(u))
        else:
            told.update(repr([(seat, state.legal(seat)) for seat in state.waiting]).encode())
            seat = state.waiting[chance.index(u, len(state.waiting))]
            u = chance.step(u)
            moves = state.legal(seat)
            if plies % 7 == 0:
                told.update(repr(state.seen(seat).imagine(u).fields()).encode())
            state.apply(moves[chance.index(u, len(moves))], seat)
        plies += 1
    told.update(repr((state.fields(), state.scores if state.actor == parlour.OVER else None)).encode())
    return told.hexdigest()


if __name__ == "__main__":
    print("\n".join(digests(sys.argv[1], int(sys.argv[2]))))
