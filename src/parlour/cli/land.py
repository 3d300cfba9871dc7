"""`parlour land`: a land of Jack Rabbits as text, as the list of its roads, or as a picture."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from parlour import BadOption
from parlour.cli.translated import Translated, flag, word
from parlour.games.jack_rabbits import lands
from parlour.games.jack_rabbits.lands import Land
from parlour.games.jack_rabbits.roads import table
from parlour.games.jack_rabbits.svg import draw
from parlour.locale import sentence


def command(lang: str) -> click.Command:
    params = [
        word(lang, "--seed", kind="seed", default="1", about=sentence(lang, "cli-land-seed")),
        flag("--sample", sentence(lang, "cli-land-sample")),
        flag("--text", sentence(lang, "cli-land-text")),
        flag("--roads", sentence(lang, "cli-land-roads")),
        word(lang, "--svg", kind="file", about=sentence(lang, "cli-land-svg")),
    ]
    return Translated("land", lang, "land", params=params, callback=partial(run, lang))


def run(lang: str, seed: str, sample: bool, text: bool, roads: bool, svg: str | None) -> None:
    land = lands.sample() if sample else lands.random_land(seed)
    if text or not (roads or svg):
        click.echo(lands.text(land), nl=False)
    if roads:
        click.echo(table(land), nl=False)
    if svg:
        save(lang, land, Path(svg))


def save(lang: str, land: Land, file: Path) -> None:
    try:
        file.write_text(draw(land, lang), encoding="utf-8")
    except OSError as error:
        raise BadOption("error-save-file", file=str(file), detail=error.strerror or str(error)) from error
    click.echo(sentence(lang, "cli-play-saved", file=str(file)))
