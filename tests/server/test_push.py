"""Web Push, with a push service of our own: what arrives is encrypted for the browser, signed by the server, and leads to the
right table. Browsers cannot be reached from here; what they do with it is in tests/browser."""

from __future__ import annotations

import asyncio
import base64
import json
import queue
import sqlite3
import stat
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.server.push import BadEndpoint, check_endpoint
from tests.postgres import empty_database
from tests.server.client import everybody, joined, make
from tests.server.process import ServerProcess

http_ece = pytest.importorskip("http_ece", reason="pip install 'parlour[push]'")
pytest.importorskip("pywebpush")

from cryptography.hazmat.primitives import hashes, serialization  # noqa: E402
from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: E402

Json = dict[str, Any]
PATIENCE = 60
CONTACT = "mailto:host@example.org"


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(given: str) -> bytes:
    return base64.urlsafe_b64decode(given + "=" * (-len(given) % 4))


@dataclass
class Browser:
    """The half of a subscription that only the browser has."""

    endpoint: str
    key: Any = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = b"sixteen letters!"

    def subscription(self, lang: str = "en") -> Json:
        point = self.key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": text(point), "auth": text(self.secret)}, "lang": lang}

    def opened(self, body: bytes) -> Json:
        said: Json = json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))
        return said


@dataclass
class Service:
    """A push service: keeps what comes, and answers what it is told to."""

    url: str
    came: queue.Queue[tuple[str, Json, bytes]] = field(default_factory=queue.Queue)
    answers: list[int] = field(default_factory=list)  # one after the other, then always 201


@pytest.fixture
def service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            made.came.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(made.answers.pop(0) if made.answers else 201)
            self.send_header("location", "http://127.0.0.1:1/")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    made = Service(f"http://127.0.0.1:{server.server_port}/push/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield made
    server.shutdown()


def pushing(folder: Path, **more: Any) -> ServerProcess:
    return ServerProcess(folder, serving={"pushing": {"contact": CONTACT, "hosts": ["127.0.0.1"], "delay": 0}}, **more)


def subscribe(url: str, match: str, token: str | None, body: Json, method: str = "POST") -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.request(method, f"{url}api/matches/{match}/push", json=body, headers=headers)


def check_signed(url: str, headers: Json, audience: str) -> None:
    """RFC 8292: a token signed with the key that browsers were told."""
    kind, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid" and parts["k"].rstrip("=") == httpx.get(f"{url}api/push").json()["key"]
    head, claims, signature = parts["t"].split(".")
    r, s = int.from_bytes(data(signature)[:32]), int.from_bytes(data(signature)[32:])
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(parts["k"]))
    point.verify(utils.encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(data(claims))
    assert told["sub"] == CONTACT and told["aud"] == audience.rstrip("/").removesuffix("/push")


def test_whoever_has_no_page_open_is_told_of_their_turn(folder: Path, service: Service) -> None:
    with pushing(folder) as server:
        url, away, other = server.url, Browser(service.url + "away"), Browser(service.url + "here")
        made = make(url, 2, game="jackal")
        assert subscribe(url, made.id, made.tokens[1], away.subscription("es")).status_code == 200
        assert subscribe(url, made.id, made.tokens[0], other.subscription()).status_code == 200
        assert subscribe(url, made.id, None, other.subscription()).status_code == 404
        assert subscribe(url, made.id, "wrong-token", other.subscription()).status_code == 404

        async def play() -> None:
            async with joined(url, made.id, made.tokens[0], "Ana") as first:
                while first.view["waiting"] == [0]:
                    await first.choose()

        asyncio.run(play())
        path, headers, body = service.came.get(timeout=PATIENCE)
        assert path == "/push/away"  # and not the one who was there
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        check_signed(url, headers, service.url)
        assert made.id.encode() not in body and b"Ana" not in body
        assert away.opened(body) == {"title": "Tu turno", "body": "Jackal con Ana", "match": made.id, "path": f"/t/{made.id}"}
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
