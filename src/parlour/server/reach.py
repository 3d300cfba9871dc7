"""From where a server can be reached: from its own computer alone, or from the network it is in."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass

from parlour.core.game import Json

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104


@dataclass(frozen=True)
class Reach:
    host: str
    port: int

    @property
    def address(self) -> str:
        """What to type into a browser, on this machine or, if everybody may come, on another one in the house."""
        shown = living_room_address() if self.host in EVERYWHERE else self.host
        return f"http://{f'[{shown}]' if ':' in shown else shown}:{self.port}/"

    def told(self, asker: str) -> Json:
        """For invitations. The address in the network is for the page on this computer: others know by which they came."""
        if is_own(self.host):
            return {"reach": "computer", "address": None}
        known = is_own(asker) and not (self.host in EVERYWHERE and is_own(living_room_address()))
        return {"reach": "network", "address": self.address if known else None}


def is_own(host: str) -> bool:
    """Whether a host is the computer itself, for itself."""
    if host == "localhost":
        return True
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    return (getattr(found, "ipv4_mapped", None) or found).is_loopback


def living_room_address() -> str:
    """This machine's address in the local network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
