"""What a beginner overlooks in Ard Rí: small cards. The mighty ones strike the eye."""

from __future__ import annotations

from parlour.games.ard_ri import constants
from parlour.games.ard_ri.rules import ArdRi
from parlour.search.attention import Attention


def thing(seen: ArdRi, move: int) -> int:
    return move


def far(seen: ArdRi, card: int) -> int:
    """How many cards of the viewer's hand strike the eye before it."""
    base = seen.viewer * constants.CARDS
    if card == constants.PASS or seen.viewer < 0:
        return 0
    return sum(seen.hand[base + other] for other in range(constants.CARDS) if strikes(other) > strikes(card))


def strikes(card: int) -> tuple[int, int]:
    return constants.MIGHT[card], constants.VALUES[card]


ATTENTION = Attention(thing, far)
