"""When servers ran. A clock must not run while nobody can move: a server that runs says so every few seconds while there are
clocks, and whoever finds that none has said it for a while writes down the pause."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, func, insert, select, update

from parlour.match.clocks import Pause
from parlour.store import neighbours, tables

BEAT = 2.0  # seconds between two signs
SILENCE = 3 * BEAT  # after which nobody is taken to have run
REMEMBERED_SECONDS = 60 * 24 * 3600.0  # seconds for which a pause is remembered: longer than anybody may think about a move


def keep(connection: Connection, node: str | None, first: bool, expected: bool) -> tuple[float, list[Pause], float | None]:
    """Now, the pauses, and when the next match is due. `node` is ours among others at one database, `expected` whether this
    server has said before that it runs, and clocks did."""
    now = float(connection.execute(select(neighbours.NOW)).scalar_one()) if node else time.time()
    t, u, p = tables.matches, tables.uptime, tables.pauses
    next = connection.execute(select(func.min(t.c.due))).scalar()
    if next is not None:
        last = connection.execute(select(u.c.at).with_for_update()).scalar()
        if last is None:
            connection.execute(insert(u).values(id=1, at=now))
        elif now > last:
            alone = node is None or not neighbours.living(connection, node)
            if (expected and now - last > SILENCE) or (first and alone):
                connection.execute(delete(p).where((p.c.ended < now - REMEMBERED_SECONDS) | (p.c.begun == last)))
                connection.execute(insert(p).values(begun=last, ended=now))
            connection.execute(update(u).values(at=now))
    known = [(begun, ended) for begun, ended in connection.execute(select(p.c.begun, p.c.ended).order_by(p.c.begun))]
    return now, known, next
