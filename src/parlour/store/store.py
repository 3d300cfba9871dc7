"""Reading and writing matches.

A write is acknowledged only after the commit. SQLite runs with a write-ahead log and full synchronisation, so an acknowledged
entry survives a crash of the process and of the machine.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, exists, insert, select, update
from sqlalchemy.exc import ArgumentError, DatabaseError

from parlour.match import Entry
from parlour.match.clocks import Pause
from parlour.store import dailies, neighbours, tables, uptime, worker
from parlour.store.dailies import DailyResult
from parlour.store.migrations import BadStore, prepare
from parlour.store.reading import News, Stored, read_match, read_news
from parlour.store.worker import Answer, Conflict, Gone, Work, Worker, changed

FORGOTTEN_AT_ONCE = 100  # matches
# What is done for every move is put into words once.
LONGER = update(tables.matches).where(
    tables.matches.c.id == bindparam("the_match"), tables.matches.c.length == bindparam("before"),
).values(length=bindparam("after"), due=bindparam("due_at"))
ENDED = LONGER.values(over=True)
ENTRIES = insert(tables.entries)
SEATED = update(tables.seats).where(tables.seats.c.match == bindparam("the_match"), tables.seats.c.seat == bindparam("the_seat"))
LEFT = SEATED.values(seen=bindparam("now"))
CONNECTING = 3  # seconds


class Store:
    def __init__(self, url: str) -> None:
        self.address, self.node = url, secrets.token_hex(8)
        self.worker = Worker(open_engine(url), self.node)
        self.engine, self.shared = self.worker.engine, self.worker.shared
        # What is read must not wait until what others write is on disk. SQLite has both in one thread: it is quick enough.
        self.reader = Worker(self.engine, self.node) if self.shared else self.worker
        self.pauses: list[Pause] = []  # in which no server ran; every match with clocks holds this very list
        self.ahead = 0.0  # seconds by which the database's clock is ahead of ours

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        return cls(database_in(folder))

    def close(self) -> None:
        for one in {self.reader, self.worker}:
            one.close()
        self.engine.dispose()

    async def ask(self, work: Work[Answer], match: str | None = None) -> Answer:
        return await self.worker.ask(work, match)

    async def read(self, work: Work[Answer], match: str) -> Answer:
        return await self.reader.ask(work, match)

    def now(self) -> float:
        """The time that is stored with an entry: at one PostgreSQL the same for all nodes."""
        return time.time() + self.ahead

    # Matches

    async def add(self, stored: Stored, seed: str, after: str | None = None) -> str:
        """A new match, as the rematch of another if that has none yet; returns its id, or that of the rematch there is."""
        match, t = stored.match, tables.matches
        row = {
            "id": match.id, "game": match.game.id, "version": match.game.version, "options": match.options, "seed": seed,
            "watching": stored.watching, "created": stored.created, "over": match.over, "length": len(match.entries),
            "clock": match.clock.document() if match.clock else None, "due": match.due, "daily": stored.daily,
        }
        seats = [
            {"match": match.id, "seat": n, "kind": s.kind, "bot": s.bot, "name": s.name, "token_hash": h, "joined": s.joined}
            for n, (s, h) in enumerate(zip(match.seats, stored.token_hashes, strict=True))
        ]
        rows = entry_rows(match.id, 0, match.entries)

        def work(connection: Connection) -> str:
            if after is not None:
                first = update(t).where(t.c.id == after, t.c.next.is_(None)).values(next=match.id)
                if not connection.execute(first).rowcount:
                    there = connection.execute(select(t.c.next).where(t.c.id == after)).scalar()
                    if there is None:
                        raise Gone("error-no-match", match=after)
                    return str(there)
                changed(connection, after)
            connection.execute(insert(t), row)
            connection.execute(insert(tables.seats), seats)
            if rows:
                connection.execute(insert(tables.entries), rows)
            return match.id

        return await self.ask(work, after or match.id)

    async def append(
        self, match: str, number: int, entries: list[Entry], over: bool, fence: int | None = None, due: float | None = None,
        daily: DailyResult | None = None,
    ) -> None:
        """Adds entries from `number` on; raises Conflict if there are others already, Gone if the match is not there, and
        LostLease if a fence is given that another node has passed. If they end the deal of a day, its result is counted."""
        rows = entry_rows(match, number, entries)
        values = {"the_match": match, "before": number, "after": number + len(rows), "due_at": due}

        def work(connection: Connection) -> None:
            if fence is not None and self.shared:
                neighbours.check_fence(connection, self.node, match, fence)
            if not connection.execute(ENDED if over else LONGER, values).rowcount:
                find(connection, match)
                raise Conflict
            connection.execute(ENTRIES, rows)
            if daily is not None:
                dailies.count(connection, daily)
            changed(connection, match)

        await self.ask(work, match)

    async def name_seat(self, match: str, seat: int, choose: Callable[[list[str]], str]) -> str:
        """The person of a seat has come, and is called what is chosen beside the names of the others, at whatever node those have
        got theirs; the name."""
        t, given = tables.seats, {"the_match": match, "the_seat": seat, "joined": True}
        beside = select(t.c.name).where(t.c.match == match, t.c.seat != seat)

        def work(connection: Connection) -> str:
            find(connection, match, lock=True)  # two who choose at once take turns
            name = choose(list(connection.execute(beside).scalars()))
            connection.execute(SEATED, {**given, "name": name})
            changed(connection, match)
            return name

        return await self.ask(work, match)

    async def say(self, match: str, line: dict[str, Any]) -> int:
        """Adds a line of chat; its number."""
        t = tables.matches

        def work(connection: Connection) -> int:
            further = update(t).where(t.c.id == match).values(lines=t.c.lines + 1).returning(t.c.lines)
            lines = connection.execute(further).scalar()
            if lines is None:
                raise Gone("error-no-match", match=match)
            connection.execute(insert(tables.chat), {"match": match, "number": lines - 1, **line})
            changed(connection, match)
            return int(lines) - 1

        return await self.ask(work, match)

    async def load(self, match: str) -> Stored | None:
        return await self.read(lambda connection: read_match(connection, match, self.pauses, self.now), match)

    async def news(self, match: str, length: int, lines: int) -> News:
        """What has been written to a match of which so many entries and lines are known."""
        return await self.read(lambda connection: read_news(connection, self.node, match, length, lines), match)

    async def daily_results(self, game: str, day: str) -> list[dict[str, Any]]:
        return await self.read(lambda connection: dailies.results(connection, game, day), "")

    async def running_listed(self, most: int) -> list[str]:
        t = tables.matches
        wanted = select(t.c.id).where(t.c.watching == "listed", ~t.c.over).order_by(t.c.created.desc()).limit(most)
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()), "")

    async def forget(self, before: float, in_use: Collection[str] = ()) -> list[str]:
        """Deletes matches in which nothing has happened since a time and which nobody is using; which they were. Not more than
        a few at once: other work waits meanwhile."""
        t = tables.matches
        quiet = [~exists().where(part.c.match == t.c.id, part.c.at >= before) for part in (tables.entries, tables.chat)]
        empty = ~exists().where(tables.presence.c.match == t.c.id)
        old = select(t.c.id).where(t.c.created < before, t.c.id.not_in(in_use), empty, *quiet).limit(FORGOTTEN_AT_ONCE)

        def work(connection: Connection) -> list[str]:
            held = list(connection.execute(old.with_for_update(skip_locked=True)).scalars())
            # What was added before we held them is seen only now.
            gone = list(connection.execute(select(t.c.id).where(t.c.id.in_(held), empty, *quiet)).scalars())
            for part in (tables.entries, tables.chat, tables.seats, tables.subscriptions):
                connection.execute(delete(part).where(part.c.match.in_(gone)))
            connection.execute(delete(tables.leases).where(tables.leases.c.what.in_(gone)))
            connection.execute(delete(t).where(t.c.id.in_(gone)))
            for match in gone:
                changed(connection, match)
            return gone

        return await self.ask(work)

    # Clocks

    async def keep_time(self, first: bool, expected: bool) -> float | None:
        """We run. When the next match has to be looked at; None if there is none with clocks."""
        node, sent = self.node if self.shared else None, time.time()
        now, self.pauses[:], next = await self.ask(lambda connection: uptime.keep(connection, node, first, expected), "")
        if self.shared:
            self.ahead = now - (sent + time.time()) / 2
        return next

    async def due(self, most: int) -> list[str]:
        """Matches that have to be looked at."""
        t, now = tables.matches, self.now()
        wanted = select(t.c.id).where(t.c.due <= now).order_by(t.c.due).limit(most)
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()), "")

    async def set_due(self, match: str, number: int, due: float | None) -> None:
        """When a match of so many entries has to be looked at again."""
        t = tables.matches
        later = update(t).where(t.c.id == match, t.c.length == number).values(due=due)
        await self.ask(lambda connection: connection.execute(later), match)

    async def answers(self) -> None:
        """Raises if the database does not answer, or cannot be written to."""
        t = tables.schema
        await self.ask(lambda connection: connection.execute(update(t).values(version=t.c.version)), "")

    # People who come and go, and what is done once

    async def set_presence(self, match: str, sockets: dict[int, int], left: Collection[int]) -> None:
        """How many sockets of each seat are here; and who has just gone."""
        now = self.now()

        def work(connection: Connection) -> None:
            for seat in left:
                connection.execute(LEFT, {"the_match": match, "the_seat": seat, "now": now})
            if self.shared:
                neighbours.set_presence(connection, self.node, match, sockets)

        await self.ask(work, match)

    async def beat(self, seconds: float) -> bool:
        return await self.ask(lambda connection: neighbours.beat(connection, self.node, seconds), "")

    async def sweep(self) -> list[str]:
        return await self.ask(neighbours.sweep)

    async def leave(self) -> None:
        await self.ask(lambda connection: neighbours.leave(connection, self.node))

    async def take_lease(self, what: str) -> int | None:
        return await self.ask(lambda connection: neighbours.take_lease(connection, self.node, what), what)

    async def end_lease(self, what: str) -> None:
        await self.ask(lambda connection: neighbours.end_lease(connection, self.node, what), what)


def database_in(folder: Path) -> str:
    """The address of the database in a data folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    return address_in(folder)


def address_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'parlour.db'}"


def open_engine(url: str) -> Engine:
    """A database with the tables as they are now: made, or changed from those of an earlier version."""
    engine = connect(url)
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


def connect(url: str) -> Engine:
    try:  # seeds and chosen cards stay out of logs and error messages
        engine = create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=patience(url))
    except ModuleNotFoundError as error:
        if url.startswith("postgresql"):
            raise BadStore("error-needs-extra", extra="postgres") from error
        raise BadStore("error-store-unusable", detail=str(error)) from error
    except ArgumentError as error:  # no address, or of a database that nobody knows
        raise BadStore("error-store-unusable", detail=str(error)) from error
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def durable(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA busy_timeout=10000")

    return engine


def patience(url: str) -> dict[str, Any]:
    """How long to wait for PostgreSQL, when it is reached and when it is asked."""
    if not url.startswith("postgresql"):
        return {}
    wait = worker.PATIENCE
    waits = {"statement_timeout": wait, "lock_timeout": wait, "idle_in_transaction_session_timeout": 2 * wait}
    return {
        "connect_timeout": CONNECTING, "options": " ".join(f"-c {name}={int(most * 1000)}" for name, most in waits.items()),
    }


def find(connection: Connection, match: str, lock: bool = False) -> None:
    t = tables.matches
    wanted = select(t.c.id).where(t.c.id == match)
    if connection.execute(wanted.with_for_update() if lock else wanted).first() is None:
        raise Gone("error-no-match", match=match)


def entry_rows(match: str, number: int, entries: list[Entry]) -> list[dict[str, Any]]:
    now = time.time()
    return [
        {
            "match": match, "number": number + n, "kind": e.kind, "seat": e.seat, "move": e.move, "count": e.count, "bot": e.bot,
            "at": e.at or now,
        }
        for n, e in enumerate(entries)
    ]
