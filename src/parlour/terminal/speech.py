"""What a game says, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core import sayings
from parlour.core.sayings import Line, Saying
from parlour.locale import sentence


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
