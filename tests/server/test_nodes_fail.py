"""Nodes are killed and PostgreSQL is restarted or stops answering, in the middle of everything. What was acknowledged is there
afterwards, and everybody plays on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import parlour
from parlour.server import openapi
from parlour.store import tables
from tests import postgres as own
from tests import proxy
from tests.postgres import Postgres, empty_database
from tests.processes import descendants
from tests.server.client import Guest, Made, any_card, joined, make
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow
TABLES = ((2, 1), (3, 0), (2, 0), (2, 2))  # people and bots
KILLS, RESTARTS = int(os.environ.get("PARLOUR_KILLS", "200")), int(os.environ.get("PARLOUR_RESTARTS", "50"))
GOES_ON = float(os.environ.get("PARLOUR_GOES_ON", "120"))  # seconds; on a quiet machine five are enough
SEED = int(os.environ.get("PARLOUR_SEED", "2"))


@dataclass
class Witness:
    """A person who writes down every decision that was acknowledged, and comes back after every failure, to whichever node."""

    made: Made
    seat: int
    shuffle: random.Random
    acknowledged: list[int] = field(default_factory=list)
    sent: int | None = None  # not yet acknowledged
    over: bool = False
    times: list[float] = field(default_factory=list)  # when they were acknowledged, and the end

    async def play(self, house: House) -> None:
        while not self.over:
            with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError, TryAgain):
                async with joined(self.shuffle.choice(house.doors()), self.made.id, self.made.tokens[self.seat]) as guest:
                    await self.sit(guest)
            await asyncio.sleep(0.05)
        self.times.append(time.monotonic())

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
            self.times.append(time.monotonic())
            self.sent = None

    def went_on(self, after: float) -> float | None:
        """Seconds from a moment to what was next acknowledged, if it was playing then."""
        return next((at - after for at in self.times if at > after), None)


class TryAgain(Exception):
    """The database was away."""


@dataclass
class House:
    """Two nodes at one database, and the doors by which people come: a proxy's, or those of the nodes themselves."""

    server: Postgres
    database: str
    nodes: list[ServerProcess]
    door: str | None

    def doors(self) -> list[str]:
        return [self.door] if self.door else [node.url for node in self.nodes]


@contextmanager
def house(folder: Path, kind: str | None, fsync: str = "off", **quick: float) -> Iterator[House]:
    with ExitStack() as stack:
        server = stack.enter_context(own.running(fsync=fsync))
        database, ports = empty_database(server.address), [proxy.free_port() for _ in range(2)]
        nodes = [
            ServerProcess(
                folder / str(port), database=database, calm=False, quick=quick,
                serving={"port": port, "trusted_proxies": ["127.0.0.1"]},
            )
            for port in ports
        ]
        stack.callback(end, nodes)
        door = stack.enter_context(proxy.running(kind, [f"127.0.0.1:{port}" for port in ports])) if kind else None
        yield House(server, database, nodes, door)


def end(nodes: list[ServerProcess]) -> None:
    for node in nodes:
        node.stop()
    for node in nodes:
        assert "Traceback" not in node.logged(), node.logged()


@pytest.fixture(scope="module")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Behind a proxy where one is installed; nodes that soon take each other for gone."""
    kind = next(filter(proxy.installed, proxy.KINDS), None)
    with house(tmp_path_factory.mktemp("nodes"), kind, life=1.5, patience=1.5) as made:
        yield made


def sit_down(house: House, shuffle: random.Random, tables: int) -> list[Witness]:
    made = [make(house.doors()[0], people, bots) for people, bots in TABLES[:tables]]
    return [
        Witness(one, seat, random.Random(shuffle.random())) for one in made for seat, token in enumerate(one.tokens) if token
    ]


def check(house: House, witnesses: list[Witness]) -> None:
    """Every acknowledged decision is in the store, once, in its place; and every node tells the same of the end."""
    e, engine = tables.entries, create_engine(house.database)
    with engine.connect() as connection:
        for one in witnesses:
            decided = select(e.c.move).where(e.c.match == one.made.id, e.c.seat == one.seat, e.c.kind == "move")
            assert list(connection.execute(decided.order_by(e.c.number)).scalars()) == one.acknowledged
    engine.dispose()
    for match in {one.made.id for one in witnesses}:
        records = {httpx.get(f"{node.url}api/matches/{match}/record").text for node in house.nodes}
        assert len(records) == 1
        record = parlour.Record.from_json(records.pop())
        record.check_seed()
        assert record.final().actor == parlour.OVER


def test_everybody_goes_on_when_a_node_is_killed_and_no_acknowledged_decision_is_lost(small_house: House) -> None:
    house, shuffle = small_house, random.Random(1)

    async def run() -> list[Witness]:
        witnesses = sit_down(house, shuffle, 2)
        playing = asyncio.gather(*(one.play(house) for one in witnesses))
        while min(len(one.acknowledged) for one in witnesses) < 2:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(house.nodes[0].kill)
        await playing  # at the other one
        await asyncio.to_thread(house.nodes[0].start)
        return witnesses

    check(house, asyncio.run(run()))


@pytest.mark.soak
def test_everybody_goes_on_when_the_standby_of_postgresql_takes_over(folder: Path) -> None:
    """With the addresses of both, as the page for operators says, and a primary that waits for its standby."""
    with own.running() as primary, own.following(primary) as standby:
        name = empty_database(primary.address).partition("?")[0]
        database = f"{name}?host={primary.folder},{standby.folder}&target_session_attrs=read-write"
        nodes = [ServerProcess(folder / number, database=database, calm=False) for number in "12"]
        made = House(primary, database, nodes, None)

        async def run() -> list[Witness]:
            witnesses = sit_down(made, random.Random(SEED), 2)
            playing = asyncio.gather(*(one.play(made) for one in witnesses))
            while min(len(one.acknowledged) for one in witnesses) < 2:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(primary.stop)
            await asyncio.to_thread(standby.promote)
            await playing
            return witnesses

        try:
            check(made, asyncio.run(run()))
        finally:
            end(nodes)


@pytest.mark.soak
@pytest.mark.timeout(600)
@pytest.mark.parametrize("kind", proxy.KINDS)
def test_how_soon_everybody_goes_on_when_a_node_is_killed_under_load(
    folder: Path, kind: str, capsys: pytest.CaptureFixture[str],
) -> None:
    """On a quiet machine give PARLOUR_GOES_ON=5."""
    shuffle = random.Random(SEED)

    async def run(house: House) -> list[float]:
        waits: list[float] = []
        for round in range(5):
            witnesses = [one for _ in range(3) for one in sit_down(house, shuffle, len(TABLES))]
            playing = asyncio.gather(*(one.play(house) for one in witnesses))
            await asyncio.sleep(1)
            killed, node = time.monotonic(), house.nodes[round % 2]
            await asyncio.to_thread(node.kill)
            await playing
            await asyncio.to_thread(node.start)
            waits += [wait for one in witnesses if (wait := one.went_on(killed)) is not None]
            check(house, witnesses)
        return waits

    with house(folder, kind, fsync="on") as made:
        waits = asyncio.run(run(made))
    with capsys.disabled():
        print(f"\n{kind}: {len(waits)} people went on after a kill, half of them after "
              f"{statistics.median(waits):.1f} s, the last after {max(waits):.1f} s")
    assert max(waits) < GOES_ON


async def torment(house: House, kills: int, restarts: int, shuffle: random.Random) -> list[Witness]:
    """Games without end until so many nodes have been killed and PostgreSQL was restarted so often; then all are finished."""
    everybody: list[Witness] = []
    troubles = ["kill"] * kills + ["restart"] * restarts
    shuffle.shuffle(troubles)
    while troubles or not everybody:
        witnesses = sit_down(house, shuffle, len(TABLES))
        everybody += witnesses
        playing = asyncio.gather(*(one.play(house) for one in witnesses))
        while troubles and not playing.done():
            await asyncio.sleep(shuffle.uniform(0.1, 1.0))
            if troubles.pop() == "kill":
                node = shuffle.choice(house.nodes)
                await asyncio.to_thread(node.kill)
                await asyncio.to_thread(node.start)
            else:
                await asyncio.to_thread(house.server.stop)
                await asyncio.to_thread(house.server.start)
        await playing
    return everybody


@pytest.mark.soak
@pytest.mark.timeout(60 + 20 * (KILLS + RESTARTS))
def test_no_acknowledged_decision_is_lost_in_very_many_kills_and_restarts(
    folder: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    """PARLOUR_KILLS of nodes and PARLOUR_RESTARTS of PostgreSQL; in parts, give each another PARLOUR_SEED."""
    with house(folder, None, fsync="on") as made:
        everybody = asyncio.run(torment(made, KILLS, RESTARTS, random.Random(SEED)))
        check(made, everybody)
    with capsys.disabled():
        games, decisions = {one.made.id for one in everybody}, sum(len(one.acknowledged) for one in everybody)
        print(f"\n{KILLS} kills, {RESTARTS} restarts: {len(games)} games, {decisions} acknowledged decisions, none lost")


def test_postgresql_hangs_and_is_restarted_and_everybody_plays_on(small_house: House) -> None:
    """People are told that something is wrong, nodes do not hang with it, and one that is asked to end does."""
    server, nodes = small_house.server, small_house.nodes
    made = make(nodes[0].url, 2, bots=1)

    async def run() -> None:
        first, second = made.tokens[:2]
        async with joined(nodes[0].url, made.id, first) as here, joined(nodes[1].url, made.id, second) as there:
            with stopped(server):
                await here.move(here.view["moves"][0]["move"])
                await here.error("error-store-away")
                assert httpx.get(f"{nodes[1].url}api/health").status_code == 200
                ready = httpx.get(f"{nodes[0].url}api/ready")
                declared = openapi.document()["paths"]["/api/ready"]["get"]["responses"]
                assert declared["503"]["content"] == declared["200"]["content"]
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
