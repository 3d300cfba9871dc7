"""Websockets as uvicorn speaks them, but for when reading rests, and a short way out for what can be sent at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

MESSAGES = 8  # that may wait for us before the one who sends them has to
EXTENSION = "parlour.write"
Write = Callable[[bytes], bool]


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn stops and starts the reading of a socket with every message, which costs two calls of the system and a tenth of
    what a move costs. Here it goes on until several messages wait."""

    def send_receive_event_to_app(self) -> None:
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
