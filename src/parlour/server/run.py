"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

import uvicorn

from parlour.server import DEFAULT_PORT, garbage, metrics, push
from parlour.server.alone import alone
from parlour.server.app import App
from parlour.server.bot_pool import BotPool
from parlour.server.docs_files import SITE
from parlour.server.half_open import HalfOpen
from parlour.server.hosts import hosts
from parlour.server.limits import Limits
from parlour.server.push import Pushing
from parlour.server.reach import Reach
from parlour.server.readiness import Readiness
from parlour.server.socket_protocol import SocketProtocol
from parlour.store import Store, database_in

LONGEST_END = 9.0  # seconds for closing everything
LARGEST_FRAME = 2**21  # larger ones close the socket; those over Limits.message_bytes are answered with an error


@dataclass(frozen=True)
class Serving:
    """How to serve."""

    host: str = "127.0.0.1"
    port: int | None = None  # None: the usual one, or a free one
    data: Path = Path("data")
    database: str | None = None  # an address such as postgresql+psycopg://…; SQLite in the data folder if None
    bot_pause: float = 0.7  # seconds that a bot waits at least before it answers
    think: float = 1.0  # seconds that a bot may think about a move
    workers: int | None = None  # processes for the bots; None: as many as there are cores, at least two
    forget: float | None = None  # days without a move or a word after which a match is forgotten; None: never
    drain: float = 0  # seconds between being told to end and closing the sockets, in which a balancer notices that we go
    metrics: str | None = None  # for Prometheus: `public`, HOST:PORT or PORT; None: nowhere
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose word on where somebody comes from is taken
    hosts: tuple[str, ...] = ()  # names by which the server is called; none: any, or only this computer's if it listens there
    pushing: Pushing = field(default_factory=Pushing)  # notices by Web Push
    docs: Path = SITE  # the manual as a site, for /docs; nothing is there if it is missing
    limits: Limits = field(default_factory=Limits)


def serve(serving: Serving, ready: Callable[[str], None]) -> None:
    """Serves until Ctrl-C or SIGTERM; `ready` is called with the address as soon as it answers. Raises AlreadyServed if another
    server uses the same data."""
    if serving.metrics is not None:
        metrics.check_installed()
        if serving.metrics != "public":
            metrics.check_free(serving.metrics)
    if serving.pushing.contact is not None:
        push.check_installed()
    called = hosts(serving.hosts, serving.host, bool(serving.trusted_proxies))
    half_open = HalfOpen(serving.limits, serving.trusted_proxies)
    sys.setswitchinterval(0.0005)  # the thread of the store must not hold up the sockets for long
    database = serving.database or database_in(serving.data)
    with alone(database) as lock, listening(serving.host, serving.port) as bound:
        reach = Reach(serving.host, bound.getsockname()[1])
        shown = reach.address
        if lock is not None:
            lock.tell(shown)
        bot_pool = BotPool(serving.workers, serving.think)
        app = App(
            Store(database), bot_pool, reach, serving.limits, serving.bot_pause, serving.forget, serving.metrics, called,
            serving.pushing, serving.docs,
        )
        config = uvicorn.Config(
            app.application(), log_config=None, log_level="warning", access_log=False, ws=SocketProtocol,
            ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False, ws_ping_interval=20, ws_ping_timeout=20,
            timeout_graceful_shutdown=2, server_header=False, lifespan="on",
            proxy_headers=bool(serving.trusted_proxies), forwarded_allow_ips=list(serving.trusted_proxies),
        )
        server = Server(config, lambda: ready(shown), app.readiness, half_open, serving.drain)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn sends itself the signal again when it has stopped
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[bound])


class Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], readiness: Readiness, half_open: HalfOpen, drain: float,
    ) -> None:
        super().__init__(config)
        self.ready, self.readiness, self.half_open, self.drain = ready, readiness, half_open, drain
        self.hurried = False  # told a second time to end

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            garbage.look_seldom()
            self.watching = asyncio.create_task(self.half_open.watch(self.server_state.connections))
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.hurried = self.should_exit
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First people are sent elsewhere; then the sockets are closed, with a code that says: come back. Whatever hangs, the
        process ends."""
        self.readiness.draining = True
        end = time.monotonic() + self.drain
        while time.monotonic() < end and not self.hurried:
            await asyncio.sleep(0.1)
        self.watching.cancel()
        last_resort = threading.Timer(LONGEST_END, os._exit, [1])
        last_resort.daemon = True
        last_resort.start()
        await super().shutdown(sockets)


def listening(host: str, port: int | None) -> socket.socket:
    """A listening socket, so that a taken port is an error before anything else starts.

    Port 0 finds a free one; None is the usual one, or a free one if that is taken.
    """
    if port is None:
        try:
            return listening(host, DEFAULT_PORT)
        except OSError:
            return listening(host, 0)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that asyncio sets TCP_NODELAY
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    return bound


def open_page(address: str) -> None:
    """In the browser, where there is one."""
    if has_display():
        webbrowser.open(address)


def has_display() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
