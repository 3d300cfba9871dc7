"""Reading and writing matches. One thread talks to the database; writes that wait together are committed together.

A write is acknowledged (its future done) only after the commit. SQLite runs with a write-ahead log and full
synchronisation, so an acknowledged entry survives a crash of the process and of the machine.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, event, exists, func, insert, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError

from parlour.core import records, registry
from parlour.core.errors import ParlourError
from parlour.match import Entry, Match, Seat
from parlour.store import tables
from parlour.store.migrations import BadStore, prepare

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]
FORGOTTEN_AT_ONCE = 100  # matches


class Conflict(Exception):
    """Somebody else has written first."""


class Gone(ParlourError):
    """The match is not in the store any more: it has been forgotten."""


@dataclass
class Stored:
    """A match as it lies in the store, with what a match does not know of itself."""

    match: Match
    token_hashes: list[str | None]
    watching: str  # listed: everybody finds it; link: whoever has the link; players: nobody else
    created: float
    next: str | None
    chat: list[dict[str, Any]]


class Store:
    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.waiting: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        return cls(database_in(folder))

    def close(self) -> None:
        self.waiting.put(None)
        self.thread.join()
        self.engine.dispose()

    # What the server asks for

    async def add(self, stored: Stored, seed: str) -> None:
        match = stored.match
        row = {
            "id": match.id, "game": match.game.id, "version": match.game.version, "options": match.options, "seed": seed,
            "watching": stored.watching, "created": stored.created, "over": match.over,
        }
        seats = [
            {"match": match.id, "seat": n, "kind": s.kind, "bot": s.bot, "name": s.name, "token_hash": h, "joined": s.joined}
            for n, (s, h) in enumerate(zip(match.seats, stored.token_hashes, strict=True))
        ]
        rows = entry_rows(match.id, 0, match.entries)

        def work(connection: Connection) -> None:
            connection.execute(insert(tables.matches), row)
            connection.execute(insert(tables.seats), seats)
            if rows:
                connection.execute(insert(tables.entries), rows)

        await self.ask(work)

    async def append(self, match: str, number: int, entries: list[Entry], over: bool) -> None:
        """Adds entries from `number` on; raises Conflict if one of them is there already, Gone if the match is not."""
        rows = entry_rows(match, number, entries)

        def work(connection: Connection) -> None:
            hold(connection, match)
            connection.execute(insert(tables.entries), rows)
            if over:
                connection.execute(update(tables.matches).where(tables.matches.c.id == match).values(over=True))

        await self.ask(work)

    async def set_seat(self, match: str, seat: int, **values: Any) -> None:
        where = (tables.seats.c.match == match) & (tables.seats.c.seat == seat)
        await self.ask(lambda connection: connection.execute(update(tables.seats).where(where).values(**values)))

    async def set_next(self, match: str, next_match: str) -> None:
        where = tables.matches.c.id == match
        await self.ask(lambda connection: connection.execute(update(tables.matches).where(where).values(next=next_match)))

    async def say(self, match: str, line: dict[str, Any]) -> None:
        def work(connection: Connection) -> None:
            hold(connection, match)
            count = select(func.count()).select_from(tables.chat).where(tables.chat.c.match == match)
            number = connection.execute(count).scalar_one()
            connection.execute(insert(tables.chat), {"match": match, "number": number, **line})

        await self.ask(work)

    async def load(self, match: str) -> Stored | None:
        return await self.ask(lambda connection: read_match(connection, match))

    async def running_listed(self, most: int) -> list[str]:
        t = tables.matches
        wanted = select(t.c.id).where(t.c.watching == "listed", ~t.c.over).order_by(t.c.created.desc()).limit(most)
        return await self.ask(lambda connection: list(connection.execute(wanted).scalars()))

    async def forget(self, before: float, in_use: Collection[str] = ()) -> list[str]:
        """Deletes matches in which nothing has happened since a time and which nobody is using; which they were. Not more than
        a few at once: other work waits meanwhile."""
        t = tables.matches
        quiet = [~exists().where(part.c.match == t.c.id, part.c.at >= before) for part in (tables.entries, tables.chat)]
        old = select(t.c.id).where(t.c.created < before, t.c.id.not_in(in_use), *quiet).limit(FORGOTTEN_AT_ONCE)

        def work(connection: Connection) -> list[str]:
            gone = list(connection.execute(old).scalars())
            for part in (tables.entries, tables.chat, tables.seats):
                connection.execute(delete(part).where(part.c.match.in_(gone)))
            connection.execute(delete(t).where(t.c.id.in_(gone)))
            return gone

        return await self.ask(work)

    # The thread that does it

    async def ask(self, work: Work[Answer]) -> Answer:
        future: Future[Answer] = Future()
        self.waiting.put((work, future))
        return await asyncio.wrap_future(future)

    def work(self) -> None:
        while (first := self.waiting.get()) is not None:
            batch = [first]
            while not self.waiting.empty() and len(batch) < 200:
                more = self.waiting.get()
                if more is None:
                    self.waiting.put(None)
                    break
                batch.append(more)
            self.commit([(work, future) for work, future in batch if future.set_running_or_notify_cancel()])

    def commit(self, batch: list[tuple[Work[Any], Future[Any]]]) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        try:
            with self.engine.begin() as connection:
                results = [work(connection) for work, _ in batch]
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    self.commit([one])
            else:
                for _, future in batch:
                    future.set_exception(Conflict() if isinstance(error, IntegrityError) else error)
            return
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)


def database_in(folder: Path) -> str:
    """The address of the database in a data folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'parlour.db'}"


def open_engine(url: str) -> Engine:
    engine = create_engine(url, hide_parameters=True)  # seeds and chosen cards stay out of logs and error messages
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def durable(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA busy_timeout=10000")

    for tries_left in range(4, -1, -1):
        try:
            with engine.begin() as connection:
                prepare(connection)
            break
        except DatabaseError as error:  # perhaps another process is making the same tables at this moment
            if not tries_left:
                raise BadStore("error-store-unusable", detail=str(error.orig)) from error
            time.sleep(0.1)
    return engine


def hold(connection: Connection, match: str) -> None:
    """Keeps a match from being forgotten until what is about to be added to it is there too."""
    t = tables.matches
    if connection.execute(select(t.c.id).where(t.c.id == match).with_for_update(read=True)).first() is None:
        raise Gone("error-no-match", match=match)


def entry_rows(match: str, number: int, entries: list[Entry]) -> list[dict[str, Any]]:
    now = time.time()
    return [
        {
            "match": match, "number": number + n, "kind": e.kind, "seat": e.seat, "move": e.move, "count": e.count, "bot": e.bot,
            "at": now,
        }
        for n, e in enumerate(entries)
    ]


def read_match(connection: Connection, match: str) -> Stored | None:
    row = connection.execute(select(tables.matches).where(tables.matches.c.id == match)).mappings().first()
    if row is None:
        return None
    game = registry.game(row["game"])
    records.check_version(game, row["version"])
    seats = rows_of(connection, tables.seats, match, "seat")
    entries = rows_of(connection, tables.entries, match, "number")
    made = Match(
        match, game, row["options"], row["seed"],
        [Seat(s["kind"], s["name"], s["bot"], joined=s["joined"]) for s in seats],
        [Entry(e["kind"], e["seat"], e["move"], e["count"], e["bot"]) for e in entries],
        version=row["version"] if row["version"] < game.version else 0,
    )
    if made.version and made.over != row["over"]:
        raise records.ends_otherwise(game, made.version)
    chat = [{k: c[k] for k in ("seat", "name", "text", "at")} for c in rows_of(connection, tables.chat, match, "number")]
    return Stored(made, [s["token_hash"] for s in seats], row["watching"], row["created"], row["next"], chat)


def rows_of(connection: Connection, table: Any, match: str, order: str) -> list[Any]:
    return list(connection.execute(select(table).where(table.c.match == match).order_by(table.c[order])).mappings())
