"""Websockets as uvicorn speaks them, but for when reading rests, a short way out for what can be sent at once, and ends to what
somebody can have us keep for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

MESSAGES = 8  # that may wait for us before the one who sends them has to
KEPT = 2**16  # bytes of a message that wait: more than any that is allowed, so that it is refused all the same
PIECES = 1_000  # in which a message may come
TOO_MANY_PIECES = 1009
EXTENSION = "parlour.write"
Write = Callable[[bytes], bool]


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn stops and starts the reading of a socket with every message, which costs two calls of the system and a tenth of
    what a move costs. Here it goes on until several messages wait."""

    def handle_cont(self, event: Frame) -> None:
        """Pieces without anything in them count for no size."""
        if self.close_sent:
            return
        if len(self.frames) >= PIECES:
            self.frames = []
            self.conn.fail(TOO_MANY_PIECES, "too many pieces")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Who asks whether we are there and does not listen is not answered: the answers would wait here."""
        answer = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(answer)

    def send_receive_event_to_app(self) -> None:
        if sum(map(len, self.frames)) > KEPT:
            self.frames = [b"".join(self.frames)[:KEPT].decode(errors="ignore").encode()]
        goes_on = not self.read_paused and self.queue.qsize() < MESSAGES
        self.read_paused = self.read_paused or goes_on  # then uvicorn leaves it as it is
        super().send_receive_event_to_app()
        if goes_on:
            self.read_paused = False

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"write": self.write}
        await super().run_asgi()

    def write(self, message: bytes) -> bool:
        """Sends a text at once, without a task of its own, if whoever listens takes what is sent; otherwise does nothing."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(message)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def writer(scope: Any) -> Write:
    """The short way out of a socket."""
    write: Write = scope["extensions"][EXTENSION]["write"]
    return write
