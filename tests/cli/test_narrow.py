"""A terminal of 60 columns: nothing runs over the edge, and no word is cut."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

import parlour
from parlour.locale import LANGUAGES
from parlour.terminal import tables
from parlour.testing.walks import reach, variants
from tests.cli.command import run

NARROW, WIDE = 60, 200
NAMES = ["Maximilian", "level3 1", "level3 2", "Guest", "level3 3"]
WORD = re.compile(r"[^\W\d_]{3,}…?")
every_game = pytest.mark.parametrize("name", parlour.games())


def drawn(name: str, view: dict[str, Any], lang: str, seats: int, width: int) -> str:
    buffer = io.StringIO()
    console = Console(width=width, file=buffer, highlight=False, markup=False, emoji=False)
    console.print(tables.of(name).draw(view, lang, NAMES[:seats]))
    return buffer.getvalue()


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_fits_and_keeps_its_words(name: str, lang: str) -> None:
    game = parlour.game(name)
    for number, options in enumerate(variants(game)[:8]):
        state = reach(game, options, number, 25 * number)
        for viewer in (parlour.SPECTATOR, number % state.seats):
            view = game.view(state, viewer)
            narrow, wide = (drawn(name, view, lang, state.seats, width) for width in (NARROW, WIDE))
            assert max(map(len, narrow.splitlines())) <= NARROW
            assert set(WORD.findall(narrow)) <= set(WORD.findall(wide)), options


def test_a_land_that_is_wider_than_the_terminal_is_shown_in_strips() -> None:
    game = parlour.game("jack-rabbits")
    widest = max((reach(game, {"board": "free"}, seed, 70) for seed in range(25)), key=width_of)
    assert width_of(widest) > NARROW
    view = game.view(widest, max(widest.actor, 0))
    narrow, wide = (drawn("jack-rabbits", view, "en", widest.seats, width) for width in (NARROW, WIDE))
    assert max(map(len, narrow.splitlines())) <= NARROW
    for label in set(re.findall(r"[KQJ][♣♦♥♠]", wide)):
        assert narrow.count(label) >= 1


def width_of(state: parlour.State) -> int:
    from parlour.games.jack_rabbits.terminal import Map

    view = parlour.game("jack-rabbits").view(state, max(state.actor, 0))
    return max(map(len, Map(view).drawn().plain.splitlines()))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_at_a_narrow_table_fits_too(name: str, lang: str) -> None:
    told = run("play", name, "--seed", "3", "--lang", lang, typed="?\nq\n", env={"COLUMNS": str(NARROW)}).stdout
    assert max(len(line) for line in told.splitlines() if " › " not in line) <= NARROW
