"""Sentences in English, Spanish and Russian, for the terminal and the page alike (Project Fluent files).

Shared sentences are `locale/en/*.ftl` and so on; a game keeps its own in `locale/en.ftl` … of its folder,
those of its lessons, which the page fetches with them, in `locale/lessons/en.ftl` …. Codes come from the
core (errors), the games (events, prompts) and the command line; nothing else in the project holds a sentence.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "es", "ru")
HERE = Path(__file__).parent
ADDED: list[Path] = []  # folders of games of other packages
BEGINNING = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # of a sentence, or of a term that sentences share
NAMED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # in another
MOST_GROUPED = 10**15  # larger numbers are written as they are: not all of them can be written in a language's way


def from_environment() -> str:
    """The language that PARLOUR_LANG, LC_ALL, LC_MESSAGES or LANG ask for; English if we do not have it."""
    for variable in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def sentence(lang: str, code: str, **arguments: Any) -> str:
    """The sentence for a code; if there is none (a game of another package), its English, or the code itself."""
    for language in (lang, "en"):
        found = bundle(language)
        if found.has_message(code):
            return found.say(code, {name: plain(lang, value) for name, value in arguments.items()})
    return str(arguments["english"]) if "english" in arguments else code + (f" {arguments}" if arguments else "")


def plain(lang: str, value: Any) -> Any:
    if isinstance(value, Exception) and hasattr(value, "code") and hasattr(value, "arguments"):
        return sentence(lang, value.code, **value.arguments)  # an error inside a sentence is translated too
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return value if number and abs(value) < MOST_GROUPED else str(value)


class Bundle:
    """The sentences of a language. Each is parsed when it is first said: parsing all takes longer than most commands do."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self.fluent = FluentBundle([lang], use_isolating=False)
        self.sources: dict[str, str] = {}
        self.parsed: set[str] = set()
        for text in texts:
            found = list(BEGINNING.finditer(text))
            for entry, following in zip(found, [*(other.start() for other in found[1:]), len(text)], strict=True):
                self.sources.setdefault(entry[1], text[entry.start():following])

    def has_message(self, code: str) -> bool:
        return code in self.sources

    def say(self, code: str, arguments: dict[str, Any]) -> str:
        self.parse(code)
        pattern = self.fluent.get_message(code).value if self.fluent.has_message(code) else None  # none: it could not be parsed
        return code if pattern is None else str(self.fluent.format_pattern(pattern, arguments)[0])

    def parse(self, code: str) -> None:
        """Reads a sentence, and first what it names."""
        if code not in self.parsed and code in self.sources:
            self.parsed.add(code)
            for name in NAMED.findall(self.sources[code]):
                self.parse(name)
            self.fluent.add_resource(FluentResource(self.sources[code]))


@cache
def bundle(lang: str) -> Bundle:
    return Bundle(lang, (path.read_text(encoding="utf-8") for path in files(lang)))


def add(folder: Path) -> None:
    """Takes in the sentences of a game of another package."""
    if folder not in ADDED:
        ADDED.append(folder)
        bundle.cache_clear()


def files(lang: str) -> list[Path]:
    games = sorted((HERE.parent / "games").glob(f"*/locale/**/{lang}.ftl"), key=lambda path: path.parent)
    added = [folder / f"{lang}.ftl" for folder in ADDED]
    return [*sorted((HERE / lang).glob("*.ftl")), *games, *(path for path in added if path.exists())]
