"""Calls that no sane program makes: `python -m parlour.testing.abuse GAME SEED POSITIONS`. In a process of its own, because the
worst they could do is to end it."""

from __future__ import annotations

import json
import random
import sys
from contextlib import suppress
from typing import Any

from parlour.core import actors, registry
from parlour.core.errors import BadPosition, IllegalMove
from parlour.core.playout import playouts
from parlour.core.state import State
from parlour.testing.walks import reach, variants, viewers

JUNK: tuple[Any, ...] = (
    -(2**70), -(2**63), -(2**31), -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 8, 13, 52, 53, 54, 63, 64, 127, 255, 256, 1000,
    4095, 4096, 2**31, 2**32, 2**62, 2**63 - 1, 2**63, 2**64, 2**70, True, None, 1.5, 2.0, "x", "5h", [], [0], {}, b"x",
)
REFUSED = (BadPosition, IllegalMove, ValueError, TypeError, AttributeError)
SPOILS = 12  # a position


def abuse(name: str, seed: int, positions: int) -> dict[str, int]:
    game, luck = registry.game(name), random.Random(seed)
    counts = {"loaded": 0, "refused": 0, "calls": 0}
    for number in range(positions):
        state = reach(game, luck.choice(variants(game)), luck.getrandbits(32), luck.choice((0, 3, 20, 60, 120, 400)))
        if number % 3 == 2:
            state = state.seen(luck.choice(viewers(state)))
        counts["calls"] += misuse(game, state, luck)
        fields = state.fields()
        for _ in range(SPOILS):
            spoiled = spoil(fields, luck)
            twin = state.copy()
            loaded = does_load(twin, spoiled)
            assert twin.fields() == (spoiled if loaded else fields), "a refused position has left something behind"
            counts["loaded" if loaded else "refused"] += 1
            counts["calls"] += misuse(game, twin, luck) if loaded else 0
    return counts


def does_load(state: State, fields: Any) -> bool:
    try:
        state.load(fields)
    except BadPosition as refused:
        return not in_words(refused)
    return True


def in_words(refused: Exception) -> bool:
    said = str(refused)
    if not said or said.startswith(("error-", "cli-")):
        raise AssertionError(f"no sentence for {refused!r}")
    return True


def spoil(fields: dict[str, Any], luck: random.Random) -> Any:
    """Fields of which one to three are wrong, or at least different."""
    spoiled = {name: list(value) if isinstance(value, list) else value for name, value in fields.items()}
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        name = luck.choice(list(spoiled) or [""])
        value = spoiled.get(name)
        what = luck.randrange(20)
        if what == 0:
            spoiled[luck.choice(("nothing", "fields", ""))] = luck.choice(JUNK)
        elif what == 1:
            spoiled.pop(name, None)
        elif what == 2 or not value or not isinstance(value, list):
            spoiled[name] = luck.choice((*JUNK, value + 1, value - 1) if isinstance(value, int) else JUNK)
        elif what == 3:
            spoiled[name] = [*value, 0] if luck.randrange(2) else value[1:]
        else:
            at = luck.randrange(len(value))
            value[at] = luck.choice((*JUNK, *luck.sample(value, 1), luck.randrange(256)))
    return luck.choice(JUNK[-6:]) if luck.randrange(50) == 0 else spoiled


def misuse(game: Any, state: State, luck: random.Random) -> int:
    """Asks a state whatever can be asked, with arguments that mean nothing; nothing of it may change the state."""
    before, made = state.fields(), 0
    bound = game.moves(game.options_of(state))

    def number() -> Any:
        return luck.choice((*JUNK, luck.randrange(bound), luck.randrange(bound), luck.randrange(bound)))

    def attempt(function: Any, *arguments: Any) -> Any:
        nonlocal made
        made += 1
        try:
            return function(*arguments)
        except REFUSED as refused:
            return in_words(refused) and None

    legal = {seat: state.legal(seat) for seat in state.waiting}
    for _ in range(20):
        move, seat = number(), number()
        twin = state.copy()
        attempt(luck.choice((twin.push, twin.apply)), move, luck.choice((seat, *state.waiting, actors.CHANCE)))
        attempt(twin.apply, number())
        attempt(state.legal, seat)
        attempt(state.draw, number())
        attempt(state.imagine, number())
        attempt(state.seen, seat)
        attempt(write, twin, luck.choice(list(before)), number())
    for name in ("fill", "hide", "score", "find_moves", "find_outcomes", "pick_outcome", "no_outcome"):
        attempt(getattr(state, name, str), number())
    attempt(lambda: state.scores)
    attempt(state.outcomes)
    for viewer in viewers(state) if state.viewer == actors.EVERYTHING else [state.viewer]:
        seen = state.seen(viewer)
        json.dumps(game.view(seen, viewer))
        for _ in range(3):
            move = luck.choice([*legal.get(viewer, []), 0]) if luck.randrange(2) else number()
            for function in (game.text, game.describe, game.refusal):
                attempt(function, luck.choice((state, seen)), move)
            attempt(game.event, luck.choice((state, seen)), move, luck.choice((viewer, number())), number())
            attempt(game.view, state, number())
            attempt(game.parse, seen, str(number()))
        for move in luck.sample(legal.get(viewer, []), min(4, len(legal.get(viewer, [])))):
            attempt(seen.copy().apply, move, viewer)
        for _ in range(3):
            made += wander(seen.copy(), luck)
        world = seen.imagine(luck.getrandbits(64))
        playouts(world, 1, seed=luck.getrandbits(60), most=120)
    assert state.fields() == before
    return made


def write(state: State, field: str, value: Any) -> None:
    """Compiled states refuse it; to those in plain Python it may be done, with what a C number can hold."""
    with suppress(OverflowError):
        setattr(state, field, value)


def wander(seen: State, luck: random.Random) -> int:
    """Plays on in what a seat sees, blanks and all, until it is told that this needs imagination."""
    for step in range(25):
        try:
            if seen.actor == actors.CHANCE:
                seen.apply(luck.choice(seen.outcomes())[0])
            elif seen.actor == actors.OVER:
                return step
            else:
                seat = luck.choice(seen.waiting)
                moves = seen.legal(seat)
                if not moves:
                    return step  # what another seat may do is not known
                seen.apply(luck.choice(moves), seat)
        except (IllegalMove, ValueError) as refused:
            if "imagine" not in str(refused):
                raise
            return step
    return 25


if __name__ == "__main__":
    print(json.dumps(abuse(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
