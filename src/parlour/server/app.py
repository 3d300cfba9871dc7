"""The web application: everything a running server holds, and what answers which path."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from parlour.core import lessons
from parlour.core.errors import ParlourError
from parlour.server import docs_files, front, game_files, metrics, openapi, puzzle_routes, wire
from parlour.server.bot_pool import BotPool
from parlour.server.branch_routes import BranchRoutes
from parlour.server.guard import RECORDS, Guard
from parlour.server.hosts import Hosts
from parlour.server.limits import Addresses, Limits
from parlour.server.live_table import NotFound
from parlour.server.match_routes import MatchRoutes
from parlour.server.open_tables import OpenRoutes
from parlour.server.parameters import address_of
from parlour.server.push import NO_PUSH, Push, Pushing
from parlour.server.push_routes import PushRoutes
from parlour.server.reach import Reach
from parlour.server.readiness import Readiness
from parlour.server.responses import answer_error, answer_failure, answer_http_error, json_response
from parlour.server.sockets import Sockets
from parlour.server.tables import Tables
from parlour.store import Away, Store

STATIC = Path(__file__).parent / "static"
BUILT_FROM = "built-from"  # of the build, not of the page
PAGE_KINDS = {".html": "text/html", ".webmanifest": "application/manifest+json"}  # only the page itself may be a page


class App:
    """Everything a running server holds."""

    def __init__(
        self, store: Store, bot_pool: BotPool, reach: Reach, limits: Limits = Limits(), bot_pause: float = 0.7,
        forget: float | None = None, metrics: str | None = None, hosts: Hosts = Hosts(),
        pushing: Pushing = NO_PUSH, docs: Path = docs_files.SITE,
    ) -> None:
        self.limits, self.forget, self.reach = limits, forget, reach
        self.metrics = metrics  # where they are asked for: `public`, or an address of their own
        self.docs = docs
        self.bot_pool = bot_pool
        self.store = store
        self.tables = Tables(store, limits, bot_pool, bot_pause)
        self.readiness = Readiness(store, bot_pool, self.tables.nodes)
        self.addresses, self.hosts = Addresses(limits), hosts
        self.matches = MatchRoutes(self.tables, self.addresses)
        self.branches = BranchRoutes(self.matches)
        self.push = Push(store, pushing, self.tables.changes)
        self.tables.changes.asked = self.push.asked
        self.push_routes = PushRoutes(self.tables, self.push)
        self.open = OpenRoutes(self.tables, self.addresses)
        self.sockets = Sockets(self.tables, self.addresses, limits)

    def application(self) -> ASGIApp:
        routes = [
            Route("/api/health", self.health),
            Route("/api/ready", self.readiness.answer),
            Route("/metrics", self.measured if self.metrics == "public" else self.nothing),
            Route("/api/openapi.json", self.openapi),
            Route("/api/reach", self.reachable),
            Route("/api/games", self.games),
            Route("/api/rulebook/{game}/{lang}", self.rulebook),
            Route("/api/games/{game}/lessons", self.lessons),
            Route("/api/games/{game}/lessons/{lesson}/{step}", self.lesson_step, methods=["POST"]),
            *puzzle_routes.routes(),
            Route("/api/games/{game}/daily/{day}", self.matches.daily),
            Route("/api/open", self.open.open, methods=["GET", "POST"]),
            Route("/api/open/{open}", self.open.table),
            Route("/api/open/{open}/sit", self.open.sit, methods=["POST"]),
            Route("/api/open/{open}/leave", self.open.leave, methods=["POST"]),
            Route("/api/open/{open}/start", self.open.start, methods=["POST"]),
            Route("/api/matches", self.matches.matches, methods=["GET", "POST"]),
            Route(RECORDS, self.matches.bring, methods=["POST"]),
            Route("/api/matches/{match}", self.matches.match),
            Route("/api/push", self.push_routes.key),
            Route("/api/matches/{match}/push", self.push_routes.subscription, methods=["POST", "DELETE"]),
            Route("/api/matches/{match}/record", self.matches.record),
            Route("/api/matches/{match}/replay", self.matches.replay),
            Route("/api/matches/{match}/replay/{ply}", self.matches.replay_view),
            Route("/api/matches/{match}/picture/{ply}", self.matches.picture),
            Route("/api/matches/{match}/branch", self.branches.branch, methods=["POST"]),
            Route("/api/matches/{match}/branch/chances", self.branches.chances, methods=["POST"]),
            Route("/api/{rest:path}", self.nothing),
            WebSocketRoute("/ws", self.sockets.serve),
            Route("/games/{game}/{path:path}", self.game_file),
            Route("/docs", self.to_docs),
            Route("/docs/{path:path}", self.docs_file),
            Mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False)),
            Route("/{rest:path}", self.page),
        ]
        application = Starlette(
            routes=routes, lifespan=self.lifespan,
            exception_handlers={ParlourError: answer_error, HTTPException: answer_http_error, Exception: answer_failure},
            middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        )
        return Guard(application, self.limits, self.addresses, self.hosts)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        forgetting = None if self.forget is None else asyncio.create_task(self.tables.forget_old(self.forget))
        with contextlib.suppress(Away):  # then it is done as soon as the store answers
            await self.tables.clocks.keep()
        self.tables.nodes.start()
        timing = asyncio.create_task(self.tables.clocks.run())
        resting = asyncio.create_task(self.tables.let_rest())
        if self.metrics is not None:
            self.figures = metrics.registry(self)
            if self.metrics != "public":
                metrics.serve(self.figures, self.metrics)
        yield
        resting.cancel()
        timing.cancel()
        self.push.close()
        await self.tables.nodes.stop()
        if forgetting is not None:
            forgetting.cancel()
        self.bot_pool.close()
        self.store.close()

    async def health(self, request: Request) -> Response:
        return json_response({"ok": True})

    async def measured(self, request: Request) -> Response:
        return Response(metrics.text(self.figures), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return json_response(openapi.document())

    async def reachable(self, request: Request) -> Response:
        return json_response(self.reach.told(address_of(request.scope)))

    async def games(self, request: Request) -> Response:
        return json_response(front.game_cards(docs_files.address(self.docs)))

    async def rulebook(self, request: Request) -> Response:
        return json_response({"rules": front.rulebook(request.path_params["game"], request.path_params["lang"])})

    async def lessons(self, request: Request) -> Response:
        return json_response([lessons.outline(lesson) for lesson in lessons.of(request.path_params["game"])])

    async def lesson_step(self, request: Request) -> Response:
        given, place = wire.read_try(await request.body()), request.path_params
        return json_response(front.lesson_step(place["game"], place["lesson"], place["step"], given.made, given.tried))

    async def game_file(self, request: Request) -> Response:
        file = game_files.find(request.path_params["game"], request.path_params["path"])
        return FileResponse(file, media_type=game_files.kind(file), headers={"cache-control": "no-cache"})

    async def to_docs(self, request: Request) -> Response:
        return RedirectResponse(docs_files.ADDRESS, 301)

    async def docs_file(self, request: Request) -> Response:
        file = docs_files.find(self.docs, request.path_params["path"])
        return FileResponse(file, media_type=docs_files.kind(file), headers={"cache-control": "no-cache"})

    async def nothing(self, request: Request) -> Response:
        raise NotFound("error-no-page", path=request.url.path[:100])

    async def page(self, request: Request) -> Response:
        asked, files = request.path_params["rest"], page_files()
        if asked not in files and "index.html" not in files:
            return Response("The page has not been built: run `make page`.\n", 503, media_type="text/plain")
        file = STATIC / (asked if asked in files else "index.html")
        kind = PAGE_KINDS.get(file.suffix) or game_files.kind(file)
        return FileResponse(file, media_type=kind, headers={"cache-control": "no-cache"})


def page_files() -> set[str]:
    return {file.name for file in STATIC.iterdir() if file.is_file() and file.name != BUILT_FROM} if STATIC.is_dir() else set()
