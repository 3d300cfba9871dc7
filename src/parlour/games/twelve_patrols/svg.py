"""The kingdom as an SVG picture, for notebooks and reports: cards with their wants, patrols between them, the tray below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise

from parlour.core.game import Json
from parlour.games.twelve_patrols import deck
from parlour.locale import sentence

CARD, GAP, EDGE, ITEM = 138, 62, 34, 24
WOOD, FELT, PAPER, PAPER_DARK, INK, FAINT, GOLD = "#8a5a36", "#1f4d3f", "#f7f0e3", "#e2d3b8", "#2a2320", "#8a7c70", "#f0cf7a"
COLOURS = {"w": ("#fbf7ee", INK), "y": ("#e2b62d", INK), "b": ("#2b5fa8", "#ffffff")}
SIGNS = {"items": "■", "colours": "◐", "pips": "•"}
STATES = {"met": "#2f7d4f", "hopeless": "#b3382c", "broken": "#b3382c", "undecided": FAINT, "outside": "#b9ab97", "open": INK}
EDGES = {"north": (0.5, 0.12), "east": (0.98, 0.54), "south": (0.5, 0.93), "west": (0.02, 0.54)}  # where a card's wants stand
ANCHORS = {"east": "end", "west": "start"}
PIPS = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), 6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


Places = dict[str, tuple[float, float]]


def draw(table: Json, lang: str) -> str:
    """From the table of a view."""
    columns, rows = table["columns"], table["rows"]
    wide, high = (len(many) * CARD + (len(many) - 1) * GAP for many in (columns, rows))
    tray = [item for item, many in table["tray"].items() for _ in range(many)]
    width, left = max(wide + 2 * EDGE, 640), (max(wide + 2 * EDGE, 640) - wide) / 2
    display = 34 + CARD if table["display"] else 0
    height = EDGE + high + 30 + display + (ITEM + 34 if tray else 0) + EDGE / 2
    place: Places = {
        letter + row: (left + x * (CARD + GAP), EDGE + y * (CARD + GAP))
        for x, letter in enumerate(columns) for y, row in enumerate(rows)
    }
    parts = [
        f'<rect width="{width}" height="{height:.0f}" rx="14" fill="{WOOD}"/>',
        f'<rect x="8" y="8" width="{width - 16}" height="{height - 16:.0f}" rx="10" fill="{FELT}"/>',
        *(part for cell in place for part in field(table, cell, *place[cell], lang)), *between(table, place),
    ]
    below = EDGE + high + 42
    if display:
        start = (width - len(table["display"]) * (CARD + 24) + 24) / 2
        for number, card in enumerate(table["display"]):
            parts += shown(table["cards"][card], start + number * (CARD + 24), below, {}, lang)
    if tray:
        parts += laid(tray, width / 2, below + display + ITEM / 2, width - 2 * EDGE)
    title = escape(sentence(lang, "twelve-patrols-picture", cards=len(table["placed"]), patrols=len(table["patrols"])))
    style = 'font-family="Alegreya, Georgia, serif" text-anchor="middle" role="img"'
    box = f'viewBox="0 0 {width} {height:.0f}" width="{width}" height="{height:.0f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} {style}><title>{title}</title>{"".join(parts)}</svg>'


def field(table: Json, cell: str, x: float, y: float, lang: str) -> list[str]:
    """A placed card, or the outline of a cell that is still empty."""
    if cell not in table["placed"]:
        if cell not in table["cells"]:
            return []
        outline = f'<rect x="{x}" y="{y}" width="{CARD}" height="{CARD}" rx="10" fill="none" stroke="{PAPER}" stroke-opacity=".4"'
        name = text(x + CARD / 2, y + CARD / 2 + 8, cell, 24, PAPER, opacity=0.5)
        return [f'{outline} stroke-dasharray="7 6" stroke-width="2"/>', name]
    standing = {(one["side"], one["kind"]): one["state"] for one in table["sides"] if one["cell"] == cell}
    return shown(table["cards"][table["placed"][cell]], x, y, standing, lang)


def shown(card: Json, x: float, y: float, standing: dict[tuple[str, str], str], lang: str) -> list[str]:
    """A card: its name, and on each edge what it wants there, in the colour of how that stands."""
    parts = [
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{CARD}" height="{CARD}" rx="10" fill="{PAPER}" stroke="{INK}"/>',
        f'<rect x="{x + 35:.1f}" y="{y + 27:.1f}" width="{CARD - 70}" height="{CARD - 54}" rx="7" fill="{PAPER_DARK}"/>',
    ]
    words = sentence(lang, f"twelve-patrols-card-{card['picture']}", english=card["name"]).split()
    lines = words if len(words) <= 3 else [" ".join(words[:2]), " ".join(words[2:])]
    size = min(17, 98 / max(map(len, lines)))
    top = y + CARD / 2 + 5 - (len(lines) - 1) * 10
    parts += [text(x + CARD / 2, top + 20 * n, line, size, INK, bold=True) for n, line in enumerate(lines)]
    for side in deck.SIDES:
        wants = card[side]
        across, down = EDGES[side]
        for number, want in enumerate(wants):
            colour = STATES[standing.get((side, want["kind"]), "open")]
            shift = (number - (len(wants) - 1) / 2) * (36 if side in ("north", "south") else 0)
            drop = (number - (len(wants) - 1) / 2) * (0 if side in ("north", "south") else 22)
            said = f"{want['n']}{SIGNS[want['kind']]}"
            anchor = ANCHORS.get(side, "middle")
            parts.append(text(x + across * CARD + shift, y + down * CARD + drop, said, 16, colour, bold=True, anchor=anchor))
    return parts


def between(table: Json, place: Places) -> list[str]:
    """What stands in the spots; a golden ring round one that must be filled."""
    building = table["building"]
    parts: list[str] = []
    for spot, (x, y, upright) in spots(table, place).items():
        items = table["patrols"].get(spot) or (building["items"] if building and building["spot"] == spot else [])
        if spot in table["forced"] or (building and building["spot"] == spot):
            ring = f'stroke="{GOLD}" stroke-width="3" stroke-dasharray="5 4"'
            parts.append(f'<circle cx="{x}" cy="{y}" r="26" fill="none" {ring}/>')
        parts += laid(items, x, y, GAP if upright else CARD)
    return parts


def spots(table: Json, place: Places) -> dict[str, tuple[float, float, bool]]:
    """The middle of each spot, and whether it lies between neighbours of a row, where there is less room across."""
    found = {}
    for row in table["rows"]:
        for west, east in pairwise(letter + row for letter in table["columns"]):
            x, y = place[west]
            found[west + east] = x + CARD + GAP / 2, y + CARD / 2, True
    for letter in table["columns"]:
        for above, under in pairwise(letter + row for row in table["rows"]):
            x, y = place[above]
            found[under + above] = x + CARD / 2, y + CARD + GAP / 2, False
    return found


def laid(items: Sequence[str], x: float, y: float, room: float) -> list[str]:
    """Items in rows about a middle."""
    many = max(1, int(room // (ITEM + 5)))
    rows = [items[start : start + many] for start in range(0, len(items), many)]
    return [
        item(each, x + (n - (len(row) - 1) / 2) * (ITEM + 5), y + (r - (len(rows) - 1) / 2) * (ITEM + 5))
        for r, row in enumerate(rows) for n, each in enumerate(row)
    ]


def item(name: str, x: float, y: float) -> str:
    """A cube, or a die with its pips."""
    (fill, ink), half = COLOURS[name[0]], ITEM / 2
    side = f'<rect x="{x - half:.1f}" y="{y - half:.1f}" width="{ITEM}" height="{ITEM}"'
    if len(name) == 1:
        edge = f'<path d="M{x - half:.1f} {y + half - 5:.1f}h{ITEM}" stroke="{ink}" opacity=".35"/>'
        return f'{side} rx="2" fill="{fill}" stroke="{INK}"/>{edge}'
    return f'{side} rx="6" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>' + "".join(pips(PIPS[int(name[1:])], x, y, ink))


def pips(places: Iterable[tuple[int, int]], x: float, y: float, ink: str) -> Iterable[str]:
    return (f'<circle cx="{x + 6.5 * dx:.1f}" cy="{y + 6.5 * dy:.1f}" r="2.3" fill="{ink}"/>' for dx, dy in places)


def text(
    x: float, y: float, said: str, size: float, colour: str, *, bold: bool = False, opacity: float = 1, anchor: str = "middle"
) -> str:
    extra = ' font-weight="700"' * bold + (f' opacity="{opacity}"' if opacity < 1 else "") + (
        f' text-anchor="{anchor}"' if anchor != "middle" else ""
    )
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{colour}"{extra}>{escape(said)}</text>'
