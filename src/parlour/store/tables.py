"""The shape of the database. Entries are appended, never changed; two uniques keep anything from being stored twice."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, Integer, MetaData, String, Table, Text, UniqueConstraint

VERSION = 7  # migrations/ leads here from older ones
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
    Column("length", Integer, nullable=False, server_default="0"),  # entries, and
    Column("lines", Integer, nullable=False, server_default="0"),  # lines of chat: two writers take turns at these
    Column("clock", JSON(none_as_null=True)),
    Column("due", Float, index=True),  # when somebody has to look at it: a clock runs out, or bots are to move
    Column("daily", String(10)),  # the day, if it is counted among those who played the deal of that day
)

# How the deals of the days went for those who played them here: so many with each result, and nobody's name.
dailies = Table(
    "dailies", metadata,
    Column("game", String(64), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("points", Integer, primary_key=True, autoincrement=False),
    Column("won", Boolean, primary_key=True),
    Column("many", Integer, nullable=False),
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
    Column("seen", Float),  # when its person was last there
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

# When a server was last seen to run while clocks did, in one row; and the times in which none did.
uptime = Table(
    "uptime", metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

pauses = Table(
    "pauses", metadata,
    Column("begun", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)

# Tables that wait for strangers. Their seats are a list of {kind, bot, name, token_hash, seen}; the first is the host's.
open_tables = Table(
    "open_tables", metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("watching", String(8), nullable=False),
    Column("order", String(8), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True),  # when the host was
    Column("closed", Boolean, nullable=False),  # nobody sits down any more: the host starts
    Column("match", String(32)),  # what has become of it
)

# Where to tell whoever plays a seat that it is their turn, while no page of theirs is open.
subscriptions = Table(
    "subscriptions", metadata,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(64), primary_key=True),  # a digest of the endpoint
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("lang", String(8), nullable=False),
)

# The key with which nodes at one database sign what they push; a server with a database of its own keeps it in a file beside it.
push_key = Table(
    "push_key", metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("pem", Text, nullable=False),
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

# Several nodes at one database. What belongs to a node is worth nothing once the node is gone.
nodes = Table(
    "nodes", metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),  # by the clock of the database; put off again and again
)

presence = Table(
    "presence", metadata,
    Column("match", String(32), primary_key=True),
    Column("node", String(32), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),
    Column("sockets", Integer, nullable=False),
)

leases = Table(
    "leases", metadata,
    Column("what", String(32), primary_key=True),  # the match whose bots a node drives, or another thing to be done once
    Column("owner", String(32), nullable=False, index=True),
    Column("fence", Integer, nullable=False),  # one more with each owner
)
