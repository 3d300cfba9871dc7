"""One server at a time for a SQLite database: two of them would be deaf to each other's tables.

The lock is a small database beside the data: a database is a lock on every system, it ends with its process however that ends,
and whoever is refused can read in it where the first server answers. PostgreSQL needs no lock.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from parlour.core.errors import ParlourError
from parlour.store import BadStore

PATIENCE = 60.0  # seconds for a server that has the lock and is about to say where it answers
FIRST_TRY = 0.1  # seconds; whoever holds the lock does so for long
GAP = 1000  # milliseconds; those who read where we answer may hold us up for an instant


class AlreadyServed(ParlourError):
    """Another server is using the same data."""

    @property
    def address(self) -> str:
        return str(self.arguments["address"])


class Lock:
    """What holds the data of a server; others can read what was told last."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.hold()
        connection.execute(f"PRAGMA busy_timeout={GAP}")
        connection.execute("CREATE TABLE IF NOT EXISTS server (address TEXT NOT NULL)")
        self.tell("")  # the address of a server that crashed is not ours

    def hold(self) -> None:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            raise AlreadyServed("error-already-served", address=self.told()) from error

    def tell(self, address: str) -> None:
        """Where we answer, for whoever is refused. What is written can be read only after the lock has been let go: if another
        server takes it in that instant, we are the one that is refused."""
        self.connection.execute("DELETE FROM server")
        self.connection.execute("INSERT INTO server VALUES (?)", [address])
        self.connection.execute("COMMIT")
        self.hold()

    def told(self) -> str:
        """Where the server answers that holds the lock."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(sqlite3.OperationalError):  # it is writing at this moment
                row = self.connection.execute("SELECT address FROM server").fetchone()
                if row and row[0]:
                    return str(row[0])
            time.sleep(0.05)
        raise BadStore("error-store-unusable", detail="locked")


@contextmanager
def alone(database: str) -> Iterator[Lock | None]:
    """Holds the lock of a database, given by its address; None where none is needed."""
    file = file_of(database)
    if file is None:
        yield None
        return
    try:
        connection = sqlite3.connect(f"{file}.lock", timeout=FIRST_TRY, isolation_level=None)
        lock = Lock(connection)
    except sqlite3.Error as error:
        raise BadStore("error-store-unusable", detail=str(error)) from error
    with closing(connection):
        yield lock


def file_of(database: str) -> Path | None:
    try:
        url = make_url(database)
    except ArgumentError as error:
        raise BadStore("error-store-unusable", detail=str(error)) from error
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database).resolve()
