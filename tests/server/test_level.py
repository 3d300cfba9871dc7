"""A server that runs for long takes no more than one that has just started."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest

from tests.postgres import empty_database
from tests.processes import descendants
from tests.server.client import any_card, joined, make
from tests.server.process import LONG_LIVED, ServerProcess

SECONDS = float(os.environ.get("PARLOUR_SOAK_SECONDS", "3600"))
TABLES = ((2, 0), (1, 1), (3, 1), (2, 0))  # people and bots
ROOM = 32 * 2**20  # bytes


def use(server: ServerProcess) -> tuple[int, int, int]:
    """Memory in bytes, open files, processes."""
    process = server.process.pid
    return server.memory(), len(list(Path(f"/proc/{process}/fd").iterdir())), len(descendants(process))


@pytest.mark.soak
@pytest.mark.timeout(2 * SECONDS + 600)
@pytest.mark.parametrize("nodes", [1, 2])
def test_memory_files_and_processes_are_level_however_many_games_are_played(
    folder: Path, nodes: int, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str],
) -> None:
    """PARLOUR_SOAK_SECONDS long: one node with SQLite, or two with PostgreSQL at which people sit apart."""
    games = 0

    async def play(urls: list[str], people: int, bots: int, end: float) -> None:
        nonlocal games
        while time.monotonic() < end:
            made = make(urls[games % len(urls)], people, bots)
            async with AsyncExitStack() as stack:
                guests = [
                    await stack.enter_async_context(joined(urls[seat % len(urls)], made.id, made.tokens[seat], strict=False))
                    for seat in range(people)
                ]
                await asyncio.gather(*(guest.play(any_card(number)) for number, guest in enumerate(guests)))
            games += 1

    async def all_tables(urls: list[str], seconds: float) -> None:
        end = time.monotonic() + seconds
        await asyncio.gather(*(play(urls, people, bots, end) for people, bots in TABLES))

    database = empty_database(request.getfixturevalue("postgres")) if nodes > 1 else None
    with ExitStack() as stack:
        limits = {"memory_bytes": ROOM, "idle_seconds": 30}
        servers = [
            stack.enter_context(ServerProcess(folder / str(n), limits, database=database, level="WARNING", quick=LONG_LIVED))
            for n in range(nodes)
        ]
        urls = [server.url for server in servers]
        asyncio.run(all_tables(urls, SECONDS / 10))  # until everything is as large as it gets
        before, played = [use(server) for server in servers], games
        asyncio.run(all_tables(urls, SECONDS))
        after = [use(server) for server in servers]
        with capsys.disabled():
            print(f"\n{games - played} games in {SECONDS:.0f} s; memory, files, processes before {before}, after {after}")
    for first, last in zip(before, after, strict=True):
        assert last[0] < 1.1 * first[0] + ROOM
    for what in (1, 2):  # workers start with the first bot, which may come late at one of the nodes
        assert max(last[what] for last in after) <= max(first[what] for first in before) + 5 * (what == 1)
