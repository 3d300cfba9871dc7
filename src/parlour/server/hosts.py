"""The names by which a server is called. A page of somebody else can make its own name lead to this machine (DNS rebinding): then
the browser takes us for that page, and only the name in the request tells."""

from __future__ import annotations

import contextlib
import ipaddress
from dataclasses import dataclass

from parlour.core.errors import BadOption
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
    return Hosts(frozenset(map(checked, names)), is_own(host) and not behind_proxy)


def checked(name: str) -> str:
    """As browsers send it, without the port: letters of other alphabets in the spelling that names on the net have."""
    with contextlib.suppress(UnicodeError):
        found = bare(name).encode("idna").decode()
        if found and "/" not in name and all(c.isalnum() or c in "-._" for c in found):
            return found
    raise BadOption("error-option-value", option="--hosts", value=name, takes="parlour.example, …")


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
