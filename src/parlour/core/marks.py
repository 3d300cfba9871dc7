"""Where something happened: places of the board by the names that the game gives them, for whoever draws it.

`start` is where something came from, `end` where it went, `path` what it passed, `taken` what was won or lost there, `turned`
what was turned over. A game puts them into its events as `marks`, as far as the seat perceives them.
"""

from __future__ import annotations

from collections.abc import Iterable

Marks = dict[str, list[str]]
KINDS = ("start", "end", "path", "taken", "turned")


def marks(**places: Iterable[str]) -> Marks:
    """Each place once, and no empty lists."""
    assert set(places) <= set(KINDS), places
    found = {kind: list(dict.fromkeys(named)) for kind, named in places.items()}
    return {kind: named for kind, named in found.items() if named}
