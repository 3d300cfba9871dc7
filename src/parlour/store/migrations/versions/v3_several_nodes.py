"""Several nodes at one database: who is where, who drives which bots, and counters that make two writers take turns."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("matches", sa.Column("length", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("lines", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE matches SET length = (SELECT count(*) FROM entries WHERE entries.match = matches.id)")
    op.execute("UPDATE matches SET lines = (SELECT count(*) FROM chat WHERE chat.match = matches.id)")
    op.add_column("seats", sa.Column("seen", sa.Float))
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), primary_key=True, index=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("sockets", sa.Integer, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("what", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False, index=True),
        sa.Column("fence", sa.Integer, nullable=False),
    )
    op.execute("UPDATE schema SET version = 3")
