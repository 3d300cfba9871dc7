"""Pig as a stranger installs it, beside Parlour's wheel: with a C compiler and without one, everything knows it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from parlour.build.compile import missing_compiler
from tests.wheel import Environment

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["compiled", "uncompiled"])
def pig(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Environment, str]:
    """The environment, and which build of Pig is in it."""
    build = "uncompiled" if missing_compiler() else request.param
    if request.param == "compiled":
        shared: Path = request.getfixturevalue("with_pig")
        installed, told = Environment(shared / "env"), (shared / "told.txt").read_text()
    else:
        folder = tmp_path_factory.mktemp(request.param)
        installed = Environment(folder / "env")
        installed.install(request.getfixturevalue("wheel"))
        done = installed.install_pig(CC=str(folder / "no-compiler-here"))
        told = done.stdout + done.stderr
    assert ("NOT COMPILED, the rules will run as plain Python" in told) == (build == "uncompiled")
    return installed, build


def test_the_doctor_and_the_list_of_games_know_it(pig: tuple[Environment, str]) -> None:
    installed, build = pig
    told = json.loads(installed.parlour("doctor", "--json").stdout)
    assert told["outside"] == {"pig": build} and told["healthy"]
    said = installed.parlour("doctor").stdout
    assert ("The game pig, of another package, runs compiled." in said) == (build == "compiled")
    games = json.loads(installed.parlour("games", "--json").stdout)
    assert {game["game"]: game["summary"] for game in games}["pig"] == "Roll as often as you dare; a 1 loses the turn"
    assert "PG-3" in installed.parlour("rules", "pig").stdout


def test_it_is_played_in_the_terminal_with_a_hint_and_replayed(pig: tuple[Environment, str]) -> None:
    installed, _ = pig
    typed = "hint\n" + "hold\n" * 80
    said = installed.parlour(
        "play", "pig", "--target", "30", "--bots", "my_bots:careful", "--seat", "0", "--seed", "7", "--save", "game.json",
        typed=typed,
    ).stdout
    assert "30 points win" in said and "points at stake: roll or hold?" in said
    assert "Best now: " in said.partition("› hint")[2]
    assert "careful" in said and "my_bots" not in said and "You roll a" in said
    record = json.loads((installed.folder / "game.json").read_text())
    assert record["game"] == "pig" and sum(record["scores"]) == 1
    assert "careful" in installed.parlour("replay", "game.json").stdout


def test_it_is_simulated_the_same_in_both_builds(pig: tuple[Environment, str]) -> None:
    installed, _ = pig
    words = (
        "simulate", "pig", "--games", "30", "--players", "greedy,random", "--seed", "1", "--jobs", "2",
        "--measure", "margin", "--json",
    )
    found = installed.parlour(*words).stdout
    assert json.loads(found)["metrics"]["margin"]
    assert installed.parlour(*words, PARLOUR_PURE="1").stdout == found


def test_bots_meet_a_bot_of_one_s_own(pig: tuple[Environment, str]) -> None:
    installed, _ = pig
    words = ("arena", "pig", "--players", "my_bots:careful,greedy,level1", "--games", "60", "--simulations", "50", "--json")
    players = json.loads(installed.parlour(*words).stdout)["players"]
    assert {player["player"] for player in players} == {"my_bots:careful", "greedy", "level1"}


def test_it_keeps_every_promise(pig: tuple[Environment, str]) -> None:
    installed, _ = pig
    told = installed.run("python", "-m", "parlour.testing", "pig", "--games", "6").stdout
    assert "kept: builds\n" in told and "kept: events\n" in told


def test_binaries_run_unless_they_are_for_another_core(pig: tuple[Environment, str], tmp_path: Path) -> None:
    installed, build = pig
    program = "import parlour, parlour_pig.rules as rules; print(rules.__file__)"
    runs = installed.run("python", "-c", program).stdout.strip()
    assert runs.endswith((".so", ".pyd")) == (build == "compiled")
    assert installed.run("python", "-c", program, environment={"PARLOUR_PURE": "1"}).stdout.strip().endswith(".py")
    manifest = Path(runs).parent / "native.json"
    assert manifest.exists() == (build == "compiled")
    if build == "uncompiled":
        return
    copy = shutil.copytree(Path(runs).parent, tmp_path / "parlour_pig")  # others use the one that is installed
    (copy / manifest.name).write_text(manifest.read_text().replace('"core": "', '"core": "0'))
    told = installed.run("python", "-c", program, environment={"PYTHONPATH": str(tmp_path)})
    assert told.stdout.strip() == str(copy / "rules.py")
    assert "parlour_pig: compiled for another Parlour" in told.stderr and "python -m parlour.build" in told.stderr
    doctor = installed.parlour("doctor", "--json", PYTHONPATH=str(tmp_path))
    assert json.loads(doctor.stdout)["outside"] == {"pig": "other-core"}
