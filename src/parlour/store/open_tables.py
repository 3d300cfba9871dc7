"""Tables that wait for strangers, as they lie in the store: one row each, changed under a lock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from parlour.store import tables
from parlour.store.store import Store

Row = dict[str, Any]
Change = Callable[[Row], Row | None]  # what becomes of the row; None: it stays as it is


class OpenTables:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, row: Row, old: float) -> None:
        """A new one; those whose host has not been seen since long ago go."""
        t = tables.open_tables

        def work(connection: Connection) -> None:
            connection.execute(delete(t).where(t.c.seen < old))
            connection.execute(insert(t), row)

        await self.store.ask(work, row["id"])

    async def find(self, id: str) -> Row | None:
        return await self.store.read(lambda connection: read(connection, id), id)

    async def waiting(self, since: float, most: int) -> list[Row]:
        """Those whose host has been seen since a time, the newest first."""
        t = tables.open_tables
        wanted = select(t).where(t.c.seen >= since, ~t.c.closed).order_by(t.c.created.desc()).limit(most)
        return await self.store.read(lambda connection: [dict(row) for row in connection.execute(wanted).mappings()], "")

    async def change(self, id: str, change: Change) -> Row | None:
        """The row afterwards; None if there is none. The change may refuse by raising; nothing has been written then."""
        t = tables.open_tables

        def work(connection: Connection) -> Row | Exception | None:
            row = read(connection, id, lock=True)
            if row is None:
                return None
            try:
                changed = change(row)
            except Exception as refused:  # for whoever asked, not for those whose work is done in the same transaction
                return refused
            if changed is None:
                return row
            connection.execute(update(t).where(t.c.id == id).values(**changed))
            return changed

        done = await self.store.ask(work, id)
        if isinstance(done, Exception):
            raise done
        return done

    async def remove(self, id: str) -> None:
        t = tables.open_tables
        await self.store.ask(lambda connection: connection.execute(delete(t).where(t.c.id == id)), id)


def read(connection: Connection, id: str, lock: bool = False) -> Row | None:
    t = tables.open_tables
    wanted = select(t).where(t.c.id == id)
    row = connection.execute(wanted.with_for_update() if lock else wanted).mappings().first()
    return None if row is None else dict(row)
