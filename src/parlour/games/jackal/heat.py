"""The island as a map of how often each cell is visited: all crews together, and each by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from parlour.core.heat import colour, ink, written
from parlour.core.metrics import Picture
from parlour.games.jackal import constants
from parlour.locale import sentence

CELL = 44
EDGE = 26
WATER, INK = "#dfe9e8", "#2a2320"
CREWS = {"white": "#fbf7ee", "red": "#c5403a", "black": "#2b2b30", "yellow": "#f0cf4a"}
Means = Mapping[str, Sequence[float]]


def draw(means: Means, lang: str) -> list[Picture]:
    """From the mean visits of each cell, one number for each crew."""
    every = {cell: sum(many) for cell, many in means.items()}
    crews = [crew for crew in range(constants.CREWS) if any(many[crew] for many in means.values())]
    pictures = [(sentence(lang, "jackal-metric-all-crews"), island(every, crews, lang, numbers=True))]
    most = max((many[crew] for many in means.values() for crew in crews), default=0.0)
    for crew in crews if len(crews) > 1 else []:
        own = {cell: many[crew] for cell, many in means.items()}
        pictures.append((sentence(lang, "jackal-metric-crew", crew=constants.CREW_NAMES[crew]), island(own, [crew], lang, most)))
    return pictures


def island(means: Mapping[str, float], crews: Sequence[int], lang: str, most: float = 0.0, numbers: bool = False) -> str:
    land = [cell for cell in range(constants.CELLS) if constants.LAND[cell]]
    top = most or max((means.get(constants.CELL_NAMES[cell], 0.0) for cell in land), default=0.0) or 1.0
    size = constants.SIZE * CELL + 2 * EDGE
    wide = constants.SIZE * CELL
    parts = [f'<rect x="{EDGE}" y="{EDGE}" width="{wide}" height="{wide}" rx="20" fill="{WATER}"/>']
    for cell in land:
        name = constants.CELL_NAMES[cell]
        parts.append(square(cell, means.get(name, 0.0), means.get(name, 0.0) / top, lang, numbers))
    parts += [ship(crew) for crew in crews]
    if numbers:
        parts += [frame(number) for number in range(1, constants.SIZE - 1)]
    label = escape(sentence(lang, "jackal-metric-visits-about"), quote=True)
    head = f'viewBox="0 0 {size} {size}" width="{size}" height="{size}" role="img" aria-label="{label}" text-anchor="middle"'
    return f'<svg {head}>{"".join(parts)}</svg>'


def middle(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, constants.SIZE)
    return EDGE + (column + 0.5) * CELL, EDGE + (constants.SIZE - 1 - row + 0.5) * CELL


def square(cell: int, many: float, part: float, lang: str, numbers: bool) -> str:
    x, y = middle(cell)
    half = CELL / 2 - 1
    told = escape(sentence(lang, "jackal-metric-cell", cell=constants.CELL_NAMES[cell], many=written(many, 1, lang)))
    place = f'x="{x - half}" y="{y - half}" width="{2 * half}" height="{2 * half}"'
    box = f'<rect {place} rx="5" fill="{colour(part)}"><title>{told}</title></rect>'
    number = f'<text x="{x}" y="{y + 5}" font-size="15" style="fill:{ink(part)}">{written(many, 1, lang)}</text>'
    return box + (number if numbers else "")


def ship(crew: int) -> str:
    x, y = middle(constants.HARBOUR[crew])
    shape = (
        f'<circle cx="{x}" cy="{y}" r="15"', f'<path d="M{x} {y - 19}l19 19l-19 19l-19 -19z"',
        f'<rect x="{x - 14}" y="{y - 14}" width="28" height="28" rx="4"', f'<path d="M{x} {y - 18}l18 32h-36z"',
    )[crew]
    return f'{shape} fill="{CREWS[constants.CREW_NAMES[crew]]}" stroke="{INK}" stroke-width="2"/>'


def frame(number: int) -> str:
    x, _ = middle(number)
    _, y = middle(number * constants.SIZE)
    letter = f'<text x="{x}" y="{EDGE + constants.SIZE * CELL + 18}" font-size="15">{"abcdefghijklm"[number]}</text>'
    return letter + f'<text x="12" y="{y + 5}" font-size="15">{number + 1}</text>'
