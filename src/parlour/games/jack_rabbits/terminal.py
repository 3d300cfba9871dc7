"""Jack Rabbits in the terminal: the land as a map, what lies open, the players, the own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.core import cards
from parlour.core.game import Json
from parlour.games.jack_rabbits import constants as rules
from parlour.games.jack_rabbits import lands, sentences
from parlour.games.jack_rabbits.lands import Laid
from parlour.games.jack_rabbits.sentences import printed
from parlour.locale import sentence
from parlour.terminal import cards as drawn_cards
from parlour.terminal.fitting import Fitting, Strips, move_list, side_by_side, unbroken
from parlour.terminal.speech import say, spoken

WIDTH = 100
NARROW = 80  # columns, below which the rest does not fit beside the map
MOST_MOVES = 60  # more are not listed; "?" tells all

RABBITS = ("●", "◆", "■", "▲")
COLOURS = ("bold white on #1f5fa8", "bold white on #a8321f", "bold white on #2f7d32", "bold black on #e8b923")
LETTERS = {
    rules.WOODS: "W", rules.RIVER: "R", rules.MOUNTAIN: "M", rules.MERCHANT: "H", rules.TAVERN: "T", rules.CAVE: "C",
}
GROUND = {
    rules.CITADEL: "#f3d27a", rules.ROYAL: "#efe4cb", rules.WOODS: "#8fb573", rules.RIVER: "#8fc1d8", rules.MOUNTAIN: "#b9b2a8",
    rules.MERCHANT: "#d9a86c", rules.TAVERN: "#cf8a72", rules.CAVE: "#8c8078",
}
INK, RED, FREE, PRICED, ROAD, BORDER = "#2a2320", "bold #b3202a", "bold #1d7a2c", "bold #9a5b00", "bold #7a4a12", "#6b5d4f"
OPENING, DEAD_END, SITE, CITADEL = "·", "x", "+", "⌂"

PHASES = {
    "lottery": ("calling", "passport", "rolling", "lottery", "prize", "discarding"),
    "journey": ("journey", "on-road", "passing", "paying", "riding", "in-caves", "flying"),
    "building": ("dealing-tiles", "choosing-shape", "flipping", "choosing-tile", "placing", "turning"),
    "increment": ("dealing", "increment", "after"),
}


def draw(view: Json, lang: str, names: Sequence[str]) -> RenderableType:
    return Fitting(lambda narrow: framed(view, lang, names, narrow), NARROW)


def framed(view: Json, lang: str, names: Sequence[str], narrow: bool) -> Panel:
    land = Group(Strips(Map(view).drawn()), *elsewhere(view["table"], lang))
    signs = Text(f" {legend(lang)} ", "dim")
    below: list[RenderableType] = [*move_list(view, MOST_MOVES, "cyan"), *(("", signs) if narrow else ())]
    return Panel(
        Group(side_by_side(land, beside(view, lang, names), narrow), *below),
        title=Text(f" {title(view, lang)} ", "bold"), title_align="left", box=box.ROUNDED, width=WIDTH, padding=(0, 1),
        subtitle=None if narrow else signs, subtitle_align="right",
    )


def title(view: Json, lang: str) -> str:
    table = view["table"]
    turn = sentence(lang, "jack-rabbits-table-turn", turn=table["turn"])
    if view["scores"] is not None:
        return turn
    phase = next((name for name, steps in PHASES.items() if table["step"] in steps), "acquisition")
    if table["payment"] and table["payment"]["for"] in ("claim", "market"):
        phase = "acquisition"
    edition = "-first" if view["options"]["edition"] == "first" else ""
    named = sentence(lang, f"jack-rabbits-phase{edition}", phase=phase)
    return named if table["building"] else f"{turn} · {named}"


def legend(lang: str) -> str:
    kinds = [f"{sign} {sentence(lang, 'jack-rabbits-tile', kind=rules.KIND_NAMES[kind])}" for kind, sign in LETTERS.items()]
    return "  ".join(unbroken(sign) for sign in [f"{CITADEL} {sentence(lang, 'jack-rabbits-tile', kind='citadel')}", *kinds])


# The map


class Map:
    """Two characters for half an edge of a tile, two lines for a row of the lattice. A border without a road is a line, one
    with a road is open, and a dead end is crossed out."""

    def __init__(self, view: Json) -> None:
        self.view, self.table = view, view["table"]
        self.tiles = lands.read_document(self.table["land"]).tiles
        self.owner = {cell: laid for laid in self.tiles for cell in covered(laid)}
        self.sites = [tuple(move["at"]) for move in view["moves"] if move["kind"] == "place"]
        everything = [*self.owner, *self.sites]
        self.left, self.top = min(x for x, _ in everything) - 1, min(y for _, y in everything) - 1
        self.right, self.bottom = max(x for x, _ in everything) + 1, max(y for _, y in everything) + 1
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}

    def drawn(self) -> Text:
        for cell, laid in self.owner.items():
            for side in range(1 if is_up(cell) else 0, 6, 2):
                self.border(cell, laid, side)
        for laid in self.tiles:
            self.label(laid)
        for x, y in self.sites:
            self.write(2 * y + 1, 2 * x, SITE, FREE)
        lines = range(2 * self.top + (0 if self.sites else 1), 2 * self.bottom + 1)
        return Text("\n").join([self.line(line) for line in lines])

    def line(self, line: int) -> Text:
        text = Text()
        if self.sites:
            text.append(f"{line // 2:>3} " if line % 2 else "    ", "dim")
        if self.sites and line == 2 * self.top:
            return text.append("".join(f"{x:<8}" for x in range(self.left, self.right + 1, 4)).rstrip(), "dim")
        signs = [self.sign(line, column) for column in range(2 * self.left, 2 * self.right + 2)]
        for style, run in groupby(signs, key=itemgetter(1)):
            text.append("".join(sign for sign, _ in run), style)
        text.rstrip()
        return text

    def sign(self, line: int, column: int) -> tuple[str, str]:
        """A character and its style: on the ground of its tile, or on the sea."""
        sign, ink = self.signs.get((line, column), (" ", ""))
        laid = self.owner.get(cell_at(line, column))
        if " on " in ink:
            return sign, ink
        if laid is None:
            return sign, "dim" if ink == BORDER else ink
        return sign, f"{ink} on {GROUND[rules.KIND_OF[laid.tile]]}".lstrip()

    def border(self, cell: tuple[int, int], laid: Laid, side: int) -> None:
        """The edge of a tile at a side of one of its cells, unless the tile goes on there."""
        (x, y), other = cell, self.owner.get(beyond(cell, side))
        if other == laid:
            return
        crossed = has_road(laid, side)
        sign = {0: "_", 3: "_", 1: "\\", 4: "\\", 2: "/", 5: "/"}[side]
        if crossed:
            sign = OPENING if other is None or has_road(other, (side + 3) % 6) else DEAD_END
        elif other is not None and has_road(other, (side + 3) % 6):
            sign = DEAD_END
        ink = BORDER if sign in "/\\_" else ROAD
        first, second = 2 * y + 1, 2 * y + 2
        places = {
            0: [(first - 1, 2 * x - 1), (first - 1, 2 * x)], 3: [(second, 2 * x - 1), (second, 2 * x)],
            1: [(first, 2 * x), (second, 2 * x + 1)], 5: [(first, 2 * x - 1), (second, 2 * x - 2)],
            2: [(first, 2 * x + 1), (second, 2 * x)], 4: [(first, 2 * x - 2), (second, 2 * x - 1)],
        }[side]
        for place in places:
            self.signs[place] = sign, ink

    def label(self, laid: Laid) -> None:
        kind = rules.KIND_OF[laid.tile]
        name = rules.TILE_NAMES[laid.tile]
        if kind > rules.ROYAL:
            line, column = label_place(laid)
            on_it = self.table["road"] is not None and self.table["road"]["tile"] == name
            self.write(line, column, LETTERS[kind] + name[-1], COLOURS[self.table["mover"]] if on_it else INK)
            return
        middle = 2 * laid.y
        if kind == rules.CITADEL:
            self.write(middle, 2 * laid.x - 1, CITADEL, f"bold {INK}")
        else:
            self.write(middle, 2 * laid.x - 2, cards.printed(name), RED if name[-1] in "dh" else f"bold {INK}")
            carrot = self.table["carrots"].get(name)
            if carrot is not None:
                self.write(middle, 2 * laid.x + 1, RABBITS[carrot], COLOURS[carrot])
        here = [seat for seat, one in enumerate(self.table["seats"]) if one["at"] == name]
        for number, seat in enumerate(here):
            self.write(middle + 1, 2 * laid.x - (len(here) + 1) // 2 + number, RABBITS[seat], COLOURS[seat])
        route = next((route for route in self.table["routes"] or [] if route["to"] == name), None)
        if route is not None:
            price = f"+{route['price'] or ('J' if route['spends'] else 0)}"
            self.write(middle - 1, 2 * laid.x - 1, price, PRICED if route["spends"] else FREE)

    def write(self, line: int, column: int, text: str, style: str) -> None:
        for number, sign in enumerate(text):
            self.signs[line, column + number] = sign, style


def covered(laid: Laid) -> list[tuple[int, int]]:
    return [(laid.x + x, laid.y + y) for x, y in rules.covers(rules.SHAPE_OF[laid.tile], laid.turn)]


def is_up(cell: tuple[int, int]) -> bool:
    return sum(cell) % 2 == 0


def beyond(cell: tuple[int, int], side: int) -> tuple[int, int]:
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x + 1, y), (x, y + 1), (x - 1, y), (x - 1, y)][side]


def has_road(laid: Laid, side: int) -> bool:
    edge = rules.EDGE_AT[rules.SHAPE_OF[laid.tile] * 6 + (side - laid.turn) % 6]
    return bool(rules.HAS_ROAD[rules.FIRST_EDGE[laid.tile] + edge])


def label_place(laid: Laid) -> tuple[int, int]:
    """The line and the column of a road tile's two letters."""
    cells = covered(laid)
    if len(cells) == 1:
        return 2 * laid.y + (2 if is_up(cells[0]) else 1), 2 * laid.x - 1
    (_, y), (x, other) = cells
    return (2 * other, 2 * x - 1) if y != other else (2 * y + 1, 2 * x - 1)


def cell_at(line: int, column: int) -> tuple[int, int]:
    """The cell in which a character lies; one on an edge belongs to the cell that points up."""
    y, second = (line - 1) // 2, (line - 1) % 2
    reach = 1 + 2 * second  # quarters of half an edge to both sides of an up cell's column
    for x in (column // 2, column // 2 + 1):
        if is_up((x, y)) and abs(2 * column + 1 - 4 * x) <= reach:
            return x, y
    return next((x, y) for x in (column // 2, column // 2 + 1) if not is_up((x, y)))


def elsewhere(table: Json, lang: str) -> Iterator[Text]:
    """The rabbits that are not on the map."""
    for stop in ("underground", "off-board"):
        here = [seat for seat, one in enumerate(table["seats"]) if one["at"] == stop]
        route = next((route for route in table["routes"] or [] if route["to"] == stop), None)
        if here or (route and stop == "underground"):
            line = Text(f"{sentence(lang, 'jack-rabbits-stop', stop=stop, place='')} ", "dim")
            for seat in here:
                line.append(RABBITS[seat], COLOURS[seat])
            yield line.append(f" +{route['price']}" if route else "", PRICED if route and route["spends"] else FREE)


# Beside the map


def beside(view: Json, lang: str, names: Sequence[str]) -> list[RenderableType]:
    table = view["table"]
    lines: list[RenderableType] = [heading(lang, "quest", Text(sentence(lang, "jack-rabbits-quest", quest=table["quest"])))]
    if table["building"]:
        return [*lines, "", *builders(view, lang, names)]
    if table["dice"]:
        one, two = table["dice"]
        lines.append(heading(lang, "dice", Text(f"{one} + {two} = {one + two}", "bold")))
    lines += ["", *players(view, lang, names), ""]
    lines.append(heading(lang, "aisle", spread(table["aisle"])))
    lines.append(heading(lang, "discard", spread(table["discard"])))
    lines.append(heading(lang, "pile", Text(str(table["pile"]))))
    if view["seat"] >= 0:
        lines += ["", *own_hand(view, lang)]
    if table["routes"]:
        lines += ["", *routes(view, lang)]
    return lines


def heading(lang: str, code: str, content: Text) -> Text:
    return Text.assemble((f"{sentence(lang, f'jack-rabbits-table-{code}')}  ", "bold"), content)


def players(view: Json, lang: str, names: Sequence[str]) -> Iterator[RenderableType]:
    table = view["table"]
    for seat, one in enumerate(table["seats"]):
        royals = [royal for royal, owner in table["carrots"].items() if owner == seat]
        line = Table.grid(expand=True, padding=(0, 1, 0, 0))
        line.add_column(no_wrap=True)
        line.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        line.add_column(no_wrap=True, justify="right")
        style = "bold" if seat == view["seat"] else ""
        turn = " ←" if seat == table["mover"] and view["scores"] is None else ""
        count = sentence(lang, "jack-rabbits-table-cards", many=one["hand"])
        line.add_row(Text(f" {RABBITS[seat]} ", COLOURS[seat]), Text(names[seat] + turn, style), Text(count, "dim"))
        yield line
        jokers = [card for card in one["cards"] if card == "joker"]
        known = [card for card in one["cards"] if card != "joker" and card not in royals and seat != view["seat"]]
        capital = [one["capital"]] if one["capital"] else []
        for code, held in {"royals": royals + jokers, "capital": capital, "open": one["display"], "known": known}.items():
            if held:
                yield Text.assemble("    ", (f"{sentence(lang, f'jack-rabbits-table-{code}')} ", "dim"), spread(held))


def own_hand(view: Json, lang: str) -> Iterator[RenderableType]:
    own = view["table"]["seats"][view["seat"]]
    playable = {move["card"] for move in view["moves"] if "card" in move}
    held = Text()
    for card in own["cards"]:
        drawn = spread([card])
        if playable and card not in playable:
            drawn.stylize("dim")
        elif playable:
            drawn.stylize("reverse")
        held.append_text(drawn).append(" ")
    yield heading(lang, "hand", held if own["cards"] else spread([]))
    if own["laid"]:
        yield heading(lang, "laid", spread(own["laid"]))
    if view["table"]["basket"]:
        yield heading(lang, "basket", spread(view["table"]["basket"]))


def routes(view: Json, lang: str) -> Iterator[RenderableType]:
    """Which way leads where, and at what price."""
    first = {move["move"]: move["text"] for move in view["moves"]}
    ways: dict[str, list[Text]] = {}
    for route in sorted(view["table"]["routes"], key=lambda route: (route["price"], len(route["spends"]))):
        if route["to"] != "off-board" or not route["spends"]:
            ways.setdefault(first[route["moves"][0]], []).append(destination(route, lang))
    listed = Table.grid(padding=(0, 2, 0, 1))
    for way, ends in ways.items():
        listed.add_row(Text(way, "bold cyan", no_wrap=True), Text(", ").join(ends))
    yield Text(sentence(lang, "jack-rabbits-table-ways"), "bold")
    yield listed


def destination(route: Json, lang: str) -> Text:
    to = stop_name(route["to"], lang)
    return Text.assemble(to, (f" {route['price'] or 'J'}", PRICED) if route["spends"] else "")


def stop_name(stop: str, lang: str) -> str:
    return sentence(lang, "jack-rabbits-stop", stop=stop, place=printed(stop))


def builders(view: Json, lang: str, names: Sequence[str]) -> Iterator[RenderableType]:
    building = view["table"]["building"]
    for seat, left in enumerate(building["left"]):
        style = "bold" if seat == view["seat"] else ""
        turn = " ←" if seat == building["seat"] else ""
        yield Text.assemble((f" {RABBITS[seat]} ", COLOURS[seat]), " ", (names[seat] + turn, style))
        yield Text("    " + sentence(lang, "jack-rabbits-table-left", **left), "dim")
        if building["tiles"][seat]:
            yield Text("    " + ", ".join(tile_name(tile, lang) for tile in building["tiles"][seat]))
    if building["tile"]:
        yield ""
        yield heading(lang, "to-lay", Text(tile_name(building["tile"], lang)))
        if building["at"]:
            yield heading(lang, "at", Text(",".join(map(str, building["at"]))))
    broken = sorted({guideline for move in view["moves"] for guideline in move.get("breaks", [])})
    for guideline in broken:
        texts = [move["text"] for move in view["moves"] if guideline in move["breaks"]]
        yield Text.assemble(
            (sentence(lang, "jack-rabbits-guideline", guideline=guideline), "yellow"), ": ", "  ".join(texts[:12]),
            "  …" if len(texts) > 12 else "",
        )


def tile_name(tile: str, lang: str) -> str:
    named = say(sentences.tile(tile), lang)
    return named if rules.KIND_OF[rules.TILE_NUMBERS[tile]] <= rules.ROYAL else f"{named} {tile[-1]}"


def spread(codes: Sequence[str]) -> Text:
    drawn = [Text("★", "bold magenta") if code == "joker" else drawn_cards.card(code) for code in codes]
    return Text(" ").join(drawn) if drawn else Text("–", "dim")


# What happens


def render_event(event: Json, lang: str, names: Sequence[str], seat: int) -> list[Text]:
    told = (spoken(line, lang, names, seat) for line in event["say"])
    return [drawn_cards.coloured(f"  {line}" if number else line) for number, line in enumerate(told)]
