"""Positions from the middle of random games, each of which can be found again."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from parlour.core import actors, chance
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.options import Option
from parlour.core.state import State

TURN_LIMIT = 20
SHOWN = 40  # moves of a game, in a message

Ply = tuple[int, int]  # who, or CHANCE, and the move


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
    except BadOption:
        return False
    return True


@dataclass
class Place:
    """A position that a random game comes to, with bits for whatever luck a check needs."""

    game: Game
    options: dict[str, Any]
    seed: int
    plies: int
    u: int
    over: bool = True  # whether it may be the end of the game
    moves: list[Ply] = field(default_factory=list)

    @cached_property
    def state(self) -> State:
        return reach(self.game, self.options, self.seed, self.plies, self.over, self.moves)

    def where(self) -> str:
        """How to come to this place again."""
        shown = ", ".join(map(str, self.moves[-SHOWN:]))
        return (
            f"\nIn a random game of seed {self.seed}, after {len(self.moves)} plies of (seat or -1 for chance, move):\n"
            f"  {'… ' if len(self.moves) > SHOWN else ''}{shown or 'none'}\n"
            f"Look at it:\n"
            f"  from parlour.testing import Place\n"
            f"  place = Place(GAME, {self.options!r}, seed={self.seed}, plies={self.plies}, u={self.u}, over={self.over})\n"
            f"  GAME.position(place.state), place.state.legal()\n"
        )


def reach(
    game: Game, options: dict[str, Any], seed: int, plies: int, over: bool = True, moves: list[Ply] | None = None,
) -> State:
    """The position after so many random plies, those of a simultaneous round in random order; they are written to `moves`."""
    state = before = game.start(**options)
    made = moves if moves is not None else []
    u = chance.step(seed)
    for _ in range(plies):
        if state.actor == actors.OVER:
            break
        before = state.copy()
        u = step(state, u, made)
    if state.actor == actors.OVER and not over:
        made.pop()
        return before
    return state


def step(state: State, u: int, moves: list[Ply] | None = None) -> int:
    """One random ply."""
    u = chance.step(u)
    if state.actor == actors.CHANCE:
        by, move = actors.CHANCE, state.draw(u)
    else:
        by = state.waiting[chance.index(u, len(state.waiting))]
        u = chance.step(u)
        legal = state.legal(by)
        move = legal[chance.index(u, len(legal))]
    if moves is not None:
        moves.append((by, move))
    state.apply(move, by)
    return u


def viewers(state: State) -> list[int]:
    return [*range(state.seats), actors.SPECTATOR]
