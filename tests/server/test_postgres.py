"""The server with PostgreSQL in place of SQLite."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

import parlour
from tests.postgres import empty_database
from tests.server.client import any_card, everybody, make
from tests.server.process import ServerProcess


@pytest.mark.slow
def test_a_game_kept_in_postgresql_survives_a_crash(postgres: str, folder: Path) -> None:
    with ServerProcess(folder, database=empty_database(postgres), calm=False) as server:  # which says that the killed one is gone
        made = make(server.url, 2, bots=1)

        async def begin() -> None:
            async with everybody(server.url, made) as guests:
                for guest in guests:
                    await guest.choose()
                await guests[0].say("chat", text="♥")
                await guests[0].until("chat")

        async def go_on() -> None:
            async with everybody(server.url, made) as guests:
                assert [guest.count for guest in guests] == [1, 1]
                await asyncio.gather(*(guest.play(any_card(n)) for n, guest in enumerate(guests)))

        asyncio.run(begin())
        server.kill()
        server.start()
        asyncio.run(go_on())
        record = parlour.Record.from_json(httpx.get(f"{server.url}api/matches/{made.id}/record").text)
        record.check_seed()
