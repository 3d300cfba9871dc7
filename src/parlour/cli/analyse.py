"""`parlour analyse`: the chances of a finished game, and where it was decided."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from parlour import BadOption, Record, bots
from parlour.cli.names import of_seats
from parlour.core import registry
from parlour.core.errors import BadRecord
from parlour.core.game import Json
from parlour.locale import sentence
from parlour.search import analysis
from parlour.search.questions import told_review
from parlour.study import records
from parlour.terminal import screen
from parlour.terminal.files import file_argument, which_argument
from parlour.terminal.screen import watching
from parlour.terminal.speech import say
from parlour.terminal.translated import Translated, json_flag, number

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 48  # signs of a curve


def command(lang: str) -> click.Command:
    about = sentence(lang, "cli-analyse-simulations")
    params = [
        file_argument(lang),
        which_argument(lang),
        number(lang, "--simulations", low=10, about=about),
        json_flag(lang),
    ]
    return Translated("analyse", lang, "analyse", params=params, callback=partial(run, lang))


def run(lang: str, file: Path, which: str | None, simulations: int | None, json: bool) -> None:
    record = records.find(file, which)
    config = bots.search_config(record.game)
    if config is None:
        raise BadOption("cli-error-analyse-game", game=record.game, known=", ".join(bots.searched_games()))
    if record.scores is None:
        raise BadRecord("error-not-over")
    plays = [play for play in record.replay() if play[2] >= 0]
    with watching(lang) as (tell, stop):

        def progress(done: float) -> None:
            if stop():
                raise click.Abort
            tell(round(done * 1000), 1000)

        found = analysis.review(config, plays, record.scores, simulations, progress)
    told = told_review(record.game, plays, found)
    if json:
        screen.print_json({"game": record.game, "players": record.players, **told})
    else:
        show(lang, record, told)


def show(lang: str, record: Record, told: Json) -> None:
    console = screen.output()
    names = of_seats(lang, record.players, len(told["chances"][0]["shares"]))
    title = registry.game(record.game).title
    console.print(sentence(lang, "cli-analyse-chances", title=title, steps=told["steps"]))
    console.print(curves(lang, names, told["chances"]))
    console.print(sentence(lang, "analysis-error", percent=percent(widest(told["chances"]))))
    console.print()
    console.print(sentence(lang, "cli-analyse-turning" if told["turning"] else "cli-analyse-no-turning"))
    for one in told["turning"]:
        better = one["better"]
        line = sentence(
            lang, "cli-analyse-point", step=one["step"], name=names[one["seat"]], lost=percent(one["lost"]),
            played=one["described"]["text"], better=better["described"]["text"], share=percent(better["share"]),
            low=percent(one["interval"][0]), high=percent(one["interval"][1]),
        )
        when, why = (say(one[key], lang, names, one["seat"]) if one[key] else "" for key in ("moment", "why"))
        console.print(f"  {line}{f' {when}.' if when else ''}{f' {why}' if why else ''}")
    show_slow(lang, names, told["slow"], console)


def show_slow(lang: str, names: Sequence[str], slow: Sequence[Json], console: Console) -> None:
    """What was lost little by little."""
    if slow:
        console.print(sentence(lang, "cli-analyse-slow"))
    for one in slow:
        first, last = (say(one[key], lang, names, one["seat"]) if one[key] else "" for key in ("first", "last"))
        line = sentence(
            lang, "analysis-slow", name=names[one["seat"]], you="no", many=one["many"], lost=percent(one["lost"]),
            each=percent(one["lost"] / one["many"]), low=percent(one["interval"][0]), high=percent(min(1.0, one["interval"][1])),
        )
        steps = sentence(lang, "analysis-steps", steps=one["steps"])
        console.print(f"  {line} {steps}{f' ({first} – {last})' if first else ''}")


def curves(lang: str, names: Sequence[str], chances: Sequence[Json]) -> Table:
    """A line of small bars for each seat, with the chances at the beginning and at the end."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    step = max(1, -(-len(chances) // WIDEST))
    shown = [*chances[:-1][::step], chances[-1]]
    for seat, name in enumerate(names):
        shares = [one["shares"][seat] for one in shown]
        ends = sentence(lang, "cli-analyse-from-to", first=percent(shares[0]), last=percent(shares[-1]))
        table.add_row(f"  {name}", "".join(bar(share) for share in shares), ends)
    return table


def widest(chances: Sequence[Json]) -> float:
    """How far a chance of the curve may be from the truth, at most, as far as luck goes."""
    widths: list[float] = [(high - low) / 2 for one in chances for low, high in one["intervals"]]
    return max(widths)


def bar(share: float) -> str:
    return BARS[min(len(BARS) - 1, int(share * len(BARS)))]


def percent(share: float) -> str:
    return f"{share:.0%}"
