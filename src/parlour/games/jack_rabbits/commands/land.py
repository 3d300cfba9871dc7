"""`parlour land`: a land of Jack Rabbits as text, as the list of its roads, or as a picture."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from parlour.games.jack_rabbits import lands
from parlour.games.jack_rabbits.roads import table, ways
from parlour.games.jack_rabbits.svg import draw
from parlour.locale import sentence
from parlour.terminal import screen
from parlour.terminal.files import save_text
from parlour.terminal.translated import Translated, flag, json_flag, word


def command(lang: str) -> click.Command:
    params = [
        word(lang, "--seed", kind="seed", default="1", about=sentence(lang, "cli-land-seed")),
        flag("--sample", sentence(lang, "cli-land-sample")),
        flag("--text", sentence(lang, "cli-land-text")),
        flag("--roads", sentence(lang, "cli-land-roads")),
        word(lang, "--svg", kind="file", about=sentence(lang, "cli-land-svg")),
        json_flag(lang),
    ]
    return Translated("land", lang, "land", params=params, callback=partial(run, lang))


def run(lang: str, seed: str, sample: bool, text: bool, roads: bool, svg: str | None, json: bool) -> None:
    land = lands.sample() if sample else lands.random_land(seed)
    if json:
        roads_of = [{"from": way.start, "passes": list(way.passes), "to": way.end} for way in ways(land)]
        screen.print_json({"seed": None if sample else seed, **lands.document(land), "roads": roads_of})
        return
    if text or not (roads or svg):
        click.echo(lands.text(land), nl=False)
    if roads:
        click.echo(table(land), nl=False)
    if svg:
        save_text(lang, draw(land, lang), Path(svg))
