"""A server that runs for long takes no more than one that has just started."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from tests.processes import descendants
from tests.server.client import any_card, everybody, make
from tests.server.process import ServerProcess

SECONDS = float(os.environ.get("PARLOUR_SOAK_SECONDS", "3600"))
TABLES = ((2, 0), (1, 1), (3, 1), (2, 0))  # people and bots
ROOM = 32 * 2**20  # bytes


def use(server: ServerProcess) -> tuple[int, int, int]:
    """Memory in bytes, open files, processes."""
    process = server.process.pid
    return server.memory(), len(list(Path(f"/proc/{process}/fd").iterdir())), len(descendants(process))


@pytest.mark.soak
@pytest.mark.timeout(2 * SECONDS + 600)
def test_memory_files_and_processes_are_level_however_many_games_are_played(
    folder: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    games = 0

    async def play(url: str, people: int, bots: int, end: float) -> None:
        nonlocal games
        while time.monotonic() < end:
            async with everybody(url, make(url, people, bots)) as guests:
                await asyncio.gather(*(guest.play(any_card(number)) for number, guest in enumerate(guests)))
            games += 1

    async def all_tables(url: str, seconds: float) -> None:
        end = time.monotonic() + seconds
        await asyncio.gather(*(play(url, people, bots, end) for people, bots in TABLES))

    with ServerProcess(folder, {"memory_bytes": ROOM, "idle_seconds": 30}) as server:
        asyncio.run(all_tables(server.url, SECONDS / 10))  # until everything is as large as it gets
        before, played = use(server), games
        asyncio.run(all_tables(server.url, SECONDS))
        after = use(server)
    with capsys.disabled():
        print(f"\n{games - played} games; memory, files, processes before {before}, after {after}")
    assert after[0] < 1.1 * before[0] + ROOM and after[1] <= before[1] + 5 and after[2] <= before[2]
