"""The clocks of all matches: they are started, and whoever runs out of time is told so, also where nobody sits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from parlour.core.errors import ParlourError
from parlour.match import Refused
from parlour.server.changes import Changes
from parlour.server.live_table import LiveTable
from parlour.server.nodes import Nodes
from parlour.server.table_bots import TableBots
from parlour.store import Away, LostLease
from parlour.store.uptime import BEAT

log = logging.getLogger("parlour")
AT_ONCE = 100  # matches that are looked at
SHORTEST = 0.05  # seconds between two looks
AGAIN = 1.0  # seconds until a match is looked at again that stays due: another node has it, or its bots think


class TableClocks:
    def __init__(self, changes: Changes, nodes: Nodes, bots: TableBots, find: Callable[[str], Awaitable[LiveTable]]) -> None:
        self.changes, self.nodes, self.bots, self.find = changes, nodes, bots, find
        self.store = changes.store
        self.first, self.expected = True, False
        self.next: float | None = None  # when a match is due, as far as we know
        self.kept = 0.0  # when we last said that we run
        self.woken = asyncio.Event()

    def changed(self, table: LiveTable) -> None:
        """A clock may run out before the one that is waited for."""
        if table.match.may_start_clocks():  # a bot has taken the seat of somebody who never came
            self.nodes.do(self.start(table))
        due = table.match.due
        if due is not None and (self.next is None or due < self.next):
            self.next = due
            self.woken.set()

    async def start(self, table: LiveTable) -> None:
        """If everybody sits, time begins to run."""
        if table.match.may_start_clocks():
            with contextlib.suppress(Refused):  # another node did it
                await self.changes.make(table, lambda match: match.start_clocks())

    async def keep(self) -> None:
        """Says that we run. Before anything else, so that a time in which no server ran costs nobody anything."""
        now = time.time()
        self.next = await self.store.keep_time(self.first, self.expected)
        self.first, self.expected, self.kept = False, self.next is not None, now

    async def run(self) -> None:
        """Without end: looks at whatever is due."""
        while True:
            try:
                if not 0 <= time.time() - self.kept < BEAT:
                    await self.keep()
                if self.next is not None and self.next <= self.store.now():
                    due = await self.store.due(AT_ONCE)
                    waiting = [await self.look(match) for match in due]
                    self.next = self.store.now() + AGAIN if any(waiting) or len(due) == AT_ONCE else None
                    self.kept = self.kept if any(waiting) else 0.0  # what is next stands in the store
            except Away:  # which the store has logged
                await asyncio.sleep(AGAIN)
            except Exception:  # it may be well again in a moment, and nobody else looks
                log.exception("the clocks could not be looked at")
                await asyncio.sleep(AGAIN)
            await self.sleep()

    async def sleep(self) -> None:
        """Until something is due, or it is time to say that we run."""
        self.woken.clear()
        wait = BEAT if self.next is None else min(BEAT, self.next - self.store.now())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.woken.wait(), max(SHORTEST, wait))

    async def look(self, match: str) -> bool:
        """Whether it has to be looked at again soon."""
        try:
            table = await self.find(match)
            await self.changes.fresh(table)
        except ParlourError as error:
            if isinstance(error, Away):
                raise
            log.info("match %s cannot be looked at: %s", match, error)  # of a game that is not installed any more
            return True
        known = table.match
        if known.times and known.times.late(known.state.waiting, known.now()) and not known.over:
            return not await self.run_out(table)
        if known.bots_to_move():
            self.bots.wake(table)
            return True
        await self.store.set_due(match, len(known.entries), known.due_now())
        return False

    async def run_out(self, table: LiveTable) -> bool:
        """Only one node does it: the one that drives the bots there, or else whoever is first."""
        try:
            fence = await self.nodes.take(table)
            if fence is None:
                return False
            await self.changes.make(table, lambda match: match.run_out(), fence)
        except LostLease:
            table.fence = None
            return False
        except Refused:  # somebody has moved at the last instant
            return True
        self.bots.rest(table)
        return True
