"""A thread that talks to the database. What waits together is done in one transaction, and acknowledged after the commit.

No wait is without end: whoever asks is told after a while that the database does not answer, and a connection on which nothing
has come for long is cut, so that the thread can try another one.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import socket
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
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
CHANNEL = "parlour"
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(CAST(:told AS text[])) AS told")
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
    future: Future[Any]
    # The match it is about: transactions take their locks in this order, so that none waits for another in a circle. What is
    # about many (None) has a transaction to itself.
    key: str | None


class Worker:
    def __init__(self, engine: Engine, origin: str) -> None:
        self.engine, self.origin = engine, origin
        self.shared = engine.dialect.name == "postgresql"  # with other nodes, who want to hear what has changed
        self.waiting: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self.busy: tuple[float, Any] | None = None  # since when, and with which connection
        self.transactions = self.done = self.failed = 0
        self.seconds = 0.0  # spent in transactions
        self.closed = threading.Event()
        self.thread = threading.Thread(target=self.run, name="store", daemon=True)
        self.thread.start()
        if self.shared:
            threading.Thread(target=self.watch, name="store-watch", daemon=True).start()

    async def ask(self, work: Work[Answer], key: str | None = None) -> Answer:
        future: Future[Answer] = Future()
        self.waiting.put(Asked(work, future, key))
        if not self.shared:
            return await asyncio.wrap_future(future)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), LONGEST_WAIT)
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
            wanted = [one for one in batch if one.future.set_running_or_notify_cancel()]
            together = sorted((one for one in wanted if one.key is not None), key=lambda one: str(one.key))
            if together:
                self.commit(together)
            for one in wanted:
                if one.key is None:
                    self.commit([one])

    def commit(self, batch: list[Asked], tries: int = 3) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        begun = time.monotonic()
        try:
            with self.engine.connect() as connection, connection.begin():
                self.busy = (begun, connection.connection.driver_connection)
                changed: set[str] = set()
                connection.info[CHANGED] = changed
                results = [attempt(one.work, connection) for one in batch]
                if self.shared and changed:
                    connection.execute(NOTIFY, {"told": [f"{self.origin} {match}" for match in sorted(changed)]})
        except Exception as error:
            self.failed += 1
            circle = sqlstate(error) in CIRCLES and tries > 0
            if circle or (len(batch) > 1 and not self.is_away(error)):
                for one in batch:
                    self.commit([one], tries - 1 if circle else tries)
                return
            if self.is_away(error):
                log.warning("the database does not answer: %s", str(error).splitlines()[0])
            for one in batch:
                one.future.set_exception(self.told_as(error))
            return
        finally:
            self.busy = None
            self.transactions += 1
            self.seconds += time.monotonic() - begun
        self.done += len(batch)
        for one, result in zip(batch, results, strict=True):
            if isinstance(result, Exception):
                one.future.set_exception(result)
            else:
                one.future.set_result(result)

    def is_away(self, error: Exception) -> bool:
        return self.shared and isinstance(error, OperationalError | InterfaceError)

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
