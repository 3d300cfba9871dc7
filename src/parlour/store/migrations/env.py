"""Run by Alembic: the steps are made in the transaction of whoever asks for them."""

from alembic import context

from parlour.store import tables

context.configure(connection=context.config.attributes["connection"], target_metadata=tables.metadata)
context.run_migrations()
