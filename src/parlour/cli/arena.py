"""`parlour arena`: which bot is stronger, and by how much."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from typing import Any

import click
from rich import box
from rich.table import Table
from rich.text import Text

from parlour import Game, bots, native
from parlour.cli.game_commands import GameCommands
from parlour.cli.simulate import INTERRUPTED, files, percent
from parlour.core.parallel import cores, stopped_by_ctrl_c
from parlour.core.play import Limit
from parlour.core.records import Record
from parlour.locale import sentence
from parlour.study.arena import ArenaPlan, Kept, Standing, compete, game_rows, report
from parlour.study.output import games_files, record_line
from parlour.terminal import screen
from parlour.terminal.translated import flag, json_flag, number, word

MILLISECONDS = 50  # per move, unless told otherwise
COLUMNS = 7  # pairs that fit side by side into 80 letters


def command(lang: str) -> click.Command:
    def own(game: Game) -> list[click.Option]:
        known = bots.names(game.id)
        about = sentence(lang, "cli-arena-players", known=", ".join(known))
        return [
            word(lang, "--players", kind="bots", default=",".join(known), about=about),
            number(lang, "--games", low=1, default=400, about=sentence(lang, "cli-arena-games")),
            word(lang, "--seed", kind="seed", default="1", about=sentence(lang, "cli-simulate-seed")),
            number(lang, "--simulations", low=1, about=sentence(lang, "cli-arena-simulations")),
            number(lang, "--milliseconds", low=1, about=sentence(lang, "cli-arena-milliseconds", usual=MILLISECONDS)),
            number(lang, "--jobs", low=1, default=cores(), about=sentence(lang, "cli-simulate-jobs")),
            flag("--all", sentence(lang, "cli-arena-all")),
            flag("--fresh", sentence(lang, "cli-arena-fresh")),
            *files(lang),
            json_flag(lang),
        ]

    return GameCommands("arena", lang, own, run)


def run(
    lang: str, game: Game, options: dict[str, Any], players: str, games: int, seed: str, simulations: int | None,
    milliseconds: int | None, jobs: int, all: bool, fresh: bool, games_to: str | None, records_to: str | None, json: bool,
) -> int:
    names = tuple(name.strip() for name in players.split(","))
    if simulations is None and milliseconds is None:
        milliseconds = MILLISECONDS
    limit = Limit(simulations, None if milliseconds is None else milliseconds / 1000)
    plan = ArenaPlan(game.id, game.options.resolve(options), names, games, seed, limit)
    kept = Kept.of(plan)
    if fresh:
        kept.forget()
    if native.in_use() == "uncompiled":
        click.echo(sentence(lang, "cli-simulate-uncompiled"), err=True)
    with ExitStack() as stack:
        rows, records = games_files(stack, games_to, records_to)

        def take(number: int, record: Record) -> None:
            if records:
                records.add([(number, record_line(record))])

        standing = play_on(lang, plan, kept, jobs, all, take)
        if rows:
            rows.add(game_rows(standing))
    found = {**report(standing), "file": str(kept.path)}
    if json:
        screen.print_json(found)
    else:
        show(lang, found)
    return 0 if standing.is_complete else INTERRUPTED


def play_on(
    lang: str, plan: ArenaPlan, kept: Kept, jobs: int, play_all: bool, take: Callable[[int, Record], None],
) -> Standing:
    """The standing when all is played or decided, or at a Ctrl-C."""
    standing = Standing(plan, {}, play_all)
    with (
        suppress(KeyboardInterrupt), stopped_by_ctrl_c() as stop, screen.progress() as progress,
        closing(compete(plan, kept, jobs, play_all, stop, take)) as growing,
    ):
        task = progress.add_task(sentence(lang, "cli-simulate-playing"), total=plan.total)
        for standing in growing:
            progress.update(task, completed=len(standing.played))
    return standing


def show(lang: str, found: dict[str, Any]) -> None:
    console = screen.output()
    if found["kept"]:
        console.print(sentence(lang, "cli-arena-kept", games=found["kept"], file=found["file"]))
    games = {"games": found["games"], "asked": found["asked"]}
    if not found["complete"]:
        console.print(Text(sentence(lang, "cli-simulate-stopped", **games), "yellow"))
    elif found["games"] < found["asked"]:
        console.print(sentence(lang, "cli-arena-decided", **games))
    elif not found["decided"]:
        console.print(sentence(lang, "cli-arena-undecided"))
    console.print(players_table(lang, found))
    console.print(sentence(lang, "cli-arena-pairs"))
    names = [player["player"] for player in found["players"]]
    for first in range(0, len(names), COLUMNS):
        console.print(pairs_table(found, names, names[first : first + COLUMNS]))
    shared = percent(found["shared"] / max(1, found["games"]))
    console.print(sentence(lang, "cli-simulate-total", games=found["games"], shared=shared))


def players_table(lang: str, found: dict[str, Any]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for code in ("simulate-player", "arena-rating", "simulate-interval", "simulate-wins", "arena-played", "arena-time"):
        table.add_column(sentence(lang, f"cli-{code}"), justify="left" if code == "simulate-player" else "right")
    for player in found["players"]:
        interval = " – ".join(f"{edge:.1f}" for edge in player["interval"])
        wins, games, time = percent(player["wins"]), str(player["games"]), f"{player['milliseconds']:.2f}"
        table.add_row(player["player"], f"{player['rating']:.1f}", interval, wins, games, time)
    return table


def pairs_table(found: dict[str, Any], rows: list[str], columns: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column()
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True)
    pairs = {(pair["player"], pair["against"]): pair for pair in found["pairs"]}
    for name in rows:
        table.add_row(name, *(cell(pairs[name, against]) if name != against else "–" for against in columns))
    return table


def cell(pair: dict[str, Any]) -> str:
    """The share, and its interval below it."""
    if pair["met"] == 0:
        return "?"
    low, high = (round(100 * edge) for edge in pair["interval"])
    return f"{percent(pair['share'])}\n{low}–{high} %"
