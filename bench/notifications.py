"""What it costs PostgreSQL to tell many nodes of many changes: listeners that only count, and commits as nodes make them."""

from __future__ import annotations

import asyncio
import time

import psycopg
from rich.progress import Progress
from sqlalchemy import make_url

from parlour.store.worker import CHANNEL
from tests.postgres import empty_database, running

NODES = (2, 10, 50, 100)
COMMITS, CHANGES = 200, 10  # in each


def measure(progress: Progress) -> str:
    lines = [
        "## Notifications\n",
        f"{COMMITS} commits one after the other, each with one notification of {CHANGES} changed matches, every commit on disk, "
        "until each of so many listeners has heard all of them. The listeners share one Python process, which is a part of the "
        "cost.\n",
        "| nodes | commits/s | changes told/s | deliveries/s |",
        "|---|---|---|---|",
    ]
    with running(fsync="on") as server:
        address = make_url(empty_database(server.address)).set(drivername="postgresql").render_as_string(hide_password=False)
        for nodes in NODES:
            task = progress.add_task(f"notifications, {nodes} nodes", total=None)
            seconds = asyncio.run(tell(address, nodes))
            progress.remove_task(task)
            rate = COMMITS / seconds
            lines.append(f"| {nodes} | {rate:.0f} | {rate * CHANGES:.0f} | {rate * nodes:.0f} |")
    return "\n".join(lines) + "\n"


async def tell(address: str, nodes: int) -> float:
    lines = [await psycopg.AsyncConnection.connect(address, autocommit=True) for _ in range(nodes)]
    for line in lines:
        await line.execute(f"LISTEN {CHANNEL}")
    hearing = [asyncio.create_task(hear(line)) for line in lines]
    begun = time.monotonic()
    async with await psycopg.AsyncConnection.connect(address) as writer:
        await writer.execute("CREATE TABLE IF NOT EXISTS written (n INTEGER)")
        for number in range(COMMITS):
            await writer.execute("INSERT INTO written VALUES (%s)", [number])
            told = " ".join(["node", *(f"{number}-{change}" for change in range(CHANGES))])
            await writer.execute("SELECT pg_notify(%s, %s)", [CHANNEL, told])
            await writer.commit()
    await asyncio.gather(*hearing)
    seconds = time.monotonic() - begun
    for line in lines:
        await line.close()
    return seconds


async def hear(line: psycopg.AsyncConnection[tuple[object, ...]]) -> None:
    async for _ in line.notifies(stop_after=COMMITS):
        pass
