"""Where Alembic begins: the tables as they were when one server had a database to itself."""

revision = "2"
down_revision = None


def upgrade() -> None:
    """Nothing: they are there."""
