"""The rulebook of a game, rule by rule, and the tests that prove each rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from parlour.core import registry
from parlour.core.errors import ParlourError

RULE = re.compile(r"\*\*([A-Z]+-\d+)\*\*\s+(.*)", re.DOTALL)
RULING = re.compile(r"\*[^*]+:\*\s+(.*)", re.DOTALL)
Test = ast.FunctionDef | ast.AsyncFunctionDef


class NoRulebook(ParlourError):
    """The game comes without a rulebook."""


@dataclass(frozen=True)
class Rule:
    id: str
    heading: str
    text: str
    ruling: str  # how the software settles what the rule leaves open; empty if it leaves nothing open


def rules(game: str, lang: str) -> list[Rule]:
    """A game's rulebook in a language, or in English if it is not translated."""
    folder = registry.game(game).folder / "rulebook"
    for file in (folder / f"{lang}.md", folder / "en.md"):
        if file.exists():
            return parse(file.read_text(encoding="utf-8"))
    raise NoRulebook("error-no-rulebook", game=game)


def parse(book: str) -> list[Rule]:
    """A rule is a paragraph that starts with its id in bold; a paragraph that starts with a word in italics rules on it."""
    found: list[Rule] = []
    heading = ""
    for paragraph in re.split(r"\n\s*\n", book.strip()):
        if paragraph.startswith("## "):
            heading = paragraph.removeprefix("## ").strip()
        elif rule := RULE.fullmatch(paragraph):
            found.append(Rule(rule[1], heading, flowing(rule[2]), ""))
        elif found and not paragraph.startswith("#"):
            found[-1] = continued(found[-1], paragraph)
    return found


def continued(rule: Rule, paragraph: str) -> Rule:
    """The rule with one more paragraph, of its text or of its ruling."""
    ruling = RULING.fullmatch(paragraph)
    if ruling or rule.ruling:
        more = flowing(ruling[1] if ruling else paragraph)
        return Rule(rule.id, rule.heading, rule.text, f"{rule.ruling}\n\n{more}".strip())
    return Rule(rule.id, rule.heading, f"{rule.text}\n\n{flowing(paragraph)}", "")


def flowing(paragraph: str) -> str:
    return " ".join(paragraph.split())


def folder_of_tests() -> Path | None:
    """Where the tests lie; None in an installed package, which comes without them."""
    folder = Path(__file__).parents[3]
    return folder / "tests" if (folder / "pyproject.toml").exists() and (folder / "tests").is_dir() else None


def proofs(tests: Path) -> dict[str, list[str]]:
    """For each rule id, the tests marked with it, as pytest names them."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        path = file.relative_to(tests.parent).as_posix()
        for ids, name in marked(ast.parse(file.read_text(encoding="utf-8")).body, [], path):
            for rule in ids:
                found.setdefault(rule, []).append(name)
    return found


def marked(body: list[ast.stmt], outer: list[str], path: str) -> Iterator[tuple[list[str], str]]:
    """Each test of a module or class with its rule ids, those of the class and module included."""
    here = [*outer, *(rule for statement in body for rule in of_pytestmark(statement))]
    for statement in body:
        if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            ids = [*here, *of_decorators(statement.decorator_list)]
            yield from marked(statement.body, ids, f"{path}::{statement.name}")
        elif isinstance(statement, Test) and statement.name.startswith("test"):
            ids = [*here, *of_decorators(statement.decorator_list)]
            yield list(dict.fromkeys(ids)), f"{path}::{statement.name}"


def of_pytestmark(statement: ast.stmt) -> list[str]:
    if not isinstance(statement, ast.Assign) or [ast.unparse(target) for target in statement.targets] != ["pytestmark"]:
        return []
    value = statement.value
    return of_decorators(value.elts if isinstance(value, ast.List | ast.Tuple) else [value])


def of_decorators(decorators: list[ast.expr]) -> list[str]:
    """The ids in `pytest.mark.rule("AR-4", "AR-5")`."""
    return [
        str(argument.value)
        for call in decorators if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args if isinstance(argument, ast.Constant)
    ]
