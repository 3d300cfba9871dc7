"""Turns for work that only so many can do at once. Whoever asks for much waits longer, and nobody else: addresses take turns, and
so do the tables of an address, however many tasks each of them has."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Turn = asyncio.Future[None]


class FairQueue:
    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.waiting = 0
        self.queues: OrderedDict[str, OrderedDict[str, deque[Turn]]] = OrderedDict()  # by address, by table

    @asynccontextmanager
    async def turn(self, address: str, table: str) -> AsyncIterator[None]:
        await self.acquire(address, table)
        try:
            yield
        finally:
            self.release()

    async def acquire(self, address: str, table: str) -> None:
        if self.free > 0 and not self.waiting:
            self.free -= 1
            return
        turn: Turn = asyncio.get_running_loop().create_future()
        self.queues.setdefault(address, OrderedDict()).setdefault(table, deque()).append(turn)
        self.waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had come, and nobody is there to take it
                self.release()
            raise

    def release(self) -> None:
        self.free += 1
        while self.free and (turn := self.next()) is not None:
            if not turn.done():  # who has gone away leaves a turn behind
                self.free -= 1
                turn.set_result(None)

    def next(self) -> Turn | None:
        """The first one of the address that has waited longest for its turn, which then goes to the end."""
        if not self.queues:
            return None
        address, tables = self.queues.popitem(last=False)
        table, turns = tables.popitem(last=False)
        turn = turns.popleft()
        self.waiting -= 1
        if turns:
            tables[table] = turns
        if tables:
            self.queues[address] = tables
        return turn
