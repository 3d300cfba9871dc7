"""How much one address or one socket may ask for."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

from parlour.core.errors import ParlourError


class TooMuch(ParlourError):
    """A limit of the server is reached."""


@dataclass(frozen=True)
class Limits:
    message_bytes: int = 16_384
    messages_per_second: float = 20
    burst: int = 40
    sockets_per_address: int = 60
    matches_per_minute: int = 60
    hello_seconds: float = 10
    chat_lines: int = 1000  # of one match
    spectators_lines: int = 200  # of them, so that those who watch cannot silence those who play
    tables_in_memory: int = 2_000  # besides those in use; a finished Ard Rí holds some 80 kB
    queue: int = 400  # messages that wait for a slow socket before it is closed


@dataclass
class Bucket:
    """Fills at a steady rate up to a burst; each use takes one."""

    rate: float
    burst: float
    level: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.level, self.at = self.burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Addresses:
    """What each address is using at the moment."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self.creating: dict[str, Bucket] = {}

    def open_socket(self, address: str) -> None:
        if self.sockets[address] >= self.limits.sockets_per_address:
            raise TooMuch("error-too-many-sockets", most=self.limits.sockets_per_address)
        self.sockets[address] += 1

    def close_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]

    def create_match(self, address: str) -> None:
        per_minute = self.limits.matches_per_minute
        if len(self.creating) > 10_000:
            self.creating = {a: b for a, b in self.creating.items() if b.at > time.monotonic() - 60}
        if not self.creating.setdefault(address, Bucket(per_minute / 60, per_minute)).take():
            raise TooMuch("error-too-many-matches", most=per_minute)
