"""What a report says of the seats: whether they are equal, and if not, whether that is the seat or who sits there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.metrics import Kind
from parlour.study.report import plots
from parlour.study.report.content import AnswerCard, Figure, ReportTable, Section
from parlour.study.report.plots import Group, PlotRow, Point
from parlour.study.report.tell import Measure, Tell
from parlour.study.statistics import ALPHA
from parlour.study.summary import Estimate, Repeat, Scale, SeatTable, Word

MOST_MINI = 4  # intervals in the picture of a card
MOST_TOLD = 2  # seats in the opening, table by table
WHO = {"bots", "simulations"}  # what cells differ in if only the players do


# The first sentences


def seat_answer(tell: Tell) -> Iterator[str]:
    """Of a study that asks about seats first."""
    if only_players_differ(tell):
        yield from whose_sentence(tell)
    else:
        yield from seat_sentences(tell)
        yield from stronger_sentences(tell)
        yield from elsewhere_sentence(tell)
    yield from influence_sentence(tell)


def seat_sentences(tell: Tell) -> Iterator[str]:
    if not tell.summary.seats:
        return
    repeats = [one for one in tell.summary.repeats if one.seats]
    told = repeats
    confirmed = [one for one in repeats if one.confirmed]
    if len(confirmed) > MOST_TOLD:  # the strongest stands for all
        told = [max(confirmed, key=strength)]
        yield tell.say("open-seats-confirmed", tables=len(confirmed), of=len(tell.summary.seats))
    for one in told:
        assert one.seats is not None
        first, fresh = one.seats
        seat = farthest(first)
        code = "open-seat-confirmed" if one.confirmed else "open-seat-refuted"
        yield tell.say(code, cell=tell.cell_name(one.cell), seat=seat + 1, share=share_of(tell, first, seat),
                       fresh=share_of(tell, fresh, seat), fair=tell.percent(first.expected))
    if not repeats:
        at_once = all(table.at_once for table in tell.summary.seats)
        yield tell.say("open-at-once") if at_once else f"**{seats_heading(tell)}.**"


def strength(one: Repeat) -> float:
    """How far the farthest seat is from its share, on fresh games."""
    assert one.seats is not None
    return abs(apart(one.seats[1], farthest(one.seats[0])))


def only_players_differ(tell: Tell) -> bool:
    tables = tell.summary.seats
    varied = {name for cell in tell.summary.cells for name in tell.varied(cell.levels)}
    return len(tables) > 1 and len({len(table.seats) for table in tables}) == 1 and varied <= WHO


def whose_sentence(tell: Tell) -> Iterator[str]:
    """Where cells differ only in who plays: whether a seat wins more than its share with all of them."""
    tables = tell.summary.seats
    fresh = {one.cell: one for one in tell.summary.repeats if one.seats}
    off = [table for table in tables if table.clear and (table.cell not in fresh or fresh[table.cell].confirmed)]
    leading = max(off or tables, key=lambda table: abs(apart(table, farthest(table))))
    seat = max(range(len(leading.seats)), key=lambda number: leading.seats[number].value or 0.0)
    same = [table for table in off if (table.seats[seat].value or 0.0) > table.expected]
    told = []
    for table in tables:
        again = fresh.get(table.cell)
        share = share_of(tell, table, seat)
        if again and again.seats:
            told.append(tell.say("whose-fresh", bots=tell.cell_name(table.cell), share=share,
                                 fresh=share_of(tell, again.seats[1], seat)))
        else:
            told.append(tell.say("whose-share", bots=tell.cell_name(table.cell), share=share))
    code = "whose-seat" if len(same) == len(tables) else "whose-players" if off else "whose-nobody"
    names = ", ".join(tell.cell_name(table.cell) for table in same)
    yield tell.say(f"open-{code}", seat=seat + 1, fair=tell.percent(leading.expected), shares="; ".join(told), bots=names)


def elsewhere_sentence(tell: Tell) -> Iterator[str]:
    """Of the tables at which nothing was seen, if there was something at others."""
    alarmed = {one.cell for one in tell.summary.repeats if one.seats}
    quiet = [table for table in tell.summary.seats if table.cell not in alarmed]
    if not alarmed or not quiet:
        return
    inside = all(table.verdict and table.verdict.word == Word.INSIDE for table in quiet)
    yield tell.say("open-elsewhere-fair" if inside else "open-elsewhere", tables=len(quiet))


def stronger_sentences(tell: Tell) -> Iterator[str]:
    """What stronger bots say of a seat that fresh games have confirmed."""
    for one in tell.summary.repeats:
        if not one.seats or not one.confirmed:
            continue
        seat = farthest(one.seats[0])
        for again in tell.summary.again:
            for table in again.seats:
                if table.cell != one.cell or table.p is None:
                    continue
                clear = table.p < ALPHA
                agrees = (apart(table, seat) > 0) == (apart(one.seats[0], seat) > 0)
                code = "open-stronger-seat" if clear and agrees else "open-stronger-other" if clear else "open-stronger-open"
                yield tell.say(code, bots=", ".join(again.bots), share=share_of(tell, table, seat), seat=seat + 1,
                               games=tell.number(table.games), fair=tell.percent(table.expected))


def influence_sentence(tell: Tell) -> Iterator[str]:
    for metric in tell.summary.metrics:
        if metric.kind == Kind.INFLUENCE and metric.influence:
            cell = tell.base_and_other(sorted({one.cell for one in metric.influence}))[0]
            found = tell.extremes(metric, cell)
            if found and found[0].value > 0 > found[1].value:
                (best, worst), measure = found, tell.measure(metric)
                yield tell.say("open-influence", best=tell.thing(metric.name, best.thing), gain=measure.told(best.value),
                               worst=tell.thing(metric.name, worst.thing), loss=measure.told(worst.value))


def farthest(table: SeatTable) -> int:
    """The seat that is farthest from its fair share; of two, the one that has more."""
    return max(range(len(table.seats)), key=lambda number: (round(abs(apart(table, number)), 9), apart(table, number)))


def apart(table: SeatTable, seat: int) -> float:
    return (table.seats[seat].value or 0.0) - table.expected


def share_of(tell: Tell, table: SeatTable, seat: int) -> str:
    return tell.percent(table.seats[seat].value or 0.0)


# The card


def fair_card(tell: Tell) -> Iterator[AnswerCard]:
    tables = tell.summary.seats
    if not tables:
        return
    verdicts = [table.verdict for table in tables if table.verdict]
    refuted = {one.cell for one in tell.summary.repeats if one.seats and not one.confirmed}
    unfair = [table for table in tables if table.clear and table.cell not in refuted]
    at_once = all(table.at_once for table in tables)
    fair = at_once or (len(verdicts) == len(tables) and all(one.word == Word.INSIDE for one in verdicts))
    points = [above(tell, table.seats[farthest(table)], table.expected) for table in tables[:MOST_MINI]]
    tolerance = verdicts[0].tolerance if verdicts else None
    if unfair:
        worst = max(unfair, key=lambda table: abs(apart(table, farthest(table))))
        seat = farthest(worst)
        why = tell.say("fair-not", cell=tell.cell_name(worst.cell), seat=seat + 1, share=share_of(tell, worst, seat),
                       fair=tell.percent(worst.expected))
    elif at_once:
        why = tell.say("open-at-once")
    else:
        far = max(abs(bound - table.expected) for table in tables for seat in table.seats
                  for bound in (seat.low, seat.high) if bound is not None)
        why = tell.say("fair-why", far=tell.number(100 * far, 1))
    if tolerance is not None:
        why += " " + tell.say("tolerance-is", tolerance=tell.say("of-points", points=tell.number(100 * tolerance, 0)))
    answer = "fair-no" if unfair else "fair-yes" if fair else "fair-open"
    yield AnswerCard(tell.say("fair"), tell.say(answer), why, tell.say("fair-evidence"), not unfair and fair,
               plots.mini(points, 100 * tolerance if tolerance else None))


# The section


def seats(tell: Tell) -> Iterator[Section]:
    tables = tell.summary.seats
    if not tables:
        return
    groups, rows = [], []
    fresh = {one.cell: one.seats[1] for one in tell.summary.repeats if one.seats}
    for table in tables:
        groups.append(seat_group(tell, table, tell.cell_name(table.cell)))
        rows += seat_rows(tell, table, tell.cell_name(table.cell))
        if table.cell in fresh:
            name = tell.say("fresh-name", cell=tell.cell_name(table.cell))
            groups.append(seat_group(tell, fresh[table.cell], name))
            rows += seat_rows(tell, fresh[table.cell], name)
    for again in tell.summary.again:
        for table in again.seats:
            name = tell.say("again-name", cell=tell.cell_name(table.cell), bots=", ".join(again.bots))
            groups.append(seat_group(tell, table, name))
            rows += seat_rows(tell, table, name)
    tolerance = next((table.verdict.tolerance for table in tables if table.verdict), None)
    draw = plots.grouped(tell.say("seats"), groups, tell.say("seats-axis"), signs(tell), 100 * tolerance if tolerance else None)
    behind = ReportTable(["", *map(tell.say, ("seat", "share", "interval", "joint", "corrected"))], rows)
    lead = " ".join(filter(None, [seats_lead(tell, tables), tell.say("seats-at-once") if all(t.at_once for t in tables) else ""]))
    caption = tell.say("seats-caption", games=tell.number(sum(one.games for one in tables)))
    keys = [("b", tell.say("key-seat")), ("n", tell.say("key-other-seat"))]
    yield Section("seats", tell.say("seats"), seats_heading(tell), lead, [Figure(caption, behind, draw, keys=keys)])


def seats_heading(tell: Tell) -> str:
    tables = tell.summary.seats
    if any(one.confirmed and one.seats for one in tell.summary.repeats):
        return tell.say("seats-confirmed-head")
    if any(table.clear for table in tables):
        return tell.say("seats-clear-head")
    if all(table.verdict and table.verdict.word == Word.INSIDE for table in tables):
        return tell.say("seats-fair-head")
    return tell.say("seats-open-head")


def seats_lead(tell: Tell, tables: Sequence[SeatTable]) -> str:
    tested = [table for table in tables if table.p is not None]
    if not tested:
        return ""
    least = min(tested, key=lambda table: table.p or 0.0)
    assert least.p is not None
    holm = tell.chance(least.holm if least.holm is not None else least.p)
    return tell.say("seats-lead", tests=len(tested), p=tell.chance(least.p), cell=tell.cell_name(least.cell), holm=holm)


def seat_group(tell: Tell, table: SeatTable, name: str) -> Group:
    rows = []
    for number, seat in enumerate(table.seats):
        if seat.value is None or seat.low is None or seat.high is None:
            continue
        off = table.clear and not seat.low <= table.expected <= seat.high
        fair = table.expected
        place = Point(100 * (seat.value - fair), 100 * (seat.low - fair), 100 * (seat.high - fair), "b" if off else "n",
                      tell.percent(seat.value), tell.range(100 * seat.low, 100 * seat.high, 1))
        rows.append(PlotRow(tell.say("seat-number", number=number + 1), [place]))
    joint = tell.say("joint-p", p=tell.chance(table.p)) if table.p is not None else ""
    return Group(name, rows, [joint, tell.say("games", games=tell.number(table.games), many=table.games)])


def seat_rows(tell: Tell, table: SeatTable, name: str) -> list[list[str]]:
    measure = Measure(tell, True, Scale.DIFFERENCE, 1, "")
    return [
        [name if number == 0 else "", str(number + 1), measure.value(seat.value),
         tell.range(100 * (seat.low or 0), 100 * (seat.high or 0), 1), tell.chance_alone(table.p) if number == 0 else "",
         tell.chance_alone(table.holm) if number == 0 else ""]
        for number, seat in enumerate(table.seats)
    ]


def signs(tell: Tell) -> plots.Write:
    return lambda value: tell.signed(value, 0 if value == int(value) else 1) if value else "0"


def above(tell: Tell, one: Estimate, luck: float) -> Point:
    assert one.value is not None and one.low is not None and one.high is not None
    places = (100 * (one.value - luck), 100 * (one.low - luck), 100 * (one.high - luck))
    return Point(*places, "b" if one.low > luck or one.high < luck else "n", tell.percent(one.value),
                 tell.range(100 * one.low, 100 * one.high, 1))
