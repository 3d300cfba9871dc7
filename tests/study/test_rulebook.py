"""Reading rulebooks, and finding the tests that prove their rules."""

from __future__ import annotations

from pathlib import Path

from parlour.study.rulebook import Rule, folder_of_tests, parse, proofs

BOOK = """# A game

Some words that belong to no rule.

## Setting up

**XY-1** The first rule,
on two lines.

*Ruling:* A doubt is settled.

**XY-2** The second rule.

- It goes on.

## Playing

**XY-3** The third.
"""

TESTS = '''
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rule("XY-1")]

@pytest.mark.rule("XY-2", "XY-1")
@pytest.mark.parametrize("n", [1])
def test_a(n): ...

@pytest.mark.rule("XY-3")
class TestB:
    @pytest.mark.rule("XY-4")
    def test_c(self): ...

def helper(): ...
'''


def test_rules_have_id_heading_text_and_ruling() -> None:
    assert parse(BOOK) == [
        Rule("XY-1", "Setting up", "The first rule, on two lines.", "A doubt is settled."),
        Rule("XY-2", "Setting up", "The second rule.\n\n- It goes on.", ""),
        Rule("XY-3", "Playing", "The third.", ""),
    ]


def test_proofs_come_from_functions_classes_and_modules(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    (folder / "test_x.py").write_text(TESTS)
    a, c = "tests/deep/test_x.py::test_a", "tests/deep/test_x.py::TestB::test_c"
    assert proofs(tmp_path / "tests") == {"XY-1": [a, c], "XY-2": [a], "XY-3": [c], "XY-4": [c]}


def test_the_tests_of_this_repository_are_found() -> None:
    assert folder_of_tests() == Path(__file__).parents[1]
