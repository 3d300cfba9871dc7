"""Jack Rabbits: rabbits race over a land of tiles for three royals. Designed by Lenin Comprés."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from parlour.core import cards
from parlour.core.game import Game, Json
from parlour.core.options import Resolved
from parlour.core.state import State
from parlour.games.jack_rabbits import lands, names, text, view
from parlour.games.jack_rabbits.options import OPTIONS, suits_in_play
from parlour.games.jack_rabbits.rules import JackRabbits


class JackRabbitsGame(Game):
    id = "jack-rabbits"
    title = "Jack Rabbits"
    version = 1
    options = OPTIONS
    folder = Path(__file__).parent
    hidden = True
    state = JackRabbits

    def begin(self, options: Resolved) -> State:
        suits = suits_in_play(options)
        state = laid_land(str(options["board"]), int(options["land"]), suits).copy()
        state.begin(**OPTIONS.codes(options), kept=sum(1 << cards.SUITS.index(suit) for suit in suits))
        return state

    def moves(self, options: Mapping[str, Any]) -> int:
        return names.MOVES

    def points(self, state: State) -> list[int]:
        return view.points(state)

    def describe(self, state: State, move: int) -> Json:
        return view.describe(state, move)

    def text(self, state: State, move: int) -> str:
        return text.text(state, move)

    def normal(self, typed: str) -> str:
        return text.normal(typed)

    def table(self, seen: State) -> Json:
        return view.table(seen)

    def happened(self, before: State, after: State, move: int, by: int, seat: int) -> Json:
        return view.happened(before, after, move, by, seat)


@lru_cache(maxsize=32)
def laid_land(board: str, number: int, suits: str) -> JackRabbits:
    """The land to play on; not to be changed."""
    if board == "sample":
        return lands.lay_out(lands.sample())
    return lands.lay_out(lands.random_land(number, "".join(suit for suit in names.SUITS if suit in suits)))


GAME = JackRabbitsGame()
