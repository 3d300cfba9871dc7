"""Databases of earlier versions are brought up to date when they are opened: one step for each version, all or none of them."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, text, update

from parlour.core.errors import ParlourError
from parlour.store import tables

STEPS: dict[int, tuple[str, ...]] = {
    # Who may watch is one choice of three. Until then whoever had the link of a match could watch it, listed or not.
    1: (
        "ALTER TABLE matches ADD COLUMN watching VARCHAR(8) DEFAULT 'link' NOT NULL",
        "UPDATE matches SET watching = 'listed' WHERE public",
        "ALTER TABLE matches DROP COLUMN public",
    ),
}


class BadStore(ParlourError):
    """Data that cannot be used."""


def prepare(connection: Connection) -> None:
    """Makes the tables, or changes them to what they are now."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # which Python would not do before changes of tables
    tables.schema.create(connection, checkfirst=True)
    version = connection.execute(select(tables.schema.c.version).with_for_update()).scalar()
    if version is None:
        connection.execute(insert(tables.schema), {"version": tables.VERSION})
    elif version != tables.VERSION:
        migrate(connection, version)
    tables.metadata.create_all(connection)


def migrate(connection: Connection, version: int) -> None:
    if version not in STEPS:
        raise BadStore("error-store-version", found=version, right=tables.VERSION)
    for number in range(version, tables.VERSION):
        for step in STEPS[number]:
            connection.execute(text(step))
    connection.execute(update(tables.schema).values(version=tables.VERSION))
