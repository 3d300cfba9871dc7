"""What the players of a table are called."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.locale import sentence
from parlour.terminal.screen import printable


def distinct(names: Sequence[str]) -> list[str]:
    """The names, numbered where several players have the same."""
    names = [printable(name) for name in names]
    return [f"{name} {names[: i + 1].count(name)}" if names.count(name) > 1 else name for i, name in enumerate(names)]


def of_seats(lang: str, players: Sequence[str], seats: int) -> list[str]:
    """The players' names, or the numbers of the seats if the names are not known."""
    return distinct(players) if len(players) == seats else [sentence(lang, "seat-number", seat=seat) for seat in range(seats)]
