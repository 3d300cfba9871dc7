"""The manual: links lead somewhere, commands can be typed, programs run, and every page is in the contents."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from manual.build import STAGE, stage
from manual.reference import PUBLIC, names
from manual.release import notes
from parlour.cli.root import root

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("docs/*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMANDS = [
    pytest.param(line.split("#")[0].strip(), id=f"{page.stem}: {line.split('#')[0].strip()}"[:70])
    for page in PAGES for kind, block in BLOCK.findall(page.read_text(encoding="utf-8")) if kind == "sh"
    for line in block.replace("\\\n", " ").splitlines() if line.startswith("parlour ") and "…" not in line and "|" not in line
]


def typed(command: click.Command, words: list[str], above: click.Context | None = None) -> None:
    context = command.make_context(command.name, words, parent=above)
    rest = [*context._protected_args, *context.args]
    if isinstance(command, click.Group) and rest:
        _, found, rest = command.resolve_command(context, rest)
        assert found is not None
        typed(found, rest, context)


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_of_the_docs_can_be_typed(line: str) -> None:
    typed(root("en"), shlex.split(line.removesuffix("&"))[1:])


def test_a_program_of_the_first_pages_runs() -> None:
    page = (ROOT / "docs" / "learn.md").read_text(encoding="utf-8")
    programs = [block for kind, block in BLOCK.findall(page) if kind == "python"]
    assert len(programs) == 2
    for program in programs:
        exec(program, {})


def test_links_lead_somewhere_and_every_page_is_in_the_contents() -> None:
    assert stage() == []
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    left = {str(page.relative_to(STAGE)) for page in STAGE.rglob("*.md")} - set(re.findall(r"[\w/-]+\.md", contents))
    assert {page for page in left if not page.startswith(("rules/", "studies/"))} == set()


def test_every_public_name_says_what_it_is() -> None:
    silent = [f"{module}.{name}" for module in PUBLIC for name, thing in names(module) if not thing.__doc__]
    assert silent == []


def test_the_notes_of_a_release_are_its_changes() -> None:
    assert notes("# Changes\n\n## 1.1\n\nnew\n\n## 1.0\n\nold\n") == "## 1.1\n\nnew\n\n"
    assert "## Unreleased" in notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
