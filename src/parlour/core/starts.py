"""First positions, kept: whoever plays a game many times builds what its options stand for, a land say, only once."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.options import Resolved, Value
from parlour.core.state import State

MOST_KEPT = 1024  # positions at most


class Starts:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.kept: dict[tuple[Value, ...], State] = {}
        self.latest: tuple[Resolved, State] | None = None

    def of(self, options: Resolved) -> State:
        """The first position with these options, not to be changed."""
        if self.latest is None or self.latest[0] is not options:
            self.latest = options, self.found(options)
        return self.latest[1]

    def found(self, options: Resolved) -> State:
        key = tuple(options.values())
        start = self.kept.get(key)
        if start is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            self.kept[key] = start = self.game.begin(options)
        return start
