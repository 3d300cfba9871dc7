"""Connections that are opened and never say what they want: they are closed after a while, and an address has only so many."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any
from weakref import WeakKeyDictionary

from parlour.server.limits import Limits, neighbourhood

LOOK = 1.0  # seconds


class HalfOpen:
    """Looks at the connections of the HTTP server (uvicorn's protocols). Those that have become websockets are counted
    elsewhere."""

    def __init__(self, limits: Limits, trusted: bool) -> None:
        self.limits, self.trusted = limits, trusted  # trusted: connections come from proxies, which have many
        self.since: WeakKeyDictionary[Any, tuple[Any, float]] = WeakKeyDictionary()  # request, since when

    async def watch(self, connections: set[Any]) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.look(list(connections))

    def look(self, connections: Iterable[Any]) -> None:
        now, seen = time.monotonic(), Counter[str]()
        for connection in connections:
            if not hasattr(connection, "cycle"):
                continue  # a websocket
            cycle = connection.cycle
            working = cycle is not None and not cycle.response_complete and not cycle.more_body
            known, since = self.since.get(connection, (None, now))
            if working or known is not cycle:
                since = now
            self.since[connection] = (cycle, since)
            client = getattr(connection, "client", None)
            address = neighbourhood(client[0]) if client else "?"
            seen[address] += 1
            too_many = not self.trusted and seen[address] > self.limits.connections_per_address
            if (too_many and not working) or now - since > self.limits.request_seconds:
                connection.transport.close()
