"""Bots think beside each other and beside the server, and one that goes wrong costs a move and no game."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import quantiles

import pytest

from tests.server.client import Guest, Made, joined, make
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow

THINK = 0.2  # seconds; a bot is taken to hang after five times as much and two seconds
PAUSE = 0.5
SLOW = 2.0  # seconds that level 1 takes; bad_bots.py says so too, but may not be imported here: it changes the bots


def bad_server(folder: Path, workers: int = 2) -> ServerProcess:
    return ServerProcess(folder, think=THINK, workers=workers, preload="tests.server.bad_bots", calm=False)


async def answer_of(guest: Guest, seat: int = 1) -> float:
    """Seconds until a bot has chosen its card of the first Spring."""
    begun = time.monotonic()
    while guest.view["table"]["seats"][seat]["chosen"] is None:
        await guest.hear()
    return time.monotonic() - begun


def test_bots_of_two_tables_think_at_the_same_time(folder: Path) -> None:
    async def one(url: str) -> float:
        made = make(url, 1, 1, bot="level1")
        async with joined(url, made.id, made.tokens[0]) as guest:
            return await answer_of(guest)

    async def run(url: str) -> list[float]:
        await asyncio.gather(one(url), one(url))  # the workers have started
        return list(await asyncio.gather(one(url), one(url)))

    with bad_server(folder) as server:
        seconds = asyncio.run(run(server.url))
    assert all(SLOW <= one < 1.7 * SLOW for one in seconds), seconds


def test_the_bots_of_one_table_think_at_the_same_time_too(folder: Path) -> None:
    async def one(url: str) -> float:
        made = make(url, 1, 2, bot="level1")
        async with joined(url, made.id, made.tokens[0]) as guest:
            return await answer_of(guest, 1) + await answer_of(guest, 2)

    async def run(url: str) -> float:
        await one(url)
        return await one(url)

    with bad_server(folder) as server:
        assert asyncio.run(run(server.url)) < 1.7 * SLOW


@pytest.mark.parametrize(
    ("bot", "said"), [("level3", "failed: ZeroDivisionError: on purpose"), ("level2", "hangs"), ("greedy", "died")])
def test_a_weaker_bot_plays_for_one_that_goes_wrong(folder: Path, bot: str, said: str) -> None:
    async def run(url: str) -> float:
        made = make(url, 1, 1, bot=bot)
        async with joined(url, made.id, made.tokens[0]) as guest:
            return await answer_of(guest)

    with bad_server(folder, workers=1) as server:  # a worker that hangs or dies is replaced: the only one goes on
        seconds = asyncio.run(run(server.url))
        logged = [line for line in server.logged().splitlines() if "WARNING" in line]
    below = {"level3": ["level3", "level2"], "level2": ["level2"], "greedy": ["greedy"]}[bot]
    assert [line.split()[4] for line in logged] == below and said in logged[0], logged
    assert all(line.startswith("WARNING parlour: ard-ri: bot ") for line in logged)
    assert seconds < 30


def test_the_server_answers_while_bots_hang(folder: Path) -> None:
    async def run(url: str) -> list[float]:
        tables = [make(url, 1, 1, bot="level2") for _ in range(4)]
        made = make(url, 2)
        took = []
        async with joined(url, made.id, made.tokens[0]) as guest:
            thinking = [asyncio.create_task(sit(url, table)) for table in tables]
            end = time.monotonic() + 2
            while time.monotonic() < end:
                begun = time.monotonic()
                await guest.settled()
                took.append(time.monotonic() - begun)
                await asyncio.sleep(0.01)
            for task in thinking:
                task.cancel()
        return took

    async def sit(url: str, made: Made) -> None:
        async with joined(url, made.id, made.tokens[0]) as guest:
            await answer_of(guest)

    with bad_server(folder) as server:
        took = asyncio.run(run(server.url))
    assert len(took) > 20 and quantiles(took, n=20)[-1] < 0.25, took


@pytest.mark.parametrize(("bot", "least"), [("random", PAUSE), ("level1", 2 * PAUSE)])
def test_an_answer_that_needs_no_thought_takes_as_long_as_any(folder: Path, bot: str, least: float) -> None:
    """Level 1 has decided at once, as a bot does that has no choice; it takes as long as one that thinks as long as it may."""

    async def run(url: str) -> list[float]:
        made = make(url, 1, 1, bot=bot)
        took = []
        async with joined(url, made.id, made.tokens[0]) as guest:
            for _ in range(2):
                took.append(await answer_of(guest))
                await guest.choose()
                while guest.view["table"]["seats"][1]["chosen"] is not None:
                    await guest.hear()
        return took

    with ServerProcess(folder, think=2 * PAUSE, bot_pause=PAUSE) as server:
        took = asyncio.run(run(server.url))
    assert all(seconds > 0.95 * least for seconds in took), took
