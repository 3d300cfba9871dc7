"""The shape of the database. Entries are appended, never changed; two uniques keep anything from being stored twice."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, Integer, MetaData, String, Table, Text, UniqueConstraint

VERSION = 2  # migrations.py leads here from older ones
metadata = MetaData()

schema = Table("schema", metadata, Column("version", Integer, primary_key=True))

matches = Table(
    "matches", metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("watching", String(8), nullable=False),
    Column("created", Float, nullable=False, index=True),
    Column("over", Boolean, nullable=False, default=False),
    Column("next", String(32)),  # the match made from this one; people keep their tokens in it
)

seats = Table(
    "seats", metadata,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("bot", String(32)),
    Column("name", String(64), nullable=False),
    Column("token_hash", String(64)),
    Column("joined", Boolean, nullable=False, default=False),
)

entries = Table(
    "entries", metadata,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("count", Integer),
    Column("bot", String(32)),
    Column("at", Float, nullable=False),
    UniqueConstraint("match", "seat", "count"),
)

chat = Table(
    "chat", metadata,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
