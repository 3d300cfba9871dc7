"""Plays random games and prints a digest of everything seen on the way, so that two builds can be compared.

python -m tests.core.trace GAME GAMES
"""

import hashlib
import itertools
import sys
from functools import cache

import parlour
from parlour.core import chance
from parlour.core.game import Game
from parlour.core.options import Option

TURN_LIMIT = 20


def digests(name: str, games: int) -> list[str]:
    game = parlour.game(name)
    return [trace(game, options, seed) for seed, options in zip(range(games), itertools.cycle(variants(game)), strict=False)]


@cache
def variants(game: Game) -> list[dict[str, object]]:
    """Option sets to play: every seat count with every preset, and with every value of every choice, one at a time, added to
    the presets in turn. Where random players would hardly ever come to an end, the game is given a limit of turns."""
    seats = game.options["seats"]
    assert seats.low is not None and seats.high is not None
    limit = {"turn_limit": TURN_LIMIT} if any(option.name == "turn_limit" for option in game.options) else {}
    bases: list[dict[str, object]] = [{}] + [dict(preset) for preset in game.options.presets.values()]
    values = [(option.name, value) for option in game.options for value in option.choices or yes_and_no(option)]
    found = []
    for n in range(seats.low, seats.high + 1):
        sets = [{"seats": n, **base} for base in bases]
        for number, (name, value) in enumerate(values):
            tried = [{"seats": n, **base, name: value} for base in (bases[(number + n) % len(bases)], *bases)]
            sets += [options for options in tried if options["seats"] == n and allowed(game, options)][:1]
        found += [{**options, **limit} for options in sets if options["seats"] == n and allowed(game, options)]
    return found


def yes_and_no(option: Option) -> tuple[bool, ...]:
    return (True, False) if option.kind == "yes-no" else ()


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
            state.push(state.draw(u), parlour.CHANCE)
        else:
            moves = {seat: state.legal(seat) for seat in state.waiting}
            told.update(repr(list(moves.items())).encode())
            seat = state.waiting[chance.index(u, len(moves))]
            u = chance.step(u)
            if plies % 7 == 0:
                told.update(repr(state.seen(seat).imagine(u).fields()).encode())
            state.push(moves[seat][chance.index(u, len(moves[seat]))], seat)
        plies += 1
    told.update(repr((state.fields(), state.scores if state.actor == parlour.OVER else None)).encode())
    return told.hexdigest()


if __name__ == "__main__":
    print("\n".join(digests(sys.argv[1], int(sys.argv[2]))))
