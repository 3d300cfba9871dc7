"""Who wants to be told of their turn by Web Push, and the key with which the server signs."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, delete, func, insert, make_url, select

from parlour.store import tables
from parlour.store.store import Store, find

MOST = 5  # devices of a seat: the oldest goes
KEY_FILE = "push-key.pem"


@dataclass(frozen=True)
class Subscription:
    endpoint: str
    p256dh: str
    auth: str
    lang: str

    @property
    def id(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


class Subscriptions:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, match: str, seat: int, one: Subscription) -> bool:
        """Whether there was room for it."""
        t = tables.subscriptions
        ours = (t.c.match == match) & (t.c.seat == seat)
        row = {
            "match": match, "seat": seat, "id": one.id, "endpoint": one.endpoint, "p256dh": one.p256dh, "auth": one.auth,
            "lang": one.lang,
        }

        def work(connection: Connection) -> bool:
            find(connection, match)
            connection.execute(delete(t).where(ours, t.c.id == one.id))
            if connection.execute(select(func.count()).select_from(t).where(ours)).scalar_one() >= MOST:
                return False
            connection.execute(insert(t), row)
            return True

        return await self.store.ask(work, match)

    async def of(self, match: str, seat: int) -> list[Subscription]:
        t = tables.subscriptions
        wanted = select(t.c.endpoint, t.c.p256dh, t.c.auth, t.c.lang).where(t.c.match == match, t.c.seat == seat)
        return await self.store.read(lambda connection: [Subscription(*row) for row in connection.execute(wanted)], match)

    async def remove(self, endpoint: str, match: str | None = None, seat: int | None = None) -> None:
        """From a seat, or everywhere if it is not to be reached any more."""
        t, id = tables.subscriptions, hashlib.sha256(endpoint.encode()).hexdigest()
        here = [t.c.match == match, t.c.seat == seat] if match is not None else []
        await self.store.ask(lambda connection: connection.execute(delete(t).where(t.c.id == id, *here)), match)

    async def key(self, make: Callable[[], str]) -> str:
        """The private key, made once. It is in no backup, and nothing but the signing sees it."""
        if not self.store.shared:
            return key_in(Path(str(make_url(self.store.address).database)).parent / KEY_FILE, make)
        t = tables.push_key

        def work(connection: Connection) -> str:
            known = connection.execute(select(t.c.pem)).scalar()
            if known is None:
                known = make()
                connection.execute(insert(t), {"id": 1, "pem": known})
            return str(known)

        return await self.store.ask(work, "")


def key_in(file: Path, make: Callable[[], str]) -> str:
    """In a file that nobody else may read."""
    if not file.exists():
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(make())
    return file.read_text(encoding="ascii")
