"""The table of a game that has no drawing of its own: its view as indented text, its moves as a numbered list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from parlour.core.game import Json
from parlour.locale import bundle, sentence
from parlour.terminal.speech import spoken


def draw(view: Json, lang: str, names: Sequence[str]) -> RenderableType:
    moves = [f"    {move['text']}" for move in view["moves"]]
    if may_be_numbered(view["moves"]):
        moves = [f"{number:>4}. {move['text']}" for number, move in enumerate(view["moves"], 1)]
    return Text("\n".join([*outline(view["table"], ""), *moves]))


def may_be_numbered(moves: Sequence[Json]) -> bool:
    """Not where moves are written as numbers themselves: nobody could tell which of the two was meant."""
    return not any(move["text"].isdecimal() for move in moves)


def outline(value: Any, indent: str) -> Iterator[str]:
    """A JSON value line by line; what is short stays on the line of its name."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else [("", value)]
    for name, part in pairs:
        if isinstance(part, dict) or (isinstance(part, list) and any(isinstance(item, dict | list) for item in part)):
            yield f"{indent}{name}:"
            yield from outline(part, indent + "  ")
        else:
            yield f"{indent}{name}: {' '.join(map(short, part)) if isinstance(part, list) else short(part)}"


def short(value: Any) -> str:
    return {None: "–", True: "+", False: "–"}.get(value, str(value)) if value is None or isinstance(value, bool) else str(value)


def render_event(game: str, event: Json, lang: str, names: Sequence[str], seat: int) -> list[Text]:
    """What happened: what the event says of itself (`say`); or in the game's own words if its sentences have them
    (`GAME-event-KIND`, with the event's fields, and as $name and $you whoever it is about: its `seat`, or who did it); or else
    field by field."""
    if "say" in event:
        return [Text(spoken(line, lang, names, seat)) for line in event["say"]]
    code = f"{game}-event-{event.get('kind')}"
    about = event["seat"] if event.get("seat") in range(len(names)) else event["by"]
    name = names[about] if about >= 0 else "*"
    fields = {key: value for key, value in event.items() if key != "by"}
    if bundle("en").has_message(code):
        return [Text(sentence(lang, code, **{**fields, "name": name, "you": "yes" if about == seat else "no"}))]
    told = {key: value for key, value in fields.items() if key != "seat" or value != about}  # the name tells whose seat it is
    return [Text(f"{name}: " + ", ".join(line.strip() for line in outline(told, "")))]
