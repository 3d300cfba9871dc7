"""One open socket at a table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from parlour.core.game import Json
from parlour.server import wire


@dataclass(eq=False)
class Guest:
    """One open socket at a table."""

    seat: int  # or SPECTATOR
    token: str | None
    name: str
    queue: asyncio.Queue[bytes | None]
    address: str = ""
    told: int = 0  # plies whose events have been sent
    question: tuple[int, asyncio.Task[None]] | None = None  # the one that is being answered

    def send(self, message: Json) -> None:
        self.put(wire.encode(message))

    def put(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.close()  # too slow: the browser comes back for a fresh view

    def close(self) -> None:
        """Closes the socket, after what was sent before."""
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
