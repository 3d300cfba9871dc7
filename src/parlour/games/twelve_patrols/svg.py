"""The kingdom as an SVG picture, for notebooks and documents, and for whoever shares a game: cards with their wants, patrols
between them, the tray below. drawings.svg beside this file has the regions, items and signs; the page draws with the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from pathlib import Path

from parlour.core.drawings import Sheet
from parlour.core.game import Json
from parlour.games.twelve_patrols import deck
from parlour.locale import sentence

CARD, GAP, EDGE, ITEM = 138, 62, 34, 24
WOOD, FELT, PAPER, INK, GOLD = "#8a5a36", "#1f4d3f", "#f7f0e3", "#2a2320", "#f0cf7a"
SHEET = Sheet(Path(__file__).parent / "drawings.svg", {
    "var(--g)": "currentColor", "var(--n)": "#fffdf6", "var(--ok)": "#2f7d4f", "var(--bad)": "#b3382c",
})
UNITS, SIDE = 208, 190  # of the drawing of a card and of its region
EDGES = {"north": (104, 17), "east": (191, 104), "south": (104, 191), "west": (17, 104)}  # where a card's wants stand
APART = 60  # wants of one side
MARKS = {"north": (1, -1), "east": (1, -1), "south": (1, 1), "west": (-1, -1)}  # at which corner of a want its mark sits
# How a want is drawn: its ground, line, sign and number, and its mark.
FAILED = ("#b3382c", "#5e130b", "#ffffff", "#8c1f14", "cross")
LOOKS = {
    "met": ("#2f7d4f", "#123f26", "#ffffff", "#1d5f38", "tick"), "hopeless": FAILED, "broken": FAILED,
    "undecided": ("#f4ead4", INK, "#3a2f29", "#fffdf6", ""), "outside": ("#d8ccb6", "#8a7c70", "#7a6f66", "#fffdf6", ""),
    "open": ("#fff7e6", INK, "#3a2f29", "#fffdf6", ""),
}
REGIONS = (
    "wild-plains", "green-valley", "lost-canyon", "old-ruins", "dark-forest", "high-moor", "salt-marsh", "stone-bridge",
    "fishers-bay",
)


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
    body = "".join(parts)
    defs = f"<defs>{SHEET.needed(body)}</defs>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} {style}><title>{title}</title>{defs}{body}</svg>'


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
    """A card: its region, its name, and on each edge what it wants there, in the colour of how that stands."""
    name = sentence(lang, f"twelve-patrols-card-{card['picture']}", english=card["name"])
    size = min(25, 168 / (len(name) * 0.56))
    frame = f'stroke="{INK}" stroke-width="2"'
    parts = [
        f'<g transform="translate({x:.1f} {y:.1f}) scale({CARD / UNITS:.4f})">',
        f'<rect width="{UNITS}" height="{UNITS}" rx="18" fill="#fbf4e4" {frame}/>', region(card["picture"]),
        f'<rect x="9" y="9" width="{SIDE}" height="{SIDE}" rx="11" fill="none" {frame} stroke-opacity=".55"/>',
        f'<path d="M11 130h186l-7 14.5 7 14.5H11l7-14.5z" fill="#fdf6e6" {frame}/>',
        text(UNITS / 2, 144.5 + size * 0.32, name, size, INK, bold=True),
    ]
    for side in deck.SIDES:
        wants = card[side]
        for number, want in enumerate(wants):
            along = (number - (len(wants) - 1) / 2) * APART
            across, down = EDGES[side]
            at = (across + along, down) if side in ("north", "south") else (across, down + along)
            parts.append(plaque(want, standing.get((side, want["kind"]), "open"), at, MARKS[side]))
    return [*parts, "</g>"]


def region(picture: str) -> str:
    """Our own nine, and for cards of other decks a hill under a sky whose colours come from the name."""
    if picture in REGIONS:
        return f'<g clip-path="url(#tp-clip)">{use(f"land-{picture}", 9, 9, SIDE, SIDE)}</g>'
    hue = sum((place + 1) * ord(letter) for place, letter in enumerate(picture)) % 360
    hills = ""
    for row in range(4):
        colour = f"hsl({(hue + 9 * row) % 360},{30 + 5 * row}%,{62 - 11 * row}%)"
        hills += f'<path d="M9 {86 + 28 * row}q46 {-14 - 5 * row} 92 0t98 0v140H9z" fill="{colour}"/>'
    sky = f'<rect x="9" y="9" width="190" height="190" fill="hsl({(hue + 180) % 360},45%,80%)"/>'
    return f'<g clip-path="url(#tp-clip)">{sky}<circle cx="{50 + hue % 110}" cy="46" r="17" fill="#fff6d2"/>{hills}</g>'


def plaque(want: Json, state: str, at: tuple[float, float], corner: tuple[int, int]) -> str:
    """What a side wants: a bust for items, a shield for colours, a box for pips."""
    ground, line, sign, number, mark = LOOKS[state]
    kind, n, half = want["kind"], want["n"], 23 if state == "outside" else 28
    box = f'x="{-half}" y="{-half}" width="{2 * half}" height="{2 * half}" rx="15" fill="{ground}"'
    edge = f'stroke="{line}" stroke-width="2.6"' + (' stroke-dasharray="7 6"' if state == "undecided" else "")
    symbol = f"req-colours-{n}" if kind == "colours" else f"req-{kind}"
    halo = ' paint-order="stroke" stroke="#fffdf6" stroke-width="5.5" stroke-linejoin="round"' if kind == "colours" else ""
    ink = INK if kind == "colours" else sign if kind == "pips" and not mark else number
    size = (26 if kind == "items" else 30) * (0.8 if n > 9 else 1)
    parts = [
        f'<g transform="translate({at[0]:g} {at[1]:g})" color="{sign}"><rect {box} {edge}/>',
        use(symbol, 6 - half, 6 - half, 2 * half - 12, 2 * half - 12),
        f'<text y="{17 if kind == "items" else 10}" font-size="{size:g}" font-weight="700" fill="{ink}"{halo}>{n}</text>',
        use(mark, corner[0] * 26 - 13, corner[1] * 26 - 13, 26, 26) if mark else "", "</g>",
    ]
    return "".join(parts)


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
    return use(name, x - ITEM / 2, y - ITEM * 23 / 44, ITEM, ITEM * 46 / 44)


def text(
    x: float, y: float, said: str, size: float, colour: str, *, bold: bool = False, opacity: float = 1, anchor: str = "middle"
) -> str:
    extra = ' font-weight="700"' * bold + (f' opacity="{opacity}"' if opacity < 1 else "") + (
        f' text-anchor="{anchor}"' if anchor != "middle" else ""
    )
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{colour}"{extra}>{escape(said)}</text>'


def use(symbol: str, x: float, y: float, wide: float, high: float) -> str:
    return f'<use href="#tp-{symbol}" x="{x:.5g}" y="{y:.5g}" width="{wide:.5g}" height="{high:.5g}"/>'
