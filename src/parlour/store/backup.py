"""A copy of all matches in a file, made while the server runs, and back into an empty database of either kind.

The file is gzip of JSON, a line for each row: whoever has it can read it without us. The first line says which version of the
tables it is, the last how many rows there are, so that half a file is not taken for a whole one. Seeds and hidden choices of
running games are in it, so it is for nobody but its owner.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from parlour.store import tables
from parlour.store.migrations import BadStore, check_current
from parlour.store.store import connect, open_engine

# Copies have been made since version 3. What came later are tables, and columns that may be empty, so an older copy can be read.
OLDEST = 3
BACKED_UP = (tables.matches, tables.seats, tables.entries, tables.chat, tables.dailies)  # the rest belongs to nodes that run
AT_ONCE = 1000  # rows


def back_up(database: str, file: Path) -> int:
    """Writes all there is at one moment; how many matches. The file is complete or not there, and the database stays as it is."""
    engine, partial = connect(database), file.with_name(file.name + ".part")
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").is_file():
        raise BadStore("error-store-missing", file=str(engine.url.database))
    try:
        partial.unlink(missing_ok=True)
        with open(partial, "wb", opener=private) as written:
            with gzip.open(written, "wb", 6) as out:
                matches = write(engine, out)
            os.fsync(written.fileno())
        partial.replace(file)
        return matches
    except DBAPIError as error:
        raise BadStore("error-store-unusable", detail=str(error.orig)) from error
    finally:
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)
        engine.dispose()


def private(file: str, flags: int) -> int:
    return os.open(file, flags, 0o600)


def write(engine: Engine, out: gzip.GzipFile) -> int:
    rows, counts = 0, {}
    with one_moment(engine) as connection:
        check_current(connection)
        line(out, {"parlour": "backup", "version": tables.VERSION})
        for table in BACKED_UP:
            found = connection.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
            counts[table.name] = 0
            for row in found:
                line(out, [str(table.name), {str(column): value for column, value in row.items()}])
                counts[table.name] += 1
            rows += counts[table.name]
        line(out, {"rows": rows})
    return counts["matches"]


def one_moment(engine: Engine) -> Connection:
    """Everything that is read is as it was at one instant. SQLite's log lets others write meanwhile."""
    if engine.dialect.name == "sqlite":
        connection = engine.connect()
        connection.exec_driver_sql("BEGIN")
        return connection
    return engine.connect().execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def restore(database: str, file: Path) -> int:
    """Reads a copy into a database in which nothing is yet; how many matches. All or nothing."""
    if not file.is_file():
        raise BadStore("error-store-missing", file=str(file))
    engine = open_engine(database)
    try:
        with engine.begin() as connection:
            if connection.execute(select(func.count()).select_from(tables.matches)).scalar_one():
                raise BadStore("error-store-not-empty")
            matches = 0
            for table, rows in batches(file):
                connection.execute(insert(table), rows)
                matches += len(rows) if table is tables.matches else 0
            return matches
    except DBAPIError as error:
        if isinstance(error, IntegrityError):  # rows that no copy of ours has
            raise BadStore("error-no-backup", file=str(file)) from error
        raise BadStore("error-store-unusable", detail=str(error.orig)) from error
    except SQLAlchemyError as error:
        raise BadStore("error-no-backup", file=str(file)) from error
    finally:
        engine.dispose()


def batches(file: Path) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """The rows, some at a time. Raises BadStore unless the file is a whole copy of this version or an earlier one."""
    known, batch, kind, rows = {table.name: table for table in BACKED_UP}, list[dict[str, Any]](), "", 0
    try:
        with gzip.open(file, "rb") as lines:
            first = msgspec.json.decode(next(lines, b"{}"))
            if not isinstance(first, dict) or first.get("parlour") != "backup":
                raise BadStore("error-no-backup", file=str(file))
            if first.get("version") not in range(OLDEST, tables.VERSION + 1):
                raise BadStore("error-store-version", found=first.get("version"), right=tables.VERSION)
            for text in lines:
                value = msgspec.json.decode(text)
                if isinstance(value, dict):
                    if batch:
                        yield known[kind], batch
                    if value.get("rows") == rows:
                        return
                    break
                if not is_row(value):
                    break
                if batch and (value[0] != kind or len(batch) >= AT_ONCE):
                    yield known[kind], batch
                    batch = []
                kind, rows = value[0], rows + 1
                batch.append(value[1])
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, KeyError) as error:
        raise BadStore("error-no-backup", file=str(file)) from error
    raise BadStore("error-no-backup", file=str(file))


def is_row(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], dict)


def line(out: gzip.GzipFile, value: Any) -> None:
    out.write(msgspec.json.encode(value) + b"\n")
