"""The sentences: the same ones in all languages, with the same variables, and every code that the program uses."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import parlour
from parlour.locale import LANGUAGES, files, from_environment, sentence

SOURCE = Path(parlour.__file__).parent
CODE = re.compile(r"(?:error|cli|result|ard-ri|jackal|jack-rabbits|twelve-patrols)-[a-z0-9_-]*[a-z0-9]")


class Variables(Visitor):
    """The names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, dict[str, set[str]]]:
    """For each file, by what it is about: its messages with their variables."""
    found: dict[str, dict[str, set[str]]] = {}
    for file in files(lang):
        entries = found.setdefault(str(file.relative_to(SOURCE)).replace(f"/{lang}", "/*"), {})
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in entries, f"{file} has {entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                entries[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_all_languages_have_the_same_sentences_with_the_same_variables(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert list(other) == list(english)
    for file in english:
        assert other[file] == english[file], f"{file} differs in {lang}"


def test_no_code_is_defined_twice() -> None:
    codes = [code for entries in messages("en").values() for code in entries]
    assert sorted(codes) == sorted(set(codes))


@pytest.mark.slow
def test_every_code_that_the_program_names_has_a_sentence() -> None:
    known = {code for entries in messages("en").values() for code in entries}
    assert {text for text in texts() if CODE.fullmatch(text)} - known == set()


@pytest.mark.slow
@pytest.mark.parametrize("file", ["locale/*/cli.ftl", "locale/*/core.ftl"])
def test_every_sentence_of_the_terminal_is_used(file: str) -> None:
    written, composed = texts(), composed_codes()
    assert [code for code in messages("en")[file] if code not in written and not any(p.fullmatch(code) for p in composed)] == []


@cache
def nodes() -> list[ast.AST]:
    """All of the sources."""
    return [node for file in SOURCE.rglob("*.py") for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]


def texts() -> set[str]:
    """All texts written out in the sources."""
    return {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def composed_codes() -> list[re.Pattern[str]]:
    """What codes put together in the sources, such as f"cli-doctor-{code}", look like."""
    found = []
    for node in nodes():
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant) and "-" in str(node.values[0].value):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+" for part in node.values]
            found.append(re.compile("".join(parts)))
    return found


@pytest.mark.parametrize("game", parlour.games())
def test_every_ready_made_game_has_a_name_and_says_what_it_is(game: str) -> None:
    codes = {f"{game}-preset-{preset}{more}" for preset in parlour.game(game).options.presets for more in ("", "-about")}
    assert codes - {code for entries in messages("en").values() for code in entries} == set()


def test_plurals_follow_the_language() -> None:
    assert [sentence("ru", "ard-ri-deck", cards=n) for n in (1, 3, 5, 21)] == [
        "в колоде 1 карта", "в колоде 3 карты", "в колоде 5 карт", "в колоде 21 карта"]
    assert [sentence("en", "ard-ri-deck", cards=n) for n in (1, 2)] == ["1 card in the deck", "2 cards in the deck"]
    assert [sentence("es", "ard-ri-deck", cards=n) for n in (1, 2)] == ["1 carta en el mazo", "2 cartas en el mazo"]


def test_an_unknown_code_is_shown_as_it_is() -> None:
    assert sentence("ru", "chess-check", by="white") == "chess-check {'by': 'white'}"


@pytest.mark.parametrize(("variables", "lang"), [
    ({}, "en"), ({"LANG": "ru_RU.UTF-8"}, "ru"), ({"LANG": "ru_RU", "LC_ALL": "es_MX"}, "es"), ({"LANG": "fr_FR"}, "en"),
    ({"PARLOUR_LANG": "ES", "LC_ALL": "ru"}, "es"), ({"LANG": "C"}, "en"),
])
def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], lang: str) -> None:
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert from_environment() == lang
