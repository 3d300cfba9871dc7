"""Games of Jack Rabbits that begin in a written position (docs/positions.md), at a server of their own; run as a module it is
that server. A stored match is its options and moves, so that both sides have to know where it begins."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from unittest import mock

from parlour.games.jack_rabbits import GAME, JackRabbitsGame
from parlour.match import Match, Seat
from parlour.server.live_table import token_hash
from parlour.store import Stored
from tests.browser.begun import keep
from tests.browser.visitor import Json
from tests.server import process
from tests.server.client import Made


class PreparedServer(process.ServerProcess):
    """Every game of Jack Rabbits begins in the same position here."""

    def __init__(self, data: Path, position: Json) -> None:
        self.position = position
        super().__init__(data)

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.prepared", json.dumps(self.settings), json.dumps(self.position)],
                stdout=subprocess.PIPE, stderr=log, text=True, cwd=Path(__file__).parents[2],
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, self.logged()

    def sit_down(self, seed: str) -> Made:
        """A match between people, with the dice and cards of a seed."""
        options = GAME.options.resolve(self.position["options"])
        seats = [Seat("person", f"P{seat}") for seat in range(int(options["seats"]))]
        with begins_in(self.position):
            match = Match("prepared", GAME, options, seed, seats)
        match.commit(match.opening())
        tokens = [f"token-{match.id}-{seat}" for seat in range(len(seats))]
        keep(self.data, Stored(match, [token_hash(token) for token in tokens], "link", time.time(), None, []))
        return Made(match.id, list(tokens))


def begins_in(position: Json) -> Any:
    return mock.patch.object(JackRabbitsGame, "begin", lambda game, options: game.restore(position))


if __name__ == "__main__":
    with begins_in(json.loads(sys.argv[2])):
        process.main(json.loads(sys.argv[1]))
