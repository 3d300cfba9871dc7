"""The server is killed in the middle of everything, again and again. What it has acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import parlour
from parlour.core.play import Limit
from parlour.server.bot_pool import BotFailed, BotWorker, MoveTask
from tests.processes import command_of, descendants, gone
from tests.server.client import PATIENCE, Guest, Made, any_card, joined, make
from tests.server.process import ServerProcess

# What Python says when a helper is being started at the very moment its server is killed.
STILLBORN = re.compile(r"Traceback .*\n(?: .*forkserver\.py.*\n(?: .*\n)*)EOFError: Ran out of input\n")
TABLES = ((2, 0), (2, 1), (1, 1), (3, 0), (1, 4))  # people and bots


@dataclass
class Witness:
    """A person who writes down every decision that the server has acknowledged, and comes back after every crash."""

    made: Made
    seat: int
    shuffle: random.Random
    acknowledged: list[int] = field(default_factory=list)
    sent: int | None = None  # not yet acknowledged
    over: bool = False
    unanswered: int = 0  # decisions that were on their way when the server was killed
    stored: int = 0  # those of them that it had stored nevertheless

    async def play(self, url: str) -> None:
        """Plays until the game is over or the server is gone."""
        with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
            async with joined(url, self.made.id, self.made.tokens[self.seat]) as guest:
                await self.settle(guest)
                while not guest.over:
                    if self.sent is None and guest.view["moves"]:
                        self.sent = int(self.shuffle.choice(guest.view["moves"])["move"])
                        await guest.move(self.sent)
                    message = await guest.hear()
                    assert message["type"] != "error", message
                    self.note(guest)
                self.over = True

    async def settle(self, guest: Guest) -> None:
        """After a crash: what was acknowledged counts; what was on its way has been stored or has not."""
        assert guest.count in (len(self.acknowledged), len(self.acknowledged) + (self.sent is not None))
        self.unanswered += self.sent is not None
        self.stored += guest.count > len(self.acknowledged)
        self.note(guest)
        if self.sent is not None and not guest.over:
            await guest.move(self.sent)  # sent again with the same count, as a browser would

    def note(self, guest: Guest) -> None:
        if self.sent is not None and guest.count > len(self.acknowledged):
            self.acknowledged.append(self.sent)
            self.sent = None


@dataclass
class Figures:
    kills: int = 0
    games: int = 0
    decisions: int = 0
    unanswered: int = 0
    stored: int = 0


def torment(folder: Path, kills: int, seed: int) -> Figures:
    """Games on several tables at once, with the server killed at random moments; then all games are finished."""
    shuffle = random.Random(seed)
    figures = Figures()
    server = ServerProcess(folder)
    witnesses: list[Witness] = []
    everything: list[Witness] = []
    while figures.kills < kills or witnesses:
        if not witnesses and figures.kills < kills:
            witnesses = sit_down(server.url, shuffle)
            everything += witnesses
        seconds = shuffle.uniform(0.05, 0.8) if figures.kills < kills else 600
        killed = asyncio.run(play_until_killed(server, witnesses, seconds))
        witnesses = [] if all(w.over for w in witnesses) else witnesses
        if killed:
            figures.kills += 1
            server.start()
    check(folder, everything)
    check_records(server, everything)
    assert server.stop() == 0
    assert "Traceback" not in STILLBORN.sub("", server.logged())
    figures.games = len({w.made.id for w in everything})
    figures.decisions = sum(len(w.acknowledged) for w in everything)
    figures.unanswered = sum(w.unanswered for w in everything)
    figures.stored = sum(w.stored for w in everything)
    return figures


def sit_down(url: str, shuffle: random.Random) -> list[Witness]:
    tables = [make(url, people, bots) for people, bots in TABLES]
    return [
        Witness(made, seat, random.Random(shuffle.random()))
        for made in tables for seat, token in enumerate(made.tokens) if token
    ]


async def play_until_killed(server: ServerProcess, witnesses: list[Witness], seconds: float) -> bool:
    playing = asyncio.gather(*(w.play(server.url) for w in witnesses if not w.over))
    try:
        await asyncio.wait_for(asyncio.shield(playing), seconds)
        return False
    except TimeoutError:
        server.kill()
        await playing
        return True


def check(folder: Path, witnesses: list[Witness]) -> None:
    """Every acknowledged decision is in the store, once, in its place."""
    with sqlite3.connect(folder / "parlour.db") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        wanted = "SELECT move FROM entries WHERE match = ? AND seat = ? AND kind = 'move' ORDER BY number"
        for witness in witnesses:
            found = [move for (move,) in database.execute(wanted, (witness.made.id, witness.seat))]
            assert found == witness.acknowledged


def check_records(server: ServerProcess, witnesses: list[Witness]) -> None:
    with httpx.Client() as client:
        for match in {w.made.id for w in witnesses}:
            record = parlour.Record.from_json(client.get(f"{server.url}api/matches/{match}/record").text)
            record.check_seed()
            assert record.final().actor == parlour.OVER


@pytest.mark.slow
def test_no_acknowledged_decision_is_lost_in_two_crashes(folder: Path) -> None:
    assert torment(folder, kills=2, seed=1).kills == 2


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_no_acknowledged_decision_is_lost_in_five_hundred_crashes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = torment(folder, kills=500, seed=int(os.environ.get("PARLOUR_SEED", "2")))
    with capsys.disabled():
        print(
            f"\n{figures.kills} crashes, {figures.games} games finished, {figures.decisions} acknowledged decisions, none lost; "
            f"{figures.unanswered} were on their way in a crash, {figures.stored} of them stored already"
        )


@pytest.mark.slow
def test_workers_end_with_a_server_that_was_killed(folder: Path) -> None:
    """Nobody tells them: they notice it themselves."""
    server = ServerProcess(folder)
    made = make(server.url, 1, bots=1)

    async def wake_the_bot() -> list[int]:
        async with joined(server.url, made.id, made.tokens[0]) as guest:
            await guest.choose()
            while guest.view["table"]["season"] == "spring":
                await guest.hear()
            return descendants(server.process.pid)

    workers = asyncio.run(wake_the_bot())
    assert workers
    server.kill()
    assert gone(workers)


@pytest.mark.slow
@pytest.mark.parametrize("how_many", [1, 3], ids=["the worker", "all helpers"])
def test_a_bot_plays_on_after_its_worker_was_killed(folder: Path, how_many: int) -> None:
    with ServerProcess(folder, calm=False) as server:
        made = make(server.url, 1, bots=1)

        async def run() -> None:
            async with joined(server.url, made.id, made.tokens[0]) as guest:
                await guest.choose()
                while guest.view["table"]["season"] == "spring":
                    await guest.hear()
                for process in descendants(server.process.pid)[-how_many:]:
                    os.kill(process, signal.SIGKILL)
                await guest.play(any_card(1))

        asyncio.run(run())


def test_a_worker_that_did_not_come_up_is_started_again() -> None:
    """What starts the workers is killed while it is asked for one."""
    state = parlour.game("ard-ri").start()
    while state.actor == parlour.CHANCE:
        state.apply(state.draw(1))
    task = MoveTask("ard-ri", "greedy", state.seen(0), 0, "seed", Limit(), "match")
    first, second = BotWorker(), BotWorker()
    try:
        assert first.think(task, PATIENCE) in state.legal(0)
        starter = next(process for process in descendants(os.getpid()) if "multiprocessing.forkserver" in command_of(process))
        os.kill(starter, signal.SIGSTOP)
        with ThreadPoolExecutor() as threads:
            asked = threads.submit(second.think, task, PATIENCE)
            time.sleep(0.5)
            os.kill(starter, signal.SIGKILL)
            with suppress(BotFailed):  # unless it was not asked before it was killed, and another took its place
                asked.result(PATIENCE)
        assert any(finds_a_move(second, task) for _ in range(100))
    finally:
        first.end()
        second.end()


def finds_a_move(worker: BotWorker, task: MoveTask) -> bool:
    try:
        return worker.think(task, PATIENCE) in task.seen.legal(task.seat)
    except BotFailed:  # what was killed is not quite gone
        time.sleep(0.1)
        return False
