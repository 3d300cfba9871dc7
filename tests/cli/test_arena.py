"""The arena from the command line."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from parlour import native
from tests.cli.command import Terminal, fails, run

WORDS = ("--players", "greedy,random", "--seed", "elf", "--jobs", "1")


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))


def arena(*words: str) -> str:
    result = run("arena", "ard-ri", *WORDS, *words)
    assert result.exit_code == 0, result.output
    return result.stdout


def document(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(arena("--json", *words))
    return found


def test_the_json_holds_ratings_pairs_and_what_was_asked() -> None:
    found = document("--games", "200", "--simulations", "30")
    assert found["decided"] and found["complete"] and 40 <= found["games"] < found["asked"] == 200
    assert found["limit"] == {"simulations": 30, "seconds": None} and found["seed"] == "elf"
    assert [player["player"] for player in found["players"]] == ["greedy", "random"]
    assert [(pair["player"], pair["against"]) for pair in found["pairs"]] == [("greedy", "random"), ("random", "greedy")]
    assert found["pairs"][0]["share"] == pytest.approx(1 - found["pairs"][1]["share"])


def test_a_move_takes_fifty_milliseconds_unless_told_otherwise() -> None:
    assert document("--games", "2")["limit"] == {"simulations": None, "seconds": 0.05}
    assert document("--games", "2", "--milliseconds", "7")["limit"] == {"simulations": None, "seconds": 0.007}
    assert document("--games", "2", "--milliseconds", "7", "--simulations", "9")["limit"] == {"simulations": 9, "seconds": 0.007}


@pytest.mark.slow
def test_the_same_command_goes_on_where_it_stopped_unless_it_is_to_begin_anew(tmp_path: Path) -> None:
    first = document("--games", "10")
    assert first["kept"] == 0 and Path(first["file"]).is_relative_to(tmp_path)
    more = document("--games", "30")
    assert more["kept"] == 10 and more["games"] == 30 and more["file"] == first["file"]
    assert "30 games were taken from" in " ".join(arena("--games", "30").split())
    assert document("--games", "30", "--fresh")["kept"] == 0


def test_all_the_games_are_played_if_asked_for() -> None:
    assert document("--games", "100", "--all")["games"] == 100
    assert document("--games", "100")["games"] < 100


@pytest.mark.parametrize(("lang", "words"), [
    ("en", ("Player", "Rating", "95 % interval", "ms per move", "Share of the win", "of 200 games; --all plays")),
    ("es", ("Jugador", "Puntuación", "Intervalo del 95 %", "ms por jugada", "Parte de la victoria", "de 200 partidas; --all")),
    ("ru", ("Игрок", "Рейтинг", "Интервал 95 %", "мс на ход", "Доля победы", "из 200; --all сыграет")),
])
def test_the_tables_are_in_every_language_and_fit_the_screen(lang: str, words: tuple[str, ...]) -> None:
    shown = arena("--games", "200", "--lang", lang)
    assert all(word in shown for word in words)
    assert max(map(len, shown.splitlines())) <= 80


def test_the_tables_of_several_players_fit_the_screen() -> None:
    players = "random,greedy,level1,level2"
    result = run("arena", "ard-ri", "--players", players, "--simulations", "4", "--games", "12", "--jobs", "1")
    assert result.exit_code == 0 and "Not every pair is decided yet" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_options_of_the_game_reach_it() -> None:
    found = document("--games", "3", "--seats", "3", "--summer-cattle", "joins_without_warrior")
    assert found["options"] == {"seats": 3, "summer_cattle": "joins_without_warrior"} and found["games"] == 3


def test_uncompiled_rules_are_mentioned_once_on_stderr(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "in_use", lambda: "uncompiled")
    result = run("arena", "ard-ri", *WORDS, "--games", "2", "--json")
    assert result.stderr.count("parlour doctor") == 1
    json.loads(result.stdout)


@pytest.mark.slow
def test_ctrl_c_shows_what_has_been_played_so_far_and_keeps_it(tmp_path: Path) -> None:
    words = ("arena", "ard-ri", "--players", "greedy,random", "--games", "500000", "--all", "--jobs", "2")
    terminal = Terminal(*words, env={"PARLOUR_DATA": str(tmp_path)})
    terminal.wait_for("7/500000", 120)
    assert terminal.ends_by_ctrl_c() == 130
    assert "games of 500,000." in terminal.screen and "Share of the win" in terminal.screen
    assert "Traceback" not in terminal.screen
    (kept,) = (tmp_path / "arena").iterdir()
    assert len(kept.read_text().splitlines()) >= 7


@pytest.mark.slow
def test_the_time_goes_on_while_a_game_takes_long(tmp_path: Path) -> None:
    words = ("arena", "jackal", "--players", "level6,level4", "--games", "4", "--milliseconds", "500", "--jobs", "1")
    terminal = Terminal(*words, env={"PARLOUR_DATA": str(tmp_path)})
    times: set[str] = set()
    until = time.monotonic() + 120
    while len(times) < 3 and time.monotonic() < until:
        terminal.read(1)
        plain = re.sub(r"\x1b\[[\d;]*m", "", terminal.screen)
        times |= set(re.findall(r" 0/4 (\d:\d\d:\d\d) ", plain))
    assert len(times) >= 3, plain[-500:]
    assert terminal.ends_by_ctrl_c() == 130
    assert "Stopped after 0 games of 4." in terminal.screen and "Traceback" not in terminal.screen


def test_refusals_are_single_sentences() -> None:
    assert fails("arena", "ard-ri", "--players", "greedy") == (
        "greedy is the only one; an arena needs at least two players, for example --players greedy,random")
    assert fails("arena", "ard-ri", "--players", "greedy,nobody").startswith("No bot called “nobody”")
    assert fails("arena", "ard-ri", "--players", "greedy,greedy").startswith("greedy is named twice")
    assert fails("arena", "ard-ri", "--games", "0").startswith("Option --games cannot be “0”")
    assert fails("arena", "chess").startswith("There is no game “chess”")


def test_refusals_are_in_the_language_asked_for() -> None:
    assert fails("arena", "ard-ri", "--players", "greedy", "--lang", "es").startswith("greedy está solo")
    assert fails("arena", "ard-ri", "--players", "greedy", "--lang", "ru").startswith("greedy здесь один")
