"""Bots of one's own: in the arena, in studies, in the terminal, on the page, and what is said if one is not there or errs."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from pathlib import Path

import httpx
import pytest

from parlour import bots
from tests.cli.command import CTRL_C, Terminal, fails, run
from tests.outside.installed import found
from tests.server.client import joined, make

OWN = "tests.outside.own_bots"
FIRST, LUCKY, WRONG, NOTHING, FAILING = (f"{OWN}:{name}" for name in ("first", "Lucky", "wrong", "nothing", "failing"))


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "data"))


def test_it_meets_others_in_the_arena_in_processes_of_their_own() -> None:
    result = run(
        "arena", "ard-ri", "--players", f"{FIRST},{LUCKY},random", "--games", "12", "--simulations", "5", "--jobs", "2", "--json")
    assert result.exit_code == 0, result.output
    assert {player["player"] for player in json.loads(result.stdout)["players"]} == {FIRST, LUCKY, "random"}


def test_a_bot_that_was_edited_begins_anew_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "edited_bot.py"
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(sys.modules, "edited_bot", None)  # forgotten afterwards
    kept = []
    for move in (0, -1, -1):
        file.write_text(f"def bot(seen, seat, limit):\n    return seen.legal(seat)[{move}]\n")
        sys.modules.pop("edited_bot")
        result = run("arena", "ard-ri", "--players", "edited_bot:bot,random", "--games", "4", "--jobs", "1", "--all", "--json")
        kept.append(json.loads(result.stdout)["kept"])
    assert kept == [0, 0, 4]


def test_it_is_counted_and_played_against() -> None:
    counted = run("simulate", "ard-ri", "--players", f"{FIRST},random", "--games", "5", "--jobs", "2", "--json")
    assert json.loads(counted.stdout)["players"][0]["player"] == FIRST
    played = run("play", "ard-ri", "--bots", FIRST, "--seat", "1", "--seed", "3", typed="q\n")
    assert played.exit_code == 0 and "first" in played.stdout and OWN not in played.stdout


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("no_such_module:bot", "There is no bot “no_such_module:bot”: No module named 'no_such_module'."),
        (f"{OWN}:missing", f"There is no bot “{OWN}:missing”: module '{OWN}' has no attribute 'missing'."),
        (f"{OWN}:NO_BOT", f"“{OWN}:NO_BOT” is no bot: str cannot be called. A bot is a function of (seen, seat, limit)"),
        ("missing", "No bot called “missing” plays ard-ri; there are: random, level1"),
    ],
)
def test_what_is_no_bot_is_told_in_a_sentence(bot: str, said: str) -> None:
    for words in (["arena", "--players", f"{bot},random"], ["simulate", "--players", bot], ["play", "--bots", bot]):
        assert said in fails(words[0], "ard-ri", *words[1:])


def test_serve_refuses_what_is_no_bot(tmp_path: Path) -> None:
    assert "No module named 'no_such_module'" in fails("serve", "--bots", "no_such_module:bot", "--data", tmp_path)
    assert "There is no bot “greedy”" in fails("serve", "--bots", "greedy", "--data", tmp_path)


@pytest.mark.parametrize(("bot", "answered"), [(WRONG, "999"), (NOTHING, "None")])
def test_who_answers_with_no_legal_move_is_named_with_what_would_be_one(bot: str, answered: str) -> None:
    words = ("--players", f"{bot},random", "--games", "4", "--jobs", "1")
    for command in ("arena", "simulate"):
        said = fails(command, "ard-ri", *words)
        assert f"The bot {bot}, in seat " in said and f"has answered {answered}, which is no legal move." in said
        assert re.search(r"Legal are: \d+ \(\w+\), \d+ \(\w+\)", said)
    said = run("play", "ard-ri", "--bots", bot, "--seat", "1").stderr
    assert f"The bot {bot.rpartition(':')[2]}, in seat 0, has answered {answered}" in said


def test_who_fails_is_named_with_the_line_of_its_own_file() -> None:
    told = r"The bot \S*failing, in seat \d, failed: AttributeError: .*no_such_field.* \(own_bots\.py, line \d+\)\."
    for command in ("arena", "simulate"):
        said = fails(command, "ard-ri", "--players", f"{FAILING},random", "--games", "4", "--jobs", "2")
        assert re.fullmatch(told, said.strip())
    assert re.search(told, run("play", "ard-ri", "--bots", FAILING, "--seat", "1").stderr)


def test_a_package_offers_a_bot_by_an_entry_point(tmp_path: Path) -> None:
    about = tmp_path / "own_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: own-bots\nVersion: 1.0\n")
    entries = f"ard-ri.first = {FIRST}\nard-ri.gone = {OWN}:gone\njackal.other = {LUCKY}\n"
    (about / "entry_points.txt").write_text(f"[parlour.bots]\n{entries}")
    with found(tmp_path):
        assert bots.names("ard-ri")[-2:] == ["first", "gone"] and bots.names("jackal")[-1] == "other"
        result = run("arena", "ard-ri", "--players", "first,random", "--games", "4", "--simulations", "5", "--jobs", "1")
        assert result.exit_code == 0, result.output
        assert "There is no bot “gone”" in fails("simulate", "ard-ri", "--players", "gone")
        assert bots.weaker_than("ard-ri", "first")[0] == bots.default_bot("ard-ri")


@pytest.fixture
def stranger(tmp_path: Path) -> Path:
    """A module that notes when somebody imports it: the mark it would leave."""
    mark = tmp_path / "imported"
    (tmp_path / "stranger.py").write_text(f"open({str(mark)!r}, 'w').close()\ndef bot(seen, seat, limit): return 0\n")
    return mark


@pytest.mark.slow
def test_the_page_offers_it_and_only_what_is_offered_is_imported(tmp_path: Path, stranger: Path) -> None:
    paths = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    terminal = Terminal(
        "serve", "--port", "0", "--data", tmp_path / "data", "--bots", f"{FIRST},{WRONG}", env={"PYTHONPATH": paths})
    address = re.search(r"http://[\d.]+:\d+/", terminal.wait_for("Ctrl-C"))
    assert address
    url = address[0]
    cards = {card["id"]: card for card in httpx.get(f"{url}api/games").json()}
    assert cards["ard-ri"]["bots"][-2:] == [FIRST, WRONG]

    def ask_for(bot: str) -> httpx.Response:
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": bot}]
        return httpx.post(f"{url}api/matches", json={"game": "ard-ri", "seats": seats, "watching": "link", "order": "given"})

    refused = ask_for("stranger:bot")
    assert refused.status_code == 400 and refused.json()["error"]["code"] == "error-unknown-player"

    async def play(bot: str) -> str:
        made = make(url, 1, 1, bot=bot)
        async with joined(url, made.id, made.tokens[0]) as guest:
            while guest.view["table"]["seats"][1]["chosen"] is None:
                await guest.hear()
            return str(guest.table["seats"][1]["name"])

    assert asyncio.run(play(FIRST)) == "first"
    assert asyncio.run(play(WRONG)) == "wrong"
    terminal.type(CTRL_C)
    assert terminal.ends() == 0
    assert f"ard-ri: bot {WRONG} failed: 999 is no legal move; the next weaker one plays this move" in terminal.screen
    assert f"bot {FIRST} failed" not in terminal.screen
    assert not stranger.exists()
