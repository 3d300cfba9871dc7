"""The command in a real (pseudo) terminal: colours, Ctrl-C, Ctrl-D, stepping."""

from __future__ import annotations

import re

import pytest

from tests.cli.command import CTRL_D, GOLDEN, Terminal

pytestmark = pytest.mark.slow

RED = "\x1b[31m"
PROMPT = "which Cattle do you play into the centre?"


def test_suits_are_coloured_where_the_terminal_has_colours() -> None:
    terminal = Terminal("play", "ard-ri", "--seed", "3")
    assert f"{RED}10♥" in terminal.wait_for(PROMPT)
    terminal.type("10h\n")
    assert f"You play {RED}10♥" in terminal.wait_for("Summer: which card do you lay face down?")
    terminal.type("q\n")
    assert terminal.ends() == 0 and "this game stays unfinished" in terminal.screen


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_no_colours_where_they_are_not_wanted(env: dict[str, str]) -> None:
    terminal = Terminal("play", "ard-ri", "--seed", "3", env=env)
    screen = terminal.wait_for(PROMPT)
    assert "10♥" in screen and RED not in screen
    terminal.type(CTRL_D)
    assert terminal.ends() == 0 and "this game stays unfinished" in terminal.screen


def test_ctrl_c_leaves_the_table_with_130() -> None:
    terminal = Terminal("play", "ard-ri", "--seed", "3")
    terminal.wait_for(PROMPT)
    assert terminal.ends_by_ctrl_c() == 130
    assert "this game stays unfinished" in terminal.screen and "Traceback" not in terminal.screen


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_has_been_simulated_so_far(jobs: str) -> None:
    terminal = Terminal("simulate", "ard-ri", "--games", "5000000", "--jobs", jobs)
    while not re.search(r"[1-9]\d*/5000000$", terminal.wait_for("/5000000")):
        pass  # nothing has been played yet
    assert terminal.ends_by_ctrl_c() == 130
    assert re.search(r"games? of 5,000,000\.", terminal.screen) and "95 % interval" in terminal.screen
    assert "Traceback" not in terminal.screen


def test_a_record_is_stepped_through_forwards_backwards_and_by_number() -> None:
    terminal = Terminal("replay", GOLDEN / "00.json")
    terminal.wait_for("Ply 18 of 42: Enter, b, a number or q › ")
    for typed, ply in (("\n", 20), ("\n", 22), ("b\n", 20), ("40\n", 40), ("1\n", 18), ("b\n", 18), ("999\n", 42)):
        terminal.type(typed)
        terminal.wait_for(f"Ply {ply} of 42")
    terminal.type("q\n")
    assert terminal.ends() == 0
