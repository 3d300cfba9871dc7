"""Help, in three languages, for every command."""

from __future__ import annotations

import re

import pytest

import parlour
from tests.cli.command import run

COMMANDS = [
    (), ("play",), ("play", "ard-ri"), ("simulate",), ("simulate", "ard-ri"), ("arena",), ("arena", "ard-ri"),
    ("replay",), ("show",), ("games",), ("learn",), ("rules",), ("doctor",), ("play", "twelve-patrols"), ("deck",),
    ("deck", "check"), ("deck", "list"), ("deck", "stats"), ("land",), ("solve",), ("analyse",), ("serve",),
    ("backup",), ("restore",),
    ("study",), ("study", "new"), ("study", "plan"), ("study", "run"), ("study", "show"), ("study", "compare"),
]
HEADINGS = {
    "en": ("Usage: parlour", "Options:", "Examples:"),
    "es": ("Uso: parlour", "Opciones:", "Ejemplos:"),
    "ru": ("Вызов: parlour", "Параметры:", "Примеры:"),
}


@pytest.mark.slow
@pytest.mark.parametrize("lang", HEADINGS)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_explains_itself_with_examples_in_every_language(command: tuple[str, ...], lang: str) -> None:
    result = run(*command, "--help", "--lang", lang)
    assert result.exit_code == 0 and result.stderr == ""
    assert all(heading in result.stdout for heading in HEADINGS[lang])
    assert re.search(r"\n  parlour " + " ".join(command), result.stdout.split(HEADINGS[lang][2])[1])
    assert not re.search(r"\bcli-[a-z]|\{|\$|Show this message", result.stdout)
    assert max(map(len, result.stdout.splitlines())) <= 80


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_translated_help_leaves_no_english_behind(command: tuple[str, ...]) -> None:
    english = set(run(*command, "--help", "--lang", "en").stdout.splitlines())
    for lang in ("es", "ru"):
        same = english & set(run(*command, "--help", "--lang", lang).stdout.splitlines())
        assert not [line for line in same if len(line.split()) > 2 and not line.startswith("  parlour ")]


def test_options_of_the_game_are_explained() -> None:
    shown = " ".join(run("play", "ard-ri", "--help").stdout.split())
    assert "--seats N How many play. [default: 2]" in shown
    assert "--summer-cattle joins_always|joins_without_warrior" in shown
    assert "joins_without_warrior: it is discarded." in shown


def test_groups_alone_print_their_help() -> None:
    assert run("play").stdout == run("play", "--help").stdout


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"parlour {parlour.__version__}\n"


def test_the_language_comes_before_or_after_the_command_or_from_the_environment() -> None:
    spanish = run("games", "--lang", "es").stdout
    assert "Jugadores" in spanish
    assert run("--lang", "es", "games").stdout == run("--lang=es", "games").stdout == spanish
    assert run("games", env={"PARLOUR_LANG": "es"}).stdout == spanish
    assert run("games", env={"PARLOUR_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "es_ES.UTF-8"}).stdout == spanish
    assert run("--lang", "ru", "games", env={"PARLOUR_LANG": "es"}).stdout != spanish


def test_a_default_is_told_as_it_is_typed_and_no_value_says_itself_twice() -> None:
    told = " ".join(run("play", "jack-rabbits", "--help").stdout.split())
    assert "with each other (full game). [default: no]" in told and "[default: False]" not in told
    assert "full: with flights" in told and "full: full" not in told
