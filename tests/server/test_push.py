"""Web Push, with a push service of our own: what arrives is encrypted for the browser, signed by the server, and leads to the
right table. Browsers cannot be reached from here; what they do with it is in tests/browser."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.server.push import BadEndpoint, check_endpoint
from tests.postgres import empty_database
from tests.server.client import everybody, joined, make
from tests.server.push_service import Browser, Service, check_signed, pushing, running, subscribe

Json = dict[str, Any]
PATIENCE = 60


@pytest.fixture
def service() -> Iterator[Service]:
    with running() as one:
        yield one


def test_whoever_has_no_page_open_is_told_of_their_turn(folder: Path, service: Service) -> None:
    with pushing(folder) as server:
        url, away, other = server.url, Browser(service.url + "away"), Browser(service.url + "here")
        made = make(url, 2, game="jackal")
        assert subscribe(url, made.id, made.tokens[1], away.subscription("es")).status_code == 200
        assert subscribe(url, made.id, made.tokens[0], other.subscription()).status_code == 200
        assert subscribe(url, made.id, None, other.subscription()).status_code == 404
        assert subscribe(url, made.id, "wrong-token", other.subscription()).status_code == 404

        async def play() -> None:
            async with joined(url, made.id, made.tokens[0], "Anabel") as first:
                while first.view["waiting"] == [0]:
                    await first.choose()

        asyncio.run(play())
        path, headers, body = service.came.get(timeout=PATIENCE)
        assert path == "/push/away"  # and not the one who was there
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        check_signed(url, headers, service.url)
        assert made.id.encode() not in body and b"Anabel" not in body  # a shorter name is found in random bytes some day
        assert away.opened(body) == {"title": "Tu turno", "body": "Jackal con Anabel", "match": made.id, "path": f"/t/{made.id}"}
        assert str(made.tokens[1]) not in json.dumps(away.opened(body))

        async def both() -> None:
            async with everybody(url, made) as guests:
                while guests[1].view["waiting"] == [1]:
                    await guests[1].choose()

        asyncio.run(both())
        assert service.came.empty()  # whoever sits there sees it

        key = folder / "push-key.pem"
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
        before = httpx.get(f"{url}api/push").json()
        server.kill()
        server.start()
        assert httpx.get(f"{server.url}api/push").json() == before and "PRIVATE" not in server.logged()


def test_a_service_in_trouble_is_asked_again_and_one_that_knows_nobody_is_not(folder: Path, service: Service) -> None:
    with pushing(folder) as server:
        url, browser = server.url, Browser(service.url + "b")
        made = make(url, 2)
        assert subscribe(url, made.id, made.tokens[1], browser.subscription()).status_code == 200
        service.answers[:] = [503, 410]

        async def play() -> None:
            async with joined(url, made.id, made.tokens[0]) as first:
                async with joined(url, made.id, made.tokens[1]) as second:
                    await second.choose()
                await first.choose()  # the next round has begun, and seat 1 has gone

        asyncio.run(play())
        assert [service.came.get(timeout=PATIENCE)[0] for _ in range(2)] == ["/push/b"] * 2
        asyncio.run(asyncio.wait_for(dropped(folder), PATIENCE))


async def dropped(folder: Path) -> None:
    while True:
        with sqlite3.connect(folder / "parlour.db") as connection:
            if not connection.execute("SELECT count(*) FROM subscriptions").fetchone()[0]:
                return
        await asyncio.sleep(0.05)


def test_one_who_does_not_want_it_any_more(folder: Path, service: Service) -> None:
    with pushing(folder) as server:
        made, browser = make(server.url, 2), Browser(service.url + "b")
        assert subscribe(server.url, made.id, made.tokens[1], browser.subscription()).status_code == 200
        assert subscribe(server.url, made.id, made.tokens[1], {"endpoint": browser.endpoint}, "DELETE").status_code == 200
        asyncio.run(dropped(folder))
        for number in range(6):
            answer = subscribe(server.url, made.id, made.tokens[1], Browser(f"{service.url}{number}").subscription())
        assert answer.json()["error"]["code"] == "error-push-many"


@pytest.mark.parametrize("endpoint", [
    "http://127.0.0.1/x", "https://127.0.0.1/x", "https://10.1.2.3/x", "https://192.168.0.1:8443/", "https://169.254.169.254/latest",
    "https://[::1]/x", "https://[::ffff:10.0.0.1]/", "https://[fd00::1]/", "https://localhost/x", "https://0.0.0.0/", "ftp://1.1.1.1/",
    "https://user:word@1.1.1.1/", "https:///x", "https://[/", "http://1.1.1.1/x", "https://224.0.0.1/", "https://0x7f000001/",
])
def test_nobody_makes_the_server_post_into_its_own_network(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        check_endpoint(endpoint, ())


def test_where_nothing_is_pushed_nobody_can_subscribe(url: str) -> None:
    made = make(url, 2)
    assert httpx.get(f"{url}api/push").json() == {"key": None}
    answer = subscribe(url, made.id, made.tokens[0], Browser("https://1.1.1.1/x").subscription())
    assert answer.status_code == 400 and answer.json()["error"]["code"] == "error-no-push"


@pytest.mark.slow
def test_two_nodes_have_one_key_and_push_once(postgres: str, tmp_path: Path, service: Service) -> None:
    database = empty_database(postgres)
    with pushing(tmp_path / "one", database=database) as one, pushing(tmp_path / "other", database=database) as other:
        keys = {httpx.get(f"{node.url}api/push").json()["key"] for node in (one, other)}
        assert len(keys) == 1 and None not in keys
        assert not (tmp_path / "one" / "push-key.pem").exists()
        made, browser = make(one.url, 2, game="jackal"), Browser(service.url + "b")
        assert subscribe(other.url, made.id, made.tokens[1], browser.subscription()).status_code == 200

        async def play() -> None:
            async with joined(one.url, made.id, made.tokens[0]) as first, joined(other.url, made.id) as watching:
                while first.view["waiting"] == [0]:
                    await first.choose()
                while watching.view["waiting"] != [1]:
                    await watching.hear()

        asyncio.run(play())
        assert browser.opened(service.came.get(timeout=PATIENCE)[2])["path"] == f"/t/{made.id}"
        assert service.came.empty()
