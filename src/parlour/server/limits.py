"""How much one address or one socket may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache

from parlour.core.errors import ParlourError

MOST_BUCKETS = 10_000


class TooMuch(ParlourError):
    """A limit of the server is reached."""


@dataclass(frozen=True)
class Limits:
    message_bytes: int = 16_384
    record_bytes: int = 262_144  # of a game that somebody brings
    messages_per_second: float = 20
    burst: int = 40
    # Of one address, or of one /64 of IPv6, which is what one house has:
    sockets_per_address: int = 60
    connections_per_address: int = 100  # besides the sockets
    seated_bytes: int = 256 * 2**20  # of the tables at which an address sits, before it can sit down at another one
    matches_per_minute: int = 60
    requests_per_second: float = 40  # requests and hellos
    requests_burst: int = 400
    questions_per_address: int = 6  # asked and not answered
    request_seconds: float = 15  # for saying what is wanted
    question_seconds: float = 180  # after which a question is taken to hang
    away_seconds: float = 30  # that somebody has to be away before a bot can be given the seat
    hello_seconds: float = 10
    chat_lines: int = 1000  # of one match
    spectators_lines: int = 200  # of them, so that those who watch cannot silence those who play
    tables_in_memory: int = 2_000  # besides those in use, and
    memory_bytes: int = 256 * 2**20  # which they may take together
    idle_seconds: float = 900  # after which one that nobody uses leaves the memory
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
    """What each address is using at the moment. An IPv6 address stands for its whole /64."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self.answering: Counter[str] = Counter()  # requests that have come and are not answered yet
        self.creating: dict[str, Bucket] = {}
        self.asking: dict[str, Bucket] = {}

    def open_socket(self, address: str) -> None:
        share = neighbourhood(address)
        if self.sockets[share] >= self.limits.sockets_per_address:
            raise TooMuch("error-too-many-sockets", most=self.limits.sockets_per_address)
        self.sockets[share] += 1

    def close_socket(self, address: str) -> None:
        share = neighbourhood(address)
        self.sockets[share] -= 1
        if self.sockets[share] <= 0:
            del self.sockets[share]

    def check_answering(self, address: str) -> None:
        """Behind a proxy connections do not tell whose they are, but the requests that come by them do."""
        if self.answering[neighbourhood(address)] >= self.limits.connections_per_address:
            raise TooMuch("error-too-many-at-once", most=self.limits.connections_per_address)

    @contextmanager
    def answered(self, address: str) -> Iterator[None]:
        """While a request is answered."""
        share = neighbourhood(address)
        self.answering[share] += 1
        try:
            yield
        finally:
            self.answering[share] -= 1
            if self.answering[share] <= 0:
                del self.answering[share]

    def create_match(self, address: str) -> None:
        per_minute = self.limits.matches_per_minute
        if not bucket(self.creating, address, per_minute / 60, per_minute).take():
            raise TooMuch("error-too-many-matches", most=per_minute)

    def request(self, address: str) -> None:
        rate = self.limits.requests_per_second
        if not bucket(self.asking, address, rate, self.limits.requests_burst).take():
            raise TooMuch("error-too-many-requests", most=int(rate))


def bucket(buckets: dict[str, Bucket], address: str, rate: float, burst: float) -> Bucket:
    if len(buckets) > MOST_BUCKETS:  # those that are full again say nothing
        old = time.monotonic() - burst / rate
        for share in [share for share, found in buckets.items() if found.at < old]:
            del buckets[share]
    return buckets.setdefault(neighbourhood(address), Bucket(rate, burst))


@lru_cache(MOST_BUCKETS)
def neighbourhood(address: str) -> str:
    """Who shares a limit: an address of IPv4, or the /64 of one of IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
