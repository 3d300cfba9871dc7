"""12 Patrols in the terminal: the kingdom with what the cards want on their edges, the cards to choose from, the tray."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from itertools import pairwise

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.core.game import Json
from parlour.games.twelve_patrols import sentences
from parlour.locale import sentence
from parlour.terminal.fitting import Fitting
from parlour.terminal.screen import printable
from parlour.terminal.speech import say, spoken

WIDTH = 80
Widths = dict[int, tuple[int, int]]
CARD_AND_GAP: Widths = {3: (16, 9), 4: (12, 7), 5: (10, 5)}  # by the number of columns that the kingdom can still reach
NARROW: Widths = {3: (12, 8), 4: (10, 4), 5: (8, 3)}
SIGNS = {"items": "■", "colours": "◐", "pips": "•"}
MARKS = {"met": "✓", "hopeless": "✗", "undecided": "?", "open": ""}
STYLES = {"met": "bold green", "hopeless": "bold red", "undecided": "dim", "open": "bold"}
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
COLOURS = {"w": "black on white", "y": "black on yellow", "b": "bold white on blue"}
DUE = "bold red"


def draw(view: Json, lang: str, names: Sequence[str]) -> RenderableType:
    table = view["table"]
    progress = sentence(lang, "twelve-patrols-progress", cards=len(table["placed"]), patrols=len(table["patrols"]))
    land = Fitting(lambda narrow: kingdom(table, lang, NARROW if narrow else CARD_AND_GAP), WIDTH - 4)
    return Panel(
        Group(land, "", *below(table, lang)), title=Text(f" 12 Patrols · {progress} ", "bold"),
        title_align="left", box=box.ROUNDED, width=WIDTH, padding=(0, 1),
    )


def kingdom(table: Json, lang: str, widths: Widths) -> Table:
    card, gap = widths[len(table["columns"])]
    grid = Table.grid()
    grid.add_column(width=2, vertical="middle", style="dim")
    for number in range(2 * len(table["columns"]) - 1):
        grid.add_column(width=gap if number % 2 else card, vertical="middle", justify="center")
    grid.add_row("", *between([Text(letter, "dim") for letter in table["columns"]], [""] * (len(table["columns"]) - 1)))
    for number, row in enumerate(table["rows"]):
        cells = [letter + row for letter in table["columns"]]
        beside = [spot(table, west + east) for west, east in pairwise(cells)]
        grid.add_row(row, *between([place(table, cell, lang, card) for cell in cells], beside))
        if number + 1 < len(table["rows"]):
            below_it = [spot(table, letter + table["rows"][number + 1] + letter + row) for letter in table["columns"]]
            grid.add_row("", *between(below_it, [""] * len(beside)))
    return grid


def between(cells: Sequence[RenderableType], gaps: Sequence[RenderableType]) -> list[RenderableType]:
    """Cells and the gaps between them in turn."""
    return [cells[0], *(part for pair in zip(gaps, cells[1:], strict=True) for part in pair)]


def place(table: Json, cell: str, lang: str, width: int) -> RenderableType:
    """A card with its wants on the edges that count, or an empty cell with its name."""
    narrow = len(table["columns"]) > 3
    height = 4 if narrow else 5
    if cell not in table["placed"]:
        name = Align(Text(cell), "center", vertical="middle", height=height - 2)
        return Panel(name, style="dim", width=width, height=height, padding=0)
    card = table["cards"][table["placed"][cell]]
    wants = {side: wanted(table, cell, side) for side in ARROWS}
    lines = textwrap.wrap(card_name(card, lang), width - 2, break_long_words=False)
    if narrow or len(lines) > 2 or max(map(len, lines)) > width - 2:
        lines = [card["letters"]]
    sides = Table.grid(expand=True)
    sides.add_column(justify="left")
    sides.add_column(justify="right")
    sides.add_row(wants["west"], wants["east"])
    head = [Text(line, "bold", justify="center", overflow="ellipsis", no_wrap=True) for line in lines]
    return Panel(
        Group(*head[:1], sides, *head[1:]), title=wants["north"] or None, subtitle=wants["south"] or None, width=width,
        height=height, padding=0,
    )


def wanted(table: Json, cell: str, side: str) -> Text:
    """What a side of a placed card wants, and how it stands; nothing if it faces the outside."""
    found = [one for one in table["sides"] if (one["cell"], one["side"]) == (cell, side) and one["state"] != "outside"]
    return Text(" ").join(Text(standing(one), STYLES[one["state"]]) for one in found)


def standing(want: Json) -> str:
    """`3■` while nothing is there, `2/3■` with two items of three, `3■✓` when it is met."""
    partly = f"{want['have']}/" if want["have"] and want["state"] in ("open", "hopeless") else ""
    return f"{partly}{want['n']}{SIGNS[want['kind']]}{MARKS[want['state']]}"


def spot(table: Json, name: str) -> Text:
    """What stands in a spot; the name of one that can be filled, with a mark if it must be."""
    if name in table["patrols"]:
        return items(table["patrols"][name])
    if table["building"] and table["building"]["spot"] == name:
        return Text.assemble(items(table["building"]["items"]), " …")
    if name in table["forced"]:
        return Text(f"{name}!", DUE)
    return Text(name if name in table["free"] else "", "dim")


def items(listed: Iterable[str]) -> Text:
    return Text(" ").join(Text(item, COLOURS[item[0]]) for item in listed)


def below(table: Json, lang: str) -> list[RenderableType]:
    """The cards to choose from and those to come, the tray, what is due, and what the signs mean."""
    lines: list[RenderableType] = []
    if table["display"]:
        lines += [Text(sentence(lang, "twelve-patrols-display"), "bold"), face_up(table, lang)]
    if table["unseen"]:
        names = ", ".join(card_name(table["cards"][card], lang) for card in table["unseen"])
        lines.append(headed(lang, "unseen", Text(names)))
    tray = [item for item, many in table["tray"].items() for _ in range(many)]
    lines.append(headed(lang, "tray", items(tray) if tray else Text(sentence(lang, "twelve-patrols-nothing"), "dim")))
    if table["discarded"]:
        lines.append(headed(lang, "discarded", items(item for item, many in table["discarded"].items() for _ in range(many))))
    if table["forced"] and not table["result"]:
        lines.append(Text(sentence(lang, "twelve-patrols-forced", spots=", ".join(table["forced"])), DUE))
    if not table["result"]:
        lines.append(Text(legend(table, lang), "dim"))
    return lines


def face_up(table: Json, lang: str) -> Table:
    rows = Table.grid(padding=(0, 2, 0, 0))
    for number in table["display"]:
        card = table["cards"][number]
        wants = [Text.assemble((f"{ARROWS[side]} ", "dim"), asked(card[side])) for side in ARROWS]
        rows.add_row(Text(f" {card['letters']}", "bold cyan"), card_name(card, lang), *wants)
    return rows


def asked(wants: Sequence[Json]) -> Text:
    return Text(" ".join(f"{want['n']}{SIGNS[want['kind']]}" for want in wants), "bold") if wants else Text("–", "dim")


def headed(lang: str, heading: str, content: Text) -> Text:
    return Text.assemble((f"{sentence(lang, f'twelve-patrols-{heading}')}: ", "bold"), content)


def legend(table: Json, lang: str) -> str:
    signs = sentence(lang, "twelve-patrols-legend", **SIGNS)
    undecided = any(side["state"] == "undecided" for side in table["sides"])
    return f"{signs}; {sentence(lang, 'twelve-patrols-legend-floating')}" if undecided else signs


def card_name(card: Json, lang: str) -> str:
    return printable(say(sentences.card(card["name"]), lang))


def render_event(event: Json, lang: str, names: Sequence[str], seat: int) -> list[Text]:
    told = [printable(spoken(line, lang, names, seat)) for line in event["say"]]
    done = len(told) - len(event["then"])
    return [*map(Text, told[:done]), *(Text(line, "bold") for line in told[done:])]
