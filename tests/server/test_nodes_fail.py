"""Nodes are killed and PostgreSQL is restarted or stops answering, in the middle of everything. What was acknowledged is there
afterwards, and everybody plays on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import parlour
from parlour.store import tables
from tests import postgres as own
from tests.postgres import Postgres, empty_database
from tests.processes import descendants
from tests.server.client import Guest, Made, any_card, joined, make
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow
TABLES = ((2, 0), (2, 1), (3, 0), (2, 2))  # people and bots


@dataclass
class Witness:
    """A person who writes down every decision that was acknowledged, and comes back after every failure, to whichever node."""

    made: Made
    seat: int
    shuffle: random.Random
    acknowledged: list[int] = field(default_factory=list)
    sent: int | None = None  # not yet acknowledged
    over: bool = False

    async def play(self, nodes: list[ServerProcess]) -> None:
        while not self.over:
            with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError, TryAgain):
                async with joined(self.shuffle.choice(nodes).url, self.made.id, self.made.tokens[self.seat]) as guest:
                    await self.sit(guest)
            await asyncio.sleep(0.05)

    async def sit(self, guest: Guest) -> None:
        assert guest.count in (len(self.acknowledged), len(self.acknowledged) + (self.sent is not None))
        self.note(guest)
        if self.sent is not None and not guest.over:
            await guest.move(self.sent)  # sent again with the same count, as a browser would
        while not guest.over:
            if self.sent is None and guest.view["moves"]:
                self.sent = int(self.shuffle.choice(guest.view["moves"])["move"])
                await guest.move(self.sent)
            message = await guest.hear()
            if message["type"] == "error":
                assert message["code"] == "error-store-away", message
                raise TryAgain
            self.note(guest)
        self.over = True

    def note(self, guest: Guest) -> None:
        if self.sent is not None and guest.count > len(self.acknowledged):
            self.acknowledged.append(self.sent)
            self.sent = None


class TryAgain(Exception):
    """The database was away."""


@contextmanager
def two_nodes(database: str, folder: Path) -> Iterator[list[ServerProcess]]:
    nodes = [ServerProcess(folder / name, database=database, calm=False) for name in ("one", "other")]
    try:
        yield nodes
    finally:
        for node in nodes:
            node.stop()
            assert "Traceback" not in node.logged(), node.logged()


def sit_down(node: ServerProcess, shuffle: random.Random) -> list[Witness]:
    made = [make(node.url, people, bots) for people, bots in TABLES]
    return [
        Witness(one, seat, random.Random(shuffle.random())) for one in made for seat, token in enumerate(one.tokens) if token
    ]


def check(database: str, nodes: list[ServerProcess], witnesses: list[Witness]) -> None:
    """Every acknowledged decision is in the store, once, in its place; and every node tells the same of the end."""
    e, engine = tables.entries, create_engine(database)
    with engine.connect() as connection:
        for one in witnesses:
            decided = select(e.c.move).where(e.c.match == one.made.id, e.c.seat == one.seat, e.c.kind == "move")
            assert list(connection.execute(decided.order_by(e.c.number)).scalars()) == one.acknowledged
    engine.dispose()
    for match in {one.made.id for one in witnesses}:
        records = {httpx.get(f"{node.url}api/matches/{match}/record").text for node in nodes}
        assert len(records) == 1
        record = parlour.Record.from_json(records.pop())
        record.check_seed()
        assert record.final().actor == parlour.OVER


async def torment(
    nodes: list[ServerProcess], kills: int, shuffle: random.Random, database: Postgres | None, restarts: int,
) -> list[Witness]:
    """Games without end until so many nodes have been killed and PostgreSQL was restarted so often; then all are finished."""
    everybody: list[Witness] = []
    troubles = ["kill"] * kills + ["restart"] * restarts
    shuffle.shuffle(troubles)
    while troubles or not everybody:
        witnesses = sit_down(nodes[0], shuffle)
        everybody += witnesses
        playing = asyncio.gather(*(one.play(nodes) for one in witnesses))
        while troubles and not playing.done():
            await asyncio.sleep(shuffle.uniform(0.1, 1.0))
            if troubles.pop() == "kill":
                node = shuffle.choice(nodes)
                await asyncio.to_thread(node.kill)
                await asyncio.to_thread(node.start)
            elif database is not None:
                await asyncio.to_thread(database.stop)
                await asyncio.to_thread(database.start)
        await playing
    return everybody


def test_no_acknowledged_decision_is_lost_when_nodes_are_killed(postgres: str, folder: Path) -> None:
    database = empty_database(postgres)
    with two_nodes(database, folder) as nodes:
        check(database, nodes, asyncio.run(torment(nodes, 2, random.Random(1), None, 0)))


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_no_acknowledged_decision_is_lost_in_200_kills_and_50_restarts_of_postgresql(
    folder: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    shuffle = random.Random(int(os.environ.get("PARLOUR_SEED", "2")))
    with own.running(fsync="on") as server:
        database = empty_database(server.address)
        with two_nodes(database, folder) as nodes:
            everybody = asyncio.run(torment(nodes, 200, shuffle, server, 50))
            check(database, nodes, everybody)
    with capsys.disabled():
        games, decisions = {one.made.id for one in everybody}, sum(len(one.acknowledged) for one in everybody)
        print(f"\n{len(games)} games, {decisions} acknowledged decisions, none lost")


def test_postgresql_hangs_and_is_restarted_and_everybody_plays_on(folder: Path) -> None:
    """People are told that something is wrong, nodes do not hang with it, and one that is asked to end does."""
    with own.running() as server, two_nodes(empty_database(server.address), folder) as nodes:
        made = make(nodes[0].url, 2, bots=1)

        async def run() -> None:
            first, second = made.tokens[:2]
            async with joined(nodes[0].url, made.id, first) as here, joined(nodes[1].url, made.id, second) as there:
                with stopped(server):
                    await here.move(here.view["moves"][0]["move"])
                    await here.error("error-store-away")
                    assert httpx.get(f"{nodes[1].url}api/health").status_code == 200
                    ready = httpx.get(f"{nodes[0].url}api/ready")
                    assert (ready.status_code, ready.json()["store"]) == (503, False)
                    begun = time.monotonic()
                    assert nodes[1].stop() == 0
                    assert time.monotonic() - begun < 60  # ten by itself; the machine may be busy
                while httpx.get(f"{nodes[0].url}api/ready").status_code != 200:
                    await asyncio.sleep(0.2)
                await here.say("view")
                await here.until("update")
                server.stop("fast")
                server.start()
                with suppress(ConnectionClosed):
                    await there.hear()
                nodes[1].start()
                while any(httpx.get(f"{node.url}api/ready").status_code != 200 for node in nodes):
                    await asyncio.sleep(0.2)
                async with joined(nodes[1].url, made.id, second) as again:
                    await asyncio.gather(here.play(any_card(1)), again.play(any_card(2)))

        asyncio.run(run())


@contextmanager
def stopped(server: Postgres) -> Iterator[None]:
    """It takes connections, and answers nothing."""
    processes = [server.process, *descendants(server.process)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)
