"""Simulating from the command line."""

from __future__ import annotations

import json
import re

import pytest

from parlour import native
from tests.cli.command import Terminal, fails, run

LONG = 120  # seconds


def report(*words: str) -> str:
    result = run("simulate", "ard-ri", "--json", *words)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.slow
def test_the_number_of_jobs_changes_nothing_in_the_result() -> None:
    words = ("--games", "60", "--players", "greedy,random,greedy", "--seed", "elf")
    assert report(*words, "--jobs", "1") == report(*words, "--jobs", "2")


def test_the_json_holds_rates_intervals_points_and_lengths() -> None:
    found = json.loads(report("--games", "100", "--players", "greedy,random", "--jobs", "1", "--measure", "years"))
    greedy, other = found["players"]
    assert (greedy["player"], other["player"]) == ("greedy", "random")
    assert greedy["wins"] + other["wins"] == pytest.approx(1)
    assert greedy["interval"][0] < greedy["wins"] < greedy["interval"][1]
    assert greedy["wins"] > other["wins"] and greedy["points"] > other["points"]
    assert sum(found["metrics"]["years"].values()) == found["games"] == found["asked"] == 100
    assert 42 == found["plies"]["min"] <= found["plies"]["mean"] <= found["plies"]["max"] <= 72


def test_options_of_the_game_reach_it() -> None:
    found = json.loads(report("--games", "2", "--seats", "3", "--summer-cattle", "joins_without_warrior", "--jobs", "1"))
    assert found["options"] == {"seats": 3, "summer_cattle": "joins_without_warrior"}
    assert [player["player"] for player in found["players"]] == ["greedy"] * 3


def test_the_table_tells_the_same_in_words() -> None:
    result = run("simulate", "ard-ri", "--games", "100", "--players", "greedy,random", "--jobs", "1", "--measure", "years")
    assert "95 % interval" in result.stdout and "100 games, 0.0 % of them shared" in result.stdout
    assert "Decisions and draws in a game: 4" in result.stdout and "Years: 4." in result.stdout


def test_uncompiled_rules_are_mentioned_once_on_stderr(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "in_use", lambda: "uncompiled")
    result = run("simulate", "ard-ri", "--games", "2", "--jobs", "1", "--json")
    assert result.stderr.count("parlour doctor") == 1
    json.loads(result.stdout)


@pytest.mark.slow
def test_ctrl_c_shows_what_has_been_played_so_far() -> None:
    terminal = Terminal("simulate", "ard-ri", "--players", "level2", "--games", "500000", "--jobs", "2")
    terminal.wait_for("/500000", LONG)
    while not (shown := re.findall(r"([1-9]\d*)/500000", terminal.screen)):
        terminal.read(LONG)
    assert terminal.ends_by_ctrl_c() == 130
    told = re.search(r"Stopped after ([\d,]+) games? of 500,000\.", terminal.screen)
    assert told and int(told[1].replace(",", "")) >= int(shown[-1])
    assert "95 % interval" in terminal.screen and "Traceback" not in terminal.screen


def test_refusals_are_single_sentences() -> None:
    assert fails("simulate", "ard-ri", "--players", "greedy,nobody").startswith("No bot called “nobody”")
    assert fails("simulate", "ard-ri", "--games", "0").startswith("Option --games cannot be “0”")
    assert fails("simulate", "ard-ri", "--seats", "3", "--players", "greedy,random").startswith("2 bots are named, but 3 seats")
