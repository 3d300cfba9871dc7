"""Clocks at a real server: they are started, run out, and outlive it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.postgres import empty_database
from tests.server.client import Guest, everybody, joined, make
from tests.server.process import LONG_LIVED, ServerProcess

SHORT = {"kind": "live", "bank": 1, "increment": 0}
LONG = {"kind": "live", "bank": 3600, "increment": 300, "out": "bot"}


def stored(folder: Path, words: str) -> Any:
    with sqlite3.connect(folder / "parlour.db") as connection:
        return connection.execute(words).fetchall()


async def until_times(guest: Guest, wanted: Any) -> dict[str, Any]:
    """The next message whose clocks are as wanted."""
    while True:
        message = await guest.hear()
        if "times" in message and wanted(message["times"]):
            return dict(message["times"])


def test_the_clocks_start_when_all_have_come_and_are_shown_to_all(url: str) -> None:
    made = make(url, 2, clock=LONG)

    async def run() -> None:
        async with joined(url, made.id, made.tokens[0]) as first:
            assert first.table["clock"] == LONG
            assert first.welcome["times"] == {"left": [3600.0, 3600.0], "running": [], "started": False}
            async with joined(url, made.id, made.tokens[1]):
                times = await until_times(first, lambda times: times["started"])
                assert times["running"] == [0, 1]  # both choose at once
                async with joined(url, made.id) as watching:
                    assert watching.welcome["times"]["started"]
                    await first.choose()
                    times = await until_times(watching, lambda times: times["running"] == [1])
                    assert times["left"][0] > 3600  # the increment

    asyncio.run(run())


def test_the_clocks_start_without_somebody_who_never_came(url: str) -> None:
    made = make(url, 3, clock=LONG)

    async def run() -> None:
        async with joined(url, made.id, made.tokens[0]) as first, joined(url, made.id, made.tokens[1]):
            assert not first.welcome["times"]["started"]
            await first.say("stand-in", seat=2, bot="random")
            await until_times(first, lambda times: times["started"])

    asyncio.run(run())


def test_without_a_clock_nothing_is_said_of_time(url: str) -> None:
    made = make(url, 2)

    async def run() -> None:
        async with joined(url, made.id, made.tokens[0]) as guest:
            assert guest.table["clock"] is None and "times" not in guest.welcome

    asyncio.run(run())


@pytest.mark.parametrize(("out", "seats"), [("lose", 2), ("bot", 3)])
def test_running_out(url: str, out: str, seats: int) -> None:
    made = make(url, seats, clock={**SHORT, "out": out})

    async def run() -> None:
        async with everybody(url, made) as guests:
            last = guests[-1]
            if out == "lose":
                await guests[0].choose()
                while not last.over:
                    await last.hear()
                assert last.table["result"]["why"] == "time" and last.table["result"]["scores"] == [1, 0]
                await guests[0].say("rematch")
                again = await guests[0].until("rematch")
                rematch = httpx.get(f"{url}api/matches/{again['match']}").json()
                assert rematch["clock"] == {**SHORT, "out": out, "bank": 1}
            else:
                while not all(seat["bot"] for seat in last.table["seats"]):
                    await last.hear()
                assert not last.over
                await last.say("back")
                await last.error("error-out-of-time")

    asyncio.run(run())


def test_time_runs_out_and_bots_move_where_nobody_sits(url: str) -> None:
    made = make(url, 1, bots=1, clock={**SHORT, "bank": 2, "out": "lose"}, game="jackal")

    async def sit() -> None:
        async with joined(url, made.id, made.tokens[0]) as guest:
            await guest.choose() if guest.view["moves"] else None

    asyncio.run(sit())

    async def wait() -> None:
        while httpx.get(f"{url}api/matches/{made.id}").json()["status"] != "over":
            await asyncio.sleep(0.1)

    asyncio.run(asyncio.wait_for(wait(), 120))
    assert httpx.get(f"{url}api/matches/{made.id}").json()["result"]["why"] == "time"


def test_a_killed_server_costs_nobody_time(folder: Path) -> None:
    """The time in which it did not run is as long as the test says: the last sign of life is put back by an hour, and with it
    everything that has happened."""
    hour = 3600.0
    with ServerProcess(folder) as server:
        made = make(server.url, 2, clock={**LONG, "bank": 1800, "out": "lose"})
        days = make(server.url, 2, clock={"kind": "days", "days": 1, "out": "lose"})

        async def begin() -> list[float]:
            async with everybody(server.url, made) as guests, everybody(server.url, days):
                await guests[0].choose()
                await asyncio.to_thread(server_noticed, folder)
                await guests[1].say("view")
                times = await until_times(guests[1], lambda times: times["running"] == [1])
                return list(times["left"])

        before = asyncio.run(begin())
        server.kill()
        with sqlite3.connect(folder / "parlour.db") as connection:
            for words in ("UPDATE entries SET at = at - ?", "UPDATE uptime SET at = at - ?", "UPDATE matches SET due = due - ?"):
                connection.execute(words, (hour,))
        server.start()

        async def go_on() -> None:
            async with everybody(server.url, made) as guests:
                assert not guests[0].over and guests[1].welcome["times"]["running"] == [1]
                left = guests[1].welcome["times"]["left"]
                assert left[0] == before[0] and 0 < left[1] <= before[1] + 2.1  # at most what passed after the last sign of life
                await guests[1].choose()

        asyncio.run(go_on())
        assert stored(folder, "SELECT count(*) FROM pauses") == [(1,)]


def server_noticed(folder: Path) -> None:
    """Waits until the server has said that it runs while clocks do."""
    while not stored(folder, "SELECT at FROM uptime"):
        time.sleep(0.05)


@pytest.mark.parametrize("clock", [
    {"kind": "live"}, {"kind": "live", "bank": 0}, {"kind": "live", "bank": 10**9}, {"kind": "days", "days": 0},
    {"kind": "days", "days": 2, "out": "cry"}, {"kind": "sand", "bank": 60}, {"kind": "live", "bank": 60, "increment": -1}, 5,
])
def test_a_clock_that_is_none(url: str, clock: Any) -> None:
    body = {"game": "ard-ri", "seats": [{"kind": "person"}] * 2, "clock": clock}
    answer = httpx.post(f"{url}api/matches", json=body)
    assert answer.status_code == 400 and answer.json()["error"]["code"] == "error-bad-message"


@pytest.mark.soak
def test_at_two_nodes_time_runs_out_once(postgres: str, tmp_path: Path) -> None:
    database = empty_database(postgres)
    with (
        ServerProcess(tmp_path / "one", database=database, quick=LONG_LIVED) as one,
        ServerProcess(tmp_path / "other", database=database, quick=LONG_LIVED) as other,
    ):
        made = make(one.url, 3, clock={**SHORT, "out": "bot"})

        async def run() -> None:
            async with (
                joined(one.url, made.id, made.tokens[0]) as first, joined(other.url, made.id, made.tokens[1]) as second,
                joined(other.url, made.id, made.tokens[2]),
            ):
                for guest in (first, second):
                    while not all(seat["bot"] for seat in guest.table["seats"]):
                        await guest.hear()
                await first.say("resign")
                await second.say("resign")
                while not (first.over and second.over):
                    await first.hear()
                    await second.hear() if not second.over else None

        asyncio.run(run())
        record = httpx.get(f"{one.url}api/matches/{made.id}/record").json()
        assert sorted(event["seat"] for event in record["events"] if event["kind"] == "time") == [0, 1, 2]
