"""Pig, a game of dice, as a package of its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core.game import Game, Json, of_a_move
from parlour.core.options import Resolved
from parlour.core.sayings import Saying
from parlour.core.state import State
from parlour_pig import constants, notation, position, view
from parlour_pig.options import OPTIONS
from parlour_pig.rules import Pig


class PigGame(Game):
    id = "pig"
    title = "Pig"
    version = 1
    options = OPTIONS
    folder = Path(__file__).parent
    hidden = False
    state = Pig

    def begin(self, options: Resolved) -> State:
        state = Pig()
        OPTIONS.give(state, options)
        state.begin()
        return state

    def moves(self, options: Mapping[str, Any]) -> int:
        return constants.MOVES

    def points(self, state: State) -> list[int]:
        return view.points(state)

    @of_a_move
    def describe(self, state: State, move: int) -> Json:
        return view.describe(state, move)

    @of_a_move
    def text(self, state: State, move: int) -> str:
        return notation.text(state, move)

    def prompt(self, shown: Json) -> Saying:
        return view.prompt(shown)

    def table(self, seen: State) -> Json:
        return view.table(seen)

    def perceive(self, before: State, after: State, move: int, by: int, seat: int) -> Json:
        return view.perceive(before, after, move, by, seat)

    def position(self, state: State) -> Json:
        return position.position(state, self.options_of(state))

    def read_position(self, given: Json) -> State:
        return position.read_position(given)


GAME = PigGame()
