"""Scenario tests play with cards of their own, so that the shipped decks can be tuned freely."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.games.twelve_patrols import deck
from tests.games.twelve_patrols import table


@pytest.fixture(scope="module", autouse=True)
def cards_of_the_tests() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deck, "known", table.decks_in_play)
        table.play_with({})
        yield
    table.play_with_shipped_decks()
