"""The server with a thousand people who only look on: what an open table costs in memory."""

from __future__ import annotations

import asyncio
import resource
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from rich.progress import Progress

from tests.server.client import joined, make
from tests.server.process import ServerProcess

SOCKETS = 1000
TABLES = 100
AIM = 60  # kB


def measure(progress: Progress) -> str:
    raise_file_limit()
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), level="WARNING") as server:
        matches = [make(server.url).id for _ in range(TABLES)]
        empty = server.memory()
        full = asyncio.run(memory_with_sockets(server, matches, progress))
    each = (full - empty) / SOCKETS
    lines = [
        "## Idle sockets\n",
        f"{SOCKETS} spectators at {TABLES} tables, the server in a process of its own (resident memory, from the system).\n",
        "| sockets | server without them | with them | per socket | aim |",
        "|---|---|---|---|---|",
        f"| {SOCKETS} | {empty / 1e6:.1f} MB | {full / 1e6:.1f} MB | **{each / 1e3:.1f} kB** | under {AIM} kB |",
    ]
    return "\n".join(lines) + "\n"


async def memory_with_sockets(server: ServerProcess, matches: list[str], progress: Progress) -> int:
    task = progress.add_task("idle sockets", total=SOCKETS)
    async with AsyncExitStack() as stack:
        for n in range(SOCKETS):
            await stack.enter_async_context(joined(server.url, matches[n % TABLES]))
            progress.advance(task)
        await asyncio.sleep(1)
        full = server.memory()
        progress.remove_task(task)
    return full


def raise_file_limit() -> None:
    """Every socket is a file, here and in the server, which inherits the limit."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
