"""A land as a map of its traffic: the wider and darker a road, the more rabbits pass; circles tell how many arrive."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from parlour.core.cards import SIGN_OF
from parlour.core.heat import colour, written
from parlour.core.metrics import Picture
from parlour.core.options import Resolved
from parlour.games.jack_rabbits import constants, lands
from parlour.games.jack_rabbits.svg import MARGIN, DrawnTile, at, curve_path, curves
from parlour.locale import sentence

GROUND = {
    "hex": "#f3ead2", "woods": "#dde6cd", "river": "#d5e4e6", "mountain": "#ddd8d2", "merchant": "#eedfc9", "tavern": "#ecd9cf",
    "cave": "#d8d0c8",
}
INKS = {"c": "#17705f", "s": "#33406b", "h": "#b3303a", "d": "#955a08"}
WIDEST = 34.0
ROUND = (34.0, 56.0)  # the circle of a stop: of the least and of the most visited
Means = Mapping[str, float]


def draw(means: Means, options: Resolved, lang: str) -> list[Picture]:
    """On the land that the options name; nothing if every game had another one."""
    if options["board"] in ("strict", "free") or (options["board"] == "random" and not options["land"]):
        return []
    tiles = [DrawnTile.of(laid) for laid in lands.of(lands.laid(options)).tiles]
    xs, ys = zip(*(corner for tile in tiles for corner in tile.outline), strict=True)
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    width, height = max(xs) + MARGIN - left, max(ys) + MARGIN - top
    parts = [f'<rect x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}" rx="60" fill="#dfe9e8"/>']
    parts += [ground(tile) for tile in tiles]
    most = max((many for place, many in means.items() if place.startswith("road ")), default=0.0) or 1.0
    parts += [road for tile in tiles for road in roads(tile, means, most, lang)]
    busiest = max((means.get(name, 0.0) for name in constants.TILE_NAMES[: constants.HEXAGONS]), default=0.0) or 1.0
    parts += [stop(tile, means, busiest, lang) for tile in tiles if tile.kind == "hex"]
    label = escape(sentence(lang, "jack-rabbits-metric-traffic-about"), quote=True)
    box = f'viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    svg = f'<svg {box} role="img" aria-label="{label}" text-anchor="middle">{"".join(parts)}</svg>'
    return [(sentence(lang, "jack-rabbits-metric-land", land=int(options["land"])), svg)]


def ground(tile: DrawnTile) -> str:
    path = "M" + "L".join(at(corner) for corner in tile.outline) + "Z"
    return f'<path d="{path}" fill="{GROUND[tile.kind]}" stroke="#fffaf0" stroke-width="3"/>'


def roads(tile: DrawnTile, means: Means, most: float, lang: str) -> list[str]:
    found, first = [], constants.FIRST_EDGE[tile.laid.tile]
    for road in constants.roads_of(tile.laid.tile):
        passing = sum(means.get(f"road {first + edge}", 0.0) for edge in road) / len(road)
        name = constants.TILE_NAMES[tile.laid.tile]
        told = escape(sentence(lang, "jack-rabbits-metric-road", tile=name, many=written(passing, 2, lang)))
        look = f'fill="none" stroke="{colour(0.3 + 0.7 * passing / most)}" stroke-width="{3 + WIDEST * passing / most:.1f}"'
        for curve in curves(tile.laid, tile.kind, road):
            found.append(f'<path d="{curve_path(curve)}" {look} stroke-linecap="round"><title>{told}</title></path>')
    return found


def stop(tile: DrawnTile, means: Means, most: float, lang: str) -> str:
    name = constants.TILE_NAMES[tile.laid.tile]
    many = means.get(name, 0.0)
    x, y = tile.centre
    size = ROUND[0] + (ROUND[1] - ROUND[0]) * many / most
    told = escape(sentence(lang, "jack-rabbits-metric-stop", stop=name, many=written(many, 2, lang)))
    sign = "⌂" if name == "citadel" else name[0] + SIGN_OF[name[1]]
    ink = INKS.get(name[1], "#2a2320") if name != "citadel" else "#2a2320"
    look = 'fill="#fffaf0" stroke="#2a2320" stroke-width="3"'
    circle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" {look}><title>{told}</title></circle>'
    text = f'<text x="{x:.1f}" y="{y:.1f}" font-weight="700" style="font-size:34px;fill:{ink}">{sign}</text>'
    return circle + text + f'<text x="{x:.1f}" y="{y + 27:.1f}" style="font-size:25px">{written(many, 1, lang)}</text>'
