"""What a socket can make the server keep has an end, whatever frames come by it."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from parlour.server.limits import Limits
from parlour.server.run import LARGEST_FRAME
from parlour.server.socket_protocol import KEPT, PIECES, SocketProtocol


class Line(asyncio.Transport):
    """Where the answers go; somebody who does not listen leaves them there."""

    def __init__(self) -> None:
        super().__init__()
        self.sent, self.closed = b"", False

    def write(self, data: Any) -> None:
        self.sent += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def accepting(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def connected() -> tuple[SocketProtocol, Line]:
    config = uvicorn.Config(accepting, log_config=None, ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False)
    protocol, line = SocketProtocol(config, ServerState(), {}), Line()
    protocol.connection_made(line)
    client = ClientProtocol(parse_uri("ws://localhost/ws"))
    client.send_request(client.connect())
    protocol.data_received(b"".join(client.data_to_send()))
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    line.sent = b""
    return protocol, line


def frame(kind: Opcode, data: bytes, last: bool = True) -> bytes:
    return Frame(kind, data, fin=last).serialize(mask=True)


def test_who_asks_whether_we_are_there_and_does_not_listen_is_not_answered() -> None:
    async def run() -> None:
        protocol, line = await connected()
        protocol.data_received(frame(Opcode.PING, b"here?"))
        assert line.sent.endswith(b"here?")
        heard = len(line.sent)
        protocol.pause_writing()
        for _ in range(1000):
            protocol.data_received(frame(Opcode.PING, b"x" * 125))
        protocol.resume_writing()
        protocol.data_received(frame(Opcode.PING, b"still?"))
        assert len(line.sent) < heard + 20

    asyncio.run(run())


def test_a_message_in_too_many_pieces_closes_its_socket() -> None:
    async def run() -> None:
        protocol, line = await connected()
        protocol.data_received(frame(Opcode.TEXT, b"", last=False))
        for _ in range(2 * PIECES):
            protocol.data_received(frame(Opcode.CONT, b"", last=False))
        assert line.closed and len(protocol.frames) <= PIECES
        assert protocol.conn.close_sent is not None and protocol.conn.close_sent.code == 1009

    asyncio.run(run())


def test_of_messages_that_are_too_large_no_more_is_kept_than_tells_so() -> None:
    async def run() -> None:
        protocol, _ = await connected()
        for text in ("x" * 2**20, "ж" * 2**19):
            protocol.data_received(frame(Opcode.TEXT, text.encode()))
            kept: Any = protocol.queue.get_nowait()
            assert Limits().record_bytes > KEPT >= len(kept["text"].encode()) > Limits().message_bytes

    asyncio.run(run())
