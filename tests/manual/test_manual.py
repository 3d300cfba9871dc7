"""The manual: links lead somewhere, commands can be typed, programs run, and every page is in the contents."""

from __future__ import annotations

import inspect
import re
import shlex
from importlib import import_module
from pathlib import Path

import click
import pytest

import parlour
from manual.build import STAGE, stage
from manual.reference import PUBLIC, names
from manual.release import notes
from parlour.cli.root import root

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("docs/*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
# Once that game or deck is there: tests/test_install.py, tests/games/…/test_table.py.
ELSEWHERE = re.compile(r" pig\b| printed\b")
INLINE = re.compile(r"`(parlour [a-z][^`]*)`")  # with what a reader would type, not only the name


def lines(page: str) -> list[str]:
    blocks = [line for kind, block in BLOCK.findall(page) if kind == "sh" for line in block.replace("\\\n", " ").splitlines()]
    return [*blocks, *(found for found in INLINE.findall(BLOCK.sub("", page)) if len(found.split()) > 3)]


COMMANDS = [
    pytest.param(line.split("#")[0].strip(), id=f"{page.stem}: {line.split('#')[0].strip()}"[:70])
    for page in PAGES for line in lines(page.read_text(encoding="utf-8"))
    if line.startswith("parlour ") and not ELSEWHERE.search(line) and not re.search(r"[…|]|\b(GAME|FILE|FOLDER|SEED)\b", line)
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


def test_every_public_name_says_what_it_is_and_its_methods_too() -> None:
    silent = [f"{module}.{name}" for module in PUBLIC for name, thing in names(module) if not thing.__doc__]
    for module in PUBLIC:
        for name, thing in names(module):
            if inspect.isclass(thing):
                mine = {method: getattr(thing, method) for method in vars(thing) if not method.startswith("_")}
                mute = [method for method, found in mine.items() if inspect.isroutine(found) and not inspect.getdoc(found)]
                silent += [f"{module}.{name}.{method}" for method in mute]
    assert silent == []


def test_what_is_public_stands_in_the_docs_name_by_name() -> None:
    """So that no name comes or goes by mistake."""
    page = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(parlour[\w.]*)` \| (.*) \|$", page, re.MULTILINE)
    listed = {module: re.findall(r"`(\w+)`", told) for module, told in rows}
    assert listed == {module: sorted(PUBLIC[module], key=str.lower) for module in PUBLIC}
    for module in PUBLIC:
        exported = getattr(import_module(module), "__all__", PUBLIC[module])
        assert set(PUBLIC[module]) <= set(exported)
    assert set(PUBLIC["parlour"]) == set(parlour.__all__)


def test_the_notes_of_a_release_are_its_changes() -> None:
    assert notes("# Changes\n\n## 1.1\n\nnew\n\n## 1.0\n\nold\n") == "## 1.1\n\nnew\n\n"
    assert "## Unreleased" in notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
