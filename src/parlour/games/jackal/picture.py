"""A position of Jackal in letters, for tests and bug reports, both ways.

The island as rows of signs, north at the top, then a line each for coins, crews and whatever else is not as at the start:

    ~ sea   # closed   . empty   >69 arrow to the east and north-east (directions as on a number pad)   !8 cannon
    H horse   @3 spinning tile of 3 steps   * ice   T trap   F fortress   A aborigine   R rum   C crocodile   O ogre
    B balloon   P plane   $4 chest of 4
"""

from __future__ import annotations

import json
from typing import Any

from parlour.core.errors import BadPosition
from parlour.core.game import Json
from parlour.games.jackal import constants

SIGNS = {
    "empty": ".", "horse": "H", "jungle": "@2", "desert": "@3", "swamp": "@4", "hills": "@5", "ice": "*", "trap": "T",
    "fortress": "F", "aborigine": "A", "rum": "R", "crocodile": "C", "ogre": "O", "balloon": "B", "plane": "P",
    **{f"chest{n}": f"${n}" for n in range(1, 6)},
}
PAD = {"sw": "1", "s": "2", "se": "3", "w": "4", "e": "6", "nw": "7", "n": "8", "ne": "9"}
SEA, CLOSED, NOTHING = "~", "#", " "


def sign(face: str) -> str:
    name, _, ways = face.partition(":")
    if not ways:
        return SIGNS[name]
    return (">" if name.startswith("arrow") else "!") + "".join(sorted(PAD[way] for way in ways.split("+")))


FACE_OF = {sign(face): face for face in constants.FACE_NAMES[1:]}


def draw(position: Json) -> str:
    """The picture of a position document (`game.position(state)`)."""
    tiles = position["tiles"]
    lines = []
    for row in range(constants.SIZE - 1, -1, -1):
        cells = range(row * constants.SIZE, (row + 1) * constants.SIZE)
        lines.append(f"{row + 1:>2} " + " ".join(f"{cell_sign(cell, tiles):<5}" for cell in cells).rstrip())
    lines.append("   " + " ".join(f"{letter:<5}" for letter in "abcdefghijklm").rstrip())
    lines.append("coins " + " ".join(f"{place}={many}" for place, many in position["coins"].items()))
    for crew, pirates in position["pirates"].items():
        places = ", ".join(pirates)
        lines.append(f"{crew} ship {position['ships'][crew]}, bank {position['bank'][crew]}: {places}")
    rest = {key: value for key, value in position.items() if key not in ("game", "tiles", "coins", "ships", "pirates", "bank")}
    return "\n".join([*lines, *(f"{key} {json.dumps(value)}" for key, value in rest.items())]) + "\n"


def cell_sign(cell: int, tiles: dict[str, str]) -> str:
    if not constants.is_land(cell):
        return SEA if constants.is_board(cell) else NOTHING
    face = tiles.get(constants.CELL_NAMES[cell])
    return CLOSED if face is None else sign(face)


def read(picture: str) -> Json:
    """The position document of a picture; `game.restore` makes a state of it."""
    position: dict[str, Any] = {"game": "jackal", "tiles": {}, "coins": {}, "ships": {}, "pirates": {}, "bank": {}}
    for line in picture.splitlines():
        first, _, rest = line.strip().partition(" ")
        if first.isdigit():
            read_row(int(first) - 1, rest.split(), position["tiles"])
        elif first == "coins":
            position["coins"] = {place: int(many) for place, _, many in (pair.partition("=") for pair in rest.split())}
        elif first in constants.CREW_NAMES:
            read_crew(first, rest, position)
        elif first and first != "a":
            position[first] = json.loads(rest)
    return position


def read_row(row: int, signs: list[str], tiles: dict[str, str]) -> None:
    cells = [cell for cell in range(row * constants.SIZE, (row + 1) * constants.SIZE) if constants.is_board(cell)]
    if len(signs) != len(cells):
        raise BadPosition("error-position-value", what=f"row {row + 1}", value=f"{len(signs)} signs, not {len(cells)}")
    for cell, given in zip(cells, signs, strict=True):
        if given in (SEA, CLOSED):
            continue
        if given not in FACE_OF:
            raise BadPosition("error-position-value", what=constants.CELL_NAMES[cell], value=given)
        tiles[constants.CELL_NAMES[cell]] = FACE_OF[given]


def read_crew(crew: str, rest: str, position: dict[str, Any]) -> None:
    """`ship g1, bank 2: ship, e4 drunk, dead`"""
    has, _, places = rest.partition(":")
    ship, bank = (part.split() for part in has.split(","))
    position["ships"][crew], position["bank"][crew] = ship[1], int(bank[1])
    position["pirates"][crew] = [place.strip() for place in places.split(",")]
