"""How a report begins: what was found in a designer's words, the answers at a glance, and how it was made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from parlour.core import registry
from parlour.study.report import plots
from parlour.study.report.content import AnswerCard, Figure, Report, ReportTable, Section
from parlour.study.report.plots import plain
from parlour.study.report.seating import MOST_MINI, above, fair_card, seat_answer, seat_sentences
from parlour.study.report.sections import RANDOM, at_random, compared, point, sections, strongest, whole
from parlour.study.report.tell import SEATS, Tell, upper
from parlour.study.summary import Conclusion, Difference, MetricSummary, Scale, Skill, Summary, Word

BOTS = "bots"
SETTLED = (Conclusion.HOLDS, Conclusion.SMALLER)


def report(summary: Summary, lang: str) -> Report:
    tell = Tell(summary, lang)
    return Report(
        lang, summary.title, kick(tell), list(opening(tell)), under(tell), list(cards(tell)), [*sections(tell), *looks(tell)],
        list(facts(tell)), summary.file, list(meanings(tell)),
    )


def kick(tell: Tell) -> str:
    summary = tell.summary
    parts = [registry.game(summary.game).title, tell.say("cells", cells=len(summary.cells)),
             tell.say("games", games=tell.number(summary.played), many=summary.played)]
    if not summary.complete:
        parts.append(tell.say("unfinished", part=tell.percent(summary.played / max(1, summary.asked), 0)))
    return " · ".join(parts)


# The first sentences


def opening(tell: Tell) -> Iterator[str]:
    metrics = compared(tell)
    if tell.summary.primary == "seat":
        yield from seat_answer(tell)
    elif metrics:
        if players_vary(tell):
            yield from players_sentences(tell, metrics[0])
        else:
            yield change_sentence(tell, metrics[0])
            yield from strength_sentence(tell, metrics[0])
            yield from filter(None, [next(filter(None, (notable(tell, other) for other in metrics[1:])), None)])
        yield from seat_sentences(tell)
    else:
        yield from skill_sentence(tell)
        yield from plain_sentence(tell)
        yield from seat_sentences(tell)


def change_sentence(tell: Tell, metric: MetricSummary) -> str:
    """What the changes do to the primary metric."""
    rows, measure, label = whole(metric), tell.measure(metric), tell.label(metric.name)
    change, clear = tell.change(rows), [one for one in rows if one.clear]
    words = [one.verdict.word for one in rows if one.verdict]
    told = clear if clear and not change else rows
    low, high = (min(told, key=lambda one: one.value or 0.0), max(told, key=lambda one: one.value or 0.0))
    tolerance = measure.told(metric.tolerance).removeprefix("+") if metric.tolerance is not None else ""
    if words and all(word == Word.INSIDE for word in words):
        code = "open-hardly-one" if change else "open-hardly"
    elif not clear:
        code = "open-nothing-one" if change else "open-nothing"
    else:
        apart = (measure.place(low.value or 0.0) < 0) != (measure.place(high.value or 0.0) < 0)
        several = "open-changes" if apart else "open-changes-alike"
        code = "open-changes-one" if change else several if low is not high else "open-changes-single"
    names = dict(zip([one.cell for one in rows], tell.rows(rows), strict=True))
    return tell.say(
        code, metric=label, change=change or "", clear=len(clear), of=len(rows), tolerance=tolerance, many=len(rows),
        low=measure.told(low.value), lowname=names[low.cell], high=measure.told(high.value), highname=names[high.cell],
    )


def players_vary(tell: Tell) -> bool:
    """Whether who plays is one of at most two things in which cells differ."""
    varied = {name for cell in tell.summary.cells for name in tell.varied(cell.levels)}
    return BOTS in varied and len(varied) <= 2 and all(BOTS in cell.levels for cell in tell.summary.cells)


def players_sentences(tell: Tell, metric: MetricSummary) -> Iterator[str]:
    """For whom it is what, at each level of the other thing; and what that does over all players."""
    values = {cell.cell: cell.estimate.value for cell in metric.cells if cell.estimate and cell.estimate.value is not None}
    measure, levels = tell.measure(metric), dict[str, list[str]]()
    for cell in tell.summary.cells:
        if cell.number in values:
            others = [tell.level(name, level) for name, level in tell.varied(cell.levels).items() if name != BOTS]
            told = levels.setdefault(", ".join(others), [])
            value = tell.percent(values[cell.number], 0) if measure.share else measure.value(values[cell.number])
            told.append(tell.say("whose-share", bots=tell.level_name(cell.levels[BOTS]), share=value))
    for name, told in levels.items():
        label = f"{tell.label(metric.name)} ({name})" if name else tell.label(metric.name)
        yield tell.say("open-players", what=label, shares=", ".join(told))
    for one in metric.effects:
        if one.clear and BOTS not in one.levels:
            yield tell.say("open-over-players", change=tell.levels(one.levels), difference=measure.told(one.value),
                           interval=measure.between(one.low, one.high))


def notable(tell: Tell, metric: MetricSummary) -> str | None:
    """What else is clear, where it is strongest."""
    clear = [one for one in whole(metric) if one.clear]
    if not clear:
        return None
    measure = tell.measure(metric)
    most = max(clear, key=lambda one: abs(measure.place(one.value or 0.0)))
    name = dict(zip([one.cell for one in whole(metric)], tell.rows(whole(metric)), strict=True))[most.cell]
    return tell.say("open-also", metric=tell.label(metric.name), difference=measure.told(most.value), row=name)


def strength_sentence(tell: Tell, metric: MetricSummary) -> Iterator[str]:
    """What stronger bots say of it; those who say the same in one sentence."""
    said: dict[tuple[str, int, int], list[str]] = {}
    hardly = all(is_inside(one) for one in whole(metric))
    for again in tell.summary.again:
        found = [one for one in again.differences if one.metric == metric.name and one.conclusion]
        if found:
            held = sum(is_inside(one.again) if hardly else one.conclusion in SETTLED for one in found)
            if held == len(found):
                code = "open-again-holds"
            elif held:
                code = "open-again-some"
            else:
                is_open = hardly or all(one.conclusion == Conclusion.OPEN for one in found)
                code = "open-again-open" if is_open else "open-again-not"
            said.setdefault((code, held, len(found)), []).extend(again.bots)
    for (code, held, of), bots in said.items():
        yield tell.say(code, bots=", ".join(dict.fromkeys(bots)), held=held, of=of)


def is_inside(one: Difference) -> bool:
    return one.verdict is not None and one.verdict.word == Word.INSIDE


def skill_sentence(tell: Tell) -> Iterator[str]:
    for best in strongest(tell.summary):
        first = telling(tell.summary, best)
        told = tell.say("skill-head", bot=first.bot, others=first.among, share=tell.percent(first.estimate.value or 0.0, 0),
                        luck=tell.percent(first.luck, 0))
        yield tell.say("open-skill", answer=tell.say(skill_answer(tell.summary, best)), told=told)
        yield from anchor(tell, best, first)
    for one in tell.summary.skill:
        if one.bot == RANDOM and one.estimate.value is not None and (one.estimate.high or 0.0) >= one.luck:
            yield tell.say("open-skill-weak", others=one.among, share=tell.percent(one.estimate.value, 0))


def anchor(tell: Tell, best: Skill, first: Skill) -> Iterator[str]:
    """The other end of what is told first: who wins most, or what is left to whoever has no skill, if that is less than luck
    alone gives; or that nobody has more."""
    others = [one.bot for one in tell.summary.skill if one.bot != RANDOM]
    if best.bot == RANDOM:
        if others:
            yield tell.say("open-skill-none", bots=", ".join(others), others=best.among)
        return
    if first is not best:
        yield tell.say("open-skill-best", bot=best.bot, share=tell.percent(best.estimate.value or 0.0, 0))
        return
    for one in at_random(tell.summary, best):
        if (one.estimate.high or 0.0) < one.luck:
            yield tell.say("open-skill-low", share=tell.percent(one.estimate.value or 0.0, 0))


def plain_sentence(tell: Tell) -> Iterator[str]:
    """Of a study that compares nothing: what its primary metric is."""
    metric = tell.summary.metric(tell.summary.primary)
    for cell in metric.cells:
        if cell.estimate and cell.estimate.value is not None:
            code = "open-plain" if len(tell.summary.cells) > 1 else "open-plain-one"
            yield tell.say(code, metric=tell.label(metric.name), cell=tell.cell_name(cell.cell),
                           value=tell.measure(metric).with_interval(cell.estimate))


def under(tell: Tell) -> str:
    summary = tell.summary
    played = [*(bot for cell in summary.cells for bot in cell.bots), *(bot for again in summary.again for bot in again.bots),
              *(one.bot for one in summary.skill)]
    bots = ", ".join(dict.fromkeys(played))
    code = "under" if len(summary.cells) > 1 else "under-one"
    told = [tell.say(code, games=tell.number(summary.played), many=summary.played, bots=bots)]
    if summary.stopped_after is not None:
        told.append(tell.say("stopped", deals=tell.number(summary.stopped_after), of=tell.number(summary.plan.deals)))
    cut = sum(cell.unfinished for cell in summary.cells)
    if cut:
        told.append(tell.say("cut", games=tell.number(cut), many=cut, cap=tell.number(summary.cap or 0)))
    return " ".join(told)


# Answers at a glance


def cards(tell: Tell) -> Iterator[AnswerCard]:
    yield from fair_card(tell)
    yield from change_card(tell)
    yield from decided_card(tell)
    yield from skill_card(tell)
    yield from agreed_card(tell)


def change_card(tell: Tell) -> Iterator[AnswerCard]:
    for metric in compared(tell)[:1]:
        rows, measure = whole(metric), tell.measure(metric)
        clear = [one for one in rows if one.clear]
        words = {one.verdict.word for one in rows if one.verdict}
        if words == {Word.INSIDE}:
            answer, good = "change-hardly", True
        elif Word.OUTSIDE in words or (clear and not words):
            answer, good = "change-yes", False
        elif clear:
            answer, good = "change-clear", False
        else:
            answer, good = "change-no", not words
        most = sorted(rows, key=lambda one: -abs(measure.place(one.value or 0.0)))
        base = None if tell.change(rows) else tell.base_of(rows)
        why = tell.say("change-why-from" if base else "change-why", base=base or "",
                       row=dict(zip([id(one) for one in rows], tell.rows(rows), strict=True))[id(most[0])],
                       difference=measure.told(most[0].value), interval=measure.between(most[0].low, most[0].high))
        if metric.tolerance is not None:
            why += " " + tell.say("tolerance-is", tolerance=measure.told(metric.tolerance).removeprefix("+"))
        more = max((one.verdict.more or 0 for one in rows if one.verdict), default=0)
        evidence = tell.say("pairs", pairs=tell.number(max(one.pairs for one in rows)))
        if more and Word.ACROSS in words:
            evidence += " · " + tell.say("more-deals", deals=tell.number(more))
        points = [point(measure, one, "b" if one.clear else "n") for one in most[:MOST_MINI]]
        tolerance = None if metric.tolerance is None else measure.place(metric.tolerance + (1 if metric.scale == "ratio" else 0))
        yield AnswerCard(tell.say("change-question", metric=tell.label(metric.name)), tell.say(answer), why, evidence, good,
                   plots.mini(points, tolerance))


def decided_card(tell: Tell) -> Iterator[AnswerCard]:
    for metric in tell.summary.metrics:
        values = [cell.estimate.value for cell in metric.cells if cell.estimate and cell.estimate.value is not None]
        if metric.name == "decided" and values:
            mean = sum(values) / len(values)
            games = sum(cell.estimate.games for cell in metric.cells if cell.estimate)
            answer = "decided-late" if mean >= 0.6 else "decided-early" if mean < 0.4 else "decided-half"
            yield AnswerCard(tell.say("decided"), tell.say(answer), tell.say("decided-why", part=tell.percent(mean, 0)),
                       tell.say("decided-evidence", games=tell.number(games)), mean >= 0.4)


def skill_card(tell: Tell) -> Iterator[AnswerCard]:
    for best in strongest(tell.summary):
        share, luck = best.estimate.value or 0.0, tell.percent(best.luck, 0)
        why = " ".join([tell.say("skill-why", bot=best.bot, others=best.among, share=tell.percent(share, 0), luck=luck),
                        *anchor(tell, best, best)])
        deals = tell.say("deals", deals=tell.number(best.estimate.games))
        yield AnswerCard(tell.say("skill-question"), tell.say(skill_answer(tell.summary, best)), why, deals, True,
                   plots.mini([above(tell, best.estimate, best.luck)], None))


def skill_answer(summary: Summary, best: Skill) -> str:
    """By how far the way from luck to skill was gone."""
    part = way(telling(summary, best))
    return "skill-mostly" if part >= 0.5 else "skill-some" if part >= 0.15 else "skill-luck"


def telling(summary: Summary, best: Skill) -> Skill:
    """Who shows most of what skill does: the best player, or who moves at random."""
    return max([best, *at_random(summary, best)], key=way)


def way(one: Skill) -> float:
    """Which part of the way from luck to skill alone a player has come; of that to nothing, who moves at random."""
    share = one.estimate.value or 0.0
    return (one.luck - share) / one.luck if one.bot == RANDOM else (share - one.luck) / (1 - one.luck)


def agreed_card(tell: Tell) -> Iterator[AnswerCard]:
    told = [one.conclusion for again in tell.summary.again for one in again.differences if one.conclusion]
    if told:
        held = sum(one in SETTLED for one in told)
        bots = ", ".join(dict.fromkeys(bot for again in tell.summary.again for bot in again.bots))
        is_open = all(one == Conclusion.OPEN for one in told)
        answer = "again-all" if held == len(told) else "again-some" if held else "again-open" if is_open else "again-none"
        yield AnswerCard(tell.say("again-question"), tell.say(answer), tell.say("again-why", held=held, of=len(told), bots=bots),
                   tell.say("deals", deals=tell.number(sum(again.deals for again in tell.summary.again))), held == len(told))


# How it was made


def looks(tell: Tell) -> Iterator[Section]:
    """The looks on the way, of the difference that was clearest."""
    for metric in compared(tell)[:1]:
        looked = [one for one in whole(metric) if len(one.looks) > 1]
        if not looked:
            continue
        most = max(looked, key=lambda one: abs(one.looks[-1].deviations))
        found = [(float(look.deals), look.deviations, look.boundary) for look in most.looks]
        crossed = next((look.deals for look in most.looks if look.crossed), None)
        row = dict(zip([id(one) for one in whole(metric)], tell.rows(whole(metric)), strict=True))[id(most)]
        table = ReportTable([tell.say("look-deals"), tell.say("look-found"), tell.say("look-boundary")],
                      [[tell.number(deals), tell.signed(z, 2), tell.number(limit, 2)] for deals, z, limit in found])
        names = (tell.say("look-found-short"), tell.say("look-boundary-short"))
        draw = plots.steps(tell.say("looks"), found, names, tell.say("look-deals"), plain(tell))
        caption = tell.say("looks-caption", row=row, metric=tell.label(metric.name))
        lead = tell.say("looks-crossed", deals=tell.number(crossed)) if crossed else tell.say("looks-open")
        yield Section("looks", tell.say("method"), tell.say("looks"), lead, [Figure(caption, table, draw)])


def facts(tell: Tell) -> Iterator[tuple[str, str]]:
    summary, plan = tell.summary, tell.summary.plan
    if plan.finds is not None:
        metric = summary.metric(summary.primary)
        paired = replace(tell.measure(metric), scale=Scale.DIFFERENCE)  # what the pilot's pairs differ by, whatever is shown
        finds = paired.told(plan.finds).removeprefix("+")
        yield tell.say("fact-plan"), tell.say("fact-plan-is", deals=tell.number(plan.deals), power=tell.percent(plan.power, 0),
                                              finds=finds)
    yield tell.say("fact-games"), tell.say("fact-games-are", games=tell.number(summary.played), many=summary.played,
                                           deals=tell.number(plan.deals), cells=len(summary.cells))
    yield tell.say("fact-luck"), tell.say("fact-luck-is", seed=summary.seed)
    for refused in summary.refused:
        yield tell.say("fact-refused"), f"{upper(refused.name.replace('_', ' '))}: {refused.why.get(tell.lang, '')}"
    told = tell.say("fact-statistics-are")
    clear = [*(table.clear for table in summary.seats), *(one.clear for metric in summary.metrics for one in metric.influence)]
    if summary.repeats or not any(clear):
        told += " " + tell.say("fact-repeats")
    yield tell.say("fact-statistics"), told
    build = tell.say("compiled") if summary.build == "compiled" else tell.say("uncompiled")
    yield tell.say("fact-version"), tell.say("fact-version-is", parlour=summary.parlour, game=registry.game(summary.game).title,
                                             version=summary.version, build=build)
    yield tell.say("fact-bots"), tell.say("fact-bots-are")
    yield tell.say("fact-command"), f"`{summary.command}`"


def meanings(tell: Tell) -> Iterator[tuple[str, str]]:
    """What the metrics and the words of the rows mean."""
    for metric in tell.summary.metrics:
        yield tell.label(metric.name), tell.about(metric.name)
    seen: set[tuple[str, str]] = set()
    for cell in tell.summary.cells:
        for name, level in cell.levels.items():
            if name != SEATS and (name, str(level)) not in seen:
                seen.add((name, str(level)))
                told = tell.option(name, str(level))
                if told:
                    yield upper(tell.level(name, level)), told
    yield tell.say("word-interval"), tell.say("word-interval-is")
    if any(metric.tolerance is not None for metric in tell.summary.metrics):
        yield tell.say("word-tolerance"), tell.say("word-tolerance-is")

