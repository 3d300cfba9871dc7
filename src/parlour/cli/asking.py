"""Who asks for one move after the other, in lessons and puzzles: what is typed, what is printed, and how one leaves."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from parlour.core.game import Game
from parlour.locale import sentence
from parlour.terminal import screen, tables

LEAVE, SHOW, SKIP = ("q", "quit"), "show", "skip"


class Left(Exception):
    """The person has had enough, or has left the table."""


@dataclass
class Asker:
    lang: str
    game: Game
    console: Console = field(default_factory=screen.output)

    def __post_init__(self) -> None:
        self.table = tables.of(self.game.id)

    def names(self, seats: int, own: int) -> list[str]:
        """What everybody at the table is called."""
        names = [sentence(self.lang, "page-bot-at-table", seat=seat) for seat in range(seats)]
        names[own] = sentence(self.lang, "cli-play-human")
        return names

    def typed(self) -> str:
        try:
            line = input("› ").strip()
        except EOFError:
            self.print("")
            raise Left from None
        if not sys.stdin.isatty():
            self.print(line)  # so that the text of a piped session can be read
        if line.lower() in LEAVE:
            raise Left
        return line

    def print(self, what: Any) -> None:
        self.console.print(what)
