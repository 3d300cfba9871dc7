"""`parlour study`: a question about a game, asked with a file, answered with a page and tables."""

from __future__ import annotations

import time
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from parlour import native
from parlour.cli import study_tables
from parlour.cli.installed import find
from parlour.cli.simulate import INTERRUPTED, percent
from parlour.core import parallel
from parlour.core.metrics import Kind, Metric
from parlour.core.parallel import cores, stopped_by_ctrl_c
from parlour.locale import sentence
from parlour.study import file as files
from parlour.study import report, statistics, summary, words
from parlour.study.compare import compare
from parlour.study.findings import Games, numbers
from parlour.study.pilot import Pilot
from parlour.study.plan import MAIN, StudyPlan, planned
from parlour.study.runner import Progress, Run, prepare
from parlour.study.summary import BadStudy, MetricSummary, PlannedGames, Summary
from parlour.study.template import template
from parlour.terminal import screen
from parlour.terminal.files import file_argument
from parlour.terminal.translated import Translated, TranslatedGroup, flag, json_flag, number, word

REFRESH = 1.0  # seconds between two looks at the numbers


def command(lang: str) -> click.Command:
    group = TranslatedGroup("study", lang)
    jobs = number(lang, "--jobs", low=1, default=cores(), about=sentence(lang, "cli-simulate-jobs"))
    deals = number(lang, "--deals", low=1, about=sentence(lang, "cli-study-deals"))
    game = click.Argument(["game"], metavar=sentence(lang, "cli-word-game"))
    metric = click.Argument(["metric"], required=False, metavar=f"[{sentence(lang, 'cli-word-metric')}]")
    out = word(lang, "--out", kind="folder", about=sentence(lang, "cli-study-out"))
    new_out = word(lang, "--out", kind="file", about=sentence(lang, "cli-study-new-out"))
    on = word(lang, "--on", kind="cluster", about=sentence(lang, "cli-study-on"))
    play_all = flag("--all", sentence(lang, "cli-study-all"))
    markdown = flag("--markdown", sentence(lang, "cli-study-markdown"))
    page_out = word(lang, "--out", kind="file", about=sentence(lang, "cli-study-report-out"))
    params: dict[str, tuple[list[click.Parameter], Any]] = {
        "new": ([game, new_out], new),
        "plan": ([file_argument(lang), deals, jobs, json_flag(lang)], plan),
        "run": ([file_argument(lang), jobs, deals, play_all, out, on, markdown, json_flag(lang)], run),
        "show": ([folder_argument(lang, "folder"), metric, json_flag(lang)], show),
        "report": ([folder_argument(lang, "folder"), page_out, markdown], write_report),
        "compare": ([folder_argument(lang, "first"), folder_argument(lang, "second"), json_flag(lang)], show_compared),
    }
    for name, (given, callback) in params.items():
        group.add_command(Translated(name, lang, f"study-{name}", params=given, callback=partial(callback, lang)))
    return group


def folder_argument(lang: str, name: str) -> click.Argument:
    return click.Argument([name], type=click.Path(path_type=Path), metavar=sentence(lang, "cli-word-study"))


def new(lang: str, game: str, out: str | None) -> None:
    rules = find(game)
    path = Path(out or f"{rules.id}-study.toml")
    if path.exists():
        raise BadStudy("error-study-exists", file=str(path))
    try:
        path.write_text(template(lang, rules), encoding="utf-8")
    except OSError as error:
        raise BadStudy("error-records-file", file=str(path), detail=error.strerror or "") from error
    click.echo(sentence(lang, "cli-study-new-written", file=str(path)))


def plan(lang: str, file: Path, deals: int | None, jobs: int, json: bool) -> int:
    pilot = Pilot(planned(files.read(file)), deals)
    statistics.check_libraries()
    with stopped_by_ctrl_c() as stop, screen.progress() as progress:
        task = progress.add_task(sentence(lang, "cli-study-phase-pilot"), total=None)
        for done, total in pilot.play(stop):
            progress.update(task, completed=done, total=total)
        if stop.is_set():
            return INTERRUPTED
    found, seconds = pilot.found(), pilot.seconds(jobs)
    if json:
        refused = [{"name": one.name, "why": one.why[lang]} for one in pilot.plan.refused]
        cells = [{"name": cell.name, "options": cell.options, "bots": list(cell.bots)} for cell in pilot.plan.cells]
        screen.print_json({**msgspec.to_builtins(found), "seconds": seconds, "jobs": jobs, "cells": cells, "refused": refused})
        return 0
    console = screen.output()
    for cell in pilot.plan.cells:
        console.print(f"  {screen.printable(cell.name)}")
    for one in pilot.plan.refused:
        told = sentence(lang, "cli-study-plan-refused", name=screen.printable(one.name), why=one.why[lang])
        console.print(Text(told, "yellow"))
    console.print(sentence(lang, "cli-study-plan-cells", cells=len(pilot.plan.cells), deals=found.deals, games=found.games))
    console.print(sentence(lang, "cli-study-plan-time", time=told_time(lang, seconds), jobs=jobs))
    tell_finds(lang, console, pilot.plan, found)
    return 0


def tell_finds(lang: str, console: Console, plan: StudyPlan, found: PlannedGames) -> None:
    """What so many deals can find, by those of the pilot."""
    if found.finds is not None and found.spread is not None:
        metric = words.label(lang, plan.file.game, plan.file.primary)
        numbers_told = {"spread": f"{found.spread:.3g}", "finds": f"{found.finds:.2g}", "power": percent(found.power)}
        console.print(sentence(lang, "cli-study-plan-finds", metric=metric, pilot=found.pilot, deals=found.deals, **numbers_told))
    if found.seat_within is not None:
        console.print(sentence(lang, "cli-study-plan-seats", within=percent(found.seat_within)))
    if len(found.looks) > 1:
        console.print(sentence(lang, "cli-study-plan-looks", looks=", ".join(map(str, found.looks))))


def run(
    lang: str, file: Path, jobs: int, deals: int | None, all: bool, out: str | None, on: str | None, markdown: bool, json: bool,
) -> int:
    study = files.read(file)
    name = str(file.with_suffix(""))
    asked = " ".join(["parlour study run", file.name, *([f"--deals {deals}"] if deals else []), *(["--all"] if all else [])])
    playing = prepare(
        study, name, Path(out) if out else None, jobs=jobs, deals=deals, play_all=all, command=asked, runner=runner(on))
    tell_beginning(lang, playing)
    with stopped_by_ctrl_c() as stop:
        playing.stop = stop
        with suppress(KeyboardInterrupt):
            watch(lang, playing)
    found = playing.finish(lang)
    if json:
        click.echo(found.to_json(), nl=False)
    elif markdown:
        click.echo(report.markdown(found, lang), nl=False)
    else:
        tell_end(lang, found, playing.folder.path / "report.html")
    return 0 if found.complete else INTERRUPTED


def runner(on: str | None) -> Any:
    """Who plays: processes of this computer, or a Ray cluster."""
    if on is None:
        return parallel.run
    from parlour.study import cluster

    return cluster.runner(on)


def tell_beginning(lang: str, playing: Run) -> None:
    messages = screen.messages()
    if native.in_use() == "uncompiled":
        messages.print(sentence(lang, "cli-simulate-uncompiled"))
    folder = playing.folder
    if folder.changed:
        told = {"old": str(folder.instead_of), "changed": ", ".join(folder.changed), "folder": str(folder.path)}
        messages.print(sentence(lang, "cli-study-changed", **told))
    for one in playing.plan.refused:
        messages.print(sentence(lang, "cli-study-plan-refused", name=screen.printable(one.name), why=one.why[lang]))
    deals = playing.deals or playing.plan.file.deals
    if deals:
        games = sum(series.deals for series in [*playing.plan.main(deals), *playing.plan.beside()])
        messages.print(sentence(lang, "cli-study-plan-cells", cells=len(playing.plan.cells), deals=deals, games=games))
    if playing.kept:
        messages.print(sentence(lang, "cli-study-kept", games=playing.kept, folder=str(folder.path)))


def watch(lang: str, playing: Run) -> None:
    """Plays on, with a line for each cell and the time left, where somebody looks on."""
    console = screen.messages()
    shown, is_told = 0.0, False
    with Live(console=console, transient=True, auto_refresh=False) if console.is_terminal else nullcontext() as live:
        for progress in playing.play():
            if not is_told and progress.phase != "pilot" and playing.is_piloted:
                is_told = True
                tell_pilot(lang, console, playing)
            if live and time.monotonic() - shown > REFRESH:
                live.update(look(lang, playing, progress), refresh=True)
                shown = time.monotonic()


def tell_pilot(lang: str, console: Console, playing: Run) -> None:
    """After the first deals of everything: what the study can find, and how long it will take."""
    left = playing.seconds_left
    if left is not None:
        console.print(sentence(lang, "cli-study-plan-time", time=told_time(lang, left), jobs=playing.jobs))
    tell_finds(lang, console, playing.plan, playing.findings().planned())


def look(lang: str, playing: Run, progress: Progress) -> Group:
    metric = playing.plan.file.metrics[0]
    table = study_tables.headed(lang, "cell", "games", "value", "interval")
    games = Games.of(playing.rows.values(), MAIN, playing.end)
    shape = MetricSummary(name=metric.name, kind=metric.kind, unit=metric.unit, cost=metric.cost)
    for cell in playing.plan.cells:
        for part, values in live_values(games, cell.number, metric):
            estimate = statistics.estimate(numbers(values), share=study_tables.is_share(shape))
            table.add_row(*study_tables.live_row(f"{cell.name}{part}", estimate, shape))
    phase = sentence(lang, f"cli-study-phase-{progress.phase}")
    left = playing.seconds_left
    line = f"{phase} · {progress.played}/{progress.asked} · {percent(progress.played / max(1, progress.asked))}"
    if left is not None:
        line += " · " + sentence(lang, "cli-study-left", time=told_time(lang, left))
    return Group(Text(words.label(lang, playing.plan.file.game, metric.name), "bold"), table, Text(line))


def live_values(games: Games, cell: int, metric: Metric) -> list[tuple[str, list[float]]]:
    values = list(games.values(cell, metric).values())
    if metric.kind in (Kind.NUMBER, Kind.SHARE):
        return [("", values)]
    if metric.kind == Kind.SEATS:
        return [(f" · {seat}", [one[seat] for one in values]) for seat in range(len(values[0]) if values else 0)]
    if metric.kind == Kind.CATEGORY:
        return [(f" · {category}", [float(one == category) for one in values]) for category in sorted(set(values))]
    return [("", [])]


def told_time(lang: str, seconds: float) -> str:
    if seconds < 90:
        return sentence(lang, "cli-study-seconds", many=max(1, round(seconds)))
    if seconds < 90 * 60:
        return sentence(lang, "cli-study-minutes", many=round(seconds / 60))
    return sentence(lang, "cli-study-hours", many=round(seconds / 3600))


def tell_end(lang: str, found: Summary, written: Path) -> None:
    console = screen.output()
    if not found.complete:
        told = {"played": found.played, "asked": found.asked, "share": f"{100 * found.played // max(1, found.asked)} %"}
        console.print(Text(sentence(lang, "cli-study-unfinished", **told), "yellow"))
    elif found.stopped_after is not None:
        console.print(sentence(lang, "cli-study-stopped-early", deals=found.stopped_after))
    print_metric(lang, found, found.primary)
    console.print(sentence(lang, "cli-study-written", file=str(written)))


def show(lang: str, folder: Path, metric: str | None, json: bool) -> None:
    found = summary.read(folder)
    named = found.metric(metric) if metric else None
    if json:
        click.echo(msgspec.json.format(msgspec.json.encode(named), indent=1).decode() if named else found.to_json().rstrip("\n"))
    else:
        print_metric(lang, found, metric or found.primary)
        others = [one.name for one in found.metrics if one.name != (metric or found.primary)]
        if others:
            screen.output().print(sentence(lang, "cli-study-show-others", known=", ".join(others)))


def write_report(lang: str, folder: Path, out: str | None, markdown: bool) -> None:
    """The page once more, in the language of the command, or as Markdown."""
    found = summary.read(folder)
    if markdown and not out:
        click.echo(report.markdown(found, lang), nl=False)
        return
    path = Path(out) if out else folder / "report.html"
    try:
        path.write_text((report.markdown if markdown else report.html)(found, lang), encoding="utf-8")
    except OSError as error:
        raise BadStudy("error-records-file", file=str(path), detail=error.strerror or "") from error
    click.echo(sentence(lang, "cli-study-report-written", file=str(path)))


def print_metric(lang: str, found: Summary, name: str) -> None:
    console = screen.output()
    metric = found.metric(name)
    console.print(Text(words.label(lang, found.game, name), "bold"))
    if metric.influence:
        console.print(study_tables.influence_table(lang, found, metric))
        return
    shown = study_tables.map_table if metric.kind == Kind.MAP else study_tables.metric_table
    console.print(shown(lang, found, metric))
    if name == "seat" and found.seats:
        console.print(study_tables.seats_table(lang, found))


def show_compared(lang: str, first: Path, second: Path, json: bool) -> None:
    found = compare(first, second)
    if json:
        screen.print_json(msgspec.to_builtins(found))
    else:
        screen.output().print(study_tables.compare_table(lang, found))
