"""What the page knows of 12 Patrols beforehand: `python -m web.generate` writes it down for it."""

from __future__ import annotations

from parlour.core.game import Json
from parlour.games.twelve_patrols import constants, deck
from parlour.games.twelve_patrols.notation import COLOUR_NAMES, COLOURS, COLUMNS, ITEMS
from parlour.games.twelve_patrols.view import KINDS


def tables() -> Json:
    return {
        "SIDES": deck.SIDES,
        "COLOURS": list(COLOURS),
        "COLOUR_NAMES": dict(zip(COLOURS, COLOUR_NAMES, strict=True)),
        "KINDS": KINDS,
        "COLUMNS": COLUMNS,
        "SIZE": constants.SIZE,
        "PATROLS": constants.PATROLS,
        "CUBES": constants.OF_EACH,
        "DONE": constants.DONE,
        "DISCARDS": {item: constants.DISCARD + number for number, item in enumerate(ITEMS)},
        "TURNS": {
            f"{colour}{face}={other}": constants.SET + number * 36 + (face - 1) * 6 + other - 1
            for number, colour in enumerate(COLOURS) for face in range(1, 7) for other in range(1, 7) if face != other
        },
    }
