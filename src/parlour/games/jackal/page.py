"""What the page knows of Jackal beforehand: `python -m web.generate` writes it down for it."""

from __future__ import annotations

from parlour.core.game import Json
from parlour.games.jackal import constants, refusals


def tables() -> Json:
    cells = [cell for cell in range(constants.CELLS) if constants.is_board(cell)]
    return {
        "SIZE": constants.SIZE,
        "CREWS": constants.CREW_NAMES,
        "CELLS": [constants.CELL_NAMES[cell] for cell in cells],
        "LAND": [constants.CELL_NAMES[cell] for cell in cells if constants.LAND[cell]],
        "TILES": [name for name, *_ in constants.TILES],
        "STEPS": {name: number for name, kind, number, _, _ in constants.TILES if kind == constants.SPIN},
        "ELSEWHERE": refusals.ELSEWHERE,
    }
