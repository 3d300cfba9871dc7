"""Notation: `WP b2` places a card, `a1b1 w4` puts an item into a spot (`w` is a cube), `done`, `end`, `discard y`, `w4=6`."""

from __future__ import annotations

import re

from parlour.core import actors
from parlour.core.fields import FieldsOf
from parlour.core.state import State
from parlour.games.twelve_patrols import constants, deck

COLOURS = "wyb"
COLOUR_NAMES = ("white", "yellow", "blue")
COLUMNS = "abcde"
ITEMS = tuple(colour + face for colour in COLOURS for face in ("", "1", "2", "3", "4", "5", "6"))


def text(state: State, move: int) -> str:
    f = FieldsOf(state)
    if state.actor == actors.CHANCE:
        return "-".join(map(str, constants.THREE_DICE[move])) if f["phase"] == constants.ROLL else letters(f["deck"], move)
    if move >= constants.SET:
        colour, turn = divmod(move - constants.SET, 36)
        return f"{COLOURS[colour]}{turn // 6 + 1}={turn % 6 + 1}"
    if move >= constants.DISCARD:
        return f"discard {ITEMS[move - constants.DISCARD]}"
    if move >= constants.DONE:
        return "done" if move == constants.DONE else "end"
    if move >= constants.PUT:
        spot, item = divmod(move - constants.PUT, constants.ITEMS)
        return f"{spot_name(spot, f['frame'])} {ITEMS[item]}"
    card, cell = divmod(move, constants.CELLS)
    return f"{letters(f['deck'], card)} {cell_name(cell, f['frame'])}"


def letters(of: int, card: int) -> str:
    return deck.known()[of].cards[card].letters


def cell_name(cell: int, frame: int) -> str:
    """Columns by letters from the west, rows by numbers from the south, of the fixed frame or of the whole window."""
    row, column = divmod(cell, constants.WINDOW)
    if frame == constants.FIXED:
        return f"{COLUMNS[column - 1]}{constants.SIZE + 1 - row}"
    return f"{COLUMNS[column]}{constants.WINDOW - row}"


def cells(frame: int) -> list[int]:
    """All cells that have a name, northern rows first."""
    inside = range(1, constants.SIZE + 1) if frame == constants.FIXED else range(constants.WINDOW)
    return [row * constants.WINDOW + column for row in inside for column in inside]


def spot_name(spot: int, frame: int) -> str:
    """By its two cells, the western or the southern one first."""
    ends = [cell_name(constants.SPOT_FROM[spot], frame), cell_name(constants.SPOT_TO[spot], frame)]
    return "".join(ends if spot < constants.COLUMN_SPOTS else reversed(ends))


def spots(frame: int) -> list[int]:
    named = cells(frame)
    return [spot for spot in range(constants.SPOTS) if constants.SPOT_FROM[spot] in named and constants.SPOT_TO[spot] in named]


def moves(frame: int) -> list[int]:
    """All moves that can be written down with a frame, legal now or not."""
    places = [card * constants.CELLS + cell for card in range(constants.CARDS) for cell in cells(frame)]
    puts = [constants.PUT + spot * constants.ITEMS + item for spot in spots(frame) for item in range(constants.ITEMS)]
    return [*places, *puts, *range(constants.DONE, constants.MOVES)]


def in_full(state: State, typed: str) -> str:
    """While a patrol is being assembled, an item alone means that it joins it."""
    f = FieldsOf(state)
    if f["building"] != constants.NO_SPOT and re.fullmatch(r"\s*[wyb][1-6c]?\s*", typed, re.IGNORECASE):
        return f"{spot_name(f['building'], f['frame'])} {typed}"
    return typed


def normal(typed: str) -> str:
    """Spaces, dashes, colons and capitals do not matter; a cube may be called `wc`, and its cells come in any order."""
    plain = re.sub(r"[\s:\-–>]+", "", typed).lower()
    put = re.fullmatch(r"([a-e][1-5])([a-e][1-5])([wyb])([1-6c]?)", plain)
    if put is None:
        return re.sub(r"^(discard)([wyb])c$", r"\1\2", plain)
    return "".join(sorted(put.group(1, 2))) + put[3] + put[4].replace("c", "")
