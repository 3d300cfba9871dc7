"""Tide, a card game with hidden hands, as a package of its own: the smallest that keeps secrets."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core import actors
from parlour.core.game import Game, Json, of_a_move
from parlour.core.options import Option, Options, Resolved, seats_option
from parlour.core.state import State
from parlour_tide import constants
from parlour_tide.rules import Tide

CARDS = tuple(str(card + 1) for card in range(constants.CARDS))


class TideGame(Game):
    id = "tide"
    title = "Tide"
    version = 1
    options = Options((seats_option(2, constants.MOST_SEATS, default=2), Option("hand", 5, "so many cards each", low=1, high=6)))
    folder = Path(__file__).parent
    state = Tide

    def begin(self, options: Resolved) -> State:
        state = Tide()
        self.options.give(state, options)
        state.begin()
        return state

    def moves(self, options: Mapping[str, Any]) -> int:
        return constants.CARDS

    def points(self, state: State) -> list[int]:
        return list(state.fields()["taken"][: state.seats])

    @of_a_move
    def text(self, state: State, move: int) -> str:
        return CARDS[move]

    def table(self, seen: State) -> Json:
        f = seen.fields()
        mine = f["viewer"] + 1 if f["viewer"] >= 0 else None  # a spectator holds nothing
        return {
            "hand": [card + 1 for card, holder in enumerate(f["holder"]) if holder == mine],
            "chosen": [choice != constants.NOTHING for choice in f["choice"][: seen.seats]],
            "last trick": f["shown"][: seen.seats] if f["trick"] else None,
            "taken": self.points(seen),
        }

    def perceive(self, before: State, after: State, move: int, by: int, seat: int) -> Json:
        was, now = before.fields(), after.fields()
        to = was["dealt"] // was["hand"] if by == actors.CHANCE else by
        if now["trick"] == was["trick"]:
            return {"kind": "deal" if by == actors.CHANCE else "choose", "seat": to, "card": CARDS[move] if to == seat else None}
        return {"kind": "trick", "seat": now["winner"], "cards": now["shown"][: after.seats]}


GAME = TideGame()
