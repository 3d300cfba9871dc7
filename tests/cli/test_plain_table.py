"""A game of another package, without a table of its own: the one that docs/adding-a-game.md adds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import shell
from tests.outside import install

pytestmark = pytest.mark.slow


@pytest.fixture
def pig(tmp_path: Path) -> dict[str, str]:
    """The environment in which the game is installed."""
    return install(tmp_path)


def test_its_view_is_indented_text_and_its_moves_are_numbered(pig: dict[str, str]) -> None:
    done = shell(r"printf '1\nhold\n99\nq\n' | parlour play pig --bots random --seed 3", env=pig)
    assert done.returncode == 0 and done.stderr == ""
    assert "bank: 0 5\nturn: 2\n   1. roll\n   2. hold\nYour move? › 1\nGuest: kind: chose, what: roll\n" in done.stdout
    assert "I do not understand “99” here; possible are: roll" in done.stdout


def test_the_other_commands_know_it_too(pig: dict[str, str]) -> None:
    done = shell("parlour games; parlour play pig --help; parlour rules pig; parlour simulate pig --games 20 --jobs 2", env=pig)
    assert "pig Pig 2–4 1 A game from another package" in " ".join(done.stdout.split())
    assert "--goal N" in done.stdout and "20 games" in done.stdout
    assert "pig comes without a rulebook.\n" in done.stderr and "Traceback" not in done.stderr
