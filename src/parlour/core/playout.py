"""Random games at native speed."""

from __future__ import annotations

from parlour.core import actors, block, chance
from parlour.core.chance import U64
from parlour.core.state import Moves, State, raise_kept


def run(state: State, paper: Moves, u: U64, most: int) -> int:
    """Plays a state on with random moves and outcomes, to the end or for `most` plies; returns the plies played."""
    plies = 0
    while plies < most and state.actor != actors.OVER:
        u = chance.step(u)
        if state.actor == actors.CHANCE:
            state.raw_push(state.raw_pick_outcome(paper, u), actors.CHANCE)
        else:
            paper.clear()
            state.raw_find_moves(paper, state.actor)
            if paper.many == 0:
                break  # only after an error in a plain game's method, which the caller then raises
            state.raw_push(paper.pick(u), state.actor)
        plies += 1
    return plies


def many(start: State, state: State, paper: Moves, games: int, u: U64, most: int) -> int:
    """Plays `games` random games from `start`, using `state` as the table; returns the plies of all."""
    plies = 0
    for number in range(games):
        block.copy(state, start)
        plies += run(state, paper, chance.fork(u, number), most)
    return plies


def playouts(start: State, games: int, seed: int = 0, most: int = 100_000) -> int:
    """Plays random games from a state; returns how many decisions and outcomes they had in all."""
    if start.viewer != actors.EVERYTHING:
        raise ValueError(f"this is what seat {start.viewer} sees, with blanks: use imagine(u) first")
    plies = many(start, start.copy(), Moves(), games, seed, most)
    raise_kept()
    return plies
