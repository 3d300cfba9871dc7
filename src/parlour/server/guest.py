"""One open socket at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from parlour.core.game import Json
from parlour.server import wire


def never(message: bytes) -> bool:
    return False


@dataclass(eq=False)
class Guest:
    """One open socket at a table. What it cannot take at once waits in a queue, which the socket's sender empties."""

    seat: int  # or SPECTATOR
    token: str | None
    name: str
    queue: asyncio.Queue[bytes | None]
    address: str = ""
    write: Callable[[bytes], bool] = never  # sends at once, or says that it cannot
    waiting: int = 0  # messages that are in the queue, or have left it and are not sent yet
    told: int = 0  # plies whose events have been sent
    question: tuple[int, asyncio.Task[None]] | None = None  # the one that is being answered

    def send(self, message: Json) -> None:
        self.put(wire.encode(message))

    def put(self, message: bytes) -> None:
        if not self.waiting and self.write(message):
            return
        try:
            self.queue.put_nowait(message)
            self.waiting += 1
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.close()  # too slow: the browser comes back for a fresh view

    def close(self) -> None:
        """Closes the socket, after what was sent before."""
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
        self.waiting += 1
