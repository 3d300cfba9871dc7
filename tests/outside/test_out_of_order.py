"""A game of another package that does not load: whoever names it hears why, and the others are not disturbed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from parlour import bots
from parlour.core import registry
from tests.cli.command import fails, run
from tests.outside.installed import copied, found

ENTRY_POINTS = "[parlour.games]\nheaps = parlour_pig.heaps:GAME\npig = parlour_pig:GAME\n"


@pytest.fixture(autouse=True)
def heaps(tmp_path: Path) -> Iterator[None]:
    package = copied(tmp_path, ENTRY_POINTS)
    (package / "heaps.py").write_text("raise TypeError('a method is missing')\n")
    with found(tmp_path):
        yield


@pytest.mark.parametrize("command", [("play",), ("simulate",), ("rules",), ("learn",), ("puzzle",), ("arena",)], ids=" ".join)
def test_whoever_names_it_hears_why(command: tuple[str, ...]) -> None:
    assert fails(*command, "heaps") == "The game heaps, of another package, does not load: a method is missing"


def test_the_others_are_not_disturbed() -> None:
    assert "heaps" in parlour.games() and "heaps" not in registry.loadable()
    assert {"jackal", "pig"} <= set(bots.searched_games())
    assert registry.of(parlour.game("pig").start()) is parlour.game("pig")
    assert run("puzzle", typed="q\n").exit_code == 0
