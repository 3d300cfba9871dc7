"""Positions from the middle of random games, for property tests."""

from hypothesis import strategies as st

import parlour
from parlour.core import chance
from parlour.core.game import Game
from parlour.core.state import State
from tests.core.trace import variants


@st.composite
def positions(draw: st.DrawFn, name: str, over: bool = True) -> State:
    game = parlour.game(name)
    options = draw(st.sampled_from(variants(game)))
    return reach(game, options, draw(st.integers(0, 2**32)), draw(st.integers(0, 140)), over)


def reach(game: Game, options: dict[str, object], seed: int, plies: int, over: bool = True) -> State:
    """The position after so many random plies, those of a simultaneous round in random order."""
    state = before = game.start(**options)
    u = chance.step(seed)
    for _ in range(plies):
        if state.actor == parlour.OVER:
            break
        before = state.copy()
        u = step(state, u)
    return state if over or state.actor != parlour.OVER else before


def step(state: State, u: int) -> int:
    u = chance.step(u)
    if state.actor == parlour.CHANCE:
        state.apply(state.draw(u))
    else:
        seat = state.waiting[chance.index(u, len(state.waiting))]
        u = chance.step(u)
        moves = state.legal(seat)
        state.apply(moves[chance.index(u, len(moves))], seat)
    return u


def somewhere(game: str, seed: int, plies: int) -> State:
    """A position of a random game at which somebody has a choice, or the last one that had."""
    state = parlour.game(game).start()
    u, found = chance.keyed(seed, 0, 0), state
    for _ in range(plies):
        u = chance.step(u)
        if state.actor == parlour.OVER:
            break
        if state.actor == parlour.CHANCE:
            state.apply(state.draw(u), parlour.CHANCE)
            continue
        if len(state.legal()) > 1:
            found = state.copy()
        state.apply(state.legal()[chance.index(u, len(state.legal()))])
    return found
