"""`parlour rules`: the rulebook, and under each rule the tests that prove it."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from itertools import groupby

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from parlour.cli.installed import find, loaded
from parlour.locale import sentence
from parlour.study.rulebook import NoRulebook, Rule, folder_of_tests, proofs, rules
from parlour.terminal import screen
from parlour.terminal.translated import Translated, WrongUse, json_flag, nearest


def command(lang: str) -> click.Command:
    params = [
        click.Argument(["game"], required=False, metavar=f"[{sentence(lang, 'cli-word-game')}]"),
        click.Argument(["rule"], required=False, metavar=f"[{sentence(lang, 'cli-word-rule')}]"),
        json_flag(lang),
    ]
    return Translated("rules", lang, "rules", params=params, callback=partial(run, lang))


def run(lang: str, game: str | None, rule: str | None, json: bool) -> None:
    console = screen.output()
    if game is None:
        if json:
            books = loaded().values()
            screen.print_json([{"game": one.id, "title": one.title, "rules": book_length(one.id, lang)} for one in books])
        else:
            list_books(lang, console)
        return
    book = rules(find(game).id, lang)
    if rule is not None:
        book = [found for found in book if found.id.lower() == rule.lower()] or no_rule(game, rule, book)
    tests = folder_of_tests()
    proved = proofs(tests) if tests else None
    if json:
        listed = [{**asdict(found), "tests": (proved or {}).get(found.id, [])} for found in book]
        screen.print_json({"game": find(game).id, "rules": listed})
        return
    for heading, group in groupby(book, key=lambda found: found.heading):
        console.print(Text(heading, "bold underline"), "", sep="\n")
        for found in group:
            print_rule(lang, console, found, proved)
    if proved is None:
        console.print(Text(sentence(lang, "cli-rules-no-tests"), "dim"))


def list_books(lang: str, console: Console) -> None:
    for game in loaded().values():
        try:
            console.print(sentence(lang, "cli-rules-book", game=game.id, title=game.title, many=len(rules(game.id, lang))))
        except NoRulebook as error:
            console.print(sentence(lang, error.code, **error.arguments))


def book_length(game: str, lang: str) -> int:
    try:
        return len(rules(game, lang))
    except NoRulebook:
        return 0


def no_rule(game: str, rule: str, book: list[Rule]) -> list[Rule]:
    known = [found.id for found in book]
    raise WrongUse("cli-error-no-rule", given=rule, game=game, first=known[0], last=known[-1], meant=nearest(rule, known))


def print_rule(lang: str, console: Console, rule: Rule, proved: dict[str, list[str]] | None) -> None:
    console.print(Text.assemble((rule.id, "bold cyan"), "  ", rule.text))
    if rule.ruling:
        ruling = Text.assemble((sentence(lang, "cli-rules-ruling"), "bold"), " ", rule.ruling, style="italic")
        console.print(Padding(ruling, (0, 0, 0, 2)))
    for test in (proved or {}).get(rule.id, []):
        console.print(Text(f"  ✓ {test}", "green"), soft_wrap=True)
    console.print()
