"""The games of a series, one row each: what a study keeps of a game."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from typing import Any

from msgspec import Struct

from parlour import bots
from parlour.core import play
from parlour.core.errors import NotWanted
from parlour.core.metrics import Finished
from parlour.core.parallel import leave_if_not_wanted
from parlour.core.play import Limit, PlayerFactory
from parlour.core.records import Record
from parlour.core.state import State
from parlour.study.metrics import metrics_of
from parlour.study.plan import Series
from parlour.study.wanted import wanted


class Row(Struct, frozen=True):
    """A game. `scores` are None if it was cut; `moves` are kept only on request."""

    part: str
    cell: int
    deal: int
    players: tuple[str, ...]
    plies: int
    scores: list[float] | None
    points: list[int] | None
    values: dict[str, Any]  # by metric
    options: dict[str, Any]  # as agreed, with what the deal has drawn
    moves: list[tuple[int, int]] | None = None

    @property
    def key(self) -> tuple[str, int, int]:
        return self.part, self.cell, self.deal


def play_batch(series: Series, deals: Iterable[int]) -> list[Row]:
    """The games of some deals. If they are no longer wanted, those that are finished by then."""
    rows: list[Row] = []
    makers = makers_of(series.game, series.players)
    with suppress(NotWanted):
        for deal in deals:
            leave_if_not_wanted()
            seed = f"{series.seed}/{deal}"
            players = [wanted(make(f"{seed}/{seat}")) for seat, make in enumerate(makers)]
            limit = Limit(simulations=series.simulations)
            record, final = play.play_out(
                series.game, players, seed=seed, max_plies=series.cap, limit=limit, names=series.players, **options_of(series))
            rows.append(measured(series, deal, record, final))
    return rows


@lru_cache(maxsize=8)  # batches of one series follow each other
def makers_of(game: str, players: tuple[str, ...]) -> list[PlayerFactory]:
    return [bots.factory(game, name) for name in players]


def options_of(series: Series) -> dict[str, Any]:
    return dict(series.options)


def measured(series: Series, deal: int, record: Record, final: State) -> Row:
    finished = Finished(record, final, series.search_simulations)
    known = metrics_of(series.game)
    return Row(
        part=series.part, cell=series.cell, deal=deal, players=series.players, plies=len(record.moves), scores=record.scores,
        points=record.points, values={name: known[name].measure(finished) for name in series.metrics},
        options=dict(record.options), moves=record.moves if series.keep_records else None,
    )
