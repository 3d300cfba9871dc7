"""Databases of earlier versions are brought up to date when they are opened, all steps or none of them, by Alembic.

A new database is made at once as it is now; a test sees that both ways lead to the same tables.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, insert, inspect, select, text

from parlour.core.errors import ParlourError
from parlour.store import tables

FOLDER = Path(__file__).parent
# Version 2 is the first that Alembic knows. Before it, who may watch was not one choice of three: whoever had the link of a match
# could watch it, listed or not.
FIRST = (
    "ALTER TABLE matches ADD COLUMN watching VARCHAR(8) DEFAULT 'link' NOT NULL",
    "UPDATE matches SET watching = 'listed' WHERE public",
    "ALTER TABLE matches DROP COLUMN public",
    "UPDATE schema SET version = 2",
)


class BadStore(ParlourError):
    """Data that cannot be used."""


def prepare(connection: Connection) -> None:
    """Makes the tables, or changes them to what they are now."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # which Python would not do before changes of tables
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(7275461)"))  # several nodes may start at once
    if "schema" not in inspect(connection).get_table_names():
        tables.metadata.create_all(connection)
        connection.execute(insert(tables.schema), {"version": tables.VERSION})
        alembic(connection, "stamp", "head")
        return
    version = connection.execute(select(tables.schema.c.version)).scalar()
    if version != tables.VERSION:
        migrate(connection, version or 0)


def check_current(connection: Connection) -> None:
    """Raises BadStore unless the tables are those of this version."""
    known = "schema" in inspect(connection).get_table_names()
    version = connection.execute(select(tables.schema.c.version)).scalar() if known else None
    if version != tables.VERSION:
        raise BadStore("error-store-version", found=version or 0, right=tables.VERSION)


def migrate(connection: Connection, version: int) -> None:
    if version not in range(1, tables.VERSION):
        raise BadStore("error-store-version", found=version, right=tables.VERSION)
    if version == 1:
        for step in FIRST:
            connection.execute(text(step))
    if version <= 2:
        alembic(connection, "stamp", "2")
    alembic(connection, "upgrade", "head")


def alembic(connection: Connection, what: str, version: str) -> None:
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    getattr(command, what)(config, version)
