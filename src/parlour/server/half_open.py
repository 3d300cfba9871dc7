"""Connections that are opened and never say what they want: they are closed after a while, and an address has only so many."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any
from weakref import WeakKeyDictionary

from parlour.core.errors import BadOption
from parlour.server.limits import Limits, neighbourhood

LOOK = 1.0  # seconds
ANY = "*"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
EXAMPLES = "192.0.2.1 | 10.0.0.0/8 | 2001:db8::/32 | *"


class HalfOpen:
    """Looks at the connections of the HTTP server (uvicorn's protocols). Those that have become websockets are counted
    elsewhere."""

    def __init__(self, limits: Limits, proxies: Collection[str]) -> None:
        self.limits, self.proxies = limits, networks(proxies)  # from these come many, of many people
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
            too_many = seen[address] > self.limits.connections_per_address and not (client and self.is_proxy(client[0]))
            if (too_many and not working) or now - since > self.limits.request_seconds:
                connection.transport.close()

    def is_proxy(self, address: str) -> bool:
        if ANY in self.proxies:
            return True
        with contextlib.suppress(ValueError):
            return any(ipaddress.ip_address(address) in network for network in self.proxies if not isinstance(network, str))
        return False


def networks(proxies: Collection[str]) -> list[Network | str]:
    """As uvicorn reads them, which takes what is no network for the name of a Unix socket and then trusts nobody."""
    found: list[Network | str] = []
    for proxy in proxies:
        try:
            found.append(proxy if proxy == ANY else ipaddress.ip_network(proxy))
        except ValueError:
            raise BadOption("error-option-value", option="--trusted-proxies", value=proxy, takes=EXAMPLES) from None
    return found
