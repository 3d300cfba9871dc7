"""A push service of our own on loopback, and the half of a subscription that only a browser has."""

from __future__ import annotations

import base64
import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.process import ServerProcess

http_ece = pytest.importorskip("http_ece", reason="pip install 'parlour[push]'")
pytest.importorskip("pywebpush")

from cryptography.hazmat.primitives import hashes, serialization  # noqa: E402
from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: E402

Json = dict[str, Any]
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


@contextmanager
def running() -> Iterator[Service]:
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
