"""Deliberate breaks: each rule is broken in a copy of the sources, and the tests that prove the rule have to notice.

A file `tests/breaks/GAME.toml` lists the breaks of a game: the rule's id, what goes wrong, the file of the game's folder,
the old text (found there exactly once) and the new one; and, where a rule has many tests, the quickest one that notices.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from parlour.study import rulebook

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SOURCES = ROOT / "src" / "parlour"


@dataclass(frozen=True)
class Break:
    game: str  # the name of the game's folder
    id: str
    what: str
    file: str
    old: str
    new: str
    test: str = ""  # file::name, within the game's tests; by default all that prove the rule

    @property
    def path(self) -> Path:
        """Within the sources."""
        return Path("games", self.game, self.file)


GAMES = sorted(path.stem for path in HERE.glob("*.toml"))
BREAKS = [Break(game, **entry) for game in GAMES for entry in tomllib.loads((HERE / f"{game}.toml").read_text("utf-8"))["break"]]
BROKEN = pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: f"{broken.id}: {broken.what}")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_rulebook_is_broken_at_least_once(game: str) -> None:
    ids = {rule.id for rule in rulebook.rules(game.replace("_", "-"), "en")}
    assert {broken.id for broken in BREAKS if broken.game == game} == ids


@BROKEN
def test_a_break_changes_exactly_one_place(broken: Break) -> None:
    assert (SOURCES / broken.path).read_text(encoding="utf-8").count(broken.old) == 1
    assert broken.old != broken.new


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_an_unbroken_copy_passes_all_tests_that_prove_a_rule(game: str, tmp_path: Path) -> None:
    copy_sources(tmp_path)
    run = run_tests(tmp_path, game, "--rule", "any")
    assert run.returncode == pytest.ExitCode.OK, run.stdout + run.stderr


@pytest.mark.slow
@BROKEN
def test_a_broken_rule_fails_a_test_that_proves_it(broken: Break, tmp_path: Path) -> None:
    copy_sources(tmp_path)
    file = tmp_path / "parlour" / broken.path
    file.write_text(file.read_text(encoding="utf-8").replace(broken.old, broken.new), encoding="utf-8")
    run = run_tests(tmp_path, f"{broken.game}/{broken.test}", "--rule", broken.id)
    assert run.returncode == pytest.ExitCode.TESTS_FAILED, run.stdout + run.stderr
    assert re.search(r"^1 failed", run.stdout, re.M), run.stdout


def copy_sources(to: Path) -> None:
    shutil.copytree(SOURCES, to / "parlour", ignore=shutil.ignore_patterns("*.so", "*.pyd", "native.json"))


def run_tests(sources: Path, tests: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Tests of a game with the sources of a folder, uncompiled."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHON"))}
    environment |= {"PARLOUR_PURE": "1", "PYTHONPATH": str(sources), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    plugins = ["-p", "no:cacheprovider", "-p", "pytest_timeout"]
    command = [sys.executable, "-m", "pytest", *plugins, "-x", "--tb=short", "-m", "not soak", *options, f"tests/games/{tests}"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
