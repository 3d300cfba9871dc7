"""Deliberate breaks: each rule is broken in a copy of the sources, and the tests that prove the rule have to notice.

A file `tests/games/GAME/breaks.toml` lists the breaks of a game: the rule's id, what goes wrong, the file of the game's folder,
the old text (found there exactly once) and the new one; and, where a rule has many tests, the quickest one that notices.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE

import pytest

from parlour.study import rulebook

ROOT = Path(__file__).parents[2]
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

    @property
    def tests(self) -> list[str]:
        return [f"tests/games/{self.game}/{self.test}"] if self.test else files_about(self.game, self.id)


LISTS = {path.parent.name: path for path in sorted(ROOT.glob("tests/games/*/breaks.toml"))}
GAMES = list(LISTS)
BREAKS = [Break(game, **entry) for game, file in LISTS.items() for entry in tomllib.loads(file.read_text("utf-8"))["break"]]
FIRST = {broken.id: broken for broken in reversed(BREAKS)}  # of each rule
BROKEN = pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: f"{broken.id}: {broken.what}")
# `make test` breaks every rule once, `make soak` in all the ways that are listed.
BROKEN_ONCE = pytest.mark.parametrize("broken", [
    pytest.param(broken, id=f"{broken.id}: {broken.what}", marks=() if broken is FIRST[broken.id] else pytest.mark.soak)
    for broken in BREAKS
])


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_rulebook_is_broken_at_least_once(game: str) -> None:
    ids = {rule.id for rule in rulebook.rules(game.replace("_", "-"), "en")}
    assert {broken.id for broken in BREAKS if broken.game == game} == ids


@BROKEN
def test_a_break_changes_exactly_one_place(broken: Break) -> None:
    assert (SOURCES / broken.path).read_text(encoding="utf-8").count(broken.old) == 1
    assert broken.old != broken.new


class Copy:
    """The sources in a folder of their own, to be broken and tested, uncompiled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "native.json", "__pycache__", "static")
        shutil.copytree(SOURCES, folder / "parlour", ignore=ignored)
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHON"))}
        environment |= {"PARLOUR_PURE": "1", "PYTHONPATH": str(folder)}
        environment |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "HYPOTHESIS_PROFILE": "noticing"}
        command = [sys.executable, "-m", "tests.breaks.ready"]
        self.ready = subprocess.Popen(command, cwd=ROOT, env=environment, text=True, stdin=PIPE, stdout=PIPE)

    @contextmanager
    def broken(self, broken: Break) -> Iterator[None]:
        file = self.folder / "parlour" / broken.path
        whole = file.read_text(encoding="utf-8")
        self.write(file, whole.replace(broken.old, broken.new))
        try:
            yield
        finally:
            self.write(file, whole)

    def write(self, file: Path, text: str) -> None:
        """Also forgets how the file was compiled: its time and size might be the same."""
        file.write_text(text, encoding="utf-8")
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            compiled.unlink()

    def test(self, rule: str, tests: list[str]) -> tuple[int, str]:
        """Runs the tests that prove a rule, slow ones only where they are named: pytest's exit code, and what it said."""
        marked = "not soak" if any("::" in test for test in tests) else "not soak and not slow"
        plugins = ["-p", "no:cacheprovider", "-p", "pytest_timeout", "--assert=plain"]  # that a test fails is enough
        assert self.ready.stdin is not None
        assert self.ready.stdout is not None
        print(json.dumps([*plugins, "-x", "--tb=short", "-m", marked, "--rule", rule, *tests]), file=self.ready.stdin, flush=True)
        code, said = json.loads(self.ready.stdout.readline())
        return code, said

    def end(self) -> None:
        self.ready.communicate()  # it ends with its input


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    copy = Copy(tmp_path_factory.mktemp("copy"))
    yield copy
    copy.end()


@pytest.mark.soak  # it is what the tests say of the sources: see also `make test-nocompiler`
@pytest.mark.parametrize("game", GAMES)
def test_an_unbroken_copy_passes_the_tests_that_prove_a_rule(game: str, copy: Copy) -> None:
    code, said = copy.test("any", files_about(game, ""))
    assert code == pytest.ExitCode.OK, said


@pytest.mark.slow
@BROKEN_ONCE
def test_a_broken_rule_fails_a_test_that_proves_it(broken: Break, copy: Copy) -> None:
    with copy.broken(broken):
        code, said = copy.test(broken.id, broken.tests)
    assert code == pytest.ExitCode.TESTS_FAILED, said
    assert re.search(r"^1 failed", said, re.M), said


def files_about(game: str, rule: str) -> list[str]:
    """The test files of a game that name a rule; all of them for none."""
    files = sorted((ROOT / "tests" / "games" / game).glob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in files if re.search(rf"{rule}\b", file.read_text(encoding="utf-8"))]
