"""Jack Rabbits: rabbits race over a land of tiles for three royals. Designed by Lenin Comprés."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core import chance
from parlour.core.game import Game, Json, of_a_move
from parlour.core.options import Resolved
from parlour.core.sayings import Saying
from parlour.core.state import State
from parlour.games.jack_rabbits import constants, lands, notation, position, reading, sentences, svg, view
from parlour.games.jack_rabbits.options import OPTIONS, suit_numbers
from parlour.games.jack_rabbits.rules import JackRabbits


class JackRabbitsGame(Game):
    id = "jack-rabbits"
    title = "Jack Rabbits"
    version = 2
    options = OPTIONS
    folder = Path(__file__).parent
    hidden = True
    state = JackRabbits

    def fix_options(self, options: Resolved, seed: chance.Seed) -> Resolved:
        found = self.left_open(options)
        if found is None:
            return options
        name, lands_to_draw = found
        return {**options, name: lands_to_draw[chance.index(chance.keyed(seed, constants.LAND, 0), len(lands_to_draw))]}

    def left_open(self, options: Resolved) -> tuple[str, range] | None:
        is_open = options["board"] == "random" and not options["land"]
        return ("land", range(1, constants.LAST_LAND + 1)) if is_open else None

    def begin(self, options: Resolved) -> State:
        state = lands.laid(options).copy()
        OPTIONS.give(state, options, kept=sum(1 << suit for suit in suit_numbers(options)))
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

    def svg(self, state: State, lang: str = "en") -> str:
        fields = state.fields()
        carrots = {tile: carrot - 1 for tile, carrot in enumerate(fields["carrot"]) if carrot}
        return svg.draw(lands.of(state), lang, svg.Tokens(fields["at"][: state.seats], carrots))

    def position(self, state: State) -> Json:
        return position.position(state, self.options_of(state))

    def read_position(self, given: Json) -> State:
        return reading.read_position(given)

    def perceive(self, before: State, after: State, move: int, by: int, seat: int) -> Json:
        return view.perceive(before, after, move, by, seat)


GAME = JackRabbitsGame()
