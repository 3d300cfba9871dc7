"""The names by which a server is called. A page of somebody else can make its own name lead to this machine (DNS rebinding): then
the browser takes us for that page, and only the name in the request tells."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass

from parlour.server.reach import is_own


@dataclass(frozen=True)
class Hosts:
    names: frozenset[str] = frozenset()  # none: any, unless
    alone: bool = False  # only this computer can reach us

    def allow(self, host: str) -> bool:
        """Whether we are called by this name. Bare addresses are always ours: nobody can make them lead elsewhere."""
        name = bare(host)
        if is_address(name):
            return True
        if self.names:
            return name in self.names or is_own(name)
        return not self.alone or is_own(name)


def hosts(names: tuple[str, ...], host: str, behind_proxy: bool) -> Hosts:
    return Hosts(frozenset(name.lower() for name in names), is_own(host) and not behind_proxy)


def bare(host: str) -> str:
    """Without the port."""
    name = host.lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].rstrip(".")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
