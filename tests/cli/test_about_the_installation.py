"""`parlour games`, `rules` and `doctor`, and where data is kept."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import parlour
from parlour import Game, native
from parlour.cli import doctor
from parlour.core.places import data_folder
from parlour.study import rulebook
from tests.cli.command import run

ROOT = Path(__file__).parents[2]


def test_games_are_listed_with_players_version_and_a_line() -> None:
    listed = " ".join(run("games").stdout.split())
    assert "ard-ri Ard Rí 2–5 1 Win Cattle of all four suits" in listed
    assert {game["game"]: game["players"] for game in json.loads(run("games", "--json").stdout)} == {
        "ard-ri": "2–5", "jackal": "2–4", "jack-rabbits": "2–4", "twelve-patrols": "1",
    }


@pytest.mark.slow
def test_a_rule_is_printed_with_its_ruling_and_the_tests_that_prove_it() -> None:
    shown = run("rules", "ard-ri", "ar-8").stdout
    assert shown.count("AR-8") == 1 and "Ruling:" in shown
    assert "✓ tests/games/ard_ri/test_winter.py::" in shown


@pytest.mark.slow
def test_the_rulebook_is_printed_in_the_language_asked_for() -> None:
    for lang, ruling in (("en", "Ruling:"), ("es", "Aclaración:"), ("ru", "Уточнение:")):
        shown = run("rules", "ard-ri", "--lang", lang).stdout
        assert ruling in shown
        assert all(f"{rule.id} " in shown for rule in rulebook.rules("ard-ri", lang))


def test_without_a_game_the_rulebooks_are_listed() -> None:
    assert "Ard Rí: 18 rules. To read them: parlour rules ard-ri\n" in run("rules").stdout


def test_an_installed_package_says_where_the_tests_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.cli.rules.folder_of_tests", lambda: None)
    shown = run("rules", "ard-ri", "AR-8").stdout
    assert "✓" not in shown and "are in the source repository" in shown


def test_the_doctor_finds_this_installation_well() -> None:
    result = run("doctor")
    assert result.exit_code == 0 and result.stdout.endswith("All is well.\n")
    found = json.loads(run("doctor", "--json").stdout)
    assert found["healthy"] and found["build"] == native.in_use() and found["parlour"] == parlour.__version__


def test_the_doctor_knows_the_optional_parts_that_people_install(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    ours = {"dev", "docs", "bench", "parquet"}  # for those who change Parlour; and a part of `study`
    assert set(doctor.EXTRAS) == set(declared) - ours
    monkeypatch.setattr(doctor, "EXTRAS", {"study": "json", "ray": "no_such_module"})
    shown = " ".join(run("doctor").stdout.split())
    assert "✓ Optional parts: study" in shown and "not installed: ray; pip install 'parlour[ray]' adds the first." in shown


@pytest.mark.parametrize("build", ["compiled", "pure", "uncompiled"])
def test_the_doctor_tells_the_build_in_use(monkeypatch: pytest.MonkeyPatch, build: str) -> None:
    monkeypatch.setattr(native, "in_use", lambda: build)
    shown = run("doctor").stdout
    assert {"compiled": "are compiled", "pure": "PARLOUR_PURE asks", "uncompiled": "but slowly"}[build] in shown
    assert ("gcc" in shown) == (build == "uncompiled" and sys.platform == "linux")


def test_every_platform_has_advice_on_compilers() -> None:
    assert [doctor.compiler_for(system) for system in ("linux", "darwin", "win32", "freebsd14")] == [
        "linux", "macos", "windows", "linux"]


def test_stale_modules_make_the_doctor_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "PURE", False)
    monkeypatch.setattr(native, "stale_modules", lambda: ["parlour.core.state"])
    result = run("doctor")
    assert result.exit_code == 1
    assert "old code is running: parlour.core.state. Run make build." in " ".join(result.stdout.split())
    assert run("doctor", "--json").exit_code == 1


def test_the_command_for_a_stale_game_of_another_package_compiles_that_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "SHIPPED", frozenset(parlour.games()) - {"jackal"})
    monkeypatch.setattr(native, "build_of", lambda folder: "stale")
    shown = "".join(run("doctor").stdout.split())
    assert f"python-mparlour.build{parlour.game('jackal').folder}" in shown


def test_python_runs_it_as_a_module() -> None:
    said = subprocess.run([sys.executable, "-m", "parlour", "games", "--json"], capture_output=True, text=True, check=True)
    assert {game["game"] for game in json.loads(said.stdout)} >= {"ard-ri", "jackal"}


def test_a_game_of_another_package_that_does_not_load_is_told_and_harms_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def game(name: str) -> Game:
        if name == "broken":
            raise ZeroDivisionError("oh dear")
        return real(name)

    real = parlour.game
    monkeypatch.setattr(parlour, "games", lambda: ["ard-ri", "broken"])
    monkeypatch.setattr(parlour, "game", game)
    result = run("doctor")
    assert result.exit_code == 1 and "The game broken, of another package, does not load: oh dear" in result.stdout
    assert "ard-ri" in run("play", "--help").stdout and "broken" not in run("games").stdout


@pytest.mark.parametrize(("system", "variables", "expected"), [
    ("linux", {}, "home/.local/share/parlour"),
    ("linux", {"XDG_DATA_HOME": "elsewhere"}, "elsewhere/parlour"),
    ("darwin", {}, "home/Library/Application Support/parlour"),
    ("win32", {"LOCALAPPDATA": "local"}, "local/parlour"),
    ("linux", {"PARLOUR_DATA": "mine"}, "mine"),
])
def test_data_is_kept_where_the_platform_expects_it(
    monkeypatch: pytest.MonkeyPatch, system: str, variables: dict[str, str], expected: str,
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "PARLOUR_DATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert data_folder() == Path(expected)
