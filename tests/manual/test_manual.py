"""The manual: links lead somewhere, commands can be typed, programs run, and every page is in the contents."""

from __future__ import annotations

import inspect
import json
import re
import shlex
from importlib import import_module
from pathlib import Path
from typing import get_args

import click
import jsonschema_rs  # comes with schemathesis
import pytest

import parlour
from manual import build
from manual.build import STAGE, stage
from manual.games import games
from manual.reference import PUBLIC, api, commands, names, rulebooks
from manual.release import notes
from manual.schemas import schemas
from parlour.cli.root import root
from parlour.core.observation import version as observation_version
from parlour.core.records import FORMAT
from parlour.envs.names import camel, version
from parlour.server import messages, openapi, wire
from parlour.store import migrations
from parlour.study import rulebook
from parlour.study.metrics import metrics_of
from tests.cli.command import run

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
    groups = ["Start", "Tutorials", "How to", "Reference", "Explanation"]
    assert re.findall(r"^  - ([\w ]+):$", contents, re.MULTILINE) == groups


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


IMPORT = re.compile(r"^(?:>>> )?from (parlour(?:\.[\w.]+)?) import ([\w, ]+)", re.MULTILINE)


def is_public(module: str, name: str) -> bool:
    """Of the list, or another way to something in it, or a module with something in it."""
    if name in PUBLIC.get(module, []) or any(f"{known}.".startswith(f"{module}.{name}.") for known in PUBLIC):
        return True
    found = getattr(import_module(module), name, None)
    return any(found is getattr(parlour, known) for known in PUBLIC["parlour"])


def test_what_the_docs_import_is_public() -> None:
    """Whoever does as the docs say relies on nothing that may change without notice."""
    private = {
        f"{page.stem}: {module}.{name}"
        for page in PAGES if page.stem != "CONTRIBUTING"
        for module, imported in IMPORT.findall(page.read_text(encoding="utf-8"))
        for name in imported.split(", ") if not is_public(module, name)
    }
    assert private == set()


def test_a_link_to_a_heading_that_is_not_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "STAGE", tmp_path)
    (tmp_path / "a.md").write_text("# A\n\n[well](b.md#the-way-on) [astray](b.md#away) [here](#a) [twice](b.md#the-way-on_1)\n")
    (tmp_path / "b.md").write_text("# B\n\n## The *way* on!\n\n## The way on\n\n```sh\n# no heading\n```\n[no](#no-heading)\n")
    parts = {page: build.headings(page.read_text()) for page in tmp_path.glob("*.md")}
    assert build.astray(tmp_path / "a.md", parts) == ["a.md: a link leads to no heading: b.md#away"]
    assert build.astray(tmp_path / "b.md", parts) == ["b.md: a link leads to no heading: #no-heading"]


def test_every_command_and_public_name_stands_in_the_reference() -> None:
    page = commands()["commands.md"]
    offered = run("--help").stdout.partition("Commands:\n")[2].partition("\n\n")[0]
    named = re.findall(r"^  ([a-z]+) ", offered, re.MULTILINE)
    assert len(named) > 15 and [name for name in named if f"## parlour {name}\n" not in page] == []
    listed = api()["api.md"]
    assert [name for module in PUBLIC for name, _ in names(module) if f"### {name}\n" not in listed] == []


def test_a_rulebook_begins_with_what_the_game_is_about() -> None:
    page = rulebooks()["rules/jackal-es.md"].split("\n## ")[0]
    assert "lleva su oro" in page and "Jugadores: 2–4." in page


def test_the_rulings_that_are_explained_are_rulings() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    there = {rule.id for game in parlour.games() for rule in rulebook.rules(game, "en")}
    named = set(re.findall(r"\b(?:AR|JK|JR|TP)-\d+", page))
    assert named and named <= there


def test_every_option_and_metric_stands_in_the_reference() -> None:
    page = games()["games.md"]
    for game in map(parlour.game, parlour.games()):
        assert all(f"| `{option.name}` |" in page for option in game.options)
        assert all(f"| `{name}` | {metric.kind} |" in page for name, metric in metrics_of(game.id).items())
    assert "|  |\n" not in page  # each says what it is


def test_the_schemas_tell_every_way_and_every_message() -> None:
    made = schemas()
    page = made["schemas.md"]
    assert all(f"`{way.method.upper()} {way.path}`" in page for way in openapi.WAYS)
    for kind in (*get_args(wire.Incoming), *get_args(messages.FromServer)):
        assert f"### {kind.__struct_config__.tag}, " in page
    record = parlour.play("ard-ri", [lambda seen, seat, limit: seen.legal(seat)[0]] * 2, seed=1)
    schema = json.loads(made["schemas/record.json"])
    assert jsonschema_rs.is_valid(schema, json.loads(record.to_json())) and not jsonschema_rs.is_valid(schema, {"parlour": 2})


def test_the_versions_of_today_are_those_of_the_program() -> None:
    page = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")
    for game in map(parlour.game, parlour.games()):
        named = f"`parlour/{camel(game.id)}-v{version(game)}`"
        assert f"| {game.title} | {game.version} | {observation_version(game)} | {named} |" in page
    revision = max(int(path.stem.split("_")[0][1:]) for path in (Path(migrations.__file__).parent / "versions").glob("v*.py"))
    assert f"Records: {FORMAT}. The database: {revision}." in page


def test_the_newest_version_in_the_changes_is_that_of_the_package() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert next(iter(re.findall(r"^## (\d[\w.]*)", changes, re.MULTILINE))) == parlour.__version__
