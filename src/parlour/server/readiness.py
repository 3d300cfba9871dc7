"""Whether a node is ready for people: a balancer asks, and sends them elsewhere if not. That it lives is another question."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response

from parlour.core.game import Json
from parlour.server.bot_pool import BotPool
from parlour.server.nodes import Nodes
from parlour.server.responses import json_response
from parlour.store import Store

FRESH = 1.0  # seconds for which an answer of the store is good: whoever asks often must not keep it busy


class Readiness:
    def __init__(self, store: Store, bot_pool: BotPool, nodes: Nodes) -> None:
        self.store, self.bot_pool, self.nodes = store, bot_pool, nodes
        self.draining = False
        self.asked: tuple[float, bool] | None = None

    async def answer(self, request: Request) -> Response:
        told = await self.told()
        return json_response(told, 200 if told["ready"] else 503)

    async def told(self) -> Json:
        parts = {"store": await self.store_answers(), "workers": not self.bot_pool.closed}
        return {"ready": all(parts.values()) and not self.draining, **parts, "draining": self.draining}

    async def store_answers(self) -> bool:
        """Whether something can be written. Full disks and stopped databases say so only then."""
        if not self.nodes.well:
            return False
        now = time.monotonic()
        if self.asked is None or now - self.asked[0] > FRESH:
            try:
                await self.store.answers()
                self.asked = (now, True)
            except Exception:
                self.asked = (now, False)
        return self.asked[1]
