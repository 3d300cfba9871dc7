"""The table as an SVG picture, for notebooks and reports: the deck and the centre, then a row for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from parlour.core import cards
from parlour.core.game import Json
from parlour.games.ard_ri import constants
from parlour.locale import sentence

WIDTH, EDGE, ROW, TOP = 760, 22, 104, 150
CARD, TALL = 44, 62  # a card
FELT, FELT_DARK, WOOD, PAPER, INK, FAINT, GOLD, GOLD_LIGHT = (
    "#1f4d3f", "#17392f", "#8a5a36", "#f7f0e3", "#2a2320", "#8a7c70", "#c8962e", "#f0cf7a"
)
SUITS = {"c": ("♣", "#17705f"), "d": ("♦", "#b8720f"), "h": ("♥", "#b3303a"), "s": ("♠", "#33406b")}
HERD, TOTAL = 404, 700  # where the herd of a seat begins, and its total stands
APART = 62  # from suit to suit


def draw(table: Json, viewer: int, lang: str) -> str:
    """From the table of a view, and whose it is."""
    season = sentence(lang, f"ard-ri-season-{table['season']}")
    heading = f"{sentence(lang, 'ard-ri-year', year=table['year'])} · {season}"
    height = TOP + ROW * len(table["seats"]) + EDGE
    parts = [
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="{WOOD}"/>',
        f'<rect x="8" y="8" width="{WIDTH - 16}" height="{height - 16}" rx="10" fill="{FELT}"/>',
        *middle(table, heading),
        *(part for number, seat in enumerate(table["seats"]) for part in row(table, number, seat, viewer)),
    ]
    totals = ", ".join(str(seat["total"]) for seat in table["seats"])
    title = f"<title>{escape(sentence(lang, 'ard-ri-picture', heading=heading, totals=totals))}</title>"
    style = 'font-family="Alegreya, Georgia, serif" text-anchor="middle" role="img"'
    box = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} {style}>{title}{"".join(parts)}</svg>'


def middle(table: Json, heading: str) -> list[str]:
    """The deck, the year, and the trick in the centre."""
    left = 2 * EDGE + CARD + 40
    return [
        text(WIDTH / 2, 40, heading, 24, GOLD_LIGHT, bold=True),
        *(back(EDGE + 12 + shift, 64 - shift) for shift in ((0, 3, 6) if table["deck"] else ())),
        text(EDGE + 18 + CARD / 2, 64 + TALL / 2 + 2, str(table["deck"]), 17, PAPER, bold=True),
        f'<rect x="{left - 14}" y="54" width="{WIDTH - left - EDGE + 2}" height="{TALL + 18}" rx="10" fill="{FELT_DARK}"/>',
        *spread(table["centre"], left, 63, WIDTH - left - 2 * EDGE),
    ]


def row(table: Json, number: int, seat: Json, viewer: int) -> list[str]:
    y = TOP + ROW * number
    own = number == viewer
    place = f'x="{EDGE}" y="{y}" width="{WIDTH - 2 * EDGE}" height="{ROW - 10}" rx="10"'
    board = f'<rect {place} fill="{PAPER}" fill-opacity="{0.16 if own else 0.08}"'
    lit = f' stroke="{GOLD_LIGHT}" stroke-width="2"/>' if own else "/>"
    held = seat["cards"] if seat["cards"] is not None else [None] * seat["hand"]
    top = y + (ROW - 10 - TALL) / 2
    return [
        board + lit,
        f'<circle cx="{EDGE + 28}" cy="{y + 47}" r="17" fill="{WOOD}" stroke="{GOLD_LIGHT}" stroke-width="2"/>',
        text(EDGE + 28, y + 53, str(number), 18, PAPER, bold=True),
        *spread(ranked(held), EDGE + 58, top, 232), *choice(seat["chosen"], 336, top),
        *(part for place, suit in enumerate(cards.SUITS) for part in herd(seat, suit, HERD + place * APART, top)),
        *total(seat, table, y),
    ]


def choice(chosen: str | None, x: float, y: float) -> list[str]:
    """The card that lies before a seat: open, face down, or a dashed place for it."""
    if chosen == "hidden":
        return [back(x, y)]
    if chosen and chosen != "pass":
        return [face(chosen, x, y)]
    place = f'<rect x="{x}" y="{y}" width="{CARD}" height="{TALL}" rx="6" fill="none" stroke="{PAPER}" stroke-opacity=".35"'
    return [f'{place} stroke-dasharray="4 4"/>', *([text(x + CARD / 2, y + TALL / 2 + 6, "–", 22, PAPER)] if chosen else [])]


def herd(seat: Json, suit: str, x: float, y: float) -> list[str]:
    """The card of a suit that counts, on the edges of the others."""
    best, sign, colour = seat["best"][suit], *SUITS[suit]
    if best is None:
        return [text(x + CARD / 2, y + TALL / 2 + 8, sign, 26, PAPER, faint=True)]
    others = sum(code[-1] == suit for code in seat["herd"]) - 1
    below = [
        f'<rect x="{x + 4 * n}" y="{y - 4 * n}" width="{CARD}" height="{TALL}" rx="6" fill="{PAPER}" stroke="{colour}"/>'
        for n in range(min(others, 3), 0, -1)
    ]
    return [*below, face(best, x, y)]


def total(seat: Json, table: Json, y: float) -> list[str]:
    """What the herd is worth: a golden coin, or only its rim while a suit is missing and it would not count (AR-15)."""
    counts = None not in seat["best"].values() or table["year"] >= constants.LAST_YEAR
    fill = GOLD if counts else "none"
    coin = f'<circle cx="{TOTAL}" cy="{y + 47}" r="24" fill="{fill}" stroke="{GOLD_LIGHT}" stroke-width="3"/>'
    return [coin, text(TOTAL, y + 54, str(seat["total"]), 21, INK if counts else GOLD_LIGHT, bold=True)]


def ranked(held: Sequence[str | None]) -> list[str | None]:
    return sorted(held, key=lambda code: -1 if code is None else cards.NUMBERS[code])


def spread(held: Sequence[str | None], x: float, y: float, room: float) -> list[str]:
    """Cards side by side, or over each other if there is no room."""
    step = min(CARD + 6, (room - CARD) / max(1, len(held) - 1))
    return [back(x + step * n, y) if code is None else face(code, x + step * n, y) for n, code in enumerate(held)]


def face(code: str, x: float, y: float) -> str:
    rank, (sign, colour) = code[:-1], SUITS[code[-1]]
    noble = constants.MIGHT[cards.NUMBERS[code]] > 0
    edge = f'stroke="{GOLD if noble else FAINT}" stroke-width="{2.5 if noble else 1}"'
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{CARD}" height="{TALL}" rx="6" fill="{PAPER}" {edge}/>'
        + text(x + 12, y + 18, rank, 16 if len(rank) == 1 else 14, colour, bold=True) + text(x + 12, y + 33, sign, 14, colour)
        + text(x + CARD - 15, y + TALL - 10, sign, 24, colour)
    )


def back(x: float, y: float) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{CARD}" height="{TALL}" rx="6" fill="#6b4327" stroke="{GOLD_LIGHT}"/>'
        f'<rect x="{x + 5:.1f}" y="{y + 5:.1f}" width="{CARD - 10}" height="{TALL - 10}" rx="4" fill="none" stroke="{GOLD}"/>'
    )


def text(
    x: float, y: float, said: str, size: float, colour: str, *, bold: bool = False, faint: bool = False
) -> str:
    extra = ' font-weight="700"' * bold + ' opacity=".3"' * faint
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}"{extra}>{escape(said)}</text>'
