"""Jackal in the terminal: the island with what is known of it, the crews, what is still face down."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.core.game import Json
from parlour.games.jackal import constants as rules
from parlour.locale import sentence
from parlour.terminal.fitting import Fitting, move_list, side_by_side, unbroken
from parlour.terminal.speech import spoken

WIDTH = 80
INSIDE = WIDTH - 4  # of the frame
MOST_MOVES = 40  # more are not listed; "?" tells all

SHAPES = {"white": "●", "red": "◆", "black": "■", "yellow": "▲"}
COLOURS = {
    "white": "bold black on white", "red": "bold white on red", "black": "bold white on black", "yellow": "bold black on yellow",
}
SEA, CLOSED, OPEN, COIN = "white on #2b6276", "#86b25c on #35602f", "#2a2320 on #e3cd95", "bold #7d5508 on #f0c85a"
GROUND = {
    "ice": "#1b4f7a on #cfe8f2", "ogre": "bold white on #8e2317", "trap": "bold #2a2320 on #c9b98d",
    "jungle": "#2a2320 on #a9c878",
}

ARROWS = {"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖"}
TWO_WAYS = {"w+e": "↔", "s+n": "↕", "sw+ne": "⤢", "se+nw": "⤡"}
CANNONS = {"n": "⇑", "e": "⇒", "s": "⇓", "w": "⇐"}
SIGNS = {
    "empty": "·", "horse": "♞", "jungle": "②", "desert": "③", "swamp": "④", "hills": "⑤", "ice": "*", "trap": "#",
    "fortress": "♜", "aborigine": "♥", "rum": "%", "crocodile": "§", "ogre": "☠", "balloon": "Ω", "plane": "✈",
}
CHEST = "¤"
SPEAKING = ("empty", "arrow", "chest", "closed")  # tiles whose signs need no explanation


def draw(view: Json, lang: str, names: Sequence[str]) -> RenderableType:
    table = view["table"]
    lost = f" · {sentence(lang, 'jackal-coins-lost', many=table['lost'])}" if table["lost"] else ""
    people = [*crews(view, lang, names), "", *face_down(table, lang)]
    both = Fitting(lambda narrow: side_by_side(island(table), people, narrow), INSIDE)
    return Panel(
        Group(both, *legend(table, lang), *move_list(view, MOST_MOVES)), title=title(view, lang), title_align="left",
        box=box.ROUNDED, width=WIDTH, padding=(0, 1), subtitle_align="right",
        subtitle=Text(f" {sentence(lang, 'jackal-coins-left', many=table['left'])}{lost} "),
    )


def title(view: Json, lang: str) -> Text:
    if view["scores"] is not None:
        return Text(" Jackal ", "bold")
    crew = view["table"]["crew"]
    return Text(f" {SHAPES[crew]} {sentence(lang, 'jackal-crew', crew=crew)}: {sentence(lang, 'jackal-to-move')} ", "bold")


def island(table: Json) -> Text:
    letters = "   " + "".join(f" {letter} " for letter in "abcdefghijklm")
    drawn = Text().append(letters + "\n", "dim")
    for row in reversed(range(rules.SIZE)):
        drawn.append(f"{row + 1:>2} ", "dim")
        for column in range(rules.SIZE):
            drawn.append_text(cell(table, row * rules.SIZE + column))
        drawn.append(f" {row + 1}\n", "dim")
    return drawn.append(letters, "dim")


def cell(table: Json, number: int) -> Text:
    """Three characters: who is there, the tile, how many coins lie there. A ship is its crew's shape in brackets."""
    if not rules.is_board(number):
        return Text("   ")
    name = rules.CELL_NAMES[number]
    ship = next((crew["crew"] for crew in table["crews"] if crew["ship"] == name), None)
    if ship is not None:
        return Text(f"[{SHAPES[ship]}]", COLOURS[ship])
    here = next((crew["crew"] for crew in table["crews"] if any(pirate["cell"] == name for pirate in crew["pirates"])), None)
    coins = sum(many for place, many in table["coins"].items() if place.split("/")[0] == name)
    face = face_of(table, name) if rules.LAND[number] else "sea"
    if here is None and not coins and face.startswith("arrow5"):
        return Text("".join(ARROWS[way] for way in ways(face)), OPEN)
    ground, filling = ground_style(face), sign(face) if face == "closed" else " "
    return Text.assemble(
        (SHAPES[here], COLOURS[here]) if here else (filling, ground), (sign(face), ground),
        (str(coins), COIN) if coins else (filling, ground),
    )


def face_of(table: Json, name: str) -> str:
    face = str(table["tiles"].get(name, "closed"))
    return "empty" if face == "plane" and table["plane_used"] else face


def ways(face: str) -> list[str]:
    return face.partition(":")[2].split("+")


def sign(face: str) -> str:
    tile = face.partition(":")[0]
    if tile == "sea":
        return "~"
    if tile == "closed":
        return "░"
    if tile == "cannon":
        return CANNONS[ways(face)[0]]
    if tile.startswith("chest"):
        return CHEST
    if not tile.startswith("arrow"):
        return SIGNS[tile]
    pointing = ways(face)
    if len(pointing) == 1:
        return ARROWS[pointing[0]]
    return {2: TWO_WAYS.get("+".join(pointing), "⤢"), 3: "∴"}.get(len(pointing), "╋" if "n" in pointing else "╳")


def ground_style(face: str) -> str:
    return {"sea": SEA, "closed": CLOSED}.get(face, GROUND.get(face, OPEN))


def crews(view: Json, lang: str, names: Sequence[str]) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for crew in view["table"]["crews"]:
        name = crew["crew"]
        own = "bold" if crew["seat"] == view["seat"] else ""
        head = Table.grid(expand=True, padding=(0, 1, 0, 0))
        head.add_column(ratio=1)
        head.add_column(no_wrap=True, justify="right")
        colour = sentence(lang, "jackal-crew", crew=name)
        who = Text.assemble((f" {SHAPES[name]} ", COLOURS[name]), f" {colour} ", (names[crew["seat"]], own))
        head.add_row(who, Text(sentence(lang, "jackal-some-coins", many=crew["bank"]), "bold yellow" if crew["bank"] else "dim"))
        mates = Text(", ".join(pirate(one, lang) for one in crew["pirates"]), "dim")
        lines += [head, Padding(mates, (0, 0, 0, 4))]
    return lines


def pirate(one: Json, lang: str) -> str:
    state = sentence(lang, "jackal-state", state=one["state"], step=one["step"], of=one["of"])
    if one["cell"] is None or one["state"] == "aboard":
        return state
    return str(one["cell"]) if one["state"] == "free" else f"{one['cell']} {state}"


def face_down(table: Json, lang: str) -> list[RenderableType]:
    tiles = sum(table["bag"].values())
    coins = sum(int(tile[-1]) * many for tile, many in table["bag"].items() if tile.startswith("chest"))
    count = sentence(lang, "jackal-face-down-count", tiles=tiles, coins=coins)
    return [Text.assemble((sentence(lang, "jackal-face-down"), "bold"), f": {count}")]


def legend(table: Json, lang: str) -> list[RenderableType]:
    """What the signs on the island mean, as far as they are there."""
    open_faces = [face_of(table, name) for name in table["tiles"]]
    faces = sorted({face.partition(":")[0]: face for face in open_faces if not face.startswith(SPEAKING)}.values())
    known = [f"{sign(face)} {sentence(lang, 'jackal-tile', tile=face.partition(':')[0])}" for face in faces]
    return [Text("  ".join(map(unbroken, known)), "dim")] if known else []


def render_event(event: Json, lang: str, names: Sequence[str], seat: int) -> list[Text]:
    crew = str(event.get("ship", event["crew"]))
    done, *more = (spoken(line, lang, names, seat) for line in event["say"])
    return [Text.assemble((f" {SHAPES[crew]} ", COLOURS[crew]), " ", done), *(Text(f"  {line}") for line in more)]
