"""Websockets as uvicorn speaks them, but for when reading rests."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MESSAGES = 8  # that may wait for us before the one who sends them has to


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn stops and starts the reading of a socket with every message, which costs two calls of the system and a tenth of
    what a move costs. Here it goes on until several messages wait."""

    def send_receive_event_to_app(self) -> None:
        goes_on = not self.read_paused and self.queue.qsize() < MESSAGES
        self.read_paused = self.read_paused or goes_on  # then uvicorn leaves it as it is
        super().send_receive_event_to_app()
        if goes_on:
            self.read_paused = False
