"""What a browser would do: make a match over HTTP, sit at its table over a websocket."""

from __future__ import annotations

import asyncio
import json
import random
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.server.messages import FromServer

Json = dict[str, Any]
Choose = Callable[[Json], int]  # from a view to a move
PATIENCE = 120  # seconds until a missing message is a failure: many, for machines with much else to do


@dataclass
class Made:
    """A match with the tokens of its seats (None for bots)."""

    id: str
    tokens: list[str | None]


def make(url: str, seats: int = 2, bots: int = 0, watching: str = "link", bot: str = "greedy", **more: Any) -> Made:
    """A new match: so many people, then so many bots, who sit as they are listed."""
    people = [{"kind": "person", "name": f"P{n}"} for n in range(seats)]
    seats_wanted = [*people, *[{"kind": "bot", "bot": bot}] * bots]
    body = {"game": "ard-ri", "seats": seats_wanted, "watching": watching, "order": "given", **more}
    answer = httpx.post(f"{url}api/matches", json=body, verify=False)  # the certificate, if there is one, is the tests' own
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return Made(told["match"], [seat.get("token") for seat in told["seats"]])


@dataclass
class Guest:
    """One open socket at a table. `heard` keeps every message as it came."""

    socket: ClientConnection
    heard: list[str] = field(default_factory=list)
    welcome: Json = field(default_factory=dict)
    table: Json = field(default_factory=dict)
    view: Json = field(default_factory=dict)
    count: int = 0
    undo: bool = False
    strict: bool = True  # or in a hurry: then nothing is checked and kept

    @property
    def seat(self) -> int:
        return int(self.welcome["seat"])

    @property
    def over(self) -> bool:
        return bool(self.table["status"] == "over")

    async def say(self, type: str, **message: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **message}))

    async def hear(self) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        message: Json = msgspec.json.decode(text)
        if self.strict:
            self.heard.append(text)
            msgspec.convert(message, FromServer)  # nothing is sent that is not declared
        if "view" in message:
            self.view, self.count, self.undo = message["view"], message["count"], message["undo"]
        if "table" in message:
            self.table = message["table"]
        if message["type"] == "welcome":
            self.welcome = message
        return message

    async def until(self, type: str, **wanted: Any) -> Json:
        """The next message of a type, with these values if given."""
        while True:
            message = await self.hear()
            if message["type"] == type and all(message.get(key) == value for key, value in wanted.items()):
                return message

    async def move(self, *moves: int, count: int | None = None) -> None:
        await self.say("move", count=self.count if count is None else count, moves=list(moves))

    async def choose(self, move: int | None = None) -> Json:
        """Makes a move (the first legal one, if none is given) and waits until it is acknowledged."""
        before = self.count
        await self.move(self.view["moves"][0]["move"] if move is None else move)
        while (message := await self.hear())["type"] == "error" or self.count == before:
            assert message["type"] != "error", message
        return message

    async def error(self, code: str) -> Json:
        message = await self.until("error")
        assert message["code"] == code, message
        return message

    async def settled(self) -> Json:
        """Everything sent to this socket so far has been heard when this returns."""
        await self.say("ping")
        return await self.until("pong")

    async def play(self, choose: Choose) -> None:
        """Plays to the end, and tries again what the database could not be told."""
        asked = -1
        while not self.over:
            if self.view["moves"] and asked < self.count:
                asked = self.count
                await self.move(choose(self.view))
            if (await self.hear()).get("code") == "error-store-away":
                asked = -1


def any_card(seed: int) -> Choose:
    shuffle = random.Random(seed)
    return lambda view: int(shuffle.choice(view["moves"])["move"])


@asynccontextmanager
async def opened(url: str, **more: Any) -> AsyncIterator[ClientConnection]:
    """A bare socket, before any hello."""
    patient: dict[str, Any] = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE, "max_queue": None}
    address = url.replace("http", "ws", 1) + "ws"
    if url.startswith("https"):
        patient["ssl"] = trusting()
    async with connect(address, compression=None, max_size=None, **{**patient, **more}) as socket:
        yield socket


def trusting() -> ssl.SSLContext:
    """For a proxy of the tests, whose certificate is its own."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@asynccontextmanager
async def joined(
    url: str, match: str, token: str | None = None, name: str = "", strict: bool = True,
) -> AsyncIterator[Guest]:
    async with opened(url) as socket:
        guest = Guest(socket, strict=strict)
        await guest.say("hello", match=match, token=token, name=name)
        message = await guest.hear()
        assert message["type"] == "welcome", message
        yield guest


@asynccontextmanager
async def everybody(url: str, made: Made) -> AsyncIterator[list[Guest]]:
    """All people of a match, each at a socket."""
    async with joined(url, made.id, made.tokens[0]) as first:
        if len(made.tokens) == 1 or made.tokens[1] is None:
            yield [first]
            return
        rest = Made(made.id, made.tokens[1:])
        async with everybody(url, rest) as others:
            yield [first, *others]


async def choose_at_once(guests: list[Guest]) -> None:
    """One round: all choose at the same instant, and go on when everybody has heard it."""
    before = [guest.count for guest in guests]
    moves = [guest.view["moves"][0]["move"] for guest in guests]
    await asyncio.gather(*(guest.move(move) for guest, move in zip(guests, moves, strict=True)))
    for guest, count in zip(guests, before, strict=True):
        while guest.count == count or not (guest.view["moves"] or guest.over):
            assert (await guest.hear())["type"] != "error"


async def closed(socket: ClientConnection) -> int:
    """Waits until the server has closed the socket; the close code (1006 if it gave none)."""
    while True:
        try:
            await asyncio.wait_for(socket.recv(), PATIENCE)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006
