"""People at many tables who cost the machine as little as can be, so that a bench measures the server: bare websockets, of whose
messages only what a player needs is read. Moves are made at a steady rate whatever the server does; a wait counts from the moment
at which a move was due, so that nobody who comes late hides it."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

import parlour

UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = bytes(4)  # which leaves a message as it is


class Legal(Struct):
    move: int


class View(Struct):
    moves: list[Legal]


class Table(Struct):
    status: str


class Heard(Struct):
    """What a player needs of a message."""

    type: str
    view: View | None = None
    count: int = 0
    table: Table | None = None
    code: str | None = None


class NewSeat(Struct):
    token: str


class NewMatch(Struct):
    match: str
    seats: list[NewSeat]


read_heard = msgspec.json.Decoder(Heard).decode
read_match = msgspec.json.Decoder(NewMatch).decode


@dataclass
class Taken:
    """What was measured, from a moment on."""

    since: float
    waits: list[float] = field(default_factory=list)
    moves: int = 0  # also those before


class Player(asyncio.Protocol):
    def __init__(self, host: str, match: str, token: str, ready: deque[Player], taken: Taken) -> None:
        self.host, self.ready, self.taken = host, ready, taken
        self.hello = msgspec.json.encode({"type": "hello", "match": match, "token": token})
        self.buffer, self.upgraded = b"", False
        self.count, self.due, self.legal = 0, 0.0, list[Legal]()
        self.waits = False  # for the answer to a move
        self.listed = False  # among those who are ready
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(UPGRADE.format(host=self.host).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.fail(head.decode())
                return
            self.upgraded, self.buffer = True, rest
            self.send(TEXT, self.hello)
        while (frame := self.next_frame()) is not None:
            opcode, payload = frame
            if opcode == TEXT:
                self.hear(read_heard(payload))
            elif opcode == PING:
                self.send(PONG, payload)
            elif opcode == CLOSE:
                self.fail("closed")

    def next_frame(self) -> tuple[int, bytes] | None:
        """What a server sends: whole messages, unmasked."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, begin = buffer[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            if len(buffer) < begin:
                return None
            size = int.from_bytes(buffer[2:begin])
        if len(buffer) < begin + size:
            return None
        self.buffer = buffer[begin + size :]
        return buffer[0] & 15, buffer[begin : begin + size]

    def send(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2)
        self.transport.write(bytes([128 | opcode]) + length + MASK + payload)

    def hear(self, heard: Heard) -> None:
        if heard.type == "error":
            self.fail(heard.code or "error")
            return
        if heard.view is not None:
            if self.waits and heard.count > self.count:
                self.waits = False
                self.taken.moves += 1
                if self.due > self.taken.since:
                    self.taken.waits.append(time.monotonic() - self.due)
            self.count, self.legal = heard.count, heard.view.moves
            if self.legal and not self.waits and not self.listed:
                self.listed = True
                self.ready.append(self)
        if heard.table is not None and heard.table.status == "over" and not self.over.done():
            self.over.set_result(None)

    def move(self, shuffle: random.Random, due: float) -> None:
        chosen = shuffle.choice(self.legal).move
        self.waits, self.listed, self.due = True, False, due
        self.send(TEXT, b'{"type":"move","count":%d,"moves":[%d]}' % (self.count, chosen))

    def fail(self, why: str) -> None:
        if not self.over.done():
            self.over.set_exception(ConnectionError(why))

    def connection_lost(self, error: Exception | None) -> None:
        self.fail("lost")


async def play(urls: list[str], tables: int, offered: int, warm_up: float, seconds: float) -> Taken:
    """So many games of two at once, with so many moves a second of whoever has waited longest; people of one game sit apart."""
    taken = Taken(time.monotonic() + warm_up)
    ready: deque[Player] = deque()
    busy = [asyncio.create_task(keep_busy(urls, number, warm_up / 2, ready, taken)) for number in range(tables)]
    moving = asyncio.create_task(keep_moving(ready, offered))
    try:
        done, _ = await asyncio.wait([*busy, moving], timeout=warm_up + seconds, return_when=asyncio.FIRST_EXCEPTION)
        for failed in done:
            failed.result()
    finally:
        for task in (moving, *busy):
            task.cancel()
        await asyncio.gather(moving, *busy, return_exceptions=True)
    return taken


async def keep_moving(ready: deque[Player], offered: int) -> None:
    shuffle, due = random.Random(offered), time.monotonic()
    while True:
        due += shuffle.expovariate(offered)
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        if ready:
            ready.popleft().move(shuffle, due)


async def keep_busy(urls: list[str], number: int, spread: float, ready: deque[Player], taken: Taken) -> None:
    await asyncio.sleep(random.Random(number).uniform(0, spread))
    while True:
        made = await make(urls[number % len(urls)])
        people: list[Player] = []
        try:
            for seat, one in enumerate(made.seats):
                people.append(await sit(urls[(number + seat) % len(urls)], made.match, one.token, ready, taken))
            await asyncio.gather(*(player.over for player in people))
        finally:
            for player in people:
                player.transport.close()


async def sit(url: str, match: str, token: str, ready: deque[Player], taken: Taken) -> Player:
    place = urlsplit(url)
    _, player = await asyncio.get_running_loop().create_connection(
        lambda: Player(place.netloc, match, token, ready, taken), str(place.hostname), place.port or 80,
    )
    return player


async def make(url: str) -> NewMatch:
    """A game of two people, over a connection of its own."""
    place = urlsplit(url)
    seats = [{"kind": "person", "name": f"P{n}"} for n in range(2)]
    body = msgspec.json.encode({"game": parlour.games()[0], "seats": seats, "watching": "link", "order": "given"})
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(
        b"POST /api/matches HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n"
        b"Connection: close\r\n\r\n%s" % (place.netloc.encode(), len(body), body)
    )
    head, _, told = (await reader.read(-1)).partition(b"\r\n\r\n")
    writer.close()
    if b" 201 " not in head.partition(b"\r\n")[0]:
        raise ConnectionError(head.decode())
    return read_match(told)
