"""A thread that talks to the database. What waits together is done in one transaction, and acknowledged after the commit.

No wait is without end: whoever asks is told after a while that the database does not answer, and a connection on which nothing
has come for long is cut, so that the thread can try another one.
"""

from __future__ import annotations

import asyncio
import logging
import math
import queue
import socket
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from parlour.core.errors import ParlourError

log = logging.getLogger("parlour")
Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]
AT_ONCE = 200  # pieces of work in one transaction
PATIENCE = 4.0  # seconds that a transaction may take before its connection is cut
LONGEST_WAIT = 5.0  # seconds until whoever asked is told that nothing comes
CLOSING = 1.5  # seconds for what is still to be written
RESTED = 1.0  # seconds without work after which a connection is tried before it is used again
COMPLAINING = 5.0  # seconds between two lines of the log about that
# Of SQLite: the disk is full, cannot be written or read, the file is held by somebody else, or is spoilt.
OUT_OF_ORDER = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOTADB,
}
CHANNEL = "parlour"
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :told)")
TOLD_AT_ONCE = 150  # matches in one notification, which may have 8,000 bytes; an id has 32 at most
CIRCLES = ("40P01", "40001")  # transactions that waited for each other: one of them is tried again
CHANGED = "changed"  # in a connection's notes: the matches that a transaction has changed


class Conflict(Exception):
    """Somebody else has written first."""


class LostLease(Exception):
    """Another node does this now."""


class Gone(ParlourError):
    """The match is not in the store any more: it has been forgotten."""


class Away(ParlourError):
    """The database does not answer."""


@dataclass
class Asked:
    work: Work[Any]
    answer: asyncio.Future[Any]
    # The match it is about: transactions take their locks in this order, so that none waits for another in a circle. What is
    # about many (None) has a transaction to itself.
    key: str | None


class Worker:
    def __init__(self, engine: Engine, origin: str) -> None:
        self.engine, self.origin = engine, origin
        self.shared = engine.dialect.name == "postgresql"  # with other nodes, who want to hear what has changed
        self.waiting: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self.connection: Connection | None = None  # kept from one transaction to the next
        self.used = 0.0  # when it was used last
        self.busy: tuple[float, Any] | None = None  # since when, and with which connection
        self.transactions = self.done = self.failed = 0
        self.seconds = 0.0  # spent in transactions
        self.complained = -math.inf  # when it was logged last that the database does not answer
        self.closed = threading.Event()
        self.thread = threading.Thread(target=self.run, name="store", daemon=True)
        self.thread.start()
        if self.shared:
            threading.Thread(target=self.watch, name="store-watch", daemon=True).start()

    async def ask(self, work: Work[Answer], key: str | None = None) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting.put(Asked(work, answer, key))
        if not self.shared:
            return await answer
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await answer
        except TimeoutError as error:
            raise Away("error-store-away") from error

    def close(self) -> None:
        self.waiting.put(None)
        self.thread.join(CLOSING if self.shared else None)
        self.closed.set()
        if self.thread.is_alive():  # it waits for a database that does not answer
            self.cut()
            self.thread.join(CLOSING)

    def run(self) -> None:
        while (first := self.waiting.get()) is not None:
            batch = [first]
            while not self.waiting.empty() and len(batch) < AT_ONCE:
                more = self.waiting.get()
                if more is None:
                    self.waiting.put(None)
                    break
                batch.append(more)
            wanted = [one for one in batch if not one.answer.cancelled()]
            together = sorted((one for one in wanted if one.key is not None), key=lambda one: str(one.key))
            if together:
                self.commit(together)
            for one in wanted:
                if one.key is None:
                    self.commit([one])
        self.release()

    def commit(self, batch: list[Asked], tries: int = 3) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        begun, kept, committing = time.monotonic(), self.connection, False
        try:
            connection = self.connected(begun)
            with connection.begin() as transaction:
                self.busy = (begun, connection.connection.driver_connection)
                changed: set[str] = set()
                connection.info[CHANGED] = changed
                results = [attempt(one.work, connection) for one in batch]
                if self.shared:
                    for told in notices(self.origin, sorted(changed)):
                        connection.execute(NOTIFY, {"told": told})
                committing = True
                transaction.commit()
        except Exception as error:
            self.failed += 1
            self.busy = None
            self.release()
            if self.is_away(error) and kept is not None and not committing and time.monotonic() - begun < RESTED:
                self.commit(batch, tries)  # the database was restarted since the last transaction: nothing has been done yet
                return
            circle = sqlstate(error) in CIRCLES and tries > 0
            if circle or (len(batch) > 1 and not self.is_away(error)):
                for one in batch:
                    self.commit([one], tries - 1 if circle else tries)
                return
            if self.is_away(error) and time.monotonic() - self.complained > COMPLAINING:
                self.complained = time.monotonic()
                log.warning("the database does not answer: %s", str(error).splitlines()[0])
            results = [self.told_as(error)] * len(batch)
        else:
            self.done += len(batch)
        finally:
            self.busy = None
            self.used = time.monotonic()
            self.transactions += 1
            self.seconds += self.used - begun
        tell(batch, results)

    def connected(self, now: float) -> Connection:
        """The connection of the last transaction, or one that has been tried."""
        if now - self.used > RESTED:
            self.release()
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def release(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):  # the line may be dead
                connection.close()

    def is_away(self, error: Exception) -> bool:
        if self.shared:
            return isinstance(error, OperationalError | InterfaceError)
        return getattr(getattr(error, "orig", None), "sqlite_errorcode", 0) & 0xFF in OUT_OF_ORDER

    def told_as(self, error: Exception) -> Exception:
        if isinstance(error, IntegrityError):
            return Conflict()
        if self.is_away(error):
            away = Away("error-store-away")
            away.__cause__ = error
            return away
        return error

    def watch(self) -> None:
        while not self.closed.wait(0.5):
            busy = self.busy
            if busy is not None and time.monotonic() - busy[0] > PATIENCE:
                self.cut()

    def cut(self) -> None:
        """Hangs up on a database that does not answer: the thread that waits for it is told that the line is dead."""
        busy = self.busy
        if busy is not None:
            with suppress(Exception):  # it may be closed by now
                hang_up(busy[1].fileno())


def hang_up(file: int) -> None:
    """Whoever waits for something on this line is told that it is dead."""
    line = socket.socket(fileno=file)
    try:
        line.shutdown(socket.SHUT_RDWR)
    finally:
        line.detach()


def tell(batch: list[Asked], results: list[Any]) -> None:
    """All answers at once: waking the loop of whoever asked costs more than an answer."""
    answers = defaultdict(list)
    for one, result in zip(batch, results, strict=True):
        answers[one.answer.get_loop()].append((one.answer, result))
    for loop, told in answers.items():
        with suppress(RuntimeError):  # it has ended, and nobody waits
            loop.call_soon_threadsafe(give_answers, told)


def give_answers(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for answer, result in answers:
        if answer.done():  # nobody waits for it any more
            continue
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)


def notices(origin: str, matches: list[str]) -> list[str]:
    """Who tells it, and which matches have changed."""
    return [" ".join([origin, *matches[n : n + TOLD_AT_ONCE]]) for n in range(0, len(matches), TOLD_AT_ONCE)]


def attempt(work: Work[Any], connection: Connection) -> Any:
    """What is refused before it has written anything does not disturb the others."""
    try:
        return work(connection)
    except (Conflict, LostLease, Gone) as refused:
        return refused


def changed(connection: Connection, match: str) -> None:
    """Whoever has this match live will be told."""
    connection.info.setdefault(CHANGED, set()).add(match)


def sqlstate(error: Exception) -> str | None:
    return getattr(getattr(error, "orig", None), "sqlstate", None)
