"""Ard Rí (High King), the introductory game, by Acken, Henry and Silverstein (Cultúrlán)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core.game import Game, Json, of_a_move
from parlour.core.options import Resolved
from parlour.core.sayings import Saying
from parlour.core.state import State
from parlour.games.ard_ri import constants, notation, position, sentences, svg, view
from parlour.games.ard_ri.options import OPTIONS
from parlour.games.ard_ri.rules import ArdRi


class ArdRiGame(Game):
    id = "ard-ri"
    title = "Ard Rí"
    version = 1
    options = OPTIONS
    folder = Path(__file__).parent
    hidden = True
    state = ArdRi

    def begin(self, options: Resolved) -> State:
        state = ArdRi()
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

    def normal(self, typed: str) -> str:
        return notation.normal(typed)

    def rule(self, seen: State) -> str:
        return view.rule(seen)

    def prompt(self, shown: Json) -> Saying:
        return sentences.prompt(shown)

    def table(self, seen: State) -> Json:
        return view.table(seen)

    def perceive(self, before: State, after: State, move: int, by: int, seat: int) -> Json:
        return view.perceive(before, after, move, by, seat)

    def svg(self, state: State, lang: str = "en") -> str:
        return svg.draw(view.table(state), state.viewer, lang)

    def position(self, state: State) -> Json:
        return position.position(state, self.options_of(state))

    def read_position(self, given: Json) -> State:
        return position.read_position(given)


GAME = ArdRiGame()
