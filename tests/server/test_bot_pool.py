"""Bots think beside each other and beside the server, and one that goes wrong costs a move and no game."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.client import Guest, Made, joined, make
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow

PAUSE = 0.5
BAD = "tests.server.bad_bots"  # which may not be imported here: it changes the bots


async def answer_of(guest: Guest, seat: int = 1) -> None:
    """Until a bot has chosen its card of this season."""
    while guest.view["table"]["seats"][seat]["chosen"] is None:
        await guest.hear()


@pytest.fixture
def meeting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where level 1 waits for another one that thinks at the same time; alone it would be taken to hang."""
    place = tmp_path / "meeting"
    place.mkdir()
    monkeypatch.setenv("PARLOUR_TESTS_MEETING", str(place))


@pytest.mark.usefixtures("meeting")
def test_bots_of_two_tables_think_at_the_same_time(folder: Path) -> None:
    async def one(url: str) -> None:
        made = make(url, 1, 1, bot="level1")
        async with joined(url, made.id, made.tokens[0]) as guest:
            await answer_of(guest)

    async def run(url: str) -> None:
        await asyncio.gather(one(url), one(url))

    with ServerProcess(folder, workers=2, preload=BAD) as server:
        asyncio.run(run(server.url))


@pytest.mark.usefixtures("meeting")
def test_the_bots_of_one_table_think_at_the_same_time_too(folder: Path) -> None:
    async def run(url: str) -> None:
        made = make(url, 1, 2, bot="level1")
        async with joined(url, made.id, made.tokens[0]) as guest:
            await answer_of(guest, 1)
            await answer_of(guest, 2)

    with ServerProcess(folder, workers=2, preload=BAD) as server:
        asyncio.run(run(server.url))


def test_a_weaker_bot_plays_for_one_that_goes_wrong(folder: Path) -> None:
    """Level 3 fails, greedy kills its worker, level 2 hangs: the weakest one moves in the end."""

    async def run(url: str) -> None:
        made = make(url, 1, 1, bot="level3")
        async with joined(url, made.id, made.tokens[0]) as guest:
            await answer_of(guest)

    # A worker that hangs or dies is replaced: the only one goes on. Hanging is what takes five seconds; the others take none.
    with ServerProcess(folder, think=0.2, workers=1, preload=BAD, grace=4, calm=False) as server:
        asyncio.run(run(server.url))
        logged = [line for line in server.logged().splitlines() if "WARNING" in line]
    expected = {"level3": "failed: ZeroDivisionError: on purpose", "greedy": "died", "level2": "hangs"}
    assert [line.split()[4] for line in logged] == list(expected), logged
    assert all(said in line for said, line in zip(expected.values(), logged, strict=True)), logged
    assert all(line.startswith("WARNING parlour: ard-ri: bot ") for line in logged)


def test_the_server_answers_and_can_be_stopped_while_bots_hang(folder: Path) -> None:
    async def run(url: str) -> None:
        made = make(url, 2)
        async with joined(url, made.id, made.tokens[0]) as guest:
            hanging = [asyncio.create_task(sit(url, make(url, 1, 1, bot="level2"))) for _ in range(4)]
            for _ in range(100):
                await guest.settled()
            assert not any(task.done() for task in hanging)  # nobody else had to wait until they were taken to hang
            for task in hanging:
                task.cancel()

    async def sit(url: str, made: Made) -> None:
        async with joined(url, made.id, made.tokens[0]) as guest:
            await answer_of(guest)

    with ServerProcess(folder, preload=BAD, calm=False) as server:
        asyncio.run(run(server.url))


@pytest.mark.parametrize(("bot", "least"), [("random", PAUSE), ("level1", 2 * PAUSE)])
def test_an_answer_that_needs_no_thought_takes_as_long_as_any(folder: Path, bot: str, least: float) -> None:
    """Level 1 has decided at once, as a bot does that has no choice; it takes as long as one that thinks as long as it may."""

    async def run(url: str) -> list[float]:
        begun = time.monotonic()
        made = make(url, 1, 1, bot=bot)
        took = []
        async with joined(url, made.id, made.tokens[0]) as guest:
            for _ in range(2):
                await answer_of(guest)
                took.append(time.monotonic() - begun)
                begun = time.monotonic()
                await guest.choose()
                while guest.view["table"]["seats"][1]["chosen"] is not None:
                    await guest.hear()
        return took

    with ServerProcess(folder, think=2 * PAUSE, bot_pause=PAUSE) as server:
        took = asyncio.run(run(server.url))
    assert all(seconds > 0.95 * least for seconds in took), took
