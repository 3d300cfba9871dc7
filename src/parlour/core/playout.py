"""Random games at native speed."""

from __future__ import annotations

from parlour.core import actors, chance, memory
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer, State, raise_pending


def run(state: State, buffer: MoveBuffer, u: U64, most: int) -> int:
    """Plays a state on with random moves and outcomes, to the end or for `most` plies; returns the plies played."""
    plies = 0
    while plies < most and state.actor != actors.OVER:
        u = chance.step(u)
        if state.actor == actors.CHANCE:
            state.raw_push(state.raw_pick_outcome(buffer, u), actors.CHANCE)
        else:
            buffer.clear()
            state.raw_find_moves(buffer, state.actor)
            if buffer.many == 0:
                break  # only after an error in a plain game's method, which the caller then raises
            state.raw_push(buffer.pick(u), state.actor)
        plies += 1
    return plies


def many(start: State, state: State, buffer: MoveBuffer, games: int, u: U64, most: int) -> int:
    """Plays `games` random games from `start`, using `state` as the table; returns the plies of all."""
    plies = 0
    for number in range(games):
        memory.copy(state, start)
        plies += run(state, buffer, chance.fork(u, number), most)
    return plies


def playouts(start: State, games: int, seed: int = 0, most: int = 100_000) -> int:
    """Plays random games from a state; returns how many decisions and outcomes they had in all."""
    if start.viewer != actors.EVERYTHING:
        raise ValueError(f"this is what seat {start.viewer} sees, with blanks: use imagine(u) first")
    plies = many(start, start.copy(), MoveBuffer(), games, seed, most)
    raise_pending()
    return plies
