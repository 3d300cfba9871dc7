"""The island as an SVG picture, for notebooks and documents, and for whoever shares a game.

drawings.svg beside this file has the tiles, ships and pirates; the page draws with the same. A picture holds those that it needs.
"""

from __future__ import annotations

import re
from functools import cached_property
from html import escape
from pathlib import Path

from parlour.core.drawings import Sheet
from parlour.core.game import Json
from parlour.games.jackal import constants
from parlour.locale import sentence

TILE, FRAME = 100, 46
WHOLE = constants.SIZE * TILE + 2 * FRAME
SHOWN = 696  # pixels wide, if nobody asks for another size
INK = "#2a2320"
STYLE = (
    f".jk-num,.jk-roman{{font-weight:800;text-anchor:middle;fill:{INK}}}.jk-num{{font-family:'Alegreya Sans',sans-serif}}"
    ".jk-roman{font-family:Alegreya,serif}.edge{font:700 29px 'Alegreya Sans',sans-serif;text-anchor:middle;fill:#f9ecd2}"
)

# Arrows and cannons as they are drawn, before turning.
DRAWN = {
    "arrow1": ("arrow-e", ("e",)), "arrow2": ("arrow-ne", ("ne",)), "arrow3": ("arrow-ew", ("e", "w")),
    "arrow4": ("arrow-ne-sw", ("ne", "sw")), "arrow5": ("arrow-nw-e-s", ("nw", "e", "s")),
    "arrow6": ("arrow-nesw", ("n", "e", "s", "w")), "arrow7": ("arrow-diag4", ("ne", "se", "sw", "nw")),
    "cannon": ("cannon", ("e",)),
}
EMPTY = ("empty-a", "empty-b", "empty-c", "empty-d")
BACKS = ("back-a", "back-b", "back-d", "back-c", "back-a", "back-f", "back-b", "back-d")
PARROTS = ("c3", "k11", "j6")

# Where pieces stand, in hundredths of a tile: on the steps of spinning ones; elsewhere one, two and three pirates, with sizes.
STEPS = {
    "jungle": ((29, 69), (71, 31)), "desert": ((22, 75), (50, 50), (78, 25)), "swamp": ((27, 74), (27, 27), (73, 27), (73, 74)),
    "hills": ((19, 74), (30, 31), (50, 66), (70, 31), (81, 74)),
}
Slot = tuple[float, float, float]
ALONE_AND_TOGETHER: dict[str, tuple[tuple[Slot, ...], ...]] = {
    "": (((50, 48, 62),), ((30, 50, 48), (70, 50, 48)), ((28, 32, 44), (72, 32, 44), (50, 68, 44))),
    "chest": (((71, 69, 50),), ((55, 72, 42), (83, 72, 42)), ((44, 75, 36), (65, 75, 36), (86, 75, 36))),
    "rum": (((66, 68, 50),), ((44, 70, 44), (78, 70, 44)), ((26, 70, 40), (54, 70, 40), (82, 70, 40))),
    "trap": (((50, 46, 54),), ((36, 48, 44), (64, 48, 44)), ((36, 38, 38), (64, 38, 38), (50, 62, 38))),
    "fortress": (((50, 68, 50),), ((32, 68, 44), (68, 68, 44)), ((22, 68, 40), (50, 68, 40), (78, 68, 40))),
    "aborigine": (((50, 72, 46),), ((32, 72, 42), (68, 72, 42)), ((22, 72, 38), (50, 72, 38), (78, 72, 38))),
    "ship": (((50, 60, 40),), ((34, 60, 37), (66, 60, 37)), ((22, 60, 34), (50, 60, 34), (78, 60, 34))),
}


def draw(table: Json, lang: str) -> str:
    """From the table of a view."""
    parts = [use("ground", 0, 0, WHOLE, WHOLE)]
    parts += [edge(number) for number in range(constants.SIZE)]
    parts += [tile(name, table) for cell, name in enumerate(constants.CELL_NAMES) if constants.is_land(cell)]
    parts += [coins(place, many, table) for place, many in table["coins"].items()]
    parts += [ship(crew) for crew in table["crews"]]
    parts += pirates(table)
    banks = ", ".join(f"{sentence(lang, 'jackal-crew', crew=crew['crew'])} {crew['bank']}" for crew in table["crews"])
    mover = sentence(lang, "jackal-crew", crew=table["crew"])
    title = f"<title>{escape(sentence(lang, 'jackal-picture', crew=mover, banks=banks))}</title>"
    body = "".join(parts)
    head = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WHOLE} {WHOLE}" width="{SHOWN}" height="{SHOWN}"'
    return f"<svg {head}>{title}<style>{STYLE}</style><defs>{SHEET.needed(body)}</defs>{body}</svg>"


# What is drawn


def tile(cell: str, table: Json) -> str:
    x, y = corner(cell)
    face = table["tiles"].get(cell)
    if face is None:
        return use("back-e" if cell in PARROTS else BACKS[scattered(cell) % len(BACKS)], x, y)
    name, _, ways = face.partition(":")
    if name in DRAWN:
        symbol, drawn = DRAWN[name]
        turn = 90 * quarters(drawn, ways.split("+"))
        return use(symbol, x, y, more=f' transform="rotate({turn} {x + 50} {y + 50})"' if turn else "")
    if name == "empty":
        return use(EMPTY[scattered(cell) % len(EMPTY)], x, y)
    if name.startswith("chest"):
        return use(f"chest-{name[-1]}" + ("" if cell in table["coins"] else SPENT), x, y)
    return use("plane-used" if name == "plane" and table["plane_used"] else name, x, y)


def edge(number: int) -> str:
    middle = FRAME + number * TILE + 50
    letter, row = "abcdefghijklm"[number], constants.SIZE - number
    across = "".join(f'<text class="edge" x="{middle}" y="{y}">{letter}</text>' for y in (33, WHOLE - 13))
    return across + "".join(f'<text class="edge" x="{x}" y="{middle + 10}">{row}</text>' for x in (23, WHOLE - 23))


def coins(place: str, many: int, table: Json) -> str:
    cell, _, step = place.partition("/")
    name = table["tiles"].get(cell, "").partition(":")[0]
    x, y = corner(cell)
    if step and name in STEPS:
        left, top = STEPS[name][int(step) - 1]
        dx, dy, size = left - 13, top + 13, 26
    else:
        dx, dy, size = 24, 77 if name.startswith("chest") else 72, 38
    number = f'<text class="jk-num" x="20" y="28" font-size="24">{many}</text>'
    pile = use("coin", 4, 5, 40, 40) + use("coin", 0, 0, 40, 40) + number if many > 1 else use("coin-plain", 0, 0, 40, 40)
    return f'<g transform="translate({x + dx - size / 2:g} {y + dy - size / 2:g}) scale({size / 40:g})">{pile}</g>'


def ship(crew: Json) -> str:
    x, y = corner(crew["ship"])
    return use(f"ship-{crew['crew']}", x - 6, y - 4, 112, 104.5)


def pirates(table: Json) -> list[str]:
    """All who live, side by side where several share a place."""
    living = [(crew["crew"], pirate) for crew in table["crews"] for pirate in crew["pirates"] if pirate["cell"]]
    ships = {crew["ship"] for crew in table["crews"]}
    there: dict[tuple[str, int], int] = {}
    for _, pirate in living:
        there[place(pirate)] = there.get(place(pirate), 0) + 1
    seen: dict[tuple[str, int], int] = {}
    parts = []
    for crew, pirate in living:
        index = seen.get(place(pirate), 0)
        seen[place(pirate)] = index + 1
        cell, step = place(pirate)
        face = "ship" if cell in ships else table["tiles"].get(cell, "").partition(":")[0]
        dx, dy, size = slot(face, step, index, there[place(pirate)])
        x, y = corner(cell)
        at = f"translate({x + dx - size / 2:g} {y + dy - size * 0.467:g}) scale({size / 60:g})"
        parts.append(f'<g transform="{at}">{token(crew, pirate["state"], step)}</g>')
    return parts


def place(pirate: Json) -> tuple[str, int]:
    return pirate["cell"], pirate["step"] or 0


def slot(face: str, step: int, index: int, many: int) -> Slot:
    if face in STEPS and step > 0:
        x, y = STEPS[face][step - 1]
        middle = min(71, max(29, x))
        return (x, y, 42) if many == 1 else (middle + (index - (many - 1) / 2) * (24 / (many - 1)), y - 3, 32)
    kind = "chest" if face.startswith("chest") else face if face in ALONE_AND_TOGETHER else ""
    slots = ALONE_AND_TOGETHER[kind]
    if many <= len(slots):
        return slots[many - 1][index]
    return (20 + (index % 3) * 30, (50 if kind else 34) + index // 3 * 32, 32)


def token(crew: str, state: str, step: int) -> str:
    who = use(f"pirate-{crew}", 0, 0, 60, 60)
    if state == "swimming":
        who = f'<g clip-path="url(#jk-swim-clip)">{who}</g>{use("swim-waves", 0, 0, 60, 60)}'
    elif state == "drunk":
        who = f'<g transform="rotate(-24 30 30)">{who}</g>{use("zzz", 38, -18, 34, 36)}'
    elif state == "trapped":
        who += use("trap-bars", 0, 0, 60, 60)
    if step:
        who += f'<circle cx="54" cy="52" r="13" fill="#fff6da" stroke="{INK}" stroke-width="2.6"/>'
        who += f'<text class="jk-num" x="54" y="59.5" font-size="21">{step}</text>'
    return who


# Where


def corner(cell: str) -> tuple[int, int]:
    row, column = divmod(constants.CELL_NUMBERS[cell], constants.SIZE)
    return FRAME + column * TILE, FRAME + (constants.SIZE - 1 - row) * TILE


def scattered(cell: str) -> int:
    """A number that looks random but stays with the cell."""
    row, column = divmod(constants.CELL_NUMBERS[cell], constants.SIZE)
    return (column * 7 + row * 13 + (column * row % 5) * 3) % 97


def quarters(drawn: tuple[str, ...], ways: list[str]) -> int:
    """By how many quarters a drawing is turned clockwise so that it points these ways."""
    turned = [{turn(way, number) for way in drawn} for number in range(4)]
    return turned.index(set(ways))


def turn(way: str, number: int) -> str:
    return constants.CLOCKWISE[(constants.CLOCKWISE.index(way) + 2 * number) % 8]


# The sheet of drawings

GOLD = ' style="display:var(--chest-gold,inline)"'  # of a chest, as long as coins lie there
SPENT = "-spent"


def use(symbol: str, x: float, y: float, wide: float = TILE, high: float = TILE, more: str = "") -> str:
    return f'<use href="#jk-{symbol}" x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"{more}/>'


class Drawings(Sheet):
    """With chests that coins lie in, and chests that are empty: outside of the page no style tells them apart."""

    @cached_property
    def symbols(self) -> dict[str, str]:
        found = dict(super().symbols)
        for name in [name for name in found if name.startswith("jk-chest-")]:
            spent = re.sub(rf"<path{re.escape(GOLD)}[^>]*/>", "", found[name])
            found[name + SPENT] = spent.replace(f'id="{name}"', f'id="{name}{SPENT}"')
            found[name] = found[name].replace(GOLD, "")
        return found


SHEET = Drawings(Path(__file__).parent / "drawings.svg")
