"""What a game says, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core import sayings
from parlour.core.game import Json
from parlour.core.sayings import Line, Saying, saying
from parlour.locale import bundle, sentence
from parlour.terminal.screen import printable

MOST_EXAMPLES = 3  # of moves, in a prompt


def spoken(line: Line, lang: str, names: Sequence[str] = (), seat: int = -1) -> str:
    return " ".join(say(one, lang, names, seat) for one in line)


def say(one: Saying, lang: str, names: Sequence[str] = (), seat: int = -1) -> str:
    given = {name: plain(value, lang, names, seat) for name, value in sayings.arguments(one).items()}
    for role, name, reader in (("who", "name", "you"), ("whom", "other", "them")):
        if role in given:
            given |= {name: names[given[role]], reader: "yes" if given[role] == seat else "no"}
    return sentence(lang, one["code"], **given)


def plain(value: Any, lang: str, names: Sequence[str], seat: int) -> Any:
    if isinstance(value, list):
        return ", ".join(str(plain(one, lang, names, seat)) for one in value)
    return say(value, lang, names, seat) if sayings.is_saying(value) else value


def prompt(view: Json, lang: str, names: Sequence[str], examples: bool = True) -> str:
    """What is asked of the viewer, with a move of each kind, as they are typed."""
    said = view["prompt"] or saying("cli-play-prompt")
    known = said if bundle("en").has_message(said["code"]) else saying("cli-play-prompt")
    asked = printable(say(known, lang, names, view["seat"]))
    return sentence(lang, "cli-play-like", prompt=asked, moves=", ".join(one_of_each(view["moves"]))) if examples else asked


def one_of_each(moves: Sequence[Json]) -> list[str]:
    found: dict[str, str] = {}
    for move in moves:
        found.setdefault(move["kind"], move["text"])
    return list(found.values())[:MOST_EXAMPLES]
