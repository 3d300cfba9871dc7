"""What a beginner overlooks in Jackal: pirates far from the ship, beside which he sits."""

from __future__ import annotations

from parlour.games.jackal import constants
from parlour.games.jackal.evaluator_parts.ways import apart
from parlour.games.jackal.notation import walk_parts
from parlour.games.jackal.rules import Jackal
from parlour.search.attention import Attention

SHIP, WHATEVER = constants.MATES, constants.MATES + 1


def thing(seen: Jackal, move: int) -> int:
    if move < constants.SAIL:
        return walk_parts(move)[0]
    return SHIP if move < constants.REVIVE else WHATEVER


def far(seen: Jackal, thing: int) -> int:
    """Steps from the ship."""
    cell = seen.cell[seen.crew * constants.MATES + thing] if thing < SHIP else constants.DEAD
    return 0 if cell == constants.DEAD else apart(cell, seen.ship[seen.crew])


ATTENTION = Attention(thing, far)
