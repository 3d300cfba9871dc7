"""What a study has found, as tables in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from parlour.cli.simulate import percent
from parlour.locale import sentence
from parlour.study import words
from parlour.study.compare import Compared
from parlour.study.metrics import metrics_of
from parlour.study.report.sections import shown_places
from parlour.study.summary import Cell, Difference, Estimate, MetricSummary, Scale, SeatTable, Summary, Word
from parlour.study.tables import parts
from parlour.terminal.screen import printable

MOST_PLACES = 12  # of a map, for each cell
SHARES = ("share", "seats", "category", "influence")


def headed(lang: str, *codes: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for number, code in enumerate(codes):
        table.add_column(sentence(lang, f"cli-study-{code}"), justify="right" if number else "left", overflow="fold")
    return table


def metric_table(lang: str, summary: Summary, metric: MetricSummary) -> Table:
    """Every cell with its value, and how it differs from its base."""
    table = headed(lang, "cell", "games", "value", "interval", "difference", "verdict")
    differences = {(one.cell, one.part): one for one in metric.differences}
    for found in metric.cells:
        cell = summary.cells[found.cell]
        for part, estimate in parts(found):
            against = differences.get((cell.number, part))
            name = named(cell) + (f" · {part}" if part is not None else "")
            table.add_row(
                name, str(estimate.games), number(estimate.value, metric), interval(estimate.low, estimate.high, metric),
                difference(against, metric), verdict(lang, against, metric))
    return table


def map_table(lang: str, summary: Summary, metric: MetricSummary) -> Table:
    """The places with the most."""
    table = headed(lang, "cell", "place", "value")
    called = metrics_of(summary.game).get(metric.name)
    for found in metric.cells:
        places = {place: sum(many) for place, many in (found.places or {}).items()}
        for place in sorted(shown_places(found.places or {}), key=lambda place: -places[place])[:MOST_PLACES]:
            shown = words.value(lang, called, place) if called else place
            table.add_row(named(summary.cells[found.cell]), printable(shown), number(places[place], metric))
    return table


def seats_table(lang: str, summary: Summary) -> Table:
    table = headed(lang, "cell", "games", "seats", "verdict")
    refuted = {one.cell for one in summary.repeats if one.seats and not one.confirmed}
    for found in summary.seats:
        shares = "  ".join(f"{percent(s.value or 0)} ({percents(s.low, s.high)})" for s in found.seats)
        p = "" if found.p is None else sentence(lang, "cli-study-seat-p", p=chance(found.holm))
        told = fairness(lang, found, found.cell in refuted)
        table.add_row(named(summary.cells[found.cell]), str(found.games), f"{shares}  {p}", told)
    return table


def influence_table(lang: str, summary: Summary, metric: MetricSummary) -> Table:
    table = headed(lang, "cell", "thing", "games", "worth", "interval", "verdict")
    for one in sorted(metric.influence, key=lambda one: (one.cell, one.value)):
        clear = sentence(lang, "cli-study-clear" if one.clear else "cli-study-not-clear")
        name = named(summary.cells[one.cell])
        table.add_row(name, printable(one.thing), str(one.games), f"{one.value:+.1%}", percents(one.low, one.high, "+"), clear)
    return table


def compare_table(lang: str, found: Sequence[Compared]) -> Table:
    table = headed(lang, "cell", "first", "second", "apart", "verdict")
    for one in found:
        shown = one.difference
        change = "–" if shown.value is None else f"{shown.value:+.3g} ({shown.low:+.3g} – {shown.high:+.3g})"
        how = sentence(lang, "cli-study-paired" if one.paired else "cli-study-unpaired")
        name = printable(one.cell).replace("_", " ")
        table.add_row(f"{one.metric}: {name}", plain(one.first.value), plain(one.second.value), change, how)
    return table


def named(cell: Cell) -> str:
    """A cell, in words that can be broken between lines."""
    return printable(cell.name).replace("_", " ")


def live_row(name: str, estimate: Estimate, metric: MetricSummary) -> tuple[str, str, str, str]:
    return printable(name), str(estimate.games), number(estimate.value, metric), interval(estimate.low, estimate.high, metric)


def number(value: float | None, metric: MetricSummary) -> str:
    if value is None:
        return "–"
    return percent(value) if is_share(metric) else f"{value:.{decimals(metric)}f}"


def decimals(metric: MetricSummary) -> int:
    """Four figures, or what a metric between 0 and 10 has."""
    values = [abs(one.value) for found in metric.cells for _, one in parts(found) if one.value is not None]
    return 3 if max(values, default=0.0) < 10 else 2 if max(values) < 100 else 1


def interval(low: float | None, high: float | None, metric: MetricSummary) -> str:
    if low is None or high is None:
        return ""
    return percents(low, high) if is_share(metric) else f"{number(low, metric)} – {number(high, metric)}"


def difference(found: Difference | None, metric: MetricSummary) -> str:
    if found is None or found.value is None or found.low is None or found.high is None:
        return ""
    if found.scale == Scale.RATIO:
        return f"× {found.value:.3f} ({found.low:.3f} – {found.high:.3f})"
    if is_share(metric):
        return f"{found.value:+.1%} ({percents(found.low, found.high, '+')})"
    places = decimals(metric)
    return f"{found.value:+.{places}f} ({found.low:+.{places}f} – {found.high:+.{places}f})"


def verdict(lang: str, found: Difference | None, metric: MetricSummary) -> str:
    if found is None:
        return ""
    if found.verdict is None:
        return sentence(lang, "cli-study-clear" if found.clear else "cli-study-not-clear")
    if found.verdict.word == Word.ACROSS:
        return sentence(lang, "cli-study-across", more=found.verdict.more or 0)
    tolerance = percent(found.verdict.tolerance) if is_share(metric) else f"{found.verdict.tolerance:g}"
    return sentence(lang, "cli-study-inside" if found.verdict.word == Word.INSIDE else "cli-study-outside", tolerance=tolerance)


def fairness(lang: str, found: SeatTable, refuted: bool) -> str:
    """As the page has it: where all act at once no seat can be better, and what fresh games do not confirm is not clear."""
    if found.at_once:
        return sentence(lang, "cli-study-fair")
    if found.verdict is None:
        return sentence(lang, "cli-study-clear" if found.clear and not refuted else "cli-study-not-clear")
    if found.verdict.word == Word.ACROSS:
        return sentence(lang, "cli-study-across", more=found.verdict.more or 0)
    return sentence(lang, "cli-study-fair" if found.verdict.word == Word.INSIDE else "cli-study-unfair")


def is_share(metric: MetricSummary) -> bool:
    return metric.kind in SHARES and not (metric.kind == "seats" and metric.unit != "win")


def percents(low: float | None, high: float | None, sign: str = "") -> str:
    return f"{low or 0:{sign}.1%} – {high or 0:{sign}.1%}"


def plain(value: float | None) -> str:
    return "–" if value is None else f"{value:.4g}"


def chance(p: float | None) -> str:
    return "–" if p is None else "< 0.001" if p < 0.001 else f"{p:.3f}"
