"""A summary that nobody has played, with something in every part of it."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.study.summary import (
    AgainDifference,
    AgainResult,
    Cell,
    CellMetric,
    Conclusion,
    Difference,
    Effect,
    Estimate,
    Influence,
    Look,
    Method,
    MetricSummary,
    PlannedGames,
    RefusedCell,
    Repeat,
    Scale,
    SeatTable,
    Skill,
    Summary,
    ToleranceVerdict,
    Word,
)

COMMAND = "parlour study run made-up.toml --jobs 2"
FILE = 'title = "Is <one> & the other fair?"\ngame = "jackal"\n'


def estimate(value: float, half: float, games: int = 400, **more: Any) -> Estimate:
    return Estimate(games=games, value=value, low=value - half, high=value + half, method=Method.NORMAL, **more)


def difference(cell: int, value: float, half: float, **more: Any) -> Difference:
    given = {"scale": Scale.DIFFERENCE, "clear": abs(value) > half, "holm": 0.01 if abs(value) > half else 0.6, **more}
    return Difference(
        cell=cell, base=0, pairs=400, value=value, low=value - half, high=value + half, method=Method.NORMAL, error=half / 2,
        saved=0.4, p=0.005, **given)


def influence(cell: int, thing: str, value: float, half: float) -> Influence:
    clear = abs(value) > half
    return Influence(
        cell=cell, thing=thing, games=400, value=value, low=value - half, high=value + half, p=0.001 if clear else 0.5,
        holm=0.01 if clear else 1.0, clear=clear)


def seat_table(cell: int, shares: list[float], clear: bool, word: Word) -> SeatTable:
    return SeatTable(
        cell=cell, games=400, expected=1 / len(shares), seats=[estimate(share, 0.05) for share in shares], statistic=4.0,
        freedom=len(shares) - 1, p=0.004 if clear else 0.4, holm=0.01 if clear else 0.8, method=Method.WALD, clear=clear,
        at_once=False, verdict=ToleranceVerdict(tolerance=0.04, word=word))


def cell(number: int, levels: dict[str, Any], seats: int, base: int | None) -> Cell:
    return Cell(
        number=number, name=", ".join(f"{name} = {level}" for name, level in levels.items()), levels=levels,
        options={"seats": seats, **levels}, seats=seats, bots=["greedy"] * seats, simulations=None, base=base, deals=400,
        unfinished=number)


def summary(**changes: Any) -> Summary:
    turns = MetricSummary(
        name="turns", kind="number", unit="turns", cost="record", primary=True, tolerance=20.0,
        cells=[CellMetric(cell=n, estimate=estimate(400 + 30 * n, 9, quantiles=[200.0, 330.0, 400.0, 480.0, 1234.5]))
               for n in range(3)],
        differences=[
            difference(1, 31.4, 12, verdict=ToleranceVerdict(tolerance=20.0, word=Word.ACROSS, more=900), looks=[
                Look(deals=deals, value=30.0, error=9.0, deviations=z, boundary=limit, crossed=z > limit)
                for deals, z, limit in ((200, 2.1, 2.9), (400, 3.4, 2.0))]),
            difference(2, -4.0, 12, verdict=ToleranceVerdict(tolerance=20.0, word=Word.INSIDE)),
        ],
        effects=[
            Effect(levels={"plane_waits": "false"}, scale=Scale.DIFFERENCE, deals=400, value=31.4, low=20.0, high=42.0, p=0.001,
                   holm=0.002, clear=True),
            Effect(levels={"play_on": "true"}, scale=Scale.DIFFERENCE, deals=400, value=-4.0, low=-16.0, high=8.0, p=0.5,
                   holm=0.5),
        ])
    metrics = [
        turns,
        MetricSummary(name="comeback", kind="share", unit="games", cost="record", cells=[
            CellMetric(cell=n, estimate=estimate(0.31, 0.04)) for n in range(3)],
            differences=[difference(1, 0.12, 0.05), difference(2, 0.01, 0.05)]),
        MetricSummary(name="deaths", kind="number", unit="pirates", cost="record", cells=[
            CellMetric(cell=n, estimate=estimate(4.2, 0.3, quantiles=[0.0, 3.0, 4.0, 5.0, 9.0]), counts=[(3.0, 100), (4.0, 300)])
            for n in range(3)], differences=[difference(1, 0.2, 0.5), difference(2, 0.0, 0.5)]),
        MetricSummary(name="seat", kind="seats", unit="win", cost="final"),
        MetricSummary(name="ended_by", kind="category", unit="games", cost="final", cells=[
            CellMetric(cell=n, shares={"gold": estimate(0.3, 0.04), "lead": estimate(0.6, 0.05), "stall": estimate(0.1, 0.03)})
            for n in range(3)]),
        MetricSummary(name="visits", kind="map", unit="visits", cost="record", cells=[
            CellMetric(cell=0, places={"g2": [5.0, 0.5, 0.0, 0.0], "b7": [0.0, 4.0, 0.5, 0.0]})]),
        MetricSummary(name="winner_chance", kind="curve", unit="win", cost="search", cells=[
            CellMetric(cell=n, courses=[[0.25, 0.2, 0.1, 0.3, 0.2, 0.5, 0.4, 0.7, 1.0]],
                       curve=[estimate(share, 0.02, quantiles=[0.0, share - 0.05, share, min(1.0, share + 0.05), 1.0])
                              for share in (0.25, 0.3, 0.34, 0.4, 0.48, 0.58, 0.7, 0.85, 1.0)]) for n in (0, 2)]),
        MetricSummary(name="tile_influence", kind="influence", unit="win", cost="record", influence=[
            influence(0, "chest5", 0.205, 0.03), influence(0, "cannon", -0.061, 0.02), influence(0, "swamp", -0.09, 0.04),
            influence(0, "horse", 0.006, 0.02)]),
    ]
    first, fresh = (seat_table(1, [0.2, 0.36, 0.44], True, Word.OUTSIDE), seat_table(1, [0.22, 0.36, 0.42], True, Word.OUTSIDE))
    made = Summary(
        parlour="0.1.0", build="compiled", title="Is <one> & the other fair?", game="jackal", version=1, seed="isle of made-up",
        command=COMMAND, file=FILE, primary="turns", played=4321, asked=4321, complete=True, stopped_after=None, cap=6000,
        cells=[cell(0, {"plane_waits": True, "play_on": False}, 4, None), cell(1, {"plane_waits": False, "play_on": False}, 3, 0),
               cell(2, {"plane_waits": True, "play_on": True}, 4, 0)],
        refused=[RefusedCell(name="seats = 9", levels={"seats": 9}, why={
            "en": "Nine are too many.", "es": "Nueve son demasiados.", "ru": "Девять слишком много.",
        })],
        plan=PlannedGames(deals=400, games=1200, looks=[200, 400], boundaries=[2.9, 2.0], power=0.9, spread=120.0, finds=19.5),
        metrics=metrics, seats=[seat_table(0, [0.26, 0.24, 0.25, 0.25], False, Word.INSIDE), first],
        repeats=[
            Repeat(metric="seat", cell=1, seats=(first, fresh), confirmed=True),
            Repeat(metric="tile_influence", cell=0, confirmed=False,
                   influence=(influence(0, "swamp", -0.09, 0.04), influence(0, "swamp", -0.01, 0.03)))],
        again=[AgainResult(
            name="again-1", bots=["level5"], simulations=500, deals=150, cells=[0, 1, 2], metrics=[], seats=[], differences=[
                AgainDifference(metric="turns", first=turns.differences[0], again=difference(1, 9.0, 14),
                                conclusion=Conclusion.NOT_CONFIRMED),
                AgainDifference(metric="comeback", first=difference(1, 0.12, 0.05), again=difference(1, 0.11, 0.06),
                                conclusion=Conclusion.HOLDS)])],
        skill=[Skill(cell=0, bot=bot, among="greedy", luck=0.25, estimate=estimate(share, 0.04, 200))
               for bot, share in (("random", 0.02), ("level5", 0.61))],
    )
    return msgspec.structs.replace(made, **changes)
