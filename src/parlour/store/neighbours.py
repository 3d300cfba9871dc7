"""Several nodes at one PostgreSQL: which of them live, who sits at which, and who does what has to be done once.

A node puts off its end again and again. When it fails to, another one sweeps what it had: its leases are free, its people are
gone. A lease has a fence, one more with each owner, and a late write of an earlier owner is refused.
"""

from __future__ import annotations

from sqlalchemy import Connection, Float, bindparam, delete, exists, func, insert, literal_column, select, update
from sqlalchemy.dialects import postgresql

from parlour.store import tables
from parlour.store.worker import LostLease, changed

NOW = literal_column("extract(epoch from clock_timestamp())", Float)
ABSENT = delete(tables.presence).where(
    tables.presence.c.match == bindparam("the_match"), tables.presence.c.node == bindparam("the_node"),
)
PRESENT = insert(tables.presence)


def beat(connection: Connection, node: str, seconds: float) -> bool:
    """The node lives for so long; whether it was known already. If not, others have swept what it had."""
    t = tables.nodes
    known = connection.execute(update(t).where(t.c.id == node).values(until=NOW + seconds)).rowcount == 1
    if not known:
        connection.execute(insert(t).values(id=node, until=NOW + seconds))
    return known


def sweep(connection: Connection) -> list[str]:
    """Nodes that have not been heard of: what they had is free. Whoever has one of their matches live is told."""
    t = tables.nodes
    gone = list(connection.execute(delete(t).where(t.c.until < NOW).returning(t.c.id)).scalars())
    for node in gone:
        clear(connection, node)
    return gone


def leave(connection: Connection, node: str) -> None:
    connection.execute(delete(tables.nodes).where(tables.nodes.c.id == node))
    clear(connection, node)


def clear(connection: Connection, node: str) -> None:
    p, leases, seats = tables.presence, tables.leases, tables.seats
    people = connection.execute(delete(p).where(p.c.node == node).returning(p.c.match, p.c.seat)).all()
    for match, seat in sorted(people):
        connection.execute(update(seats).where(seats.c.match == match, seats.c.seat == seat).values(seen=NOW))
        changed(connection, match)
    for what in connection.execute(delete(leases).where(leases.c.owner == node).returning(leases.c.what)).scalars():
        changed(connection, what)


def set_presence(connection: Connection, node: str, match: str, sockets: dict[int, int]) -> None:
    """How many sockets of each seat of a match are at this node."""
    connection.execute(ABSENT, {"the_match": match, "the_node": node})
    if sockets:
        rows = [{"match": match, "node": node, "seat": seat, "sockets": number} for seat, number in sockets.items()]
        connection.execute(PRESENT, rows)
    changed(connection, match)


def take_lease(connection: Connection, node: str, what: str) -> int | None:
    """The fence of the lease, if it is free, ours, or of a node that is gone."""
    t, nodes = tables.leases, tables.nodes
    new = postgresql.insert(t).values(what=what, owner=node, fence=1)
    alive = exists().where(nodes.c.id == t.c.owner, nodes.c.until > NOW)
    taken = new.on_conflict_do_update(
        index_elements=[t.c.what], set_={"owner": new.excluded.owner, "fence": t.c.fence + 1},
        where=(t.c.owner == node) | ~alive,
    ).returning(t.c.fence)
    return connection.execute(taken).scalar()


def end_lease(connection: Connection, node: str, what: str) -> None:
    t = tables.leases
    if connection.execute(delete(t).where(t.c.what == what, t.c.owner == node)).rowcount:
        changed(connection, what)


def check_fence(connection: Connection, node: str, what: str, fence: int) -> None:
    t = tables.leases
    ours = select(t.c.what).where(t.c.what == what, t.c.owner == node, t.c.fence == fence).with_for_update(read=True)
    if connection.execute(ours).first() is None:
        raise LostLease


def living(connection: Connection, beside: str = "") -> int:
    t = tables.nodes
    return connection.execute(select(func.count()).select_from(t).where(t.c.until > NOW, t.c.id != beside)).scalar_one()
