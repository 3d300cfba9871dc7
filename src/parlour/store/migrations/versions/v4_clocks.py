"""Clocks: what was agreed on for a match, when somebody has to look at it, and the times in which no server ran."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.JSON(none_as_null=True)))
    op.add_column("matches", sa.Column("due", sa.Float))
    op.create_index("ix_matches_due", "matches", ["due"])
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "pauses",
        sa.Column("begun", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.execute("UPDATE schema SET version = 4")
