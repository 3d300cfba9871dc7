from __future__ import annotations

import pytest


@pytest.fixture(scope="module", autouse=True)
def cards_of_the_tests() -> None:
    """These tests play with the shipped decks."""
