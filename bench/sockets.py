"""The server with ten thousand people who only look on: what an open socket costs in memory."""

from __future__ import annotations

import asyncio
import resource
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from rich.progress import Progress

from tests.server.client import joined, make
from tests.server.process import ServerProcess

SOCKETS = 10_000
TABLES = 500
AT_ONCE = 50  # that are being opened
AIM = 60  # kB
SPARE = 500  # files that are no sockets


def measure(progress: Progress) -> str:
    sockets = min(SOCKETS, raise_file_limit() - SPARE)
    limits = {"sockets_per_address": sockets, "hello_seconds": 120}
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), limits, level="WARNING", env={}) as server:
        matches = [make(server.url).id for _ in range(TABLES)]
        empty = server.memory()
        full = asyncio.run(memory_with_sockets(server, matches, sockets, progress))
    each = (full - empty) / sockets
    lines = [
        "## Idle sockets\n",
        f"{sockets} spectators at {TABLES} tables, the server in a process of its own (resident memory, from the system).\n",
        "| sockets | server without them | with them | per socket | aim |",
        "|---|---|---|---|---|",
        f"| {sockets} | {empty / 1e6:.1f} MB | {full / 1e6:.1f} MB | **{each / 1e3:.1f} kB** | under {AIM} kB |",
    ]
    return "\n".join(lines) + "\n"


async def memory_with_sockets(server: ServerProcess, matches: list[str], sockets: int, progress: Progress) -> int:
    task = progress.add_task("idle sockets", total=sockets)
    turns, everybody = asyncio.Semaphore(AT_ONCE), AsyncExitStack()

    async def look_on(match: str) -> None:
        async with turns:
            await everybody.enter_async_context(joined(server.url, match, strict=False))
        progress.advance(task)

    async with everybody:
        await asyncio.gather(*(look_on(matches[n % TABLES]) for n in range(sockets)))
        await asyncio.sleep(2)
        full = server.memory()
        progress.remove_task(task)
    return full


def raise_file_limit() -> int:
    """Every socket is a file, here and in the server, which inherits the limit."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard
