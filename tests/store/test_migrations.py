"""A database that an earlier version has made is opened, and goes on."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, select, text

from parlour.store import BadStore, Store, tables

OLD = Path(__file__).parent / "version-2"
ENDS = re.compile(r";\n(?=[A-Z])")


def fill(database: str) -> None:
    """As version 2 has left it: one match with four decisions and two lines."""
    engine = create_engine(database)
    statements = (OLD / f"{engine.dialect.name}.sql").read_text(encoding="utf-8")
    with engine.begin() as connection:
        for statement in ENDS.split(statements):
            if statement.strip(";\n ") not in ("BEGIN TRANSACTION", "COMMIT"):
                connection.exec_driver_sql(statement.strip(";\n ").replace("%", "%%"))
    engine.dispose()


def test_a_match_of_version_2_goes_on(database: str) -> None:
    fill(database)

    async def run() -> None:
        store = Store(database)
        stored = await store.load("k3v9")
        assert stored is not None and sum(stored.match.counts) == 4
        assert [line["text"] for line in stored.chat] == ["one", "two ♥"]
        match = stored.match
        seat = match.state.waiting[0]
        proposed = match.decide(seat, match.counts[seat], [match.state.legal(seat)[0]])
        await store.append("k3v9", proposed.number, proposed.entries, over=False)
        assert await store.say("k3v9", {"seat": 0, "name": "", "text": "three", "at": 1}) == 2
        store.close()

    asyncio.run(run())


def test_migrated_and_new_databases_have_the_same_tables(database: str) -> None:
    fill(database)
    Store(database).close()
    engine = create_engine(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), tables.metadata) == []
        assert connection.execute(select(tables.schema.c.version)).scalar() == tables.VERSION
    engine.dispose()


def test_a_migration_that_fails_changes_nothing(database: str) -> None:
    fill(database)
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE leases (what INTEGER)"))  # in the way of the last step
    with pytest.raises(BadStore, match="leases"):
        Store(database)
    with engine.begin() as connection:
        assert connection.execute(select(tables.schema.c.version)).scalar() == 2
        assert "length" not in connection.execute(text("SELECT * FROM matches")).keys()  # noqa: SIM118
        connection.execute(text("DROP TABLE leases"))
    engine.dispose()
    Store(database).close()
