"""How the deals of the days went for those who played them here: counted when a match ends, in the transaction that ends it, so
that each counts once wherever it was played. Nothing tells who it was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from parlour.store import tables


@dataclass(frozen=True)
class DailyResult:
    game: str
    day: str
    points: int
    won: bool


def count(connection: Connection, result: DailyResult) -> None:
    t = tables.dailies
    row = {"game": result.game, "day": result.day, "points": result.points, "won": result.won, "many": 1}
    one = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(t).values(row)
    connection.execute(one.on_conflict_do_update(index_elements=list(t.primary_key), set_={"many": t.c.many + 1}))


def results(connection: Connection, game: str, day: str) -> list[dict[str, Any]]:
    """How many had each result, the best first."""
    t = tables.dailies
    wanted = select(t.c.points, t.c.won, t.c.many).where(t.c.game == game, t.c.day == day)
    return [dict(row) for row in connection.execute(wanted.order_by(t.c.won.desc(), t.c.points.desc())).mappings()]
