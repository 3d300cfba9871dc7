"""Whose turn it is: the few ways in which a game hands the move on."""

from __future__ import annotations

from parlour.core import actors, bits
from parlour.core.state import State


def ask(state: State, seat: int) -> None:
    """One seat decides next."""
    state.asked = bits.bit(seat)
    state.actor = seat


def ask_all(state: State) -> None:
    """All seats decide at once, without seeing each other's choices."""
    ask_several(state, bits.bit(state.seats) - 1)


def ask_several(state: State, seats: int) -> None:
    """The seats of a bit set decide at once."""
    state.asked = seats
    state.actor = bits.lowest(seats)


def answered(state: State, seat: int) -> bool:
    """A seat of a simultaneous round has decided; True if it was the last, and the round is closed."""
    state.asked &= ~bits.bit(seat)
    if state.asked != 0:
        state.actor = bits.lowest(state.asked)
        return False
    state.round += 1
    return True


def ask_chance(state: State, pile: int) -> None:
    """Something random happens next, from a pile."""
    state.asked = 0
    state.actor = actors.CHANCE
    state.pile = pile


def end(state: State) -> None:
    """The game is over."""
    state.asked = 0
    state.actor = actors.OVER
