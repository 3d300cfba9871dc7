"""All tables of a server: made, found, kept in memory for a while, forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter, OrderedDict
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from parlour.core.errors import ParlourError
from parlour.core.game import Json
from parlour.match import Clock, Match, Seat
from parlour.server import names, wire
from parlour.server.bot_pool import BotPool
from parlour.server.changes import Changes
from parlour.server.guest import Guest
from parlour.server.limits import Limits, TooMuch, neighbourhood
from parlour.server.live_table import LiveTable, NotFound, token_hash
from parlour.server.metrics import Timings
from parlour.server.nodes import Nodes
from parlour.server.table_bots import TableBots
from parlour.server.table_clocks import TableClocks
from parlour.server.table_questions import TableQuestions
from parlour.store import Away, Store, Stored

log = logging.getLogger("parlour")
MINUTE = 60.0
HOUR = 3600.0
DAY = 24 * HOUR


class Tables:
    """All tables of a server."""

    def __init__(self, store: Store, limits: Limits, bot_pool: BotPool, bot_pause: float) -> None:
        self.store, self.limits = store, limits
        self.changes = Changes(store, self.drop, self.changed)
        self.nodes = Nodes(store, self)
        self.bots = TableBots(self.changes, self.nodes, bot_pool, bot_pause)
        self.clocks = TableClocks(self.changes, self.nodes, self.bots, self.find)
        self.questions = TableQuestions(limits)
        # A table is in memory once: as long as anybody holds it, everybody who looks for it finds the same one.
        self.live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.recent: OrderedDict[str, LiveTable] = OrderedDict()  # held although nobody uses them, the longest unused first
        self.begun = time.time()
        self.moving, self.welcoming = Timings(), Timings()
        self.sizes: dict[str, tuple[int, float]] = {}  # of those in `recent`: bytes, and when they were last used
        self.bytes = 0  # of all of them
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.seated: dict[str, Counter[LiveTable]] = {}  # at which tables each address has how many sockets

    def changed(self, table: LiveTable) -> None:
        self.bots.wake(table)
        self.clocks.changed(table)

    def heard(self, match: str) -> None:
        """Another node has changed a match."""
        table = self.live.get(match)
        if table is not None:
            self.changes.heard(table)

    def missed(self) -> None:
        """Other nodes may have changed anything."""
        for table in list(self.live.values()):
            self.changes.heard(table)

    def swept(self) -> None:
        """Other nodes do not know who sits here."""
        for table in list(self.live.values()):
            if table.guests:
                self.nodes.announce(table)

    def away(self) -> None:
        """The database does not answer: people hear it before they try to move."""
        trouble = {"type": "error", **wire.error_body(Away("error-store-away"))}
        for table in list(self.live.values()):
            table.tell(trouble)

    async def create(
        self, game: str, options: dict[str, Any], seats: list[Seat], watching: str, seed: str | None = None,
        clock: Clock | None = None, daily: str | None = None,
    ) -> tuple[str, list[str | None]]:
        """A new match; returns its id and the secret token of each person's seat."""
        tokens = [secrets.token_urlsafe(18) if seat.kind == "person" else None for seat in seats]
        hashes = [token_hash(token) if token else None for token in tokens]
        return await self.add(game, options, seats, watching, hashes, seed, clock=clock, daily=daily), tokens

    async def add(
        self, game: str, options: dict[str, Any], seats: list[Seat], watching: str, hashes: list[str | None],
        seed: str | None = None, after: str | None = None, clock: Clock | None = None, daily: str | None = None,
    ) -> str:
        """A new match, as the rematch of another if that has none yet; returns its id, or that of the rematch there is."""
        seed = seed or secrets.token_hex(16)
        match = Match.create(secrets.token_urlsafe(9), game, options, seats, seed, clock, self.store.pauses, self.store.now)
        match.commit(match.opening())
        table = LiveTable(Stored(match, hashes, watching, time.time(), None, [], daily=daily))
        added = await self.store.add(table.stored, seed, after)
        if added == match.id:
            self.live[match.id] = table
            self.use(table)
        return added

    async def keep(self, match: Match) -> str:
        """A match that is over and that nobody sits at; returns its id."""
        return await self.store.add(Stored(match, [None] * len(match.seats), "link", time.time(), None, []), str(match.seed))

    async def find(self, match: str) -> LiveTable:
        """A table by its id, rebuilt from the store if it is not in memory."""
        table = self.live.get(match)
        if table is None:
            if match not in self.loading:
                self.loading[match] = asyncio.create_task(self.load(match))
            table = await asyncio.shield(self.loading[match])  # others may be waiting for it too
        self.use(table)
        return table

    async def load(self, match: str) -> LiveTable:
        try:
            stored = await self.store.load(match)
            if stored is None:
                raise NotFound("error-no-match", match=match)
            table = self.live[match] = LiveTable(stored, stale=self.store.shared)
            return table
        finally:
            del self.loading[match]

    def use(self, table: LiveTable) -> None:
        """Keeps a table in memory for a while; those that have not been used for longest have to go."""
        match, size = table.match.id, table.size()
        self.recent[match] = table
        self.recent.move_to_end(match)
        self.bytes += size - self.sizes.get(match, (0, 0.0))[0]
        self.sizes[match] = (size, time.monotonic())
        limits = self.limits
        while len(self.recent) > limits.tables_in_memory or (self.bytes > limits.memory_bytes and len(self.recent) > 1):
            self.rest(next(iter(self.recent)))

    def rest(self, match: str) -> None:
        """A table that nobody uses leaves the memory."""
        if self.recent.pop(match, None) is not None:
            self.bytes -= self.sizes.pop(match)[0]

    def drop(self, match: str) -> None:
        """A match that is not in the store any more."""
        self.live.pop(match, None)
        self.rest(match)

    async def let_rest(self) -> None:
        """Without end: tables that nobody has used for a while leave the memory."""
        while True:
            await asyncio.sleep(min(MINUTE, self.limits.idle_seconds))
            old = time.monotonic() - self.limits.idle_seconds
            for match in [match for match in self.recent if self.sizes[match][1] < old]:
                self.rest(match)

    async def forget_old(self, days: float) -> None:
        """Without end: forgets matches in which nothing has happened for so many days, unless somebody sits there."""
        while True:
            try:
                while await self.nodes.may("forget"):
                    gone = await self.store.forget(time.time() - days * DAY, self.in_use())
                    for match in gone:
                        self.drop(match)
                    if not gone:
                        break
            except Exception:  # of the store: it may be well again in an hour
                log.exception("old matches could not be forgotten")
            await asyncio.sleep(HOUR)

    def in_use(self) -> list[str]:
        return [match for match, table in self.live.items() if table.guests]

    async def running_listed(self) -> list[Json]:
        tables = []
        for match in await self.store.running_listed(50):
            with contextlib.suppress(ParlourError):  # made with another version of its game, or a game no longer installed
                table = await self.find(match)
                if table.stale:
                    await self.changes.fresh(table)
                tables.append(table.public())
        return tables

    # Coming and going

    def away_for(self, table: LiveTable, seat: int) -> float:
        """Seconds since the person of a seat was last there. Who was there when a server crashed is counted from its start."""
        seen = table.stored.seen[seat] if seat < len(table.stored.seen) else None
        since = max(seen or 0.0, table.stored.created, 0.0 if self.store.shared else self.begun)
        return max(0.0, self.store.now() - since)  # another node's clock may be a little ahead of ours

    def check_room(self, table: LiveTable, guest: Guest) -> None:
        """Tables in use do not leave the memory; so nobody may use many long ones."""
        at = self.seated.get(neighbourhood(guest.address), Counter())
        if table not in at and sum(one.size() for one in at) > self.limits.seated_bytes:
            raise TooMuch("error-tables-too-long")

    async def join(self, table: LiveTable, guest: Guest) -> None:
        if guest.seat >= 0:
            async with table.lock:
                seat = table.match.seats[guest.seat]
                name = guest.name or seat.name
                if not seat.joined or names.own(name, table.names_beside(guest.seat)) != seat.name:
                    await self.call(table, guest.seat, name)
        else:
            guest.name = names.own(guest.name, table.names_beside(guest.seat))
        await self.changes.fresh(table)
        table.guests.add(guest)
        self.seated.setdefault(neighbourhood(guest.address), Counter())[table] += 1
        guest.send(table.welcome(guest))
        table.tell_table()
        self.nodes.announce(table)
        self.bots.wake(table)
        await self.clocks.start(table)

    def stood_up(self, table: LiveTable, share: str) -> None:
        at = self.seated[share]
        at[table] -= 1
        if not at[table]:
            del at[table]
        if not at:
            del self.seated[share]

    async def call(self, table: LiveTable, number: int, name: str) -> None:
        """Gives the person of a seat a name that nobody else at the table has. The caller holds the table's lock."""
        with self.changes.storing(table):
            name = await self.store.name_seat(table.match.id, number, partial(names.own, name))
        seat = table.match.seats[number]
        seat.joined, seat.name = True, name

    def leave(self, table: LiveTable, guest: Guest) -> None:
        if guest in table.guests:
            table.guests.remove(guest)
            self.stood_up(table, neighbourhood(guest.address))
        self.questions.stop(guest)
        table.tell_table()
        if guest.seat >= 0 and not table.sockets_here()[guest.seat]:
            table.left.add(guest.seat)
            table.stored.seen[guest.seat] = self.store.now()
        self.nodes.announce(table)
        self.bots.rest(table)
