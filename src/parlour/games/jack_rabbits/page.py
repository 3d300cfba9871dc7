"""What the page knows of Jack Rabbits beforehand: `python -m web.generate` writes it down for it."""

from __future__ import annotations

from parlour.core import cards
from parlour.core.game import Json
from parlour.games.jack_rabbits import constants, notation
from parlour.games.jack_rabbits.view import PURPOSES, QUESTS, STEPS


def tables() -> Json:
    codes = [notation.code(code) for code in range(constants.CODES)]
    return {
        "RANKS": cards.RANKS,
        "CARD_MOVES": {code: move for move, code in enumerate(codes)},  # `Ac+` is the Ace of clubs, counted high
        "PASS": constants.PASS,
        "SHAPES": notation.SHAPES,
        "STEPS": STEPS,
        "PURPOSES": list(PURPOSES.values()),
        "QUESTS": QUESTS,
    }
