"""Nobody takes from others by asking for much, by holding on to what is not used, or by looking like somebody else."""

from __future__ import annotations

import asyncio
import socket
import statistics
import time
from multiprocessing.forkserver import _forkserver
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus

import parlour
from parlour.core.errors import ParlourError
from parlour.search.questions import Question
from parlour.server import names
from parlour.server.fair_queue import FairQueue
from parlour.server.guard import Guard
from parlour.server.half_open import HalfOpen
from parlour.server.hosts import Hosts, hosts
from parlour.server.limits import Addresses, Limits, TooMuch, neighbourhood
from parlour.server.question_pool import QuestionPool
from tests.server.client import Guest, everybody, joined, make, opened
from tests.server.process import ServerProcess


def test_a_stranger_waits_for_one_turn_and_not_for_55_tables_of_somebody_else() -> None:
    order: list[str] = []

    async def task(queue: FairQueue, address: str, table: str) -> None:
        async with queue.turn(address, table):
            order.append(f"{address} {table}")
            await asyncio.sleep(0)

    async def run() -> None:
        queue = FairQueue(1)
        greedy = [task(queue, "greedy", f"{table}") for table in range(55) for _ in range(2)]
        await asyncio.gather(*greedy, task(queue, "stranger", "t"))
        assert queue.free == 1 and queue.waiting == 0 and not queue.queues

    asyncio.run(run())
    assert order.index("stranger t") <= 2
    assert len(set(order[:57])) == 56  # tables of one address take turns too


def test_a_turn_that_nobody_waits_for_any_more_goes_to_the_next() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        await queue.acquire("a", "t")
        given_up, waiting = (asyncio.create_task(queue.acquire("b", f"{n}")) for n in range(2))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
        queue.release()
        await waiting
        later = asyncio.create_task(queue.acquire("c", "t"))
        await asyncio.sleep(0)
        queue.release()
        later.cancel()  # its turn has come in the same moment
        await asyncio.gather(later, return_exceptions=True)
        assert queue.free == 1 and queue.waiting == 0

    asyncio.run(run())


def test_a_house_with_ipv6_shares_its_limits() -> None:
    assert neighbourhood("2001:db8:1:2:aaaa::1") == neighbourhood("2001:db8:1:2:bbbb::9") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    addresses = Addresses(Limits(matches_per_minute=3))
    for number in range(3):
        addresses.create_match(f"2001:db8::{number}")
    with pytest.raises(TooMuch):
        addresses.create_match("2001:db8::ffff:1")
    addresses.create_match("2001:db8:0:1::1")


@pytest.mark.parametrize(("given", "shown"), [
    ("Ana\u202e", "Ana"), ("\u200b\u200d", ""), ("\u3164", ""), ("  Ana\u00a0 María ", "Ana María"), ("Étaín ♣", "Étaín ♣"),
    ("\u2066Бен\u2069", "Бен"), ("\U000e0041x", "x"),
    ("Ana\ufe0f\U000e0101", "Ana"), ("\u180b\U0001d159", ""),
])
def test_names_show_what_they_are(given: str, shown: str) -> None:
    assert names.cleaned(given) == shown


def test_no_two_names_at_a_table_are_alike() -> None:
    assert names.own("Ana", ["Ben", ""]) == "Ana"
    assert names.own("ANA", ["Ana"]) == "ANA 2"
    assert names.own("Ａna", ["Ana", "ana2"]) == "Ａna 3"
    assert names.own("Аnа", ["Ana"]) == "Аnа 2" and names.own("Тоm", ["TOM"]) == "Тоm 2"  # with letters of Russian
    assert names.own("AIice", ["Alice"]) == "AIice 2" and names.own("Бен", ["Ben"]) == "Бен"
    assert len(names.own("x" * 24, ["x" * 24])) <= 24


def test_whoever_takes_the_name_of_another_gets_a_number(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with joined(url, made.id, made.tokens[0], "Ana"), joined(url, made.id, made.tokens[1], "\u200bana") as other:
            assert [seat["name"] for seat in other.table["seats"]] == ["Ana", "ana 2"]
            await other.settled()
            await other.say("name", name="A n a")
            assert (await other.until("table"))["table"]["seats"][1]["name"] == "A n a 2"
            await other.say("name", name="\u202e")
            await other.error("error-no-name")
            async with joined(url, made.id, None, "Ana") as spectator:
                await spectator.say("chat", text="it is me")
                assert (await spectator.until("chat"))["name"] == "Ana 3"

    asyncio.run(run())


@pytest.mark.slow
def test_limits_on_requests_half_open_ones_and_hurried_stand_ins(folder: Path) -> None:
    limits = {"requests_per_second": 0.001, "requests_burst": 12, "request_seconds": 1, "away_seconds": 600}
    with ServerProcess(folder, limits, serving={"trusted_proxies": ["127.0.0.1"], "hosts": ["parlour.example"]}) as server:
        place = urlsplit(server.url)
        half = [socket.create_connection((place.hostname, place.port), 60) for _ in range(30)]
        for connection in half:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: 127")
        made = make(server.url)

        async def turned_away(url: str) -> None:
            with pytest.raises(InvalidStatus) as refused:  # whoever comes again and again counts like whoever asks
                async with opened(url):
                    pass
            assert refused.value.response.status_code == 429

        async def hand_over() -> None:
            async with joined(server.url, made.id, made.tokens[0]) as guest:
                await guest.say("stand-in", seat=1, bot="greedy")
                await guest.error("error-seat-just-left")

        asyncio.run(hand_over())
        strange = httpx.get(f"{server.url}api/health", headers={"host": "evil.example"})
        assert (strange.status_code, strange.json()["error"]["code"]) == (403, "error-foreign-host")
        behind = {"host": "parlour.example", "x-forwarded-proto": "https", "x-forwarded-for": "2001:db8::1"}
        answer = httpx.get(f"{server.url}api/health", headers=behind)
        assert answer.status_code == 200 and "max-age" in answer.headers["strict-transport-security"]
        assert "connect-src 'self';" in answer.headers["content-security-policy"]
        statuses = [httpx.get(f"{server.url}api/health").status_code for _ in range(12)]
        assert statuses[0] == 200 and statuses[-1] == 429
        asyncio.run(turned_away(server.url))
        assert httpx.get(f"{server.url}api/health", headers=behind).status_code == 200  # somebody else is not concerned
        for connection in half:
            assert connection.recv(1000) == b""  # closed
            connection.close()


def test_requests_at_once_are_counted_by_address_whoever_brings_them() -> None:
    """By a proxy, which has as many connections as it likes: those of a person are told apart by what they ask."""

    async def run() -> None:
        limits, done, statuses = Limits(connections_per_address=3), asyncio.Event(), []

        async def slow(scope: Scope, receive: Receive, send: Send) -> None:
            await done.wait()

        async def receive() -> Message:
            return {"type": "http.request"}

        async def send(message: Message) -> None:
            statuses.append(message.get("status"))

        def ask(address: str) -> asyncio.Task[None]:
            scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": (address, 1)}
            return asyncio.create_task(guard(scope, receive, send))

        addresses = Addresses(limits)
        guard = Guard(slow, limits, addresses, Hosts())
        tasks = [ask(address) for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8::4", "192.0.2.1")]
        while len(statuses) < 2:
            await asyncio.sleep(0)
        assert statuses[0] == 429 and addresses.answering.total() == 4
        done.set()
        await asyncio.gather(*tasks)
        assert not addresses.answering

    asyncio.run(run())


def test_connections_are_counted_by_address_but_not_those_of_proxies() -> None:
    half_open = HalfOpen(Limits(), ["127.0.0.1", "2001:db8::/32"])
    assert half_open.is_proxy("127.0.0.1") and half_open.is_proxy("2001:db8::7")
    assert not half_open.is_proxy("127.0.0.2") and not half_open.is_proxy("?")
    assert HalfOpen(Limits(), ["*"]).is_proxy("192.0.2.1") and not HalfOpen(Limits(), []).is_proxy("192.0.2.1")


def test_a_server_of_this_computer_alone_is_not_called_by_other_names() -> None:
    own = hosts((), "127.0.0.1", behind_proxy=False)
    assert own.allow("localhost:8000") and own.allow("127.0.0.1:8000") and own.allow("[::1]:8000")
    assert not own.allow("evil.example:8000")
    assert hosts((), "0.0.0.0", behind_proxy=False).allow("parlour.local")  # noqa: S104
    named = Hosts(frozenset(["parlour.example"]))
    assert hosts(("Parlour.Example:443", "пример.рф"), "::", behind_proxy=True).allow("xn--e1afmkfd.xn--p1ai")
    assert named.allow("Parlour.Example.:443") and named.allow("192.0.2.7") and not named.allow("evil.example")


def thinking() -> list[str]:
    """Processes that the starter of processes has started."""
    starter = getattr(_forkserver, "_forkserver_pid", None)
    return Path(f"/proc/{starter}/task/{starter}/children").read_text().split() if starter else []


@pytest.mark.slow
def test_a_question_that_takes_too_long_is_ended_with_its_process() -> None:
    state = parlour.game("ard-ri").start()
    while state.actor == parlour.CHANCE:
        state.apply(state.draw(1))
    question = Question("ard-ri", "hint", state.seen(0), {"seats": 2}, [], None, None)

    async def run() -> None:
        pool = QuestionPool(Limits(question_seconds=0.01, questions_per_address=1), at_once=1)
        first = asyncio.create_task(pool.ask(question, lambda _: None, "a"))
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await pool.ask(question, lambda _: None, "a")
        with pytest.raises(ParlourError) as ended:
            await first
        assert ended.value.code == "error-question-hangs" and pool.open == 0

    asyncio.run(run())
    while thinking():  # the process is ended with the question
        time.sleep(0.05)


@pytest.mark.slow
def test_tables_in_memory_are_counted_in_bytes_and_leave_when_nobody_uses_them(folder: Path) -> None:
    with ServerProcess(folder, {"memory_bytes": 100_000, "idle_seconds": 1}, serving={"metrics": "public"}) as server:

        async def figure(name: str) -> float:
            async with httpx.AsyncClient() as client:
                text = (await client.get(f"{server.url}metrics")).text
            return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(name + " "))

        async def run() -> None:
            for _ in range(30):
                make(server.url)
            assert 0 < await figure("parlour_tables_bytes") <= 100_000
            async with everybody(server.url, make(server.url)):
                while await figure("parlour_tables_live") != 1:
                    await asyncio.sleep(0.1)
                assert await figure("parlour_tables_occupied") == 1

        asyncio.run(run())


@pytest.mark.slow
def test_55_tables_of_bots_do_not_slow_a_stranger_s_bot(folder: Path) -> None:
    """Somebody watches 55 tables at which only bots play, all of them as quick as they can. A stranger at another address waits
    for a few of their moves, not for one of each table."""
    told, waits = 0, list[int]()

    async def watch(url: str, match: str) -> None:
        nonlocal told
        async with joined(url, match) as guest:
            while not guest.over:
                told += (await guest.hear())["type"] == "update"

    async def run(url: str) -> None:
        busy = [asyncio.create_task(watch(url, make(url, 0, bots=2, game="jackal").id)) for _ in range(55)]
        made = make(url, 1, bots=1)
        async with opened(url, local_addr=("127.0.0.2", 0)) as socket:
            guest = Guest(socket)
            await guest.say("hello", match=made.id, token=made.tokens[0])
            await guest.until("welcome")
            while len(waits) < 6:
                before = told
                await guest.choose()
                while not guest.view["moves"]:  # until the bot has answered
                    await guest.hear()
                waits.append(told - before)
        for one in busy:
            one.cancel()
        await asyncio.gather(*busy, return_exceptions=True)

    with ServerProcess(folder, workers=2, level="WARNING") as server:
        asyncio.run(run(server.url))
    assert statistics.median(waits) < 30, waits
