"""A land as an SVG picture: wooden tiles on the sea, castles in the colours of their suits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from html import escape
from itertools import combinations, pairwise
from math import atan2, cos, degrees, pi, sin
from pathlib import Path

from parlour.games.jack_rabbits import constants, lands, shapes
from parlour.games.jack_rabbits.lands import Laid, Land
from parlour.games.jack_rabbits.shapes import Curve, Point
from parlour.games.jack_rabbits.stream import Stream
from parlour.locale import sentence

MARGIN = 90
SUIT_COLOURS = {"c": "#17705f", "s": "#33406b", "h": "#b3303a", "d": "#b8720f"}
PAYS = {"woods": "csh", "river": "csh", "mountain": "csh", "merchant": "sd", "tavern": "hd", "cave": "cd"}  # JR-3
SHALLOWS = ((84, "#58a0ae", 0.3), (56, "#6fb4bb", 0.42), (30, "#9fd0c9", 0.55), (15, "#e8dcae", 0.95))
THICKNESS = ((10, "#4a2d18"), (6, "#6b4327"), (3, "#845530"), (0, "#5a3a20"))
TUFTS = {
    "hex": "#3f7030", "woods": "#2f5a26", "river": "#3f7030", "mountain": "#55663f", "merchant": "#6f8438", "cave": "#4d5a3c",
}
DEPTHS = {"woods": 17, "river": 13, "mountain": 30, "merchant": 17, "tavern": 14}  # how far roads run straight into a tile
STYLE = (
    ".jr-ink{stroke:#3a2a20;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}.jr-thin{stroke-width:1.3}"
    ".jr-edge{fill:none;stroke:#8a6d3d;stroke-width:21}.jr-road{fill:none;stroke:#f5ecd0;stroke-width:16.5}"
    ".jr-ground{stroke:#24380f;stroke-opacity:.45;stroke-width:1.6}"
    ".jr-dust{fill:none;stroke:#dcc99a;stroke-width:4;stroke-dasharray:.1 9;stroke-linecap:round}"
)


@dataclass(frozen=True)
class Tokens:
    """What stands on a land: the stop of each seat's rabbit, and whose carrot lies on a hexagon."""

    rabbits: Sequence[int] = ()
    carrots: Mapping[int, int] = field(default_factory=dict)


NOTHING = Tokens()


def draw(land: Land, lang: str = "en", tokens: Tokens = NOTHING) -> str:
    tiles = [DrawnTile.of(laid) for laid in land.tiles]
    xs, ys = zip(*(corner for tile in tiles for corner in tile.outline), strict=True)
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    width, height = max(xs) + MARGIN - left, max(ys) + MARGIN - top
    frame = f'x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}"'
    box = f"{left:.0f} {top:.0f} {width:.0f} {height:.0f}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width:.0f}" height="{height:.0f}" role="img">',
        f"<title>{escape(title(land, lang))}</title><style>{STYLE}</style>{symbols()}",
        f'<rect {frame} fill="#35788d"/><rect {frame} fill="url(#jr-waves)"/>',
        *shore(tiles), *piers(land), *(part for tile in tiles for part in picture(tile)),
        *standing(tiles, tokens, (left, top + height)), "</svg>",
    ]
    return "".join(parts)


def title(land: Land, lang: str) -> str:
    return sentence(lang, "jack-rabbits-land-title", castles=sum(laid.tile < constants.HEXAGONS for laid in land.tiles))


@cache
def symbols() -> str:
    """The castles, trees and so on that the picture is put together from."""
    drawings = (Path(__file__).parent / "drawings.svg").read_text(encoding="utf-8")
    return drawings[drawings.index("<defs>"): drawings.index("</svg>")].replace("\n", "")


@dataclass(frozen=True)
class DrawnTile:
    """A laid tile with what its picture needs."""

    laid: Laid
    kind: str  # of ground: hex, or the kind of road tile
    outline: list[Point]
    centre: Point
    roads: list[Curve]
    luck: Stream

    @classmethod
    def of(cls, laid: Laid) -> DrawnTile:
        name = constants.KIND_NAMES[constants.KIND_OF[laid.tile]]
        kind = "hex" if laid.tile < constants.HEXAGONS else name
        outline = shapes.outline(*laid)
        roads = [curve for road in constants.roads_of(laid.tile) for curve in curves(laid, kind, road)]
        luck = Stream(f"{laid.x} {laid.y}", laid.tile)
        return cls(laid, kind, outline, shapes.centre(outline), roads, luck)


def curves(laid: Laid, kind: str, road: Sequence[int]) -> list[Curve]:
    gates = [shapes.gate(*laid, edge) for edge in road]
    if len(gates) == 1:
        (start, inwards), long = gates[0], 86 if kind == "hex" else 30
        near, far = (shapes.along(start, inwards, long * part) for part in (0.4, 1))
        return [(start, near, near, far)]
    return [shapes.bend(start, end, DEPTHS[kind]) for start, end in combinations(gates, 2)]


# The land as a whole


def shore(tiles: Iterable[DrawnTile]) -> list[str]:
    """Shallow water round the land, and the thickness of the wood."""
    land = "".join(rounded(shapes.shrunk(tile.outline, -1), 3) for tile in tiles)
    name = f"jr-land-{sha256(land.encode()).hexdigest()[:8]}"  # a page may show several lands
    return [
        f'<defs><path id="{name}" d="{land}" stroke-linejoin="round"/></defs>',
        *(f'<use href="#{name}" fill="{colour}" stroke="{colour}" stroke-width="{width}" opacity="{opacity}"/>'
          for width, colour, opacity in SHALLOWS),
        f'<use href="#{name}" y="15" x="3" fill="#1d3a30" stroke="#1d3a30" stroke-width="5" opacity=".4"/>',
        *(f'<use href="#{name}" y="{deep}" fill="{colour}"/>' for deep, colour in THICKNESS),
    ]


def piers(land: Land) -> list[str]:
    """Where a road leads off the board."""
    joins = lands.lay_out(land).fields()["joins"]
    parts = []
    for laid in land.tiles:
        first = constants.FIRST_EDGE[laid.tile]
        for edge in range(constants.EDGES_OF[constants.SHAPE_OF[laid.tile]]):
            if joins[first + edge] == constants.UNJOINED and constants.HAS_ROAD[first + edge]:
                middle, (x, y) = shapes.gate(*laid, edge)
                parts.append(f'<g transform="translate({at(middle)}) rotate({degrees(atan2(-y, -x)):.0f})">{PIER}</g>')
    return parts


PIER = (
    '<path d="M-1 -5H29V13H-1Z" fill="#1d3a30" opacity=".35"/>'
    '<path d="M-4 -8.5H26V8.5H-4Z" fill="#b98a57" stroke="#4a2d18" stroke-width="2"/>'
    '<path d="M3 -8v16M9 -8v16M15 -8v16M21 -8v16" stroke="#6b4327" stroke-width="1.4"/>'
    '<path d="M26 -6a3 3 0 1 1 .1 0ZM26 12a3 3 0 1 1 .1 0Z" fill="#6b4327" stroke="#3a2a20"/>'
)


# Tokens

SEAT_COLOURS = ("#f4f1e6", "#d9483b", "#3f4a8c", "#e6b422")
# A badge of another shape for each seat: a circle, a square, a diamond and a triangle
BADGES = ("M0-11a11 11 0 1 1-.1 0Z", "M-10-10H10V10H-10Z", "M0-14L14 0L0 14L-14 0Z", "M0-13L13 10H-13Z")
RABBIT = (
    "M-15 22C-19 6-15-6-8-11C-15-30-13-44-8-44C-3-44-2-28-2-14H2C2-28 3-44 8-44C13-44 15-30 8-11C15-6 19 6 15 22Z"
)
CARROT = (
    '<path d="M-9-9C-5-15 5-15 9-9C9 3 4 17 0 25C-4 17-9 3-9-9Z" fill="#ee8326" class="jr-ink"/>'
    '<path d="M-4-12C-11-20-8-25-6-27M0-13C-1-22 0-28 0-31M4-12C11-20 8-25 6-27" fill="none" stroke="#3f7d2e" '
    'stroke-width="4" stroke-linecap="round"/>'
)
# Where up to four rabbits stand on a hexagon, and where its carrot lies
STANDS = ((-58.0, 20.0), (58.0, 20.0), (-80.0, -14.0), (80.0, -14.0))
PLOT = (42.0, 60.0)


def standing(tiles: Sequence[DrawnTile], tokens: Tokens, corner: Point) -> list[str]:
    """Carrots and rabbits; those that are on no hexagon stand in the lower left corner, underground or at sea."""
    middles = {tile.laid.tile: tile.centre for tile in tiles if tile.laid.tile < constants.HEXAGONS}
    parts = [carrot(seat, *middles[tile]) for tile, seat in tokens.carrots.items()]
    x, y = corner[0] + 20, corner[1] - 20
    if constants.UNDERGROUND in tokens.rabbits:
        box = f'x="{x:.1f}" y="{y - 82:.1f}" width="190" height="82" rx="18"'
        parts.append(f'<rect {box} fill="#4a443c" stroke="#1c1714" stroke-width="5"/>')
    for seat, stop in enumerate(tokens.rabbits):
        if stop in middles:
            parts.append(rabbit(seat, middles[stop][0] + STANDS[seat][0], middles[stop][1] + STANDS[seat][1]))
        else:
            parts.append(rabbit(seat, x + 26 + 46 * seat, y - (30 if stop == constants.UNDERGROUND else 118)))
    return parts


def rabbit(seat: int, x: float, y: float) -> str:
    shadow = '<ellipse cy="22" rx="17" ry="5" fill="#1d2a14" opacity=".4"/>'
    body = f'<path d="{RABBIT}" fill="{SEAT_COLOURS[seat]}" class="jr-ink"/>'
    return f'<g class="jr-rabbit" transform="translate({x:.1f} {y:.1f})">{shadow}{body}{badge(seat, 0, 8, 0.72)}</g>'


def carrot(seat: int, x: float, y: float) -> str:
    place = f"translate({x + PLOT[0]:.1f} {y + PLOT[1]:.1f}) scale(.8)"
    return f'<g class="jr-carrot" transform="{place}">{CARROT}{badge(seat, 0, 0, 0.62)}</g>'


def badge(seat: int, x: float, y: float, size: float) -> str:
    place = f"translate({x:.1f} {y:.1f}) scale({size:.2f})"
    return f'<path d="{BADGES[seat]}" transform="{place}" fill="{SEAT_COLOURS[seat]}" class="jr-ink"/>'


# One tile


def picture(tile: DrawnTile) -> list[str]:
    rim, ground = shapes.shrunk(tile.outline, 1), shapes.shrunk(tile.outline, 6.5)
    grain = tile.laid.tile % 3
    return [
        f'<path d="{rounded(rim, 4)}" fill="url(#jr-rim)"/>', *bevel(rim, ground),
        f'<path d="{rounded(ground, 3)}" fill="url(#jr-p-{tile.kind})"/>',
        f'<path d="{rounded(ground, 3)}" fill="url(#jr-grain-{grain})" class="jr-ground"/>',
        tufts(tile), *SCENES[tile.kind](tile),
    ]


def bevel(rim: Sequence[Point], ground: Sequence[Point]) -> list[str]:
    """Light from the upper left on the edges of the wood."""
    parts = []
    for i in range(len(rim)):
        a, b = rim[i], rim[(i + 1) % len(rim)]
        long = shapes.distance(a, b)
        light = -0.45 * (b[1] - a[1]) / long + 0.89 * (b[0] - a[0]) / long
        colour, opacity = ("#fff6dc", 0.62 * light) if light > 0 else ("#2a1408", -0.5 * light)
        corners = (a, b, ground[(i + 1) % len(rim)], ground[i])
        parts.append(f'<path d="M{"L".join(map(at, corners))}Z" fill="{colour}" opacity="{opacity:.2f}"/>')
    return parts


def tufts(tile: DrawnTile) -> str:
    if tile.kind not in TUFTS:
        return ""
    middle = [(tile.centre, 50)] if tile.kind == "hex" else []
    blades = "".join(
        f"M{at(spot)}l-2.5 -5M{at(spot)}v-6.5M{at(spot)}l2.5 -5"
        for spot in scattered(tile, 12 if tile.kind == "hex" else 6, road=12, rim=10, gap=9, avoid=middle)
    )
    return f'<path d="{blades}" stroke="{TUFTS[tile.kind]}" stroke-width="1.5" fill="none" stroke-linecap="round" opacity=".65"/>'


def hexagon(tile: DrawnTile) -> list[str]:
    name = constants.TILE_NAMES[tile.laid.tile]
    x, y = tile.centre
    wide, high = (64, 42) if tile.laid.tile == constants.CITADEL else (50, 33)
    court = (
        f'<ellipse cx="{x:.1f}" cy="{y + 12:.1f}" rx="{wide}" ry="{high}" fill="#f5ecd0" stroke="#9c7f4c" stroke-width="2.6"/>'
        f'<ellipse cx="{x:.1f}" cy="{y + 12:.1f}" rx="{wide - 7}" ry="{high - 6}" fill="none" stroke="#d9c79a" stroke-width="2" '
        'stroke-dasharray="5 4"/>'
    )
    avoid = [(tile.centre, 62.0), ((x, y + 54), 32.0)]
    trees = growing(tile, ("oak", "bush", "bush", "pine"), scattered(tile, 5, road=22, rim=17, gap=20, avoid=avoid), 0.85)
    castle = use(f"castle-{name}", x, y - 5)
    return [roads(tile.roads), court, *trees, castle, *([] if tile.laid.tile == constants.CITADEL else [plaque(name, x, y + 54)])]


def plaque(name: str, x: float, y: float) -> str:
    rank, suit = name[0], name[1]
    colour = SUIT_COLOURS[suit]
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><rect x="-29" y="-15" width="58" height="30" rx="5" fill="#fffaf0" '
        f'stroke="{colour}" stroke-width="3"/><text x="-12" y="9" text-anchor="middle" font-family="Alegreya, Georgia, serif" '
        f'font-weight="800" font-size="27" fill="{colour}">{rank}</text>{mark(suit, 12, 0, 22)}</g>'
    )


def woods(tile: DrawnTile) -> list[str]:
    spots = scattered(tile, 19, road=13.5, rim=8, gap=9.5, tall=20)
    x, y = tile.centre
    low = 0 if tile.laid.turn % 3 == 0 else 20
    return [roads(tile.roads), *growing(tile, ("pine", "pine", "oak"), spots, 0.9), pays("woods", x, y + low)]


def river(tile: DrawnTile) -> list[str]:
    start, end = tile.outline[0], tile.outline[2]
    long = shapes.distance(start, end)
    way = ((end[0] - start[0]) / long, (end[1] - start[1]) / long)
    aside = (-way[1], way[0])
    left, right, middle = [], [], []
    for step in range(21):
        part = step / 20
        here = shapes.along(shapes.between(start, end, part), aside, 5.5 * sin(part * pi * 3))
        wide = (3 + 17 * sin(pi * part) ** 0.75) / 2
        middle.append(here)
        left.append(shapes.along(here, aside, wide))
        right.append(shapes.along(here, aside, -wide))
    bed = f"M{at(left[0])}{smooth(left)}L{at(right[-1])}{smooth(right[::-1])}Z"
    clip = "jr-clip-{}-{}-{}-{}".format(*tile.laid)
    water = (
        f'<clipPath id="{clip}"><path d="{rounded(shapes.shrunk(tile.outline, 6.5), 3)}"/></clipPath>'
        f'<g clip-path="url(#{clip})"><path d="{bed}" fill="#e6d8a4" stroke="#e6d8a4" stroke-width="5"/>'
        f'<path d="{bed}" fill="#4f9fb8" stroke="#2b6276" stroke-width="1.4"/>'
        f'<path d="M{at(middle[3])}{smooth(middle[3:17])}" stroke="#bfe3e6" stroke-width="2" fill="none" stroke-dasharray="9 7"/>'
        "</g>"
    )
    banks = [(shapes.between(start, end, step / 10), 15.0 if 2 < step < 8 else 7.0) for step in range(11)]
    bushes = scattered(tile, 4, road=14, rim=11, gap=16, tall=10, avoid=banks)
    return [water, roads(tile.roads), *growing(tile, ("bush", "oak"), bushes, 0.7), pays("river", *tile.centre)]


def mountain(tile: DrawnTile) -> list[str]:
    """One road passes over the other, which is a tunnel."""
    tunnel, over = tile.roads
    start, end = tile.outline[0], tile.outline[2]
    way = ((end[0] - start[0]) / (2 * shapes.ROW), (end[1] - start[1]) / (2 * shapes.ROW))
    rock = []
    for step in range(14):
        radius, angle = tile.luck.within(23.5, 27.5), step * pi / 7
        here = shapes.along(tile.centre, way, cos(angle) * radius * 1.3)
        rock.append(shapes.along(here, (-way[1], way[0]), sin(angle) * radius * 1.04))
    hidden = curve_path(shapes.cut(tunnel, 0.28, 0.72))
    massif = (
        f'<path d="{rounded(rock, 4)}" transform="translate(2 5)" fill="#2a2f1c" opacity=".35"/>'
        f'<path d="{rounded(rock, 4)}" fill="url(#jr-rock)" class="jr-ink"/>'
        f'<path d="{rounded([shapes.between(tile.centre, corner, 0.62) for corner in rock], 4)}" fill="#b5aea3" opacity=".8"/>'
        f'<path d="{hidden}" stroke="#2f2923" stroke-width="2.4" stroke-dasharray="4 4.5" fill="none" opacity=".85"/>'
    )
    mouths = [mouth(shapes.on(tunnel, t), shapes.on(tunnel, 0.5)) for t in (0.27, 0.73)]
    peaks = sorted(
        ((*shapes.along(shapes.between(tile.centre, corner, part), (0, 1), 12 * size), size)
         for corner in (start, end) for part, size in ((0.56, 0.98), (0.36, 0.62))), key=lambda peak: peak[1])
    behind = [use("peak", x, y, size * 0.86) for x, y, size in peaks if y < tile.centre[1] - 4]
    before = [use("peak", x, y, size * 0.86) for x, y, size in peaks if y >= tile.centre[1] - 4]
    lower = max(tile.outline[1], tile.outline[3], key=lambda corner: corner[1])
    price = pays("mountain", *shapes.between(tile.centre, lower, 0.62))
    return [roads([tunnel]), massif, *mouths, *behind, roads([over]), *before, price]


def mouth(place: Point, inner: Point) -> str:
    angle = degrees(atan2(inner[1] - place[1], inner[0] - place[0]))
    return (
        f'<g transform="translate({at(place)}) rotate({angle:.0f})"><path d="M-3 -11.5A12 12 0 0 1 13 0A12 12 0 0 1 -3 11.5Z" '
        'fill="#d8cfc0" class="jr-ink"/><path d="M-3.5 -8H1A8.5 8 0 0 1 1 8H-3.5Z" fill="#1c1714"/></g>'
    )


def merchant(tile: DrawnTile) -> list[str]:
    x, y = tile.centre
    square = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="15" fill="#f5ecd0"/>'
    return [roads(tile.roads), square, use("stall", x, y - 1, 0.98), pays("merchant", x, y + 11)]


def tavern(tile: DrawnTile) -> list[str]:
    """The house stands at the edge without a road."""
    empty, inwards = shapes.gate(*tile.laid, 2)
    house = shapes.along(empty, inwards, 18)
    bushes = scattered(tile, 3, road=13, rim=9, gap=14, tall=10, avoid=[(house, 22)])
    return [
        roads(tile.roads), *growing(tile, ("bush",), bushes, 0.7), use("tavern", house[0], house[1] + 1, 0.9),
        pays("tavern", house[0] - 1, house[1] + 15),
    ]


def cave(tile: DrawnTile) -> list[str]:
    (_, inwards) = shapes.gate(*tile.laid, 0)
    x, y = shapes.along(tile.centre, inwards, 2)
    hole = (
        f'<ellipse cx="{x:.1f}" cy="{y + 2:.1f}" rx="25" ry="22" fill="#5d5a4c" opacity=".55"/>'
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="16" ry="14.5" fill="url(#jr-hole)"/>'
    )
    road = atan2(-inwards[1], -inwards[0])
    angles = [step * 2 * pi / 11 + 0.2 for step in range(11)]
    stones = [
        (x + cos(angle) * 19.5, y + sin(angle) * 17.5) for angle in angles if abs((angle - road + pi) % (2 * pi) - pi) >= 0.62
    ]
    drawn = [stone(*place, tile.luck.within(5.5, 8)) for place in sorted(stones, key=lambda place: place[1])]
    sideways = abs(inwards[0]) > 0.4
    price = pays("cave", *(shapes.along(tile.centre, inwards, 24) if sideways else (tile.centre[0], tile.centre[1] + 22)))
    return [roads(tile.roads), hole, *drawn, price]


def stone(x: float, y: float, size: float) -> str:
    shape = f"q0 {-size * 1.5:.1f} {size * 0.9:.1f} {-size * 1.5:.1f}q{size * 1.2:.1f} 0 {size * 1.1:.1f} {size * 1.4:.1f}"
    foot = f"q-.2 {size * 0.6:.1f} {-size:.1f} {size * 0.6:.1f}q{-size:.1f} .2 {-size:.1f} {-size * 0.5:.1f}Z"
    return f'<path d="M{x - size:.1f} {y + size / 2:.1f}{shape}{foot}" fill="#a59d90" class="jr-ink jr-thin"/>'


SCENES = {
    "hex": hexagon, "woods": woods, "river": river, "mountain": mountain, "merchant": merchant, "tavern": tavern, "cave": cave,
}


# What tiles have in common


def scattered(
    tile: DrawnTile,
    many: int,
    *,
    road: float,
    rim: float,
    gap: float,
    tall: float = 0,
    avoid: Sequence[tuple[Point, float]] = (),
) -> list[Point]:
    """Random spots on a tile: off its roads and its rim, apart from each other, with room for what is `tall`."""
    ground = shapes.shrunk(tile.outline, rim)
    xs, ys = zip(*ground, strict=True)
    paved = [shapes.on(curve, step / 16) for curve in tile.roads for step in range(17)]
    found: list[Point] = []
    for _ in range(many * 12):
        spot = (tile.luck.within(min(xs), max(xs)), tile.luck.within(min(ys), max(ys)))
        top = (spot[0], spot[1] - tall * 0.62)
        if (
            len(found) < many and shapes.is_inside(spot, ground) and shapes.is_inside(top, ground)
            and all(shapes.distance(spot, place) >= road and shapes.distance(top, place) >= road * 0.8 for place in paved)
            and all(shapes.distance(spot, other) >= gap for other in found)
            and all(shapes.distance(spot, place) >= radius for place, radius in avoid)
        ):
            found.append(spot)
    return sorted(found, key=lambda spot: spot[1])


def growing(tile: DrawnTile, kinds: Sequence[str], spots: Iterable[Point], size: float) -> list[str]:
    return [use(kinds[tile.luck.below(len(kinds))], *spot, size) for spot in spots]


def roads(curves: Sequence[Curve]) -> str:
    path = "".join(map(curve_path, curves))
    return "".join(f'<path d="{path}" class="jr-{layer}"/>' for layer in ("edge", "road", "dust"))


def pays(kind: str, x: float, y: float) -> str:
    """The suits that pay for a transfer."""
    suits = PAYS[kind]
    wide = 12 * len(suits)
    box = f'x="{x - wide / 2 - 2.5:.1f}" y="{y - 7.5:.1f}" width="{wide + 5}" height="15" rx="7.5"'
    marks = "".join(mark(suit, x - wide / 2 + 6 + 12 * i, y, 11.5) for i, suit in enumerate(suits))
    return f'<rect {box} fill="#fff8e6" stroke="#3a2a20" stroke-width="1.4"/>{marks}'


def mark(suit: str, x: float, y: float, size: float) -> str:
    place = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 24:.2f})"
    return f'<use href="#jr-suit-{suit}" transform="{place}" fill="{SUIT_COLOURS[suit]}"/>'


def use(symbol: str, x: float, y: float, size: float = 1) -> str:
    scale = "" if size == 1 else f" scale({size:.2f})"
    return f'<use href="#jr-{symbol}" transform="translate({x:.1f} {y:.1f}){scale}"/>'


def at(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def curve_path(curve: Curve) -> str:
    return f"M{at(curve[0])}C{at(curve[1])} {at(curve[2])} {at(curve[3])}"


def smooth(points: Sequence[Point]) -> str:
    """A soft line through points, going on from the first."""
    return "".join(f"Q{at(a)} {at(shapes.between(a, b))}" for a, b in pairwise(points[1:]))


def rounded(polygon: Sequence[Point], radius: float) -> str:
    """A polygon with round corners."""
    path = ""
    for i, corner in enumerate(polygon):
        before, after = polygon[i - 1], polygon[(i + 1) % len(polygon)]
        start = shapes.between(corner, before, radius / shapes.distance(corner, before))
        end = shapes.between(corner, after, radius / shapes.distance(corner, after))
        path += f"{'L' if path else 'M'}{at(start)}Q{at(corner)} {at(end)}"
    return path + "Z"
