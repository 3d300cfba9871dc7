"""Pig in the terminal: what everybody has, as bars up to the target, and what is at stake in this turn."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from parlour.core.game import Json
from parlour.locale import sentence

FACES = "⚀⚁⚂⚃⚄⚅"
WIDTH = 72


def draw(view: Json, lang: str, names: Sequence[str]) -> RenderableType:
    table = view["table"]
    drawn = Table(box=box.ROUNDED, show_header=False, width=WIDTH, title=sentence(lang, "pig-target", points=table["target"]))
    drawn.add_column(no_wrap=True)
    drawn.add_column(justify="right")
    drawn.add_column(ratio=1)
    drawn.add_column(min_width=8)
    for seat, points in enumerate(table["bank"]):
        rolls = seat == table["roller"] and view["scores"] is None
        at_stake = Text(f"{die(table['face'])} +{table['turn']}" if rolls and table["turn"] else "", "bold yellow")
        bar = ProgressBar(table["target"], min(points, table["target"]))
        drawn.add_row(Text(names[seat], "bold" if rolls else ""), str(points), bar, at_stake)
    return drawn


def die(face: int) -> str:
    return FACES[face - 1]


def render_event(event: Json, lang: str, names: Sequence[str], seat: int) -> list[Text]:
    if event["kind"] == "roll":
        return []  # what is rolled tells it
    you = "yes" if event["seat"] == seat else "no"
    told = {name: value for name, value in event.items() if name not in ("kind", "by", "seat")}
    line = sentence(lang, f"pig-event-{event['kind']}", name=names[event["seat"]], you=you, **told)
    return [Text(f"{die(event['face'])} {line}" if "face" in event else line)]
