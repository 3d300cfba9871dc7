"""Views and moves are what the games declare of them, from which the page's types are generated: no field more and none less."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import parlour
from parlour import OVER, SPECTATOR
from parlour.core import registry
from parlour.core.declared import Move
from parlour.testing.walks import step, variants

PLIES = 120


def jsoned(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("name", parlour.games())
def test_what_is_shown_is_as_declared(name: str) -> None:
    kinds, game = registry.part(name, "kinds"), parlour.game(name)
    sets = variants(game)
    for number, options in enumerate(sets[:: len(sets) // 8 + 1]):
        state = game.start(**options)
        for ply in range(PLIES):
            if state.actor == OVER:
                break
            if ply % 8 == 0:
                for seat in (SPECTATOR, *range(state.seats)):
                    check(game.view(state, seat), kinds)
            step(state, number * PLIES + ply)
        check(game.view(state, 0), kinds)


def check(view: Any, kinds: Any) -> None:
    assert jsoned(msgspec.convert(view["table"], kinds.TABLE)) == jsoned(view["table"])
    for described in view["moves"]:
        whole = isinstance(kinds.MOVE, type) and issubclass(kinds.MOVE, Move)
        told = described if whole else {key: value for key, value in described.items() if key not in ("move", "text")}
        assert jsoned(msgspec.convert(told, kinds.MOVE)) == jsoned(told)
