"""Somebody who asks for much and reads late: hears everything in its order, or is sent away to come back for a fresh view."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from parlour.server.guest import Guest
from parlour.server.sockets import send_queue
from tests.server.client import choose_at_once, closed, everybody, make, opened
from tests.server.process import ServerProcess

ASKED = 600  # times ten kilobytes: more than the system keeps on the way
# The second where the machine is so busy that nothing was read for half a minute; the third where the system cuts the line
# before the reason has been read, because questions were still on their way.
TOO_SLOW, NO_PONG, CUT = 1013, 1011, 1006


@pytest.mark.soak
def test_whoever_reads_too_late_has_to_come_back(folder: Path) -> None:
    async def run(url: str) -> None:
        made = make(url, 5)
        async with everybody(url, made) as guests:
            for _ in range(8):
                await choose_at_once(guests)
        line = socket.create_connection((urlsplit(url).hostname, urlsplit(url).port))
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        async with opened(url, max_queue=1, sock=line) as late:
            await late.send(json.dumps({"type": "hello", "match": made.id}))
            for _ in range(ASKED):
                await late.send(json.dumps({"type": "log", "before": 10**6}))
            assert await closed(late) in (TOO_SLOW, NO_PONG, CUT)

    with ServerProcess(folder, {"queue": 20}, level="WARNING") as server:
        asyncio.run(run(server.url))


def test_what_can_be_sent_at_once_does_not_overtake_what_waits() -> None:
    sent: list[bytes] = []

    async def run() -> None:
        flowing = asyncio.Event()

        class Line:
            async def send_text(self, text: str) -> None:
                await flowing.wait()
                sent.append(text.encode())

        def write(message: bytes) -> bool:
            if flowing.is_set():
                sent.append(message)
            return flowing.is_set()

        line: Any = Line()
        guest = Guest(0, None, "", asyncio.Queue(), write=write)
        sender = asyncio.create_task(send_queue(line, guest))
        guest.put(b"1")
        await asyncio.sleep(0)  # it has left the queue and waits for the line
        flowing.set()
        guest.put(b"2")
        while guest.waiting:
            await asyncio.sleep(0)
        guest.put(b"3")
        assert guest.queue.empty() and not sender.done()
        sender.cancel()

    asyncio.run(run())
    assert sent == [b"1", b"2", b"3"]
