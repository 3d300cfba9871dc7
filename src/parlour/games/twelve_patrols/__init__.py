"""12 Patrols, a solo game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core.errors import IllegalMove
from parlour.core.fields import FieldsOf
from parlour.core.game import Game, Json, of_a_move
from parlour.core.options import Resolved
from parlour.core.sayings import Saying
from parlour.core.state import State
from parlour.games.twelve_patrols import constants, notation, position, refusals, sentences, svg, view
from parlour.games.twelve_patrols.options import OPTIONS, deck_of
from parlour.games.twelve_patrols.rules import TwelvePatrols


class TwelvePatrolsGame(Game):
    id = "twelve-patrols"
    title = "12 Patrols"
    version = 1
    options = OPTIONS
    folder = Path(__file__).parent
    hidden = False
    state = TwelvePatrols

    def begin(self, options: Resolved) -> State:
        state = TwelvePatrols()
        OPTIONS.give(state, options, **deck_of(options).needs())
        state.begin()
        return state

    def moves(self, options: Mapping[str, Any]) -> int:
        return constants.MOVES

    def points(self, state: State) -> list[int]:
        """The patrols that are out."""
        return [FieldsOf(state)["patrols"]]

    @of_a_move
    def text(self, state: State, move: int) -> str:
        return notation.text(state, move)

    def normal(self, typed: str) -> str:
        return notation.normal(typed)

    def parse(self, state: State, typed: str) -> int:
        whole = notation.in_full(state, typed)
        try:
            return super().parse(state, whole)
        except IllegalMove:
            if state.actor >= 0:
                wanted = notation.normal(whole)
                for move in notation.moves(state.fields()["frame"]):
                    if notation.normal(notation.text(state, move)) == wanted:
                        raise self.refusal(state, move) from None
            raise

    def refusal(self, state: State, move: int) -> IllegalMove:
        written = state.actor >= 0 and move in notation.moves(state.fields()["frame"]) and move not in state.legal()
        return refusals.refusal(state, move) if written else super().refusal(state, move)

    @of_a_move
    def describe(self, state: State, move: int) -> Json:
        return view.describe(state, move)

    def rule(self, seen: State) -> str:
        return view.rule(seen)

    def prompt(self, shown: Json) -> Saying:
        return sentences.prompt(shown)

    def table(self, seen: State) -> Json:
        return view.table(seen)

    def perceive(self, before: State, after: State, move: int, by: int, seat: int) -> Json:
        return view.perceive(before, after, move)

    def svg(self, state: State, lang: str = "en") -> str:
        return svg.draw(view.table(state), lang)

    def position(self, state: State) -> Json:
        return position.position(state, self.options_of(state))

    def read_position(self, given: Json) -> State:
        return position.read_position(given)


GAME = TwelvePatrolsGame()
