"""Around everything: security headers, a limit on bodies, and nothing from foreign pages."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.errors import ParlourError
from parlour.server import logs, wire
from parlour.server.hosts import Hosts
from parlour.server.limits import Addresses, Limits, TooMuch
from parlour.server.live_table import NotFound
from parlour.server.parameters import address_of
from parlour.server.responses import json_response, status_of
from parlour.server.wire import BadMessage

HEADERS = [
    (b"content-security-policy",
     b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
     b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]

RECORDS = "/api/records"  # where whole games may come in


class Guard:
    """Around everything: security headers, a limit on bodies, and nothing from foreign pages."""

    def __init__(self, app: ASGIApp, limits: Limits, addresses: Addresses, hosts: Hosts) -> None:
        self.app, self.limits, self.addresses, self.hosts = app, limits, addresses, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        begun, method = time.monotonic(), scope.get("method", "SOCKET")

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
                logs.request(method, scope["path"], message.get("status", 101), begun)
                message["headers"] = [*message.get("headers", []), *HEADERS, *cache_header(scope["path"]), *hsts(scope)]
            await send(message)

        refusal = self.refusal(scope, dict(scope["headers"]))
        if refusal is not None:
            await json_response({"error": wire.error_body(refusal)}, status_of(refusal))(scope, receive, send_guarded)
            return
        if scope["type"] == "websocket":  # counted for itself
            await self.app(scope, limited(receive, self.most(scope)), send_guarded)
            return
        with self.addresses.answered(address_of(scope)):
            await self.app(scope, limited(receive, self.most(scope)), send_guarded)

    def most(self, scope: Scope) -> int:
        """How many bytes a body may have."""
        return self.limits.record_bytes if scope["path"] == RECORDS else self.limits.message_bytes

    def refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> ParlourError | None:
        if not self.hosts.allow(headers.get(b"host", b"").decode("latin-1")):
            return BadMessage("error-foreign-host")
        try:
            self.addresses.request(address_of(scope))
            if scope["type"] == "http":
                self.addresses.check_answering(address_of(scope))
        except TooMuch as error:
            return error
        if scope["type"] == "websocket" and scope["path"] != "/ws":
            return NotFound("error-no-page", path=scope["path"][:100])
        if (scope["type"] == "websocket" or scope["method"] in ("POST", "DELETE")) and not same_origin(headers):
            return BadMessage("error-foreign-origin")
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > self.most(scope):
            return TooMuch("error-too-large", most=self.most(scope))
        return None


def hsts(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Whoever has come by TLS, which a proxy says, is to do so from now on."""
    secure = scope.get("scheme") in ("https", "wss")
    return [(b"strict-transport-security", b"max-age=31536000; includeSubDomains")] if secure else []


def cache_header(path: str) -> list[tuple[bytes, bytes]]:
    return [(b"cache-control", b"public, max-age=31536000, immutable")] if path.startswith("/assets/") else []


def limited(receive: Receive, most: int) -> Callable[[], Awaitable[Message]]:
    """A body without a declared length must not grow without end either."""
    size = 0

    async def receive_limited() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise TooMuch("error-too-large", most=most)
        return message

    return receive_limited


def same_origin(headers: dict[bytes, bytes]) -> bool:
    """Browsers name the page that a request or a socket comes from: only our own pages may."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode("latin-1")).netloc.encode("latin-1") == headers.get(b"host")
    except ValueError:
        return False
