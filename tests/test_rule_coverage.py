"""Every rule of every game we ship has a test that proves it, in a rulebook that is the same in all languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.core.registry import SHIPPED
from parlour.locale import LANGUAGES
from parlour.study.rulebook import proofs, rules

PROOFS = proofs(Path(__file__).parent)


def ids(game: str, lang: str = "en") -> list[str]:
    return [rule.id for rule in rules(game, lang)]


@pytest.mark.parametrize("game", SHIPPED)
def test_every_rule_has_a_test(game: str) -> None:
    assert ids(game) and [rule for rule in ids(game) if rule not in PROOFS] == []


@pytest.mark.parametrize("game", SHIPPED)
def test_every_rule_is_named_in_the_sources_of_its_game(game: str) -> None:
    folder = Path(__file__).parents[1] / "src" / "parlour" / "games" / game.replace("-", "_")
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    named = set(re.findall(r"\b[A-Z]{2}-[0-9]+\b", sources))
    assert [rule for rule in ids(game) if rule not in named] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for game in SHIPPED for rule in ids(game)}
    assert {rule: tests for rule, tests in PROOFS.items() if rule not in known} == {}


@pytest.mark.parametrize("game", SHIPPED)
def test_the_rulebook_has_the_same_rules_in_the_same_order_in_all_languages(game: str) -> None:
    folder = Path(__file__).parents[1] / "src" / "parlour" / "games" / game.replace("-", "_") / "rulebook"
    assert sorted(file.stem for file in folder.glob("*.md")) == sorted(LANGUAGES)
    for lang in LANGUAGES:
        assert ids(game, lang) == ids(game)
        assert [bool(rule.ruling) for rule in rules(game, lang)] == [bool(rule.ruling) for rule in rules(game, "en")]


@pytest.mark.parametrize("game", SHIPPED)
def test_no_rule_is_there_twice_or_empty(game: str) -> None:
    for lang in LANGUAGES:
        assert len(set(ids(game, lang))) == len(ids(game, lang))
        assert all(rule.text and rule.heading for rule in rules(game, lang))
