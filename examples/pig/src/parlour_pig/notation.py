"""Notation: `roll` and `hold`; what the die shows is a number from 1 to 6."""

from __future__ import annotations

from parlour.core import actors
from parlour.core.state import State
from parlour_pig import constants

MOVES = ("roll", "hold")
FACES = tuple(str(face) for face in range(1, constants.FACES + 1))


def text(state: State, move: int) -> str:
    return FACES[move] if state.actor == actors.CHANCE else MOVES[move]
