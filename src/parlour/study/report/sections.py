"""The sections of a report, each made only if the study has something for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from parlour.core.metrics import Kind
from parlour.study.report import plots
from parlour.study.report.content import Figure, ReportTable, Section
from parlour.study.report.course import courses, lengths
from parlour.study.report.numbers import THIN
from parlour.study.report.plots import Group, Panel, PlotRow, Point, plain
from parlour.study.report.seating import above, seats, signs
from parlour.study.report.tell import Measure, Tell, upper
from parlour.study.summary import (
    AgainDifference,
    Conclusion,
    Difference,
    Influence,
    MetricSummary,
    Scale,
    Skill,
    Summary,
    Word,
)

FEW_ROWS = 6  # with more, a list is easier to read than panels beside each other
MOST_LISTS = 3  # metrics whose differences are drawn as lists
MOST_PANELS = 3  # beside each other
MOST_THINGS = 30  # of an influence or a map in a picture
MOST_COLUMNS = 4  # cells beside each other in a table
PAIRED = (Kind.NUMBER, Kind.SHARE)
DOUBTFUL = (Conclusion.FLIPS, Conclusion.NOT_CONFIRMED)
RANDOM = "random"  # the player whom everybody should beat


def sections(tell: Tell) -> list[Section]:
    """What was asked first stands first."""
    single = [lengths, courses, endings, numbers]
    if tell.summary.primary == "seat":
        parts = [seats, changes, effects, *single, influences, maps, strength, skill]
    elif compared(tell):
        parts = [changes, effects, seats, *single, influences, maps, strength, skill]
    else:
        parts = [skill, *single, seats, influences, maps]
    return [section for part in parts for section in part(tell)]


# What it changes


def compared(tell: Tell) -> list[MetricSummary]:
    """The metrics that were compared between cells, the primary one first."""
    found = [one for one in tell.summary.metrics if one.kind in PAIRED and whole(one)]
    return sorted(found, key=lambda one: not one.primary)


def whole(found: MetricSummary) -> list[Difference]:
    """Differences of the metric itself, with a value; not those of its categories or seats."""
    return [one for one in found.differences if one.part is None and one.value is not None and one.low is not None]


def changes(tell: Tell) -> Iterator[Section]:
    metrics = compared(tell)
    if not metrics:
        return
    first = metrics[0]
    rows = whole(first)
    clear = sum(one.clear for metric in metrics for one in whole(metric))
    change = tell.change(rows)
    base = None if change else tell.base_of(rows)
    lead = tell.say("changes-from" if base else "changes-pairs", base=base or "") + " " + tell.say(
        "changes-clear", clear=clear, of=sum(len(whole(metric)) for metric in metrics))
    if change:
        lead = tell.say("changes-of", change=change) + " " + lead
    figures = []
    if len(rows) <= FEW_ROWS:
        for start in range(0, min(len(metrics), 2 * MOST_PANELS), MOST_PANELS):
            figures.append(panel_figure(tell, metrics[start : start + MOST_PANELS]))
    else:
        figures += [list_figure(tell, metric) for metric in metrics[:MOST_LISTS]]
    yield Section("changes", tell.say("changes"), heading(tell, first, rows), lead, figures)


def heading(tell: Tell, found: MetricSummary, rows: Sequence[Difference]) -> str:
    """What the primary metric says, in a line."""
    label = tell.label(found.name)
    verdicts = {one.verdict.word for one in rows if one.verdict}
    if verdicts == {Word.INSIDE}:
        return tell.say("head-hardly", metric=label)
    clear = [one for one in rows if one.clear]
    if not clear:
        return tell.say("head-nothing", metric=label)
    measure = tell.measure(found)
    strongest = max(clear, key=lambda one: abs(measure.place(one.value or 0.0)))
    name = tell.rows(rows)[rows.index(strongest)]
    return tell.say("head-most", metric=label, row=name, difference=measure.difference(strongest.value))


def point(measure: Measure, one: Difference | Influence, look: str) -> Point:
    assert one.value is not None and one.low is not None and one.high is not None
    places = measure.place(one.value), measure.place(one.low), measure.place(one.high)
    return Point(*places, look, measure.difference(one.value), measure.between(one.low, one.high))


def panel_figure(tell: Tell, metrics: Sequence[MetricSummary]) -> Figure:
    names = tell.rows(whole(metrics[0]))
    panels, columns = [], []
    for metric in metrics:
        measure = tell.measure(metric)
        rows = [PlotRow(name, [point(measure, one, "b" if one.clear else "n")])
                for name, one in zip(names, whole(metric), strict=False)]
        panels.append(Panel(tell.label(metric.name), rows, measure.axis, ticker(measure), metric_tolerance(measure, metric)))
        columns.append([f"{row.points[0].text} ({row.points[0].range})" for row in rows])
    table = ReportTable(["", *(tell.label(metric.name) for metric in metrics)],
                  [[name, *(column[i] for column in columns)] for i, name in enumerate(names)])
    pairs = max(one.pairs for metric in metrics for one in whole(metric))
    label = tell.say("changes") + ": " + ", ".join(tell.label(metric.name) for metric in metrics)
    keys = [("b", tell.say("key-clear")), ("n", tell.say("key-unclear"))]
    caption = tell.say("changes-caption", pairs=tell.number(pairs))
    if any(metric.tolerance is not None for metric in metrics):
        caption += " " + tell.say("green-tolerance")
    return Figure(caption, table, plots.panels(label, panels), keys=keys)


def list_figure(tell: Tell, metric: MetricSummary) -> Figure:
    measure = tell.measure(metric)
    differences = sorted(whole(metric), key=lambda one: one.value or 0.0)
    names = tell.rows(differences)
    rows = [PlotRow(name, [point(measure, one, "b" if one.clear else "n")], one.clear)
            for name, one in zip(names, differences, strict=True)]
    table = ReportTable(
        ["", tell.say("difference"), tell.say("interval"), tell.say("corrected")],
        [[row.label, row.points[0].text, row.points[0].range, tell.chance_alone(one.holm)]
         for row, one in zip(rows, differences, strict=True)],
        frozenset(number for number, one in enumerate(differences) if one.clear),
    )
    label = tell.label(metric.name)
    tolerance = metric_tolerance(measure, metric)
    draw = plots.dots(label, rows, measure.axis_of(label), ticker(measure), tell.say("as-base"), tolerance)
    caption = tell.say("list-caption", metric=label, pairs=tell.number(max(one.pairs for one in differences)))
    return Figure(caption, table, draw, keys=[("b", tell.say("key-clear")), ("n", tell.say("key-unclear"))])


def metric_tolerance(measure: Measure, metric: MetricSummary) -> float | None:
    if metric.tolerance is None:
        return None
    return 100 * metric.tolerance if measure.share or measure.scale == Scale.RATIO else metric.tolerance


def ticker(measure: Measure) -> plots.Write:
    """Writes the numbers of an axis of differences."""
    tell = measure.tell

    def write(value: float) -> str:
        decimals = 0 if value == int(value) else 1 if round(value * 10) == value * 10 else 2
        text = tell.signed(value, decimals) if value else "0"
        return f"{text}{THIN}%" if measure.scale == Scale.RATIO and value else text

    return write


# Factors


def effects(tell: Tell) -> Iterator[Section]:
    for metric in tell.summary.metrics:
        found = [one for one in metric.effects if one.value is not None and one.low is not None and one.high is not None]
        if not (metric.primary and len(found) > 1):
            continue
        measure = tell.measure(metric)
        alone = sum(len(one.levels) == 1 for one in found)
        meeting = [one for one in found if len(one.levels) > 1]
        rows = []
        for one in found:
            assert one.value is not None and one.low is not None and one.high is not None
            place = Point(measure.place(one.value), measure.place(one.low), measure.place(one.high), "b" if one.clear else "n",
                          measure.difference(one.value), measure.between(one.low, one.high))
            rows.append(PlotRow(tell.levels(one.levels).replace(" · ", " × "), [place], one.clear))
        table = ReportTable(["", tell.say("difference"), tell.say("interval"), tell.say("corrected")],
                      [[row.label, row.points[0].text, row.points[0].range, tell.chance_alone(one.holm)]
                       for row, one in zip(rows, found, strict=True)])
        code = "effects-add" if not any(one.clear for one in meeting) else "effects-meet"
        label = tell.label(metric.name)
        draw = plots.dots(label, rows, measure.axis_of(label), ticker(measure), tell.say("as-base"))
        figure = Figure(tell.say("effects-caption", alone=alone, together=len(meeting)), table, draw)
        yield Section("effects", tell.say("effects"), tell.say(f"{code}-head"), tell.say(code), [figure])


# How games end


def endings(tell: Tell) -> Iterator[Section]:
    for metric in tell.summary.metrics:
        if metric.kind != Kind.CATEGORY:
            continue
        words = sorted({word for cell in metric.cells for word in cell.shares or {}})
        rows, table = [], []
        for cell in metric.cells:
            shares = {word: (cell.shares or {}).get(word) for word in words}
            parts = [(tell.thing(metric.name, word), one.value or 0.0, tell.percent(one.value or 0.0, 0))
                     for word, one in shares.items() if one is not None]
            rows.append((tell.cell_name(cell.cell), parts))
            measure = tell.measure(metric)
            table.append([tell.cell_name(cell.cell), *(measure.with_interval(one) if one else "–" for one in shares.values())])
        keys = [(f"p{number % 5}", tell.thing(metric.name, word)) for number, word in enumerate(words)]
        figure = Figure(tell.about(metric.name), ReportTable(["", *(tell.thing(metric.name, word) for word in words)], table),
                        plots.stacks(tell.label(metric.name), rows), keys=keys)
        yield Section(metric.name, tell.say("result"), tell.label(metric.name), tell.about(metric.name), [figure])


# Every number


def numbers(tell: Tell) -> Iterator[Section]:
    metrics = [one for one in tell.summary.metrics if one.kind in PAIRED and any(cell.estimate for cell in one.cells)]
    if not metrics:
        return
    cells = [cell.number for cell in tell.summary.cells]
    values = {
        (metric.name, cell.cell): tell.measure(metric).with_interval(cell.estimate)
        for metric in metrics for cell in metric.cells if cell.estimate
    }
    across = len(cells) <= MOST_COLUMNS
    if across:
        rows = [[tell.label(metric.name), *(values.get((metric.name, cell), "–") for cell in cells)] for metric in metrics]
        table = ReportTable(["", *(tell.cell_name(cell) for cell in cells)], rows)
    else:
        rows = [[tell.cell_name(cell), *(values.get((metric.name, cell), "–") for metric in metrics)] for cell in cells]
        table = ReportTable(["", *(tell.label(metric.name) for metric in metrics)], rows)
    yield Section("numbers", tell.say("numbers"), tell.say("numbers-head"), tell.say("numbers-lead"),
                  [Figure(tell.say("numbers-caption" if len(cells) > 1 else "numbers-caption-one"), table)])


# Cards and tiles


def influences(tell: Tell) -> Iterator[Section]:
    for metric in tell.summary.metrics:
        if metric.kind != Kind.INFLUENCE or not metric.influence:
            continue
        shown = tell.base_and_other(sorted({one.cell for one in metric.influence}))
        measure = tell.measure(metric)
        by_thing: dict[str, dict[int, Influence]] = {}
        for one in metric.influence:
            by_thing.setdefault(one.thing, {})[one.cell] = one
        order = sorted((thing for thing in by_thing if shown[0] in by_thing[thing]), key=lambda t: -by_thing[t][shown[0]].value)
        rows = []
        for thing in order[:MOST_THINGS]:
            here = [by_thing[thing][cell] for cell in shown if cell in by_thing[thing]]
            looks = ["a", "b"] if len(shown) == 2 else ["b" if here[0].clear else "n"]
            points = [point(measure, one, look) for one, look in zip(here, looks, strict=False)]
            rows.append(PlotRow(tell.thing(metric.name, thing), points, any(one.clear for one in here)))
        keys = list(zip("ab", map(tell.cell_name, shown), strict=False)) if len(shown) == 2 else [
            ("b", tell.say("key-clear")), ("n", tell.say("key-unclear"))]
        cells = sorted({one.cell for one in metric.influence})
        table = ReportTable(["", *(tell.cell_name(cell) for cell in cells)], [
            [tell.thing(metric.name, thing), *(influence_text(measure, by_thing[thing].get(cell)) for cell in cells)]
            for thing in order])
        draw = plots.dots(tell.label(metric.name), rows, tell.say("influence-axis"), ticker(measure), tell.say("influence-zero"))
        clear = [one for one in metric.influence if one.clear]
        games = max(one.games for one in metric.influence)
        caption = tell.say("influence-caption", cell=tell.cell_name(shown[0]), games=tell.number(games), things=len(order))
        lead = f"{tell.about(metric.name)} {influence_lead(tell, metric, len(clear))}"
        head = influence_heading(tell, metric, measure, shown[0])
        yield Section(metric.name, tell.label(metric.name), head, lead, [Figure(caption, table, draw, keys=keys)])


def influence_text(measure: Measure, one: Influence | None) -> str:
    return "–" if one is None else f"{measure.difference(one.value)} ({measure.between(one.low, one.high)})"


def influence_heading(tell: Tell, metric: MetricSummary, measure: Measure, cell: int) -> str:
    found = tell.extremes(metric, cell)
    if found is None:
        return tell.say("influence-none-head")
    best, worst = found
    name = {one.thing: tell.thing(metric.name, one.thing) for one in found}
    if best.value > 0 > worst.value:
        return tell.say("influence-both-head", best=name[best.thing], gain=measure.difference(best.value),
                        worst=name[worst.thing], loss=measure.difference(worst.value))
    one = best if best.value > 0 else worst
    return tell.say("influence-one-head", thing=name[one.thing], difference=measure.difference(one.value))


def influence_lead(tell: Tell, metric: MetricSummary, clear: int) -> str:
    again = [one for one in tell.summary.repeats if one.metric == metric.name and one.influence]
    if not again:
        return tell.say("influence-lead", clear=clear)
    confirmed = {one.influence[0].thing for one in again if one.influence and one.confirmed}
    doubted = {one.influence[0].thing for one in again if one.influence and not one.confirmed} - confirmed
    refuted = sorted(tell.thing(metric.name, thing) for thing in doubted)
    held = sum(one.confirmed for one in again)
    told = tell.say("influence-again", held=held, of=len(again))
    return told + (" " + tell.say("influence-refuted", things=", ".join(refuted)) if refuted else "")


# Maps


def maps(tell: Tell) -> Iterator[Section]:
    for found in tell.summary.metrics:
        metric = tell.metric(found.name)
        cells = [cell for cell in found.cells if cell.places]
        if found.kind != Kind.MAP or metric is None or not cells:
            continue
        first = cells[0]
        options = tell.cell(first.cell).options
        drawn = [(tell.cell_name(first.cell), first.places or {}, options)]
        drawn += [(tell.say("on-land", cell=tell.cell_name(first.cell), land=one.land, games=tell.number(one.games)), one.places,
                   {**options, "land": one.land}) for one in tell.summary.lands if one.metric == found.name]
        figures = [figure for name, places, given in drawn if (figure := map_figure(tell, found.name, name, places, given))]
        if figures:
            places = drawn[-1][1]
            busiest = max(places, key=lambda place: (place in shown_places(places), sum(places[place])))
            head = tell.say("map-head", metric=tell.label(found.name), place=tell.thing(found.name, busiest),
                            many=tell.number(sum(places[busiest]), 1))
            yield Section(found.name, tell.label(found.name), head, tell.about(found.name), figures)


Places = Mapping[str, Sequence[float]]


def map_figure(tell: Tell, name: str, where: str, places: Places, options: Mapping[str, Any]) -> Figure | None:
    """Pictures of a map if the game draws them, a list if it does not; nothing if these games cannot be drawn together."""
    metric = tell.metric(name)
    assert metric is not None
    pictures = metric.draw(places, dict(options), tell.lang) if metric.draw else []
    if metric.draw and not pictures:
        return None
    top = sorted(shown_places(places), key=lambda place: -sum(places[place]))[:MOST_THINGS]
    table = ReportTable(["", tell.unit(name)], [[tell.thing(name, place), tell.number(sum(places[place]), 2)] for place in top])
    rows = [PlotRow(tell.thing(name, place), [bar(sum(places[place]), tell)]) for place in top]
    draw = None if pictures else plots.dots(tell.label(name), rows, tell.unit(name), plain(tell))
    return Figure(tell.say("map-caption", cell=where, metric=tell.label(name)), table, draw, pictures)


def shown_places(places: Places) -> list[str]:
    """Places that have a name of their own; the others, such as the ends of roads, are only drawn."""
    return [place for place in places if " " not in place] or list(places)


def bar(value: float, tell: Tell) -> Point:
    return Point(value, 0, value, "a", tell.number(value, 2))


# Stronger bots


def strength(tell: Tell) -> Iterator[Section]:
    told = [one for again in tell.summary.again for one in again.differences if usable(one)]
    if not told:
        return
    figures = []
    for again in tell.summary.again:
        rows = [one for one in again.differences if usable(one) and one.conclusion is not None]
        if not rows:
            continue
        table = ReportTable(
            [tell.say("measure"), tell.say("where"), tell.say("first-bots", bots=tell.summary.cells[0].bots[0]),
             tell.say("first-bots", bots=", ".join(again.bots)), ""],
            [again_row(tell, one) for one in rows],
            frozenset(number for number, one in enumerate(rows) if one.conclusion in DOUBTFUL))
        figures.append(Figure(tell.say("strength-caption", bots=", ".join(again.bots), deals=tell.number(again.deals)), table))
    conclusions = [one.conclusion for one in told if one.conclusion]
    held = sum(one in (Conclusion.HOLDS, Conclusion.SMALLER) for one in conclusions)
    head = tell.say("strength-head", held=held, of=len(conclusions)) if conclusions else tell.say("strength-nothing")
    yield Section("strength", tell.say("strength"), head, tell.say("strength-lead"), figures)


def usable(one: AgainDifference) -> bool:
    return one.first.part is None and one.first.value is not None and one.again.value is not None


def again_row(tell: Tell, one: AgainDifference) -> list[str]:
    measure = tell.measure(tell.summary.metric(one.metric))
    where = tell.cell_name(one.first.cell)
    values = [f"{measure.difference(d.value)} ({measure.between(d.low, d.high)})" for d in (one.first, one.again)]
    return [tell.label(one.metric), where, *values, tell.say(f"conclusion-{one.conclusion}") if one.conclusion else ""]


# Skill and luck


def at_random(summary: Summary, best: Skill) -> list[Skill]:
    """The player who moves at random at the same table, if he was tried."""
    return [one for one in summary.skill if one.bot == RANDOM and one.cell == best.cell and one.estimate.value is not None]


def strongest(summary: Summary) -> list[Skill]:
    """The bot that wins most beyond luck, if any was tried; where none wins more, who moves at random tells more of skill."""
    found = [one for one in summary.skill if one.estimate.value is not None]
    if not found:
        return []
    best = max(found, key=lambda one: (one.estimate.value or 0.0) - one.luck)
    return [best] if (best.estimate.value or 0.0) > best.luck else [*at_random(summary, best), best][:1]


def skill(tell: Tell) -> Iterator[Section]:
    found = [one for one in tell.summary.skill if one.estimate.value is not None and one.estimate.low is not None]
    if not found:
        return
    groups = []
    for cell in dict.fromkeys(one.cell for one in found):
        rows = [PlotRow(one.bot, [above(tell, one.estimate, one.luck)]) for one in found if one.cell == cell]
        luck = next(one.luck for one in found if one.cell == cell)
        groups.append(Group(tell.cell_name(cell), rows, [tell.say("luck-gives", share=tell.percent(luck, 0))]))
    measure = Measure(tell, True, Scale.DIFFERENCE, 1, "")
    table = ReportTable(["", tell.say("player"), tell.say("share"), tell.say("luck")], [
        [tell.cell_name(one.cell), tell.say("among", bot=one.bot, others=one.among), measure.with_interval(one.estimate),
         tell.percent(one.luck, 1)] for one in found])
    draw = plots.grouped(tell.say("skill"), groups, tell.say("skill-axis"), signs(tell))
    best = strongest(tell.summary)[0]
    head = tell.say("skill-head", bot=best.bot, others=best.among, share=tell.percent(best.estimate.value or 0.0, 0),
                    luck=tell.percent(best.luck, 0))
    figure = Figure(tell.say("skill-caption"), table, draw)
    yield Section("skill", tell.say("skill"), upper(head), tell.say("skill-lead"), [figure])
