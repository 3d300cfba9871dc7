"""What the page knows of Ard Rí beforehand: `python -m web.generate` writes it down for it."""

from __future__ import annotations

from parlour.core import cards
from parlour.core.game import Json
from parlour.games.ard_ri import constants


def tables() -> Json:
    return {
        "VALUES": {code: constants.VALUES[card] for card, code in enumerate(cards.CODES) if constants.VALUES[card]},
        "MIGHT": {code: constants.MIGHT[card] for card, code in enumerate(cards.CODES) if constants.MIGHT[card]},
    }
