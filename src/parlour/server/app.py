"""The web application: routes, sockets, headers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import date
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from parlour import bots
from parlour.core import actors, daily
from parlour.core.errors import ParlourError, UnknownGame
from parlour.match import Seat
from parlour.server import front, game_files, openapi, wire
from parlour.server.limits import Addresses, Bucket, Limits, TooMuch
from parlour.server.reach import Reach
from parlour.server.tables import Guest, LiveTable, NotFound, OnlyPlayers, Tables, finished
from parlour.server.thinking import BotPool
from parlour.server.wire import BadMessage
from parlour.store import Store

STATIC = Path(__file__).parent / "static"
log = logging.getLogger("parlour")

HEADERS = [
    (b"content-security-policy",
     b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
     b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class App:
    """Everything a running server holds."""

    def __init__(
        self, store: Store, thinking: BotPool, reach: Reach, limits: Limits = Limits(), bot_pause: float = 0.7,
        forget: float | None = None,
    ) -> None:
        self.limits, self.forget, self.reach = limits, forget, reach
        self.addresses = Addresses(limits)
        self.thinking = thinking
        self.store = store
        self.tables = Tables(store, limits, thinking, bot_pause)

    def application(self) -> ASGIApp:
        routes = [
            Route("/api/health", self.health),
            Route("/api/openapi.json", self.openapi),
            Route("/api/reach", self.reachable),
            Route("/api/games", self.games),
            Route("/api/rulebook/{game}/{lang}", self.rulebook),
            Route("/api/matches", self.matches, methods=["GET", "POST"]),
            Route("/api/matches/{match}", self.match),
            Route("/api/matches/{match}/record", self.record),
            Route("/api/matches/{match}/replay", self.replay),
            Route("/api/matches/{match}/replay/{ply}", self.replay_view),
            Route("/api/{rest:path}", self.nothing),
            WebSocketRoute("/ws", self.socket),
            Route("/games/{game}/{path:path}", self.game_file),
            Mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False)),
            Route("/{rest:path}", self.page),
        ]
        application = Starlette(
            routes=routes, lifespan=self.lifespan,
            exception_handlers={ParlourError: answer_error, HTTPException: answer_http_error, Exception: answer_failure},
            middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        )
        return Guard(application, self.limits)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        forgetting = None if self.forget is None else asyncio.create_task(self.tables.forget_old(self.forget))
        yield
        if forgetting is not None:
            forgetting.cancel()
        self.thinking.close()
        self.store.close()

    # HTTP

    async def health(self, request: Request) -> Response:
        return json_response({"ok": True})

    async def openapi(self, request: Request) -> Response:
        return json_response(openapi.document())

    async def reachable(self, request: Request) -> Response:
        return json_response(self.reach.told(address_of(request.scope)))

    async def games(self, request: Request) -> Response:
        return json_response(front.game_cards())

    async def rulebook(self, request: Request) -> Response:
        return json_response({"rules": front.rulebook(request.path_params["game"], request.path_params["lang"])})

    async def matches(self, request: Request) -> Response:
        if request.method != "POST":
            return json_response(await self.tables.running_listed())
        self.addresses.create_match(address_of(request.scope))
        wanted = wire.read_new_match(await request.body())
        places = places_of(wanted)
        seats = [new_seat(wanted.game, wanted.seats[places.index(seat)]) for seat in range(len(places))]
        seed = await self.seed_of(wanted, token_of(request))
        match, tokens = await self.tables.create(wanted.game, wanted.options, seats, wanted.watching, seed)
        told = [
            {"seat": seat, "kind": seats[seat].kind, **({"token": token} if (token := tokens[seat]) else {})} for seat in places
        ]
        return json_response({"match": match, "seats": told}, 201)

    async def seed_of(self, wanted: wire.NewMatch, token: str | None) -> str | None:
        """Known luck, for somebody who plays alone: the deal of a day, or that of a finished match."""
        if wanted.daily is None and wanted.again is None:
            return None
        if len(wanted.seats) != 1:
            raise BadMessage("error-known-deal")
        if wanted.again is not None:
            return str(finished(await self.admitted(wanted.again, token)).seed)
        try:
            return daily.seed(wanted.game, date.fromisoformat(wanted.daily or ""))
        except ValueError:
            raise BadMessage("error-bad-date", given=wanted.daily) from None

    async def match(self, request: Request) -> Response:
        return json_response((await self.table(request)).public())

    async def record(self, request: Request) -> Response:
        match = finished(await self.table(request))
        name = f"{match.game.id}-{match.id}.json"
        return Response(
            match.record().to_json(), media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def replay(self, request: Request) -> Response:
        match = finished(await self.table(request))
        events = match.log(viewer_of(request, match.state.seats))
        return json_response({"plies": len(events), "events": [entry["event"] for entry in events]})

    async def replay_view(self, request: Request) -> Response:
        match = finished(await self.table(request))
        ply = whole(request.path_params["ply"], "ply", 0, len(match.plies))
        state = match.state if ply == len(match.plies) else match.plies[ply].before
        return json_response(match.game.view(state, viewer_of(request, state.seats)))

    async def game_file(self, request: Request) -> Response:
        file = game_files.find(request.path_params["game"], request.path_params["path"])
        return FileResponse(file, media_type=game_files.kind(file), headers={"cache-control": "no-cache"})

    async def nothing(self, request: Request) -> Response:
        raise NotFound("error-no-page", path=request.url.path[:100])

    async def page(self, request: Request) -> Response:
        if request.path_params["rest"] in page_files():
            return FileResponse(STATIC / request.path_params["rest"])
        if "index.html" not in page_files():
            return Response("The page has not been built: run `make page`.\n", 503, media_type="text/plain")
        return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})

    async def table(self, request: Request) -> LiveTable:
        return await self.admitted(checked_id(request.path_params["match"]), token_of(request))

    async def admitted(self, match: str, token: str | None) -> LiveTable:
        """A table for somebody who may see it: with the token of a seat, or as one who watches."""
        table = await self.tables.find(match)
        table.seat_of(token)
        return table

    # The websocket

    async def socket(self, socket: WebSocket) -> None:
        address = address_of(socket.scope)
        try:
            self.addresses.open_socket(address)
        except TooMuch as error:
            await socket.accept()
            await tell_and_close(socket, error)
            return
        try:
            await socket.accept()
            await self.serve_guest(socket)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            self.addresses.close_socket(address)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                if socket.application_state != WebSocketState.DISCONNECTED:
                    await socket.close()

    async def serve_guest(self, socket: WebSocket) -> None:
        bucket = Bucket(self.limits.messages_per_second, self.limits.burst)
        try:
            hello = await asyncio.wait_for(self.receive(socket, bucket), self.limits.hello_seconds)
            if not isinstance(hello, wire.Hello):
                raise BadMessage("error-hello-first")
            table = await self.tables.find(hello.match)
            queue: asyncio.Queue[bytes | None] = asyncio.Queue(self.limits.queue)
            guest = Guest(table.seat_of(hello.token), hello.token, hello.name.strip(), queue, address_of(socket.scope))
        except TimeoutError:
            await tell_and_close(socket, BadMessage("error-hello-first"))
            return
        except ParlourError as error:
            await tell_and_close(socket, error)
            return
        sender = asyncio.create_task(send_queue(socket, guest.queue))
        try:
            await self.tables.join(table, guest)
            await self.listen(socket, bucket, table, guest)
        finally:
            self.tables.leave(table, guest)
            sender.cancel()

    async def listen(self, socket: WebSocket, bucket: Bucket, table: LiveTable, guest: Guest) -> None:
        while True:
            await asyncio.sleep(0)  # messages that came together take turns with everybody else's
            try:
                await self.handle(table, guest, await self.receive(socket, bucket))
            except TooMuch as error:
                guest.send({"type": "error", **wire.error_body(error)})
                if error.code == "error-too-fast":
                    await asyncio.sleep(1)  # a flood is answered slowly
            except ParlourError as error:
                guest.send({"type": "error", **wire.error_body(error)})

    async def handle(self, table: LiveTable, guest: Guest, message: wire.Incoming) -> None:
        if isinstance(message, wire.Rematch) and table.stored.next is None:
            self.addresses.create_match(guest.address)
        try:
            await self.tables.handle(table, guest, message)
        except ParlourError:
            raise
        except Exception as error:  # of the store, for instance a full disk
            log.exception("a message at table %s failed", table.match.id)
            raise ParlourError("error-failure") from error

    async def receive(self, socket: WebSocket, bucket: Bucket) -> wire.Incoming:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if not bucket.take():
            raise TooMuch("error-too-fast", most=int(self.limits.messages_per_second))
        if text is None:
            raise BadMessage("error-binary")
        data = text.encode()
        if len(data) > self.limits.message_bytes:
            raise TooMuch("error-too-large", most=self.limits.message_bytes)
        return wire.read_message(data)


async def send_queue(socket: WebSocket, queue: asyncio.Queue[bytes | None]) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await queue.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(1013, "too slow")


async def tell_and_close(socket: WebSocket, error: ParlourError) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(wire.encode({"type": "error", **wire.error_body(error)}).decode())
        await socket.close(4000, error.code)


# Checks


def places_of(wanted: wire.NewMatch) -> list[int]:
    """The seat of each of those listed. Seat 0 begins (JK-5), and unless somebody has chosen, the lot decides who that is
    (JR-13). All move on by as many seats: everybody is as likely in each, and neighbours and partners stay as listed."""
    seats = len(wanted.seats)
    drawn = secrets.randbelow(seats) if wanted.order == "lot" else 0
    return [(listed + drawn) % seats for listed in range(seats)]


def new_seat(game: str, wanted: wire.NewSeat) -> Seat:
    bot = None if wanted.kind == "person" else wanted.bot or bots.default_bot(game)
    return Seat(wanted.kind, wanted.name.strip() or bots.shown(bot or ""), bot)


def checked_id(text: str) -> str:
    if not text or len(text) > 32 or not all(c.isascii() and (c.isalnum() or c in "-_") for c in text):
        raise NotFound("error-no-match", match=text[:40])
    return text


def token_of(request: Request) -> str | None:
    """The token of a seat, which never stands in an address: addresses are logged and passed on."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def viewer_of(request: Request, seats: int) -> int:
    """The seat from whose view a finished game is shown."""
    asked = request.query_params.get("seat", str(actors.SPECTATOR))
    return actors.SPECTATOR if asked == str(actors.SPECTATOR) else whole(asked, "seat", 0, seats - 1)


def whole(text: str, what: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high):
        raise BadMessage("error-bad-number", what=what, given=text[:20], low=low, high=high)
    return int(text)


def address_of(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else "?"


def same_origin(headers: dict[bytes, bytes]) -> bool:
    """Browsers name the page that a request or a socket comes from: only our own pages may."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode("latin-1")).netloc.encode("latin-1") == headers.get(b"host")
    except ValueError:
        return False


def page_files() -> set[str]:
    return {file.name for file in STATIC.iterdir() if file.is_file()} if STATIC.is_dir() else set()


# Answers


def json_response(content: Any, status: int = 200) -> Response:
    return Response(wire.encode(content), status, media_type="application/json", headers={"cache-control": "no-store"})


def status_of(error: ParlourError) -> int:
    if isinstance(error, NotFound | UnknownGame):
        return 404
    if isinstance(error, OnlyPlayers) or error.code == "error-foreign-origin":
        return 403
    if isinstance(error, TooMuch):
        return 413 if error.code == "error-too-large" else 429
    return 409 if error.code == "error-not-over" else 400


async def answer_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, ParlourError)
    return json_response({"error": wire.error_body(error)}, status_of(error))


async def answer_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    body = {"code": f"error-http-{error.status_code}", "arguments": {}, "text": error.detail}
    return Response(wire.encode({"error": body}), error.status_code, dict(error.headers or {}), "application/json")


async def answer_failure(request: Request, error: Exception) -> Response:
    return json_response({"error": wire.error_body(ParlourError("error-failure"))}, 500)


class Guard:
    """Around everything: security headers, a limit on bodies, and nothing from foreign pages."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app, self.limits = app, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
                message["headers"] = [*message.get("headers", []), *HEADERS, *cache_header(scope["path"])]
            await send(message)

        refusal = self.refusal(scope, dict(scope["headers"]))
        if refusal is not None:
            await json_response({"error": wire.error_body(refusal)}, status_of(refusal))(scope, receive, send_guarded)
            return
        await self.app(scope, limited(receive, self.limits.message_bytes), send_guarded)

    def refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> ParlourError | None:
        if scope["type"] == "websocket" and scope["path"] != "/ws":
            return NotFound("error-no-page", path=scope["path"][:100])
        if (scope["type"] == "websocket" or scope["method"] == "POST") and not same_origin(headers):
            return BadMessage("error-foreign-origin")
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > self.limits.message_bytes:
            return TooMuch("error-too-large", most=self.limits.message_bytes)
        return None


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
