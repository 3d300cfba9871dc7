"""`parlour games`: what can be played."""

from __future__ import annotations

from functools import partial

import click
from rich.table import Table

from parlour import Game
from parlour.cli.installed import loaded
from parlour.locale import sentence
from parlour.terminal import screen
from parlour.terminal.game_options import summary
from parlour.terminal.translated import Translated, json_flag


def command(lang: str) -> click.Command:
    return Translated("games", lang, "games", params=[json_flag(lang)], callback=partial(run, lang))


def run(lang: str, json: bool) -> None:
    rows = [row(lang, game) for game in loaded().values()]
    if json:
        screen.print_json(rows)
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for key in rows[0]:
        table.add_column(sentence(lang, f"cli-games-{key}"))
    for found in rows:
        table.add_row(*map(str, found.values()))
    screen.output().print(table)


def row(lang: str, game: Game) -> dict[str, str | int]:
    return {
        "game": game.id, "title": game.title, "players": game.options["seats"].takes, "version": game.version,
        "summary": summary(lang, game),
    }
