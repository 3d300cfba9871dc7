"""Tables that wait for strangers at the front door. Whoever waits asks again and again, and is there as long as they do: no
socket is needed, and any node answers. When the host starts, seats left empty go to bots, and everybody keeps their token."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour import bots
from parlour.core import registry
from parlour.core.errors import ParlourError
from parlour.core.game import Json
from parlour.match import Clock, Refused, Seat
from parlour.server import names, wire
from parlour.server.limits import Addresses
from parlour.server.live_table import NotFound, token_hash
from parlour.server.match_routes import places_of
from parlour.server.parameters import address_of, checked_id, token_of
from parlour.server.responses import json_response
from parlour.server.tables import Tables
from parlour.store.open_tables import OpenTables, Row

AWAY = 60.0  # seconds after which whoever has not asked is taken to have gone
KEPT_SECONDS = 900.0  # seconds after which what nobody asks about is deleted
NOTED = 10.0  # seconds between two writes of who is there
LISTED = 50
REMEMBERED = 1.0  # seconds for which the list is not made anew


class Full(ParlourError):
    """No seat is free, or the game has begun."""


class OpenRoutes:
    def __init__(self, tables: Tables, addresses: Addresses) -> None:
        self.tables, self.addresses = tables, addresses
        self.kept = OpenTables(tables.store)
        self.listed: tuple[float, list[Json]] = (0.0, [])
        self.starting = asyncio.Lock()

    async def open(self, request: Request) -> Response:
        if request.method == "POST":
            return await self.make(request)
        made, found = self.listed
        if time.monotonic() - made > REMEMBERED:
            found = [public(row) for row in await self.kept.waiting(self.tables.store.now() - AWAY, LISTED)]
            self.listed = time.monotonic(), found
        return json_response(found)

    async def make(self, request: Request) -> Response:
        self.addresses.create_match(address_of(request.scope))
        wanted = wire.read_new_open(await request.body())
        game, now, token = registry.game(wanted.game), self.tables.store.now(), secrets.token_urlsafe(18)
        game.agree({**wanted.options, "seats": len(wanted.seats)}, "")
        if wanted.seats[0].kind != "person" or all(seat.kind == "bot" for seat in wanted.seats[1:]):
            raise wire.BadMessage("error-open-nobody")
        seats = []
        for seat in wanted.seats:
            bot = None if seat.kind == "person" else seat.bot or bots.default_bot(game.id)
            if bot is not None:
                bots.check(game.id, bot)
            seats.append({"kind": seat.kind, "bot": bot, "name": "", "token_hash": None, "seen": 0.0})
        seats[0] |= {"name": names.cleaned(wanted.seats[0].name), "token_hash": token_hash(token), "seen": now}
        row: Row = {
            "id": secrets.token_urlsafe(9), "game": game.id, "options": wanted.options, "watching": wanted.watching,
            "order": wanted.order, "clock": msgspec.to_builtins(wanted.clock), "seats": seats, "created": now, "seen": now,
            "closed": False, "match": None,
        }
        await self.kept.add(row, now - KEPT_SECONDS)
        self.listed = (0.0, [])
        return json_response({"open": row["id"], "seat": 0, "token": token}, 201)

    async def table(self, request: Request) -> Response:
        """What waits; whoever sits there is there by asking."""
        id, token = checked_id(request.path_params["open"]), token_of(request)
        row = await self.kept.find(id)
        if row is None:
            raise NotFound("error-no-open-table")
        mine, now = place_of(row, token), self.tables.store.now()
        if mine is not None and now - row["seats"][mine]["seen"] > NOTED and row["match"] is None:
            row = await self.kept.change(id, lambda row: noted(row, token, now)) or row
        if row["match"] is None and now - row["seen"] > AWAY:
            raise NotFound("error-no-open-table")
        return json_response({**public(row, now), "mine": mine, "match": row["match"] if mine is not None else None})

    async def sit(self, request: Request) -> Response:
        self.addresses.create_match(address_of(request.scope))
        wanted, now, token = wire.read_sitting(await request.body()), self.tables.store.now(), secrets.token_urlsafe(18)
        taken = 0

        def change(row: Row) -> Row:
            nonlocal taken
            free = [number for number, seat in enumerate(row["seats"]) if number and is_free(seat, now)]
            if row["closed"] or now - row["seen"] > AWAY or not free:
                raise Full("error-open-full")
            taken = free[0]
            beside = [seat["name"] for seat in row["seats"] if not is_free(seat, now)]
            name = names.own(names.cleaned(wanted.name), beside)
            return with_seat(row, taken, {"name": name, "token_hash": token_hash(token), "seen": now})

        if await self.kept.change(checked_id(request.path_params["open"]), change) is None:
            raise NotFound("error-no-open-table")
        return json_response({"open": request.path_params["open"], "seat": taken, "token": token}, 201)

    async def leave(self, request: Request) -> Response:
        id, token = checked_id(request.path_params["open"]), token_of(request)

        def change(row: Row) -> Row | None:
            mine = place_of(row, token)
            if mine is None:
                raise NotFound("error-bad-token")
            if row["closed"]:
                return None
            gone = with_seat(row, mine, {"name": "", "token_hash": None, "seen": 0.0})
            return {**gone, "seen": 0.0} if mine == 0 else gone

        if await self.kept.change(id, change) is None:
            raise NotFound("error-no-open-table")
        self.listed = (0.0, [])
        return json_response({"ok": True})

    async def start(self, request: Request) -> Response:
        """The host starts: nobody sits down any more, and the match is made with those who are there."""
        id, token, now = checked_id(request.path_params["open"]), token_of(request), self.tables.store.now()

        def close(row: Row) -> Row | None:
            if place_of(row, token) != 0:
                raise Refused("error-open-host")
            return None if row["closed"] else {**row, "closed": True}

        async with self.starting:
            row = await self.kept.change(id, close)
            if row is None:
                raise NotFound("error-no-open-table")
            if row["match"] is None:
                row["match"] = match = await self.begin(row, now)
                await self.kept.change(id, lambda row: {**row, "match": match})
        self.listed = (0.0, [])
        return json_response({"match": row["match"]}, 201)

    async def begin(self, row: Row, now: float) -> str:
        places, at = places_of(len(row["seats"]), row["order"]), row["seats"]
        seats: list[Seat] = [Seat("bot")] * len(at)
        hashes: list[str | None] = [None] * len(at)
        for listed, place in enumerate(places):
            seat = at[listed]
            if seat["kind"] == "person" and not is_free(seat, now):
                seats[place], hashes[place] = Seat("person", seat["name"]), seat["token_hash"]
            else:
                bot = seat["bot"] or bots.default_bot(row["game"])
                seats[place] = Seat("bot", bots.shown(bot), bot)
        return await self.tables.add(row["game"], row["options"], seats, row["watching"], hashes, clock=Clock.read(row["clock"]))


def public(row: Row, now: float | None = None) -> Json:
    """What everybody may know. In the list everybody who has a seat is shown; who has gone is seen by looking closer."""
    seats = [
        {"kind": seat["kind"], "bot": seat["bot"], "name": seat["name"], "taken": not is_free(seat, now or row["seen"])}
        for seat in row["seats"]
    ]
    options = {name: value for name, value in row["options"].items() if name != "seats"}
    return {
        "open": row["id"], "game": row["game"], "options": options, "clock": row["clock"], "watching": row["watching"],
        "seats": seats, "created": int(row["created"]),
    }


def is_free(seat: Row, now: float) -> bool:
    return bool(seat["kind"] == "person" and (seat["token_hash"] is None or now - seat["seen"] > AWAY))


def place_of(row: Row, token: str | None) -> int | None:
    given = token_hash(token) if token else ""
    for number, seat in enumerate(row["seats"]):
        if seat["token_hash"] and hmac.compare_digest(seat["token_hash"], given):
            return number
    return None


def noted(row: Row, token: str | None, now: float) -> Row | None:
    """Somebody is there: a host who comes back opens the table again."""
    mine = place_of(row, token)
    if mine is None:
        return None
    found = with_seat(row, mine, {"seen": now})
    return {**found, "seen": now} if mine == 0 else found


def with_seat(row: Row, number: int, values: Row) -> Row:
    seats = [{**seat, **values} if number == place else seat for place, seat in enumerate(row["seats"])]
    return {**row, "seats": seats}
