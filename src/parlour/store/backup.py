"""A copy of all matches in a file, made while the server runs, and back into an empty database of either kind.

The file is gzip of JSON, a line for each row: whoever has it can read it without us. The first line says which version of the
tables it is, the last how many rows there are, so that half a file is not taken for a whole one.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, func, insert, select

from parlour.store import tables
from parlour.store.migrations import BadStore
from parlour.store.store import open_engine

BACKED_UP = (tables.matches, tables.seats, tables.entries, tables.chat, tables.dailies)  # the rest belongs to nodes that run
AT_ONCE = 1000  # rows


def back_up(database: str, file: Path) -> int:
    """Writes all there is at one moment; how many matches. The file is complete or not there."""
    engine, partial = open_engine(database), file.with_name(file.name + ".part")
    try:
        with gzip.open(partial, "wb", 6) as out:
            matches = write(engine, out)
        with partial.open("rb") as written:
            os.fsync(written.fileno())
        partial.replace(file)
        return matches
    finally:
        partial.unlink(missing_ok=True)
        engine.dispose()


def write(engine: Engine, out: gzip.GzipFile) -> int:
    rows, counts = 0, {}
    with one_moment(engine) as connection:
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
    finally:
        engine.dispose()


def batches(file: Path) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """The rows, some at a time. Raises BadStore unless the file is a whole copy of this version."""
    known, batch, kind, rows = {table.name: table for table in BACKED_UP}, list[dict[str, Any]](), "", 0
    try:
        with gzip.open(file, "rb") as lines:
            first = msgspec.json.decode(next(lines, b"{}"))
            if not isinstance(first, dict) or first.get("parlour") != "backup":
                raise BadStore("error-no-backup", file=str(file))
            if first.get("version") != tables.VERSION:
                raise BadStore("error-store-version", found=first.get("version"), right=tables.VERSION)
            for text in lines:
                value = msgspec.json.decode(text)
                if isinstance(value, dict):
                    if batch:
                        yield known[kind], batch
                    if value.get("rows") == rows:
                        return
                    break
                if batch and (value[0] != kind or len(batch) >= AT_ONCE):
                    yield known[kind], batch
                    batch = []
                kind, rows = value[0], rows + 1
                batch.append(value[1])
    except (OSError, EOFError, msgspec.DecodeError, KeyError) as error:
        raise BadStore("error-no-backup", file=str(file)) from error
    raise BadStore("error-no-backup", file=str(file))


def line(out: gzip.GzipFile, value: Any) -> None:
    out.write(msgspec.json.encode(value) + b"\n")
