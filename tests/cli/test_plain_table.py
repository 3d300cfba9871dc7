"""A game of another package without a table of its own: Pig, of which parts were left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour import CHANCE, State
from parlour.terminal import plain
from parlour_tide import GAME
from tests.cli.command import shell
from tests.outside.installed import install

pytestmark = pytest.mark.slow


def test_its_view_is_indented_text_and_its_moves_are_numbered(tmp_path: Path) -> None:
    pig = install(tmp_path, without=["terminal.py", "locale"])
    done = shell(r"printf '1\nhold\n99\nq\n' | parlour play pig --bots random --seat 0 --seed 3", env=pig)
    assert done.returncode == 0 and done.stderr == ""
    shown = r"bank: \d+ \d+\nturn: \d+\nface: \d\nroller: 0\ntarget: 100\n   1. roll\n   2. hold\n"
    shown += r"Your move\? › 1\nGuest: kind: roll\n"
    assert re.search(shown, done.stdout), done.stdout
    assert "I do not understand “99” here; possible are: roll" in done.stdout


def test_moves_that_are_written_as_numbers_are_not_numbered_beside_it() -> None:
    view = GAME.view(dealt(3, 8), 0)
    assert str(plain.draw(view, "en", ["Ann", "Bob"])).endswith("\n    4\n    9")
    assert not plain.may_be_numbered(view["moves"]) and plain.may_be_numbered([{"text": "roll"}])


def dealt(*cards: int) -> State:
    """Tide with these cards in the first hand."""
    state = GAME.start(seats=2, hand=len(cards))
    for card in (*cards, *range(20, 20 + len(cards))):
        state.apply(card, CHANCE)
    return state


def test_what_happens_is_told_in_the_game_s_own_sentences(tmp_path: Path) -> None:
    pig = install(tmp_path, without=["terminal.py"])
    done = shell(r"printf 'hold\nq\n' | parlour play pig --bots greedy --seat 0 --seed 3 --name Ann", env=pig)
    assert "You roll.\nYou roll a " in done.stdout and "You hold and bank " in done.stdout
    assert "greedy rolls a " in done.stdout and "kind:" not in done.stdout
    spanish = shell(r"printf 'hold\nq\n' | parlour play pig --bots greedy --seat 0 --seed 3 --lang es", env=pig)
    assert "Tiras.\nSacas un " in spanish.stdout


def test_the_other_commands_know_it_too(tmp_path: Path) -> None:
    pig = install(tmp_path, without=["terminal.py", "locale", "rulebook"])
    done = shell("parlour games; parlour play pig --help; parlour rules pig; parlour simulate pig --games 20 --jobs 2", env=pig)
    assert "pig Pig 2–4 1 A game from another package" in " ".join(done.stdout.split())
    assert "--target N" in done.stdout and "20 games" in done.stdout
    assert "pig comes without a rulebook.\n" in done.stderr and "Traceback" not in done.stderr


def test_without_bots_of_its_own_it_gets_those_that_know_no_game(tmp_path: Path) -> None:
    pig = install(tmp_path, without=["bots.py", "evaluator.py", "metrics.py"])
    done = shell("parlour simulate pig --games 4 --jobs 1 --players level1,random --target 20", env=pig)
    assert done.returncode == 0 and "level1" in done.stdout, done.stderr
