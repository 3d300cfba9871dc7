"""Matches read from the database: whole, or what is new in them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from sqlalchemy import Connection, Select, bindparam, select

from parlour.core import records, registry
from parlour.match import Clock, Entry, Match, Seat
from parlour.match.clocks import Pause
from parlour.store import tables
from parlour.store.worker import Gone

Line = dict[str, Any]
# What is asked after every change of another node is put into words once.
LENGTHS = select(tables.matches.c.length, tables.matches.c.lines, tables.matches.c.next).where(
    tables.matches.c.id == bindparam("the_match"),
)
OTHERS = select(tables.presence.c.seat, tables.presence.c.sockets).where(
    tables.presence.c.match == bindparam("the_match"), tables.presence.c.node != bindparam("the_node"),
)


@dataclass
class Stored:
    """A match as it lies in the store, with what a match does not know of itself."""

    match: Match
    token_hashes: list[str | None]
    watching: str  # listed: everybody finds it; link: whoever has the link; players: nobody else
    created: float
    next: str | None
    chat: list[Line]
    seen: list[float | None] = field(default_factory=list)  # when the person of each seat was last there
    daily: str | None = None  # the day among whose players it counts

    def __post_init__(self) -> None:
        self.seen = self.seen or [None] * len(self.match.seats)


@dataclass(frozen=True)
class News:
    """What others have written since: entries and lines from a number on, and what may have changed."""

    entries: list[Entry]
    first_line: int
    chat: list[Line]
    next: str | None
    seats: list[tuple[str, bool, float | None]]  # name, joined, seen
    elsewhere: dict[int, int]  # sockets at other nodes, by seat


def read_match(
    connection: Connection, match: str, pauses: Sequence[Pause] = (), now: Callable[[], float] = time.time,
) -> Stored | None:
    row = connection.execute(select(tables.matches).where(tables.matches.c.id == match)).mappings().first()
    if row is None:
        return None
    game = registry.game(row["game"])
    records.check_version(game, row["version"])
    seats = rows_of(connection, tables.seats, match, "seat")
    made = Match(
        match, game, row["options"], row["seed"],
        [Seat(s["kind"], s["name"], s["bot"], joined=s["joined"]) for s in seats],
        read_entries(connection, match, 0),
        version=row["version"] if row["version"] < game.version else 0,
        clock=Clock.read(row["clock"]), pauses=pauses, now=now,
    )
    if made.version and made.over != row["over"]:
        raise records.ends_otherwise(game, made.version)
    return Stored(
        made, [s["token_hash"] for s in seats], row["watching"], row["created"], row["next"], read_chat(connection, match, 0),
        [s["seen"] for s in seats], row["daily"],
    )


def read_news(connection: Connection, node: str, match: str, length: int, lines: int) -> News:
    row = connection.execute(LENGTHS, {"the_match": match}).first()
    if row is None:
        raise Gone("error-no-match", match=match)
    elsewhere: dict[int, int] = {}
    for seat, sockets in connection.execute(OTHERS, {"the_match": match, "the_node": node}):
        elsewhere[seat] = elsewhere.get(seat, 0) + sockets
    return News(
        read_entries(connection, match, length) if row.length > length else [],
        lines, read_chat(connection, match, lines) if row.lines > lines else [],
        row.next,
        [(s["name"], s["joined"], s["seen"]) for s in rows_of(connection, tables.seats, match, "seat")],
        elsewhere,
    )


def read_entries(connection: Connection, match: str, first: int) -> list[Entry]:
    rows = rows_of(connection, tables.entries, match, "number", first)
    return [Entry(e["kind"], e["seat"], e["move"], e["count"], e["bot"], e["at"]) for e in rows]


def read_chat(connection: Connection, match: str, first: int) -> list[Line]:
    rows = rows_of(connection, tables.chat, match, "number", first)
    return [{k: c[k] for k in ("seat", "name", "text", "at")} for c in rows]


def rows_of(connection: Connection, table: Any, match: str, order: str, first: int = 0) -> list[Any]:
    return list(connection.execute(rows_from(table, order), {"the_match": match, "first": first}).mappings())


@cache
def rows_from(table: Any, order: str) -> Select[Any]:
    return select(table).where(
        table.c.match == bindparam("the_match"), table.c[order] >= bindparam("first"),
    ).order_by(table.c[order])
