"""Tables that wait for strangers."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.create_table(
        "open_tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON(none_as_null=True)),
        sa.Column("watching", sa.String(8), nullable=False),
        sa.Column("order", sa.String(8), nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False, index=True),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("match", sa.String(32)),
    )
    op.execute("UPDATE schema SET version = 5")
