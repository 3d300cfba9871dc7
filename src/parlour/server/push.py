"""Web Push: whoever has no page open is told that it is their turn, if they asked for it.

What is sent is encrypted for the browser that subscribed (RFC 8291) and signed with the server's own key (RFC 8292) by pywebpush.
A subscription names an address to which we post, and anybody may send one: so only https to public addresses is allowed, without
redirects, and the address is looked up again before each post.
"""

from __future__ import annotations

import asyncio
import base64
import importlib.util
import ipaddress
import json
import logging
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from parlour.core.errors import NotInstalled, ParlourError
from parlour.core.game import Json
from parlour.locale import LANGUAGES, bundle, sentence
from parlour.match import Match
from parlour.server.changes import Changes
from parlour.server.live_table import LiveTable
from parlour.store import Store
from parlour.store.subscriptions import Subscription, Subscriptions

log = logging.getLogger("parlour")
TRIES = 3
WAITS = (2.0, 10.0)  # seconds before it is tried again
TIMEOUT = 10.0  # seconds for one post
AT_ONCE = 4
MOST_WAITING = 500  # notices on their way; more are not sent
LIVES = 24 * 3600  # seconds for which a push service keeps it for a device that is off
GONE = (404, 410)


class BadEndpoint(ParlourError):
    """An address to which nothing is posted."""


@dataclass(frozen=True)
class Pushing:
    """How to push, if at all."""

    contact: str | None = None  # mailto: or https:, for the push services; None: nothing is pushed
    hosts: tuple[str, ...] = ()  # that may be posted to without TLS and in private networks
    delay: float = 5.0  # seconds before it is sent: somebody who reloads the page is not away


NO_PUSH = Pushing()


def check_installed() -> None:
    if importlib.util.find_spec("pywebpush") is None:
        raise NotInstalled("error-needs-extra", extra="push")


class Push:
    def __init__(self, store: Store, pushing: Pushing, changes: Changes) -> None:
        self.pushing, self.changes = pushing, changes
        self.known = Subscriptions(store)
        self.key: str | None = None  # the private one, as PEM
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="push")
        self.tasks: set[asyncio.Task[None]] = set()
        self.sent = 0

    async def public_key(self) -> str | None:
        """What a browser needs to subscribe; None if nothing is pushed."""
        return None if self.pushing.contact is None else public_of(await self.private_key())

    async def private_key(self) -> str:
        if self.key is None:
            self.key = await self.known.key(new_key)
        return self.key

    async def subscribe(self, match: str, seat: int, one: Subscription) -> None:
        if self.pushing.contact is None:
            raise BadEndpoint("error-no-push")
        await asyncio.get_running_loop().run_in_executor(self.threads, check_endpoint, one.endpoint, self.pushing.hosts)
        if not await self.known.add(match, seat, one):
            raise BadEndpoint("error-push-many")

    # Telling

    def asked(self, table: LiveTable, seats: list[int]) -> None:
        """These are asked for a decision now, and were not before."""
        if self.pushing.contact is None:
            return
        for seat in seats:
            if not away(table, seat) or len(self.tasks) >= MOST_WAITING:
                continue
            task = asyncio.create_task(self.tell(table, seat))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def tell(self, table: LiveTable, seat: int) -> None:
        try:
            await asyncio.sleep(self.pushing.delay)
            await self.changes.fresh(table)
            if not away(table, seat):
                return
            for one in await self.known.of(table.match.id, seat):
                await self.send(one, notice(table.match, seat, one.lang))
        except Exception:  # of the store: the game goes on without
            log.exception("a notice for seat %s at table %s could not be sent", seat, table.match.id)

    async def send(self, one: Subscription, message: Json) -> None:
        key = await self.private_key()
        for number in range(TRIES):
            if number:
                await asyncio.sleep(WAITS[number - 1])
            run = asyncio.get_running_loop().run_in_executor
            status = await run(self.threads, post, one, json.dumps(message), key, self.pushing)
            if status in GONE:
                await self.known.remove(one.endpoint)
            if status is not None and status < 500 and status != 429:
                self.sent += status < 300
                return

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)


def away(table: LiveTable, seat: int) -> bool:
    """Whether a person is asked who has no page open, at any node."""
    match = table.match
    asked = not match.over and seat in match.state.waiting and match.seats[seat].bot is None
    return asked and not table.sockets()[seat]


def notice(match: Match, seat: int, lang: str) -> Json:
    """Where it leads has no token: the browser knows its own."""
    lang = lang if lang in LANGUAGES else "en"
    code = f"{match.game.id}-title"
    game = sentence(lang, code) if bundle("en").has_message(code) else match.game.title
    names = ", ".join(other.name for number, other in enumerate(match.seats) if number != seat and other.name)
    about = sentence(lang, "push-about", game=game, names=names) if names else game
    return {"title": sentence(lang, "push-title"), "body": about, "match": match.id, "path": f"/t/{match.id}"}


def check_endpoint(endpoint: str, hosts: tuple[str, ...]) -> None:
    """Only public addresses, with TLS; nobody makes us post into our own network."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        raise BadEndpoint("error-push-endpoint") from None
    if host in hosts and parts.scheme in ("http", "https"):
        return
    if parts.scheme != "https" or not host or parts.username or parts.password:
        raise BadEndpoint("error-push-endpoint")
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise BadEndpoint("error-push-endpoint") from None
    for address in found:
        known = ipaddress.ip_address(address.partition("%")[0])
        known = getattr(known, "ipv4_mapped", None) or known
        if not known.is_global or known.is_multicast:
            raise BadEndpoint("error-push-endpoint")


def post(one: Subscription, data: str, key: str, pushing: Pushing) -> int | None:
    """Posts one notice; the status, or None if nobody answered. Waits, so it is called in a thread."""
    import requests
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    class Straight(requests.Session):
        """Follows no redirect, and no proxy of the environment."""

        def request(self, *given: Any, **more: Any) -> Any:
            return super().request(*given, **{**more, "allow_redirects": False})

    session = Straight()
    session.trust_env = False
    subscription = {"endpoint": one.endpoint, "keys": {"p256dh": one.p256dh, "auth": one.auth}}
    try:
        check_endpoint(one.endpoint, pushing.hosts)
        answer = webpush(
            subscription, data, vapid_private_key=Vapid02.from_pem(key.encode()), vapid_claims={"sub": pushing.contact or ""},
            ttl=LIVES, timeout=TIMEOUT, requests_session=session,
        )
        return int(answer.status_code)
    except WebPushException as error:
        status = getattr(error.response, "status_code", None)
        log.info("a push service answered %s", status)
        return 400 if status is None else int(status)
    except BadEndpoint:
        return 404  # it does not lead where it led before
    except requests.RequestException as error:
        log.info("a push service cannot be reached: %s", type(error).__name__)
        return None
    except Exception:  # keys that are none
        log.info("a subscription cannot be used", exc_info=True)
        return 404
    finally:
        session.close()


def new_key() -> str:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    kinds = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return str(ec.generate_private_key(ec.SECP256R1()).private_bytes(*kinds), "ascii")


def public_of(pem: str) -> str:
    """As browsers want it: the point, uncompressed, in base64url."""
    from cryptography.hazmat.primitives import serialization

    key = serialization.load_pem_private_key(pem.encode(), None).public_key()
    point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()
