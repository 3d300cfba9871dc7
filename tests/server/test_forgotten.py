"""A match that is forgotten while people still sit at its table."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Made, joined, make
from tests.server.process import ServerProcess


def forget_behind_its_back(data: Path, made: Made) -> None:
    """As another server at the same database would."""
    with sqlite3.connect(data / "parlour.db") as database:
        database.execute("DELETE FROM matches WHERE id = ?", (made.id,))
        for table in ("seats", "entries", "chat"):
            database.execute(f"DELETE FROM {table} WHERE match = ?", (made.id,))


def left_of(data: Path, made: Made) -> int:
    with sqlite3.connect(data / "parlour.db") as database:
        rows = (database.execute(f"SELECT count(*) FROM {table} WHERE match = ?", (made.id,)) for table in ("entries", "chat"))
        return sum(row.fetchone()[0] for row in rows)


@pytest.mark.slow
@pytest.mark.parametrize("act", ["move", "chat"])
def test_nobody_plays_or_talks_on_where_nothing_would_be_kept(tmp_path: Path, act: str) -> None:
    async def run(server: ServerProcess) -> None:
        made = make(server.url, 2)
        async with joined(server.url, made.id, made.tokens[0]) as one, joined(server.url, made.id, made.tokens[1]) as other:
            forget_behind_its_back(server.data, made)
            await (one.move(one.view["moves"][0]["move"]) if act == "move" else one.say("chat", text="Still there?"))
            for guest in (one, other):
                await guest.error("error-no-match")
                with pytest.raises(ConnectionClosed):
                    await guest.until("never")
        assert left_of(server.data, made) == 0
        assert httpx.get(f"{server.url}api/matches/{made.id}", verify=False).status_code == 404

    with ServerProcess(tmp_path) as server:
        asyncio.run(run(server))
