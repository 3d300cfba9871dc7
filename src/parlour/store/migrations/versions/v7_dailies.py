"""The deals of the days: which matches count, and how they went."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.add_column("matches", sa.Column("daily", sa.String(10)))
    op.create_table(
        "dailies",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("points", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("won", sa.Boolean, primary_key=True),
        sa.Column("many", sa.Integer, nullable=False),
    )
    op.execute("UPDATE schema SET version = 7")
