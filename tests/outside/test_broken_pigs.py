"""Games that break a promise on purpose: `check_game` says which one, what it has seen, and how to look at it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import parlour
from parlour import native
from parlour.build.compile import missing_compiler
from parlour.testing import BrokenPromise, check_game
from tests.outside.installed import copied, found


@dataclass(frozen=True)
class Break:
    promise: str
    file: str
    old: str
    new: str
    seen: str  # what the message has to say


ROLL_FIRST = "        to.add(constants.ROLL)\n        if self.turn_points > 0:\n            to.add(constants.HOLD)"
HOLD_FIRST = "        if self.turn_points > 0:\n            to.add(constants.HOLD)\n        to.add(constants.ROLL)"
NO_COPY = "    def copy(self):\n        return self\n\n    def hold(self)"
PEEK = "if seat != self.roller:\n            self.turn_points = 0"
BREAKS = [
    Break("playing", "rules.py", "self.rolled(move + 1)", "self.rolled(6 // move)", "ZeroDivisionError"),
    Break("copies", "rules.py", "    def hold(self)", NO_COPY, "a ply of a twin by copy() has changed the original"),
    Break("legal-moves", "rules.py", ROLL_FIRST, HOLD_FIRST, "may make [1, 0]"),
    Break("legal-moves", "constants.py", "MOVES = 6", "MOVES = 5", "[0, 1, 2, 3, 4, 5], and game.moves(options) is 5"),
    Break("outcomes", "rules.py", "to.add(face)", "to.add_weighted(face, face)", "outcomes with their weights: [(0, 0), (1, 1)"),
    Break("imagination", "rules.py", '"""So there is nothing to fill in."""', "self.face = 6", "then sees other face (0 and 6)"),
    Break("views", "view.py", '"target": f["target"]', '"target": {f["target"]}', "the view of seat 0 is no JSON"),
    Break("views", "view.py", 'list(state.fields()["bank"][: state.seats])', "list(state.scores)", "parlour_pig/view.py, line"),
    Break("events", "rules.py", '"""Nothing is secret (PG-6)."""', PEEK, "then knows the same, but is told"),
    Break("notation", "notation.py", '("roll", "hold")', '("roll", "roll")', "written ['roll', 'roll']"),
    Break("documents", "position.py", '"turn": f["turn_points"]', '"turn": 0', "restored with other turn_points ("),
    Break("options", "rules.py", "turns.ask(self, 0)", "self.target = 50; turns.ask(self, 0)", "'target': (100, 50)"),
    Break("games-end", "rules.py", "+= self.turn_points  # PG-4", "+= 0", "not over after 100000 plies"),
    Break("games-end", "rules.py", "else 0.0", "else 0.25", "0.25"),
    Break("foreign-positions", "position.py", '"error-position-value"', '"error-of-pig"', "no sentence for error-of-pig"),
    Break("sentences", "locale/ru.ftl", "pig-turn = На кону: { $points }\n", "", "['points'] in English and None in ru"),
    Break("sentences", "view.py", 'saying("pig-prompt-first")', 'saying("pig-prompt-frist")', "no sentence pig-prompt-frist"),
    Break("sentences", "view.py", "turn=shown[", "points=shown[", "pig-prompt speaks of ['turn'], and is given ['points']"),
    Break("sentences", "view.py", '{"kind": "roll",', '{"kind": "rolls",', "no sentence pig-event-rolls"),
    Break("sentences", "options.py", "    )\n)", "    ), presets={'short': {'target': 30}}\n)", "no sentence pig-preset-short"),
    Break("rulebooks", "rulebook/es.md", "**PG-2** ", "", "in es, ['PG-1', 'PG-2'"),
    Break("players", "bots.py", "ENOUGH = 20", "ENOUGH = 0", "bot greedy in seat 0 plays 1; legal are [0]"),
    Break("courses", "lessons.py", 'Task(("hold",)),', 'Task(("stop",)),', "lesson dare, step hold, task 1: no move fits"),
    Break("metrics", "metrics.py", "return (first - second) // 10 * 10", "return str(first)", "margin of kind number gives"),
]


@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: f"{broken.promise}-{broken.file}")
def test_a_broken_promise_is_told(broken: Break, tmp_path: Path) -> None:
    file = copied(tmp_path) / broken.file
    whole = file.read_text(encoding="utf-8")
    assert whole.count(broken.old) == 1
    file.write_text(whole.replace(broken.old, broken.new), encoding="utf-8")
    with found(tmp_path), pytest.raises(BrokenPromise) as caught:
        check_game("pig", games=6)
    said = str(caught.value)
    assert caught.value.promise == broken.promise, said
    assert broken.seen in said and said.startswith(f"pig breaks a promise: {broken.promise}\n"), said


def test_a_message_says_how_to_come_to_the_place(tmp_path: Path) -> None:
    file = copied(tmp_path) / "notation.py"
    file.write_text(file.read_text(encoding="utf-8").replace('"hold")', '"roll")'), encoding="utf-8")
    with found(tmp_path):
        with pytest.raises(BrokenPromise, match="In a random game of seed") as caught:
            check_game("pig", games=3)
        line = next(line for line in str(caught.value).splitlines() if "place = " in line)
        names: dict[str, object] = {"GAME": parlour.game("pig")}
        exec(f"from parlour.testing import Place\n{line.strip()}", names)
        assert names["place"].state.legal() == [0, 1]  # type: ignore[attr-defined]


def test_whole_pigs_keep_every_promise_also_on_the_command_line(tmp_path: Path) -> None:
    copied(tmp_path)
    command = [sys.executable, "-m", "parlour.testing", "pig", "--games", "3"]
    done = subprocess.run(command, capture_output=True, text=True, env=with_path(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "kept: legal-moves\n" in done.stdout and "kept: players\n" in done.stdout


def with_path(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *filter(None, sys.path)])}


@pytest.mark.skipif(bool(missing_compiler()) or native.in_use() != "compiled", reason="needs compiled rules")
def test_rules_that_were_edited_after_being_compiled_are_told(with_pig: Path, tmp_path: Path) -> None:
    for compiled in with_pig.glob("env/lib/python*/site-packages/parlour_pig*"):
        shutil.copytree(compiled, tmp_path / compiled.name)
    folder = tmp_path / "parlour_pig"
    rules = folder / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    command = [sys.executable, "-W", "ignore", "-m", "parlour.testing", "pig", "--games", "1"]
    done = subprocess.run(command, capture_output=True, text=True, env=with_path(tmp_path))
    assert done.returncode == 1
    assert f"edited after being compiled, so the old code runs. Compile it again: python -m parlour.build {folder}" in done.stderr
