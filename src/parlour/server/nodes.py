"""This node among others at one PostgreSQL: it says that it lives and who sits here, hears what others have changed, and agrees
with them on who drives the bots of a match. With SQLite there are no others, and everything is ours."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Protocol

from parlour.server.live_table import LiveTable
from parlour.store import Store
from parlour.store.news import listen

log = logging.getLogger("parlour")
BEAT = 0.5  # seconds between two signs of life
LIFE = 2.5  # seconds after which a node without one is taken to be gone
LEAVING = 2.0  # seconds for saying that we go
ALONE = 0  # the fence where there are no others


class House(Protocol):
    """What a node is told."""

    def heard(self, match: str) -> None:
        """Another node has changed a match."""

    def missed(self) -> None:
        """Other nodes may have changed anything."""

    def swept(self) -> None:
        """Other nodes do not know who sits here."""

    def away(self) -> None:
        """The database does not answer."""


class Nodes:
    def __init__(self, store: Store, house: House) -> None:
        self.store, self.house = store, house
        self.tasks: set[asyncio.Task[None]] = set()
        self.well = True  # whether the store answered when we last said that we live

    def start(self) -> None:
        if self.store.shared:
            self.do(self.beat())
            self.do(listen(self.store.address, self.store.node, self.house.heard, self.house.missed))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=LEAVING)
        if self.store.shared and self.well:
            with contextlib.suppress(Exception):  # then the others will notice
                await asyncio.wait_for(self.store.leave(), LEAVING)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def beat(self) -> None:
        """Without end: we live; who has not said so for a while does not."""
        steady = 0.0
        while True:
            try:
                known = await self.store.beat(LIFE)
                self.well = True
                if not known:  # others have taken us for gone, or do not know us yet
                    self.house.swept()
                if steady > LIFE:  # after a time in which nobody could say anything, others are given time to
                    for node in await self.store.sweep():
                        log.warning("node %s is gone", node)
                steady += BEAT
            except Exception:  # which the store has logged
                if self.well:
                    self.house.away()
                self.well, steady = False, 0.0
            await asyncio.sleep(BEAT)

    # Who sits here

    def announce(self, table: LiveTable) -> None:
        if (self.store.shared or table.left) and not table.announcing:
            table.announcing = True
            self.do(self.tell_presence(table))

    async def tell_presence(self, table: LiveTable) -> None:
        """Until it has succeeded, or somebody else says what is newer."""
        wait = BEAT
        while table.announcing:
            table.announcing = False
            left, table.left = table.left, set()
            try:
                await self.store.set_presence(table.match.id, table.sockets_here(), left)
            except Exception:  # which the store has logged
                table.left |= left
                await asyncio.sleep(wait)
                wait = min(2 * wait, LIFE)
                if table.announcing:
                    return
                table.announcing = True

    # Who drives the bots

    async def take(self, table: LiveTable) -> int | None:
        """The fence with which this node may drive the bots of a table, if no other one does."""
        if table.fence is None:
            table.fence = await self.store.take_lease(table.match.id) if self.store.shared else ALONE
        return table.fence

    def let_go(self, table: LiveTable) -> None:
        if table.fence is not None:
            table.fence = None
            if self.store.shared:
                self.do(self.end_lease(table.match.id))

    async def end_lease(self, what: str) -> None:
        with contextlib.suppress(Exception):  # then it ends with us
            await self.store.end_lease(what)

    async def may(self, what: str) -> bool:
        """Whether it is for this node to do something that is done once."""
        return not self.store.shared or await self.store.take_lease(what) is not None
