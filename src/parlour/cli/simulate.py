"""`parlour simulate`: how often who wins, over thousands of games."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from typing import Any

import click
from rich import box
from rich.table import Table
from rich.text import Text

from parlour import Game, bots, native
from parlour.cli.game_commands import GameCommands, table_of
from parlour.core.metrics import Cost
from parlour.core.parallel import cores, stopped_by_ctrl_c
from parlour.locale import sentence
from parlour.study import words
from parlour.study.metrics import metrics_of
from parlour.study.output import games_files
from parlour.study.simulate import Simulated, SimulationPlan, Tally, report, simulate
from parlour.terminal import screen
from parlour.terminal.translated import json_flag, number, word

INTERRUPTED = 130


def command(lang: str) -> click.Command:
    def own(game: Game) -> list[click.Option]:
        known = bots.names(game.id)
        about = sentence(lang, "cli-simulate-players", known=", ".join(known))
        return [
            word(lang, "--players", kind="bots", default="greedy" if "greedy" in known else "random", about=about),
            number(lang, "--games", low=1, default=1000, about=sentence(lang, "cli-simulate-games")),
            word(lang, "--seed", kind="seed", default="1", about=sentence(lang, "cli-simulate-seed")),
            number(lang, "--jobs", low=1, default=cores(), about=sentence(lang, "cli-simulate-jobs")),
            word(lang, "--measure", kind="metrics", about=sentence(lang, "cli-simulate-measure", known=", ".join(cheap(game)))),
            *files(lang),
            json_flag(lang),
        ]

    return GameCommands("simulate", lang, own, run)


def files(lang: str) -> list[click.Option]:
    """Where every game goes, if anywhere."""
    return [
        word(lang, "--games-to", kind="file", about=sentence(lang, "cli-games-to")),
        word(lang, "--records-to", kind="file", about=sentence(lang, "cli-records-to")),
    ]


def cheap(game: Game) -> list[str]:
    return [name for name, metric in metrics_of(game.id).items() if metric.cost != Cost.SEARCH]


def run(
    lang: str, game: Game, options: dict[str, Any], players: str, games: int, seed: str, jobs: int, measure: str | None,
    games_to: str | None, records_to: str | None, json: bool,
) -> int:
    resolved, names = table_of(game, options, players, people=0)
    metrics = tuple(name.strip() for name in (measure or "").split(",") if name.strip())
    plan = SimulationPlan(game.id, resolved, tuple(names), games, seed, metrics, games_to is not None, records_to is not None)
    if native.in_use() == "uncompiled":
        click.echo(sentence(lang, "cli-simulate-uncompiled"), err=True)
    with ExitStack() as stack:
        rows, records = games_files(stack, games_to, records_to)

        def take(played: Simulated) -> None:
            if rows:
                rows.add(played.rows)
            if records:
                records.add(played.records)

        tally = play_all(lang, plan, jobs, take)
    found = report(plan, tally)
    if json:
        screen.print_json(found)
    else:
        show(lang, found)
    return 0 if tally.games == plan.games else INTERRUPTED


def play_all(lang: str, plan: SimulationPlan, jobs: int, take: Callable[[Simulated], None]) -> Tally:
    """What was counted when all is played, or at a Ctrl-C."""
    tally = Tally.empty(len(plan.players))
    with (
        suppress(KeyboardInterrupt), stopped_by_ctrl_c() as stop, screen.progress() as progress,
        closing(simulate(plan, jobs, stop, take)) as growing,
    ):
        task = progress.add_task(sentence(lang, "cli-simulate-playing"), total=plan.games)
        for tally in growing:
            progress.update(task, completed=tally.games)
    return tally


def show(lang: str, found: dict[str, Any]) -> None:
    console = screen.output()
    if found["games"] < found["asked"]:
        console.print(Text(sentence(lang, "cli-simulate-stopped", games=found["games"], asked=found["asked"]), "yellow"))
    console.print(players_table(lang, found))
    plies = found["plies"]
    lines = [
        sentence(lang, "cli-simulate-total", games=found["games"], shared=percent(found["shared"])),
        sentence(lang, "cli-simulate-plies", mean=f"{plies['mean']:.1f}", min=plies["min"], max=plies["max"]),
    ]
    for metric, counts in found["metrics"].items():
        total = sum(counts.values())
        average = sum(value * many for value, many in counts.items()) / total
        told = {"average": f"{average:.2f}", "least": f"{min(counts):g}", "most": f"{max(counts):g}"}
        lines.append(sentence(lang, "cli-simulate-metric", metric=words.label(lang, found["game"], metric), **told))
    for line in lines:
        console.print(line)


def players_table(lang: str, found: dict[str, Any]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for column in ("seat", "player", "wins", "interval", "points"):
        table.add_column(sentence(lang, f"cli-simulate-{column}"), justify="left" if column == "player" else "right")
    for player in found["players"]:
        interval = " – ".join(map(percent, player["interval"]))
        table.add_row(str(player["seat"]), player["player"], percent(player["wins"]), interval, f"{player['points']:.2f}")
    return table


def percent(share: float) -> str:
    return f"{share:.1%}".replace("%", " %")
