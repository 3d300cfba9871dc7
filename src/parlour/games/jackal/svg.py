"""The island as an SVG picture, for notebooks and reports."""

from __future__ import annotations

from html import escape
from math import hypot

from parlour.core.game import Json
from parlour.games.jackal import constants
from parlour.locale import sentence

CELL = 44
EDGE = 26
SEA, CLOSED, LAND, INK, GOLD = "#3b7f94", "#4f7a45", "#e8d8a8", "#2a2320", "#e2b62d"
CREWS = {"white": "#fbf7ee", "red": "#c5403a", "black": "#2b2b30", "yellow": "#f0cf4a"}
LETTERS = {
    "horse": "♞", "ice": "❄", "trap": "✖", "fortress": "♜", "aborigine": "♜+", "ogre": "☠", "balloon": "○", "plane": "✈",
}
WORDS = ("rum", "crocodile")  # there is no sign for them
CORNERS = ((-11, -9), (11, -9), (0, 12))  # where up to three pirates of a crew stand in a cell


def draw(table: Json, lang: str) -> str:
    """From the table of a view."""
    size = constants.SIZE * CELL + 2 * EDGE
    parts = [f'<rect width="{size}" height="{size}" fill="{SEA}"/>']
    for cell in range(constants.CELLS):
        if constants.is_land(cell):
            parts.append(tile(cell, table["tiles"].get(constants.CELL_NAMES[cell]), lang))
    parts += [frame(number) for number in range(constants.SIZE)]
    parts += [coin(place, many) for place, many in table["coins"].items()]
    for crew in table["crews"]:
        parts.append(ship(crew))
        parts += [pirate(crew["crew"], number, p["cell"]) for number, p in enumerate(crew["pirates"]) if p["cell"]]
    banks = ", ".join(f"{sentence(lang, 'jackal-crew', crew=crew['crew'])} {crew['bank']}" for crew in table["crews"])
    mover = sentence(lang, "jackal-crew", crew=table["crew"])
    title = f"<title>{escape(sentence(lang, 'jackal-picture', crew=mover, banks=banks))}</title>"
    body = "".join(parts)
    style = 'font-family="sans-serif" text-anchor="middle"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" {style}>{title}{body}</svg>'


def middle(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, constants.SIZE)
    return EDGE + (column + 0.5) * CELL, EDGE + (constants.SIZE - 1 - row + 0.5) * CELL


def tile(cell: int, face: str | None, lang: str) -> str:
    x, y = middle(cell)
    half = CELL / 2 - 1
    fill = CLOSED if face is None else LAND
    square = f'<rect x="{x - half}" y="{y - half}" width="{2 * half}" height="{2 * half}" rx="5" fill="{fill}"/>'
    if face is None:
        return square
    name, _, ways = face.partition(":")
    if ways:
        bold = 2.5 if name.startswith("arrow") else 5
        return square + "".join(arrow(x, y, constants.COMPASS[way], bold) for way in ways.split("+"))
    steps = constants.TILES[[t[0] for t in constants.TILES].index(name)]
    label = (
        f"↻{steps[2]}" if steps[1] == constants.SPIN else f"▣{steps[2]}" if steps[1] == constants.CHEST else LETTERS.get(name, "")
    )
    if name in WORDS:
        label = sentence(lang, "jackal-picture-tile", tile=name)
    return square + (f'<text x="{x}" y="{y + 5}" font-size="14" fill="{INK}">{label}</text>' if label else "")


def arrow(x: float, y: float, way: int, width: float) -> str:
    dx, dy = constants.STEP_COLUMNS[way], -constants.STEP_ROWS[way]
    long = 16 / hypot(dx, dy)
    ex, ey = x + dx * long, y + dy * long
    nx, ny = -dy * 4 / hypot(dx, dy), dx * 4 / hypot(dx, dy)
    bx, by = x + dx * long * 0.6, y + dy * long * 0.6
    head = f'<path d="M{ex:.1f} {ey:.1f}L{bx + nx:.1f} {by + ny:.1f}L{bx - nx:.1f} {by - ny:.1f}Z" fill="{INK}"/>'
    return f'<path d="M{x} {y}L{bx:.1f} {by:.1f}" stroke="{INK}" stroke-width="{width}"/>{head}'


def coin(place: str, many: int) -> str:
    x, y = middle(constants.CELL_NUMBERS[place.partition("/")[0]])
    circle = f'<circle cx="{x + 13}" cy="{y + 13}" r="7" fill="{GOLD}" stroke="{INK}"/>'
    return circle + f'<text x="{x + 13}" y="{y + 17}" font-size="10" fill="{INK}">{many}</text>'


def ship(crew: Json) -> str:
    x, y = middle(constants.CELL_NUMBERS[crew["ship"]])
    hull = f"M{x - 19} {y - 8}H{x + 19}L{x + 12} {y + 14}H{x - 12}Z"
    return f'<path d="{hull}" fill="#8a5a36" stroke="{CREWS[crew["crew"]]}" stroke-width="3"/>'


def pirate(crew: str, number: int, cell: str) -> str:
    x, y = middle(constants.CELL_NUMBERS[cell])
    dx, dy = CORNERS[number]
    ink = "#fff" if crew in ("black", "red") else INK
    initial = f'<text x="{x + dx}" y="{y + dy + 4}" font-size="9" fill="{ink}">{crew[0]}</text>'
    return f'<circle cx="{x + dx}" cy="{y + dy}" r="7" fill="{CREWS[crew]}" stroke="{INK}"/>{initial}'


def frame(number: int) -> str:
    x, _ = middle(number)
    _, y = middle(number * constants.SIZE)
    bottom = EDGE + constants.SIZE * CELL + 17
    letter = f'<text x="{x}" y="{bottom}" font-size="13" fill="#fff">{"abcdefghijklm"[number]}</text>'
    return letter + f'<text x="13" y="{y + 5}" font-size="13" fill="#fff">{number + 1}</text>'
