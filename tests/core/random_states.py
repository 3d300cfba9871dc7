"""Positions from the middle of random games, for property tests."""

from hypothesis import strategies as st

import parlour
from parlour.core import chance
from parlour.core.chance import WORD
from parlour.core.state import State
from parlour.testing import Place
from parlour.testing.walks import variants


@st.composite
def places(draw: st.DrawFn, name: str, over: bool = True) -> Place:
    game = parlour.game(name)
    options = draw(st.sampled_from(variants(game)))
    seed, plies, u = draw(st.integers(0, 2**32)), draw(st.integers(0, 140)), draw(st.integers(0, WORD))
    return Place(game, options, seed, plies, u, over)


def positions(name: str, over: bool = True) -> st.SearchStrategy[State]:
    return places(name, over).map(lambda place: place.state)


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
