"""From the games of a study to what they say: makes the summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import combinations, product
from math import sqrt
from typing import Any

from parlour import __version__, native
from parlour.core import actors, chance, registry
from parlour.core.metrics import Cost, Kind, Metric
from parlour.core.options import Resolved
from parlour.study import statistics
from parlour.study.games import Row
from parlour.study.metrics import metrics_of
from parlour.study.plan import FRESH, MAIN, SEARCH, PlannedCell, StudyPlan, level_name
from parlour.study.statistics import ALPHA, Handed, library
from parlour.study.summary import (
    AgainDifference,
    AgainResult,
    Cell,
    CellMetric,
    Difference,
    Effect,
    Estimate,
    Influence,
    LandMap,
    Look,
    MetricSummary,
    PlannedGames,
    Repeat,
    Scale,
    SeatTable,
    Skill,
    Summary,
    Word,
)

PILOT = 100  # deals
MOST_COURSES = 12  # single games whose curve is shown
MOST_COUNTS = 60  # values of a number that are counted one by one
LONGEST_TRIAL = 2000  # plies of the game that shows whether all act at once
PAIRED = (Kind.NUMBER, Kind.SHARE)
Rows = Mapping[tuple[str, int, int], Row]


@dataclass
class Games:
    """The games of one part of a study, by cell and deal."""

    cells: Mapping[int, Mapping[int, Row]]

    @classmethod
    def of(cls, rows: Iterable[Row], part: str, deals: int | None = None) -> Games:
        found: dict[int, dict[int, Row]] = {}
        for row in rows:
            if row.part == part and (deals is None or row.deal < deals):
                found.setdefault(row.cell, {})[row.deal] = row
        return cls({cell: dict(sorted(found[cell].items())) for cell in sorted(found)})

    def values(self, cell: int, metric: Metric) -> dict[int, Any]:
        """By deal; games without a value are left out, and so are those that were cut, except where that is what is counted."""
        found = {}
        for deal, row in self.cells.get(cell, {}).items():
            value = row.values.get(metric.name)
            if value is not None and (row.scores is not None or metric.name == "unfinished"):
                found[deal] = value
        return found

    def scores(self, cell: int) -> Any:
        rows = [row.scores for row in self.cells.get(cell, {}).values() if row.scores is not None]
        return library("numpy").array(rows, float)


def numbers(values: Iterable[Any]) -> Any:
    return library("numpy").array(list(values), float)


def pairs(ours: Mapping[int, Any], theirs: Mapping[int, Any]) -> tuple[Any, Any]:
    """The deals that both have."""
    both = [deal for deal in ours if deal in theirs]
    return numbers(ours[deal] for deal in both), numbers(theirs[deal] for deal in both)


@dataclass
class Findings:
    """What the games of a plan say. `deals` are those of the main part that count."""

    plan: StudyPlan
    rows: Rows
    deals: int
    asked: int  # games that were to be played in all parts, as far as is known
    stopped_after: int | None = None
    command: str = ""
    all_deals: int | None = None  # of the plan, if it has stopped before
    done: bool = True  # whether nothing is left that is not known yet, such as alarms to repeat
    once: dict[int, bool] = field(default_factory=dict)

    @cached_property
    def main(self) -> Games:
        return Games.of(self.rows.values(), MAIN, self.deals)

    @cached_property
    def metrics(self) -> list[Metric]:
        return self.plan.file.metrics

    def summary(self) -> Summary:
        file = self.plan.file
        seats = self.seat_tables(self.main)
        found = [self.metric_summary(metric, self.games_of(metric)) for metric in self.metrics]
        played = sum(row.part != MAIN or row.deal < self.deals for row in self.rows.values())
        return Summary(
            parlour=__version__, build=native.in_use(), title=file.title, game=file.game,
            version=registry.game(file.game).version, seed=file.seed, command=self.command, file=file.text, primary=file.primary,
            played=played, asked=max(played, self.asked), complete=self.done and played >= self.asked,
            stopped_after=self.stopped_after, cap=file.cap, cells=[self.cell(cell) for cell in self.plan.cells],
            refused=list(self.plan.refused), plan=self.planned(), metrics=found, seats=seats,
            repeats=self.repeats(seats, found), again=self.again(found), skill=self.skill(), lands=self.lands(),
        )

    def games_of(self, metric: Metric) -> Games:
        return self.searched if metric.cost == Cost.SEARCH else self.main

    @cached_property
    def searched(self) -> Games:
        return Games.of(self.rows.values(), SEARCH)

    def cell(self, cell: PlannedCell) -> Cell:
        rows = self.main.cells.get(cell.number, {})
        cut = sum(row.scores is None for row in rows.values())
        return Cell(
            number=cell.number, name=cell.name, levels=dict(cell.levels), options=dict(cell.options), seats=cell.seats,
            bots=list(cell.bots), simulations=cell.simulations, base=cell.base, deals=len(rows), unfinished=cut)

    # Metrics

    def metric_summary(self, metric: Metric, games: Games, looked_at: bool = True) -> MetricSummary:
        file = self.plan.file
        scale, tolerance = file.scale.get(metric.name, Scale.DIFFERENCE), file.tolerance.get(metric.name)
        cells = [cell_metric(metric, cell.number, games, scale) for cell in self.plan.cells if cell.number in games.cells]
        primary = metric.name == file.primary
        differences = [one for cell in self.plan.cells for one in self.differences(metric, cell, games, scale, tolerance)]
        if primary and looked_at and self.is_looked_at:
            differences = [self.with_looks(one) for one in differences]
        influence = self.influence(metric, games) if metric.kind == Kind.INFLUENCE else []
        return MetricSummary(
            name=metric.name, kind=metric.kind, unit=metric.unit, cost=metric.cost, primary=primary, scale=scale,
            tolerance=tolerance, cells=cells, differences=corrected(differences),
            effects=self.effects(metric, games, scale), influence=influence)

    def differences(
        self, metric: Metric, cell: PlannedCell, games: Games, scale: Scale, tolerance: float | None,
    ) -> list[Difference]:
        """A cell against its base: one number, one for each seat, or one for each category."""
        if cell.base is None or cell.number not in games.cells or cell.base not in games.cells:
            return []
        ours, theirs = games.values(cell.number, metric), games.values(cell.base, metric)
        compare = partial(statistics.difference, cell=cell.number, base=cell.base, tolerance=tolerance)
        if metric.kind in PAIRED:
            boundary = self.last_boundary if metric.name == self.plan.file.primary and games is self.main else None
            return [compare(*pairs(ours, theirs), scale=scale, boundary=boundary)]
        if metric.kind == Kind.SEATS:
            parts = [(str(seat), by_seat(ours, seat), by_seat(theirs, seat)) for seat in range(cell.seats)]
        elif metric.kind == Kind.CATEGORY:
            words = sorted({*ours.values(), *theirs.values()})
            parts = [(word, is_word(ours, word), is_word(theirs, word)) for word in words]
        else:
            parts = []
        return [compare(*pairs(one, other), part=part) for part, one, other in parts]

    def effects(self, metric: Metric, games: Games, scale: Scale) -> list[Effect]:
        """What each level of a factor does over all the others, and where two do not just add up."""
        factors = self.plan.file.factors
        if metric.kind not in PAIRED or len(factors) < 2 or self.plan.file.tables or scale == Scale.MEDIAN:
            return []
        cells = self.plan.cells[: len(self.plan.cells) - sum(map(len, self.plan.file.one_at_a_time.values()))]
        if self.plan.refused or any(cell.number not in games.cells for cell in cells):
            return []
        columns = [games.values(cell.number, metric) for cell in cells]
        shared = [deal for deal in columns[0] if all(deal in column for column in columns)]
        matrix = library("numpy").array([[column[deal] for deal in shared] for column in columns], float)
        found = []
        for many in (1, 2):
            for names in combinations(factors, many):
                for levels in product(*(factors[name][1:] for name in names)):
                    wanted = dict(zip(names, levels, strict=True))
                    told = {name: level_name(level) for name, level in wanted.items()}
                    found.append(statistics.effect(matrix, contrast(cells, factors, wanted), told, scale))
        ps = statistics.holm([one.p for one in found])
        return [statistics.replaced(one, holm=p, clear=p is not None and p < ALPHA) for one, p in zip(found, ps, strict=True)]

    def influence(self, metric: Metric, games: Games) -> list[Influence]:
        found = []
        for cell in games.cells:
            scores = {deal: row.scores for deal, row in games.cells[cell].items() if row.scores is not None}
            found += statistics.influences(handed_out(games.values(cell, metric), scores), cell)
        return found

    # Several looks

    @cached_property
    def is_looked_at(self) -> bool:
        """Whether the primary metric can end the study early: a paired number, with something to compare."""
        primary = self.metrics[0]
        comparable = any(cell.base is not None for cell in self.plan.cells)
        scale = self.plan.file.scale.get(primary.name)
        return self.plan.file.looks > 1 and primary.kind in PAIRED and primary.cost != Cost.SEARCH and comparable \
            and scale != Scale.MEDIAN

    def looks(self, cell: PlannedCell, points: Sequence[int]) -> list[Look]:
        """Those at a cell's primary metric, after so many deals each."""
        primary, file = self.metrics[0], self.plan.file
        assert cell.base is not None
        ours, theirs = self.main.values(cell.number, primary), self.main.values(cell.base, primary)
        found = []
        for deals, boundary in zip(points, statistics.boundaries(file.looks), strict=False):
            one, other = pairs(before(ours, deals), before(theirs, deals))
            if len(one) > 1:
                found.append(statistics.look(one, other, deals, boundary, file.scale.get(primary.name, Scale.DIFFERENCE)))
        return found

    @property
    def points(self) -> list[int]:
        """The looks that have been taken: after so many deals."""
        full = min((len(rows) for rows in self.main.cells.values()), default=0)
        whole = full if len(self.main.cells) == len(self.plan.cells) else 0
        return [deals for deals in statistics.look_points(self.planned_deals, self.plan.file.looks) if deals <= whole]

    @property
    def planned_deals(self) -> int:
        return self.all_deals or self.deals

    @property
    def last_boundary(self) -> float | None:
        taken = len(self.points)
        return statistics.boundaries(self.plan.file.looks)[taken - 1] if self.is_looked_at and taken else None

    @property
    def is_clear(self) -> bool:
        """Whether every comparison has crossed the boundary at one of the looks so far."""
        compared = [cell for cell in self.plan.cells if cell.base is not None]
        return all(any(one.crossed for one in self.looks(cell, self.points)) for cell in compared)

    def with_looks(self, found: Difference) -> Difference:
        taken = self.looks(self.plan.cells[found.cell], self.points)
        p = statistics.sequential_p(taken, self.plan.file.looks) if taken else found.p
        changed: Difference = statistics.replaced(found, looks=taken, p=p)
        return changed

    # Seats

    def seat_tables(self, games: Games) -> list[SeatTable]:
        if "seat" not in self.plan.file.names:
            return []
        tolerance = self.plan.file.tolerance.get("seat")
        found = []
        for cell in self.plan.cells:
            scores = games.scores(cell.number)
            alike = len({row.players for row in games.cells.get(cell.number, {}).values()}) == 1 and same_bots(games, cell.number)
            if cell.seats > 1 and alike and len(scores):
                once = self.all_at_once(cell)
                found.append(statistics.seat_table(scores, cell=cell.number, at_once=once, tolerance=tolerance))
        return statistics.corrected_seats(found)

    def all_at_once(self, cell: PlannedCell) -> bool:
        if cell.number not in self.once:
            self.once[cell.number] = acts_at_once(self.plan.file.game, cell.options)
        return self.once[cell.number]

    def alarms(self) -> list[int]:
        """The cells in which something is to be played again before it is told."""
        tables = [table.cell for table in self.seat_tables(self.main) if is_alarm(table)]
        influences = [one for m in self.metrics if m.kind == Kind.INFLUENCE for one in self.influence(m, self.games_of(m))]
        return sorted({*tables, *(one.cell for one in influences if one.clear)})

    def repeats(self, seats: Sequence[SeatTable], metrics: Sequence[MetricSummary]) -> list[Repeat]:
        games = Games.of(self.rows.values(), FRESH, self.plan.repeat_alarms(self.deals))
        fresh = {table.cell: table for table in self.seat_tables(games)}
        found = []
        for table in seats:
            if is_alarm(table) and table.cell in fresh:
                second = fresh[table.cell]
                same = second.p is not None and second.p < ALPHA and points_alike(table, second)
                found.append(Repeat(metric="seat", cell=table.cell, seats=(table, second), confirmed=same))
        known = metrics_of(self.plan.file.game)
        for metric in metrics:
            again = {(o.cell, o.thing): o for o in self.influence(known[metric.name], games)} if metric.influence else {}
            for one in metric.influence:
                other = again.get((one.cell, one.thing))
                if one.clear and other:
                    same = other.p < ALPHA and (one.value > 0) == (other.value > 0)
                    found.append(Repeat(metric=metric.name, cell=one.cell, influence=(one, other), confirmed=same))
        return found

    def lands(self) -> list[LandMap]:
        found = []
        for series in self.plan.lands():
            games = Games.of(self.rows.values(), series.part)
            for name in series.metrics if series.cell in games.cells else ():
                values = list(games.values(series.cell, metrics_of(series.game)[name]).values())
                places = mean_places(values)
                found.append(LandMap(land=int(series.options["land"]), metric=name, games=len(values), places=places))
        return found

    # Other bots

    def again(self, first: Sequence[MetricSummary]) -> list[AgainResult]:
        found = []
        for number, asked in enumerate(self.plan.file.again, 1):
            name = f"again-{number}"
            games = Games.of(self.rows.values(), name, asked.deals)
            metrics = [self.metric_summary(m, games, looked_at=False) for m in self.metrics if m.cost != Cost.SEARCH]
            known = {(m.name, d.cell, d.base, d.part): d for m in metrics for d in m.differences}
            compared = [
                AgainDifference(metric=m.name, first=d, again=other, conclusion=statistics.conclusion(d, other))
                for m in first for d in m.differences if (other := known.get((m.name, d.cell, d.base, d.part)))
            ]
            found.append(AgainResult(
                name=name, bots=list(asked.bots), simulations=asked.simulations, deals=asked.deals, cells=list(games.cells),
                metrics=metrics, seats=self.seat_tables(games), differences=compared))
        return found

    def skill(self) -> list[Skill]:
        """The share of the win of one bot among others: a number for each deal, over all seats it sat at."""
        won: dict[tuple[int, str], dict[int, list[float]]] = {}
        asked = {(series.part, series.cell): series for series in self.plan.skill()}
        for row in self.rows.values():
            if (row.part, row.cell) in asked and row.scores is not None:
                _, bot, seat = split_skill(row.part)
                won.setdefault((row.cell, bot), {}).setdefault(row.deal, []).append(row.scores[seat])
        found = []
        for (cell, bot), deals in sorted(won.items()):
            planned = self.plan.cells[cell]
            whole = [sum(deals[deal]) / planned.seats for deal in sorted(deals) if len(deals[deal]) == planned.seats]
            among = " + ".join(dict.fromkeys(planned.bots))
            estimate = statistics.estimate(numbers(whole))
            found.append(Skill(cell=cell, bot=bot, among=among, luck=1 / planned.seats, estimate=estimate))
        return found

    # The plan

    def planned(self) -> PlannedGames:
        file = self.plan.file
        deals, spread = self.planned_deals, self.spread()
        seats = max((cell.seats for cell in self.plan.cells if cell.seats > 1), default=0)
        if "seat" not in file.names:
            seats = 0
        within = statistics.deviations() * sqrt((1 - 1 / seats) / seats / max(1, deals)) if seats else None
        games = sum(series.deals for series in [*self.plan.main(deals), *self.plan.beside()])
        looks = file.looks if self.is_looked_at else 1
        return PlannedGames(
            deals=deals, games=games, looks=statistics.look_points(deals, looks), boundaries=statistics.boundaries(looks),
            power=file.power, asked=dict(file.find), pilot=min(PILOT, deals), spread=spread, seat_within=within,
            finds=statistics.smallest_found(deals, spread, file.power, looks) if spread else None)

    def wanted_deals(self) -> int:
        """How many find what the file asks, by the spread of the pilot."""
        file, spread = self.plan.file, self.spread()
        looks = file.looks if self.is_looked_at else 1
        effect = next(iter(file.find.values()))
        return max(PILOT, statistics.pairs_to_find(effect, spread, file.power, looks)) if spread else PILOT

    def spread(self) -> float | None:
        """How much the primary metric's paired differences vary in the pilot: the most of all cells."""
        primary = self.metrics[0]
        if primary.kind not in PAIRED:
            return None
        games = self.games_of(primary)
        found = []
        for cell in self.plan.cells:
            if cell.base is not None:
                ours, theirs = (before(games.values(number, primary), PILOT) for number in (cell.number, cell.base))
                one, other = pairs(ours, theirs)
                if len(one) > 1:
                    found.append(float((one - other).std(ddof=1)))
        return max(found, default=None)


def cell_metric(metric: Metric, cell: int, games: Games, scale: Scale) -> CellMetric:
    values = games.values(cell, metric)
    if metric.kind in PAIRED:
        yes_or_no = metric.kind == Kind.SHARE and set(values.values()) <= {0, 1}  # a share of each game is a number like others
        estimate = statistics.estimate(numbers(values.values()), yes_or_no, scale == Scale.MEDIAN)
        counted = Counter(map(float, values.values())) if metric.kind == Kind.NUMBER else {}
        counts = sorted(counted.items()) if 0 < len(counted) <= MOST_COUNTS else None
        return CellMetric(cell=cell, estimate=estimate, counts=counts)
    if metric.kind == Kind.SEATS:
        seats = max(map(len, values.values()), default=0)
        return CellMetric(cell=cell, seats=[seat_estimate(metric, by_seat(values, seat)) for seat in range(seats)])
    if metric.kind == Kind.CATEGORY:
        words = sorted(set(values.values()))
        return CellMetric(
            cell=cell, shares={word: statistics.estimate(numbers(is_word(values, word).values()), share=True) for word in words})
    if metric.kind == Kind.MAP:
        return CellMetric(cell=cell, places=mean_places(list(values.values())))
    if metric.kind == Kind.CURVE:
        courses = list(values.values())
        points = [statistics.estimate(numbers(point)) for point in zip(*courses, strict=True)]
        return CellMetric(cell=cell, curve=points, courses=courses[:MOST_COURSES])
    return CellMetric(cell=cell)


def seat_estimate(metric: Metric, values: Mapping[int, float]) -> Estimate:
    return statistics.estimate(numbers(values.values()), share=metric.unit == "win")


def mean_places(maps: Sequence[Mapping[str, Any]]) -> dict[str, list[float]]:
    """The mean of each place over all games; a place that a game does not name counts as 0 there."""
    sums: dict[str, list[float]] = {}
    for one in maps:
        for place, many in one.items():
            given = many if isinstance(many, list) else [many]
            total = sums.setdefault(place, [0.0] * len(given))
            for index, number in enumerate(given):
                total[index] += number
    return {place: [number / len(maps) for number in sums[place]] for place in sorted(sums)}


def handed_out(values: Mapping[int, Any], scores: Mapping[int, Sequence[float]]) -> list[Handed]:
    """How much better those fared who were handed a thing than whoever was handed anything at that moment at that seat."""
    usual: dict[tuple[int, int], list[float]] = {}
    for deal, events in values.items():
        for seat, stage, _ in events:
            usual.setdefault((seat, stage), []).append(scores[deal][seat])
    means = {moment: sum(shares) / len(shares) for moment, shares in usual.items()}
    found = []
    for deal, events in values.items():
        many: Counter[str] = Counter()
        gain: dict[str, float] = {}
        for seat, stage, things in events:
            for thing in things:
                many[thing] += 1
                gain[thing] = gain.get(thing, 0.0) + scores[deal][seat] - means[seat, stage]
        found += [Handed(deal, thing, many[thing], gain[thing]) for thing in many]
    return found


def contrast(cells: Sequence[PlannedCell], factors: Mapping[str, Sequence[Any]], wanted: Mapping[str, Any]) -> list[float]:
    """The weight of each cell in the effect of one level, or in how two of them meet, over all levels of the others."""
    others = 1
    for name, levels in factors.items():
        others *= 1 if name in wanted else len(levels)
    weights = []
    for cell in cells:
        weight = 1.0 / others
        for name, level in wanted.items():
            if cell.levels[name] == factors[name][0]:
                weight = -weight
            elif cell.levels[name] != level:
                weight = 0.0
        weights.append(weight)
    return weights


def corrected(differences: Sequence[Difference]) -> list[Difference]:
    ps = statistics.holm([one.p for one in differences])
    return [statistics.replaced(one, holm=p, clear=p is not None and p < ALPHA) for one, p in zip(differences, ps, strict=True)]


def is_alarm(table: SeatTable) -> bool:
    return table.clear or (table.verdict is not None and table.verdict.word == Word.OUTSIDE)


def points_alike(first: SeatTable, second: SeatTable) -> bool:
    """Whether the seat that was farthest from an even share is on the same side of it again."""
    ours, theirs = ([(estimate.value or 0.0) - table.expected for estimate in table.seats] for table in (first, second))
    seat = max(range(len(ours)), key=lambda number: abs(ours[number]))
    return (ours[seat] > 0) == (theirs[seat] > 0)


def same_bots(games: Games, cell: int) -> bool:
    return all(len(set(row.players)) == 1 for row in games.cells[cell].values())


def by_seat(values: Mapping[int, Sequence[float]], seat: int) -> dict[int, float]:
    return {deal: shares[seat] for deal, shares in values.items()}


def is_word(values: Mapping[int, str], word: str) -> dict[int, float]:
    return {deal: float(value == word) for deal, value in values.items()}


def before(values: Mapping[int, Any], deals: int) -> dict[int, Any]:
    return {deal: value for deal, value in values.items() if deal < deals}


def split_skill(part: str) -> tuple[str, str, int]:
    skill, _, rest = part.partition("-")
    bot, _, seat = rest.rpartition("-")
    return skill, bot, int(seat)


def acts_at_once(game: str, options: Resolved) -> bool:
    """Whether in a game, played at random, all seats are asked together whenever somebody is."""
    rules = registry.game(game)
    state, u, last = rules.begin(rules.agree(options, 0)), chance.keyed(0, 0, 0), -1
    for _ in range(LONGEST_TRIAL):
        if state.actor == actors.OVER:
            break
        u = chance.step(u)
        if state.actor == actors.CHANCE:
            state.apply(state.draw(u), actors.CHANCE)
            continue
        if state.round != last and len(state.waiting) < state.seats:
            return False
        last = state.round
        moves = state.legal()
        state.apply(moves[chance.index(u, len(moves))])
    return True
