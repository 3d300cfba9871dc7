"""A made-up game for studies: how long it lasts and who wins is chance alone, and options say by how much chance is bent."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core import actors, turns
from parlour.core.game import Game, Json
from parlour.core.options import Clash, Option, Options, Resolved, seats_option
from parlour.core.state import MoveBuffer, State

LENGTH, MORE, WINNER, OTHER_LENGTH = range(4)
OPTIONS = Options(
    (
        seats_option(2, 2, default=2),
        Option("longer", 0, "in so many of 100 games there is one more turn", low=0, high=100),
        Option("tilt", 0, "so much more often of 1000 the first seat wins", low=0, high=500),
        Option("name", "plain", "fancy coins fall as plain ones do, but with luck of their own", choices=("plain", "fancy")),
    ),
    clashes=(Clash({"name": "fancy", "longer": 100}, "that would be too much", "coins-clash"),),
)


class Coins(State):
    longer: int
    tilt: int
    name: int
    turns: int
    winner: int

    def find_moves(self, to: MoveBuffer, seat: int) -> None:
        to.add(0)
        to.add(1)

    def find_outcomes(self, to: MoveBuffer) -> None:
        for outcome in range({LENGTH: 10, OTHER_LENGTH: 10, MORE: 100, WINNER: 1000}[self.pile]):
            to.add(outcome)

    def push(self, move: int, seat: int) -> None:
        if seat != actors.CHANCE:
            turns.ask_chance(self, OTHER_LENGTH if self.name else LENGTH)
        elif self.pile in (LENGTH, OTHER_LENGTH):
            self.turns = 5 + move
            turns.ask_chance(self, MORE)
        elif self.pile == MORE:
            self.turns += move < self.longer
            turns.ask_chance(self, WINNER)
        else:
            self.winner = 0 if move < 500 + self.tilt else 1
            turns.end(self)

    def score(self, seat: int) -> float:
        return float(seat == self.winner)

    def hide(self, seat: int) -> None:
        pass

    def fill(self, u: int) -> None:
        pass


class CoinsGame(Game):
    id = "coins"
    title = "Coins"
    version = 1
    options = OPTIONS
    folder = Path(__file__).parent
    hidden = False
    state = Coins

    def begin(self, options: Resolved) -> State:
        state = Coins()
        OPTIONS.give(state, options)
        turns.ask(state, 0)
        return state

    def moves(self, options: Mapping[str, Any]) -> int:
        return 1000

    def points(self, state: State) -> list[int]:
        return [0, 0]

    def text(self, state: State, move: int) -> str:
        return str(move)

    def table(self, seen: State) -> Json:
        return {}

    def perceive(self, before: State, after: State, move: int, by: int, seat: int) -> Json:
        return {"kind": "move"}


GAME = CoinsGame()
