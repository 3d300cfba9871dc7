"""Sentences as they travel: a code and its arguments, made once by a game, spoken in the reader's language by terminal and page.

Among the arguments `who` and `whom` are seats: whoever speaks adds their names (`name` and `other`), and whether they are the
reader (`you` and `them`: yes or no). A list is spoken as one, and a saying inside a saying is spoken first. `english` is spoken
where no sentence has that code: a name that a person gave. A line is several sayings, one behind the other.
"""

from __future__ import annotations

from typing import Any

Saying = dict[str, Any]
Line = list[Saying]


def saying(code: str, **arguments: Any) -> Saying:
    """A sentence by its code, to be spoken in the reader's language."""
    return {"code": code, "arguments": arguments} if arguments else {"code": code}


def lines(*sayings: Saying) -> list[Line]:
    """Each on a line of its own."""
    return [[one] for one in sayings]


def is_saying(value: object) -> bool:
    return isinstance(value, dict) and "code" in value


def arguments(one: Saying) -> dict[str, Any]:
    found: dict[str, Any] = one.get("arguments", {})
    return found
