"""What a study has found, as tables in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from parlour.cli.simulate import percent
from parlour.locale import sentence
from parlour.study.compare import Compared
from parlour.study.summary import Difference, Estimate, MetricSummary, Scale, SeatTable, Summary, Word
from parlour.study.tables import parts
from parlour.terminal.screen import printable

SHARES = ("share", "seats", "category", "influence")


def headed(lang: str, *codes: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for number, code in enumerate(codes):
        table.add_column(sentence(lang, f"cli-study-{code}"), justify="right" if number else "left")
    return table


def metric_table(lang: str, summary: Summary, metric: MetricSummary) -> Table:
    """Every cell with its value, and how it differs from its base."""
    table = headed(lang, "cell", "games", "value", "interval", "difference", "verdict")
    differences = {(one.cell, one.part): one for one in metric.differences}
    for found in metric.cells:
        cell = summary.cells[found.cell]
        for part, estimate in parts(found):
            against = differences.get((cell.number, part))
            name = printable(cell.name) + (f" · {part}" if part is not None else "")
            table.add_row(
                name, str(estimate.games), number(estimate.value, metric), interval(estimate.low, estimate.high, metric),
                difference(against, metric), verdict(lang, against, metric))
    return table


def seats_table(lang: str, summary: Summary) -> Table:
    table = headed(lang, "cell", "games", "seats", "verdict")
    for found in summary.seats:
        shares = "  ".join(f"{percent(s.value or 0)} ({percents(s.low, s.high)})" for s in found.seats)
        p = "" if found.p is None else sentence(lang, "cli-study-seat-p", p=chance(found.holm))
        table.add_row(printable(summary.cells[found.cell].name), str(found.games), f"{shares}  {p}", fairness(lang, found))
    return table


def influence_table(lang: str, summary: Summary, metric: MetricSummary) -> Table:
    table = headed(lang, "cell", "thing", "games", "worth", "interval", "verdict")
    for one in sorted(metric.influence, key=lambda one: (one.cell, one.value)):
        clear = sentence(lang, "cli-study-clear" if one.clear else "cli-study-not-clear")
        name = printable(summary.cells[one.cell].name)
        table.add_row(name, printable(one.thing), str(one.games), f"{one.value:+.1%}", percents(one.low, one.high, "+"), clear)
    return table


def compare_table(lang: str, found: Sequence[Compared]) -> Table:
    table = headed(lang, "cell", "first", "second", "apart", "verdict")
    for one in found:
        shown = one.difference
        change = "–" if shown.value is None else f"{shown.value:+.3g} ({shown.low:+.3g} – {shown.high:+.3g})"
        how = sentence(lang, "cli-study-paired" if one.paired else "cli-study-unpaired")
        table.add_row(f"{one.metric}: {printable(one.cell)}", plain(one.first.value), plain(one.second.value), change, how)
    return table


def live_row(name: str, estimate: Estimate, metric: MetricSummary) -> tuple[str, str, str, str]:
    return printable(name), str(estimate.games), number(estimate.value, metric), interval(estimate.low, estimate.high, metric)


def number(value: float | None, metric: MetricSummary) -> str:
    if value is None:
        return "–"
    return percent(value) if is_share(metric) else f"{value:.3f}"


def interval(low: float | None, high: float | None, metric: MetricSummary) -> str:
    if low is None or high is None:
        return ""
    return percents(low, high) if is_share(metric) else f"{low:.3f} – {high:.3f}"


def difference(found: Difference | None, metric: MetricSummary) -> str:
    if found is None or found.value is None or found.low is None or found.high is None:
        return ""
    if found.scale == Scale.RATIO:
        return f"× {found.value:.3f} ({found.low:.3f} – {found.high:.3f})"
    if is_share(metric):
        return f"{found.value:+.1%} ({percents(found.low, found.high, '+')})"
    return f"{found.value:+.3f} ({found.low:+.3f} – {found.high:+.3f})"


def verdict(lang: str, found: Difference | None, metric: MetricSummary) -> str:
    if found is None:
        return ""
    if found.verdict is None:
        return sentence(lang, "cli-study-clear" if found.clear else "cli-study-not-clear")
    if found.verdict.word == Word.ACROSS:
        return sentence(lang, "cli-study-across", more=found.verdict.more or 0)
    tolerance = percent(found.verdict.tolerance) if is_share(metric) else f"{found.verdict.tolerance:g}"
    return sentence(lang, "cli-study-inside" if found.verdict.word == Word.INSIDE else "cli-study-outside", tolerance=tolerance)


def fairness(lang: str, found: SeatTable) -> str:
    if found.verdict is None:
        return sentence(lang, "cli-study-clear" if found.clear else "cli-study-not-clear")
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
