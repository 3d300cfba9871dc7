"""Every block of code in the docs is run by a test, or stands here with the reason why it is not."""

from __future__ import annotations

import doctest
import inspect
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.metrics import Finished, Metric
from tests.manual.commands import BLOCK, PAGES, ROOT, blocks

TYPED = "tests/manual/test_commands.py"
HERE = "tests/manual/test_blocks.py"
# By page and kind of block: the test that runs them, or the reason why none does; lines of shell one by one in commands.py.
RUN = {
    "README.md": {"sh": TYPED, "python": "tests/test_readme.py"},
    "CONTRIBUTING.md": {"sh": TYPED, "python": HERE},
    "docs/adding-a-game.md": {
        **dict.fromkeys(("toml", "python", "markdown", "ftl", "js"), "tests/core/test_adding_a_game.py"),
        "sh": TYPED,
        "": "the folder as a drawing, and a broken promise as tests/outside/test_broken_pigs.py meets it",
    },
    "docs/architecture.md": {"": "the folder of a game as a drawing", "python": "a list of names; docs/protocol.md runs them"},
    "docs/arena.md": {"sh": TYPED, "": TYPED},
    "docs/chance.md": {"pycon": HERE},
    "docs/decks.md": dict.fromkeys(("toml", "python"), "tests/games/twelve_patrols/test_deck_page.py"),
    "docs/environments.md": {"python": HERE},
    "docs/first-game.md": {"sh": TYPED},
    "docs/first-study.md": dict.fromkeys(("sh", "toml", ""), "tests/study/test_study_docs.py"),
    "docs/index.md": {"sh": TYPED},
    "docs/lands.md": {"": "a drawing, lines of a file, and what tests/manual/test_commands.py compares"},
    "docs/learn.md": {"python": "tests/manual/test_manual.py"},
    "docs/learning.md": {"sh": TYPED, **dict.fromkeys(("python", "py"), "tests/envs/test_examples.py")},
    "docs/lessons.md": {"python": "shortened by …; the lesson itself is in games/jackal/lessons.py"},
    "docs/metrics.md": {"python": HERE},
    "docs/operating.md": {"sh": TYPED},
    "docs/page.md": {"sh": TYPED},
    "docs/play.md": {"sh": TYPED},
    "docs/positions.md": {"json": TYPED},
    "docs/protocol.md": {"pycon": HERE},
    "docs/records.md": {"sh": TYPED, "python": HERE},
    "docs/server.md": {"json": "shortened by …; the fields are those of tests/server/test_openapi.py"},
    "docs/simulate.md": {"sh": TYPED},
    "docs/studies.md": {"sh": TYPED, **dict.fromkeys(("toml", "python", "sql"), "tests/study/test_study_docs.py")},
    "docs/writing-a-bot.md": {
        "python": "tests/search/test_writing_a_bot.py", "sh": TYPED, "toml": "the same for a game in examples/pig/pyproject.toml",
    },
    "examples/pig/README.md": {"sh": TYPED},
}


def test_every_block_of_the_docs_is_run_or_says_why_not() -> None:
    there = {name: set(kinds) for name in PAGES if (kinds := Counter(kind for kind, _ in BLOCK.findall(PAGES[name].read_text())))}
    assert there == {name: set(kinds) for name, kinds in RUN.items()}
    tests = {how for kinds in RUN.values() for how in kinds.values() if how.startswith("tests/")}
    assert [how for how in tests if not (ROOT / how).exists()] == []


@pytest.mark.parametrize(("name", "many"), [("docs/protocol.md", 50), ("docs/chance.md", 10)])
def test_the_protocol_does_what_its_pages_say(name: str, many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    page = PAGES[name].read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(page, {}, name, name, 0)
    monkeypatch.setenv("PARLOUR_LANG", "en")
    result = doctest.DocTestRunner().run(examples)
    assert result.attempted > many and result.failed == 0


def test_the_program_of_the_page_about_records_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for program in blocks("docs/records.md", "python"):
        exec(program, {})


def test_the_protocol_s_page_leaves_out_nothing() -> None:
    code = "\n".join(blocks("docs/protocol.md", "pycon"))
    wanted = set(parlour.__all__) - {"Player"}  # a shape for type checkers
    for kind in (parlour.State, parlour.Game, parlour.Record, parlour.MoveBuffer):
        wanted |= {name for name in vars(kind) if not name.startswith(("_", "raw_")) and inspect.isroutine(getattr(kind, name))}
    inner = {"begin", "no_outcome", "add", "clear"}  # of whoever writes a game, who is shown them by adding-a-game.md
    assert {name for name in wanted - inner if not re.search(rf"\b{name}\b", code)} == set()


def test_the_declarations_of_the_pages_are_taken() -> None:
    names: dict[str, Any] = {}
    exec(blocks("docs/environments.md", "python")[0], names)
    assert set(names["FIELDS"]) == {"year", "hand", "winners"}
    exec(blocks("docs/metrics.md", "python")[0], names)
    assert isinstance(names["METRICS"][0], Metric) and names["Finished"] is Finished
    exec(blocks("CONTRIBUTING.md", "python")[0], names)
    with pytest.warns(DeprecationWarning, match="use `parlour.games"):
        names["all_games"]()
