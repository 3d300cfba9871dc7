"""What a study plays: its cells, and the series of games in which they are played.

A *cell* is one combination of rules and bots. A *deal* is one seed: game number d of every cell has the seed `SEED/d` and its
bots `SEED/d/SEAT`, so that all cells meet the same luck and can be compared deal by deal. A cell's *base* is the first cell with
as many seats. A *series* are the games of one cell in one part of the study:

`main`             what was asked
`fresh`            the cells in which something alarming was seen, on deals that nobody has looked at (`SEED/fresh/d`)
`again-1` …        cells once more with other bots, on the deals of `main`
`skill-BOT-SEAT`   one such bot at one seat among the usual ones
`search`           the first deals of `main`, looked at by search
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import product
from typing import Any

import msgspec

from parlour import bots
from parlour.core import registry
from parlour.core.errors import ParlourError
from parlour.core.metrics import Cost
from parlour.core.options import Resolved
from parlour.locale import LANGUAGES, sentence
from parlour.study.file import PLAYERS, Key, Level, StudyFile, Wrong
from parlour.study.summary import BadStudy, RefusedCell

MAIN, FRESH, SEARCH, LAND = "main", "fresh", "search", "land"
LAND_DEALS = 400  # at most, on a land that is drawn
USUAL_REPEAT = 1000  # deals on which an alarm is repeated


@dataclass(frozen=True)
class PlannedCell:
    number: int
    name: str
    levels: Mapping[str, Level]
    options: Resolved
    bots: tuple[str, ...]  # one for each seat
    simulations: int | None
    base: int | None

    @property
    def seats(self) -> int:
        return int(self.options["seats"])

    def fits(self, where: Mapping[str, Level]) -> bool:
        """Whether it is one of those that `again` or `skill` names."""
        given = {**self.options, **self.levels, "table": self.name}
        return all(given.get(name) == value for name, value in where.items())


@dataclass(frozen=True)
class Series:
    """Games of one cell, deal by deal: all that decides how they go and what is measured of them."""

    part: str
    cell: int
    game: str
    options: Resolved
    players: tuple[str, ...]
    simulations: int | None
    seed: str
    cap: int
    metrics: tuple[str, ...]
    search_simulations: int
    keep_records: bool
    deals: int

    @property
    def key(self) -> tuple[str, int]:
        return self.part, self.cell


@dataclass(frozen=True)
class StudyPlan:
    """A study file with its cells made."""

    file: StudyFile
    cells: tuple[PlannedCell, ...]
    refused: tuple[RefusedCell, ...]

    def main(self, deals: int) -> list[Series]:
        metrics = [metric.name for metric in self.file.metrics if metric.cost != Cost.SEARCH]
        return [self.series(MAIN, cell, deals, metrics) for cell in self.cells]

    def fresh(self, cells: Iterable[int], deals: int) -> list[Series]:
        """Alarms once more; what was measured is measured again."""
        found = [one for one in self.main(deals) if one.cell in set(cells)]
        return [replace(one, part=FRESH, seed=f"{self.file.seed}/{FRESH}") for one in found]

    def beside(self) -> list[Series]:
        """What is played beside the main part: with other bots, for skill, and what is searched."""
        metrics = [metric.name for metric in self.file.metrics if metric.cost != Cost.SEARCH]
        found = []
        for number, again in enumerate(self.file.again, 1):
            for cell in self.fitting(again.where, ("players", "again", number - 1)):
                other = replace(cell, bots=seated(again.bots, cell.seats), simulations=again.simulations)
                found.append(self.series(f"again-{number}", other, again.deals, metrics))
        found += self.skill()
        searched = [metric.name for metric in self.file.metrics if metric.cost == Cost.SEARCH]
        if searched:
            found += [self.series(SEARCH, cell, self.file.search_games, searched) for cell in self.cells]
        return found + self.lands()

    def lands(self) -> list[Series]:
        """The first cell on each land that maps are to be drawn on."""
        drawn = [metric.name for metric in self.file.metrics if metric.draw]
        deals = min(self.file.deals or LAND_DEALS, LAND_DEALS)
        found = []
        for land in self.file.lands if drawn else ():
            rules = registry.game(self.file.game).options
            cell = replace(self.cells[0], options=rules.resolve({**self.cells[0].options, "land": land}))
            found.append(self.series(f"{LAND}-{land}", cell, deals, drawn))
        return found

    def skill(self) -> list[Series]:
        """One bot among the usual ones from every seat, in the cells that are named, or else where other bots play too."""
        trial = self.file.skill
        if trial is None:
            return []
        found = []
        strength = {again.bots[0]: again.simulations for again in self.file.again}
        where = trial.where or (self.file.again[0].where if self.file.again else {})
        for cell in self.fitting(where, ("players", "skill")) if where or self.file.again else self.cells[:1]:
            for bot, seat in product(trial.bots, range(cell.seats)):
                players = tuple(bot if number == seat else name for number, name in enumerate(cell.bots))
                one = replace(cell, bots=players, simulations=trial.simulations or strength.get(bot) or cell.simulations)
                found.append(self.series(f"skill-{bot}-{seat}", one, trial.deals, []))
        return found

    def fitting(self, where: Mapping[str, Level], key: Key) -> list[PlannedCell]:
        found = [cell for cell in self.cells if cell.fits(where)]
        if not found:
            told = ", ".join(f"{name} = {level_name(value)}" for name, value in where.items())
            raise self.file.problem(Wrong(key, BadStudy("error-study-no-cell", where=told), *list(where.values())[-1:]))
        return found

    def series(self, part: str, cell: PlannedCell, deals: int, metrics: Sequence[str]) -> Series:
        return Series(
            part=part, cell=cell.number, game=self.file.game, options=cell.options, players=cell.bots,
            simulations=cell.simulations, seed=self.file.seed, cap=self.file.cap, metrics=tuple(metrics),
            search_simulations=self.file.search_simulations, deals=deals,
            keep_records=self.file.keep_records and part in (MAIN, FRESH),
        )

    def repeat_alarms(self, deals: int) -> int:
        """On how many deals an alarm is repeated."""
        return min(deals, USUAL_REPEAT) if self.file.repeat_alarms is None else self.file.repeat_alarms

    def fingerprint(self) -> dict[str, str]:
        """What must be the same for games that were played to count: by what is told if it is not."""
        game = registry.game(self.file.game)
        every = {name for one in [*self.main(1), *self.beside()] for name in one.players}
        return {
            "game": f"{game.id} {game.version}",
            "seed": self.file.seed,
            "cap": str(self.file.cap),
            "cells": digest([(cell.options, cell.bots, cell.simulations) for cell in self.cells]),
            "bots": digest([(s.part, s.cell, s.players, s.simulations) for s in self.beside()]),
            "code": digest({name: bots.source_digest(name) for name in sorted(every) if ":" in name}),
            "metrics": digest(sorted(self.file.names)),
            "search": digest((self.file.search_simulations,)),
            "keep": str(self.file.keep_records),
        }


def digest(value: Any) -> str:
    return blake2b(msgspec.json.encode(value), digest_size=6).hexdigest()


def planned(file: StudyFile) -> StudyPlan:
    """The cells of a study; those that the game refuses are told with its sentence."""
    cells: list[PlannedCell] = []
    refused: list[RefusedCell] = []
    problem: ParlourError | None = None
    firsts: dict[int, int] = {}
    for name, levels, given in combinations(file):
        options = {key: value for key, value in given.items() if key not in PLAYERS}
        try:
            resolved = registry.game(file.game).options.resolve(options)
        except ParlourError as error:
            why = {lang: sentence(lang, error.code, **error.arguments) for lang in LANGUAGES}
            refused.append(RefusedCell(name=name, levels=dict(levels), why=why))
            problem = problem or error
            continue
        seats, number = int(resolved["seats"]), len(cells)
        named = given.get("bots", file.bots)
        names = seated((named,) if isinstance(named, str) else tuple(named), seats)
        base = firsts.setdefault(seats, number)
        simulations = given.get("simulations", file.simulations)
        cells.append(PlannedCell(number, name, levels, resolved, names, simulations, None if base == number else base))
    if not cells:
        assert problem is not None
        key = "tables" if file.tables else "factors" if file.factors else "options"
        raise file.problem(Wrong((key,), BadStudy("error-study-all-refused", detail=problem)))
    plan = StudyPlan(file, tuple(cells), tuple(refused))
    plan.beside()  # raises what is wrong with it before anything is played
    return plan


def combinations(file: StudyFile) -> Iterable[tuple[str, Mapping[str, Level], dict[str, Level]]]:
    """Name, levels and all that is given for each cell: tables by factors, then one thing at a time on top of the first."""
    tables = file.tables or {"": {}}
    crossed = [dict(zip(file.factors, levels, strict=True)) for levels in product(*file.factors.values())]
    for table, given in tables.items():
        for factors in crossed:
            name = ", ".join(part for part in (table, spelled(factors)) if part)
            yield name or "base", {**given, **factors}, {**file.options, **given, **factors}
    first = {**next(iter(tables.values())), **crossed[0]}
    for option, levels in file.one_at_a_time.items():
        for level in levels:
            yield spelled({option: level}), {**first, option: level}, {**file.options, **first, option: level}


def spelled(levels: Mapping[str, Level]) -> str:
    """A word says by itself which option it is a level of; a number or a yes does not."""
    return ", ".join(level if isinstance(level, str) else f"{name} = {level_name(level)}" for name, level in levels.items())


def level_name(level: Level) -> str:
    if isinstance(level, list):
        return " + ".join(map(str, level))
    return str(level).lower() if isinstance(level, bool) else str(level)


def seated(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """One bot for all, or a list that goes round the seats."""
    return tuple(names[seat % len(names)] for seat in range(seats))
