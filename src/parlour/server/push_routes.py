"""Subscribing to notices of one's turn."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from parlour.server import wire
from parlour.server.live_table import NotFound
from parlour.server.parameters import checked_id, token_of
from parlour.server.push import Push
from parlour.server.responses import json_response
from parlour.server.tables import Tables
from parlour.store.subscriptions import Subscription


class PushRoutes:
    def __init__(self, tables: Tables, push: Push) -> None:
        self.tables, self.push = tables, push

    async def key(self, request: Request) -> Response:
        return json_response({"key": await self.push.public_key()})

    async def subscription(self, request: Request) -> Response:
        """Only the token of a seat opens its notices."""
        match, token = checked_id(request.path_params["match"]), token_of(request)
        table = await self.tables.find(match)
        if token is None:
            raise NotFound("error-bad-token")
        seat = table.seat_of(token)
        if request.method == "DELETE":
            gone = wire.read_unsubscribed(await request.body())
            await self.push.known.remove(gone.endpoint, match, seat)
        else:
            given = wire.read_subscribed(await request.body())
            await self.push.subscribe(match, seat, Subscription(given.endpoint, given.keys.p256dh, given.keys.auth, given.lang))
        return json_response({"ok": True})
