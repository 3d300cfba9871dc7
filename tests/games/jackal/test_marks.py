"""Where a move happened."""

from __future__ import annotations

import random

import parlour
from parlour.core import actors


def test_a_pirate_leaves_a_cell_and_turns_a_tile_over() -> None:
    game, state = parlour.game("jackal"), parlour.game("jackal").start(seats=2)
    ashore = next(move for move in state.legal(0) if game.describe(state, move)["kind"] == "walk")
    way = game.describe(state, ashore)
    told = game.event(state, ashore, 1)
    assert told["marks"] == {"start": [way["from"]], "end": [way["to"]]}
    state.apply(ashore, 0)
    assert state.actor == actors.CHANCE
    opened = game.event(state, state.draw(random.Random(3).getrandbits(64)), 1)
    assert opened["marks"]["turned"] == [way["to"]]


def test_a_ship_is_marked_where_it_was_and_where_it_is() -> None:
    game, state = parlour.game("jackal"), parlour.game("jackal").start(seats=2)
    sailing = next(move for move in state.legal(0) if game.describe(state, move)["kind"] == "sail")
    way = game.describe(state, sailing)
    assert game.event(state, sailing, 1)["marks"] == {"start": [way["start"]], "end": [way["to"]]}
