"""Matches over HTTP: making them, looking at them, and what they leave behind."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from datetime import date

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from parlour import bots
from parlour.core import daily, registry
from parlour.core.errors import BadRecord
from parlour.core.records import Record
from parlour.match import Clock, Match, Seat, imported
from parlour.server import names, wire
from parlour.server.fair_queue import FairQueue
from parlour.server.limits import Addresses, neighbourhood
from parlour.server.live_table import LiveTable, NotFound, finished
from parlour.server.parameters import address_of, checked_id, checked_language, token_of, viewer_of, whole
from parlour.server.responses import NOT_KEPT, json_response
from parlour.server.tables import Tables
from parlour.server.wire import BadMessage

AT_ONCE = 100  # events of a replay


class MatchRoutes:
    def __init__(self, tables: Tables, addresses: Addresses) -> None:
        self.tables, self.addresses = tables, addresses
        self.replays = FairQueue(1)

    async def matches(self, request: Request) -> Response:
        if request.method != "POST":
            return json_response(await self.tables.running_listed())
        self.addresses.create_match(address_of(request.scope))
        wanted = wire.read_new_match(await request.body())
        places = places_of(len(wanted.seats), wanted.order)
        seats = [new_seat(wanted.game, wanted.seats[places.index(seat)]) for seat in range(len(places))]
        for number, seat in enumerate(seats):
            if seat.kind == "person":
                seat.name = names.own(seat.name, [other.name for other in (*seats[:number], *seats[number + 1 :])])
        seed = await self.seed_of(wanted, token_of(request))
        clock = clock_of(wanted.clock)
        match, tokens = await self.tables.create(
            wanted.game, wanted.options, seats, wanted.watching, seed, clock, counted_day(wanted),
        )
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
        return daily.seed(wanted.game, day_of(wanted.daily or ""))

    async def daily(self, request: Request) -> Response:
        """How those did who played the deal of a day here."""
        game, day = registry.game(request.path_params["game"]).id, day_of(request.path_params["day"]).isoformat()
        found = await self.tables.store.daily_results(game, day)
        played, won = sum(one["many"] for one in found), sum(one["many"] for one in found if one["won"])
        return json_response({"day": day, "played": played, "won": won, "results": found})

    async def match(self, request: Request) -> Response:
        table = await self.table(request)
        return json_response({**table.public(), "waiting": [] if table.match.over else list(table.match.state.waiting)})

    async def record(self, request: Request) -> Response:
        match = finished(await self.table(request))
        name = f"{match.game.id}-{match.id}.json"
        return Response(
            match.record().to_json(), media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def bring(self, request: Request) -> Response:
        """A record from elsewhere becomes a match that is over; whoever has its link can look at it."""
        self.addresses.create_match(address_of(request.scope))
        match = await asyncio.to_thread(brought, await request.body())
        return json_response({"match": await self.tables.keep(match)}, 201)

    async def replay(self, request: Request) -> Response:
        """All events, made a few at a time and for one who asks after the other: a game may have tens of thousands, and everybody
        else is answered in between."""
        match = finished(await self.table(request))
        viewer, pieces = viewer_of(request, match.state.seats), list[bytes]()
        async with self.replays.turn(neighbourhood(address_of(request.scope)), match.id):
            for first in range(0, len(match.plies), AT_ONCE):
                events = match.log(viewer, first, min(first + AT_ONCE, len(match.plies)))
                pieces.append(b",".join(wire.encode(entry["event"]) for entry in events))
                await asyncio.sleep(0)
        return StreamingResponse(told(len(match.plies), pieces), media_type="application/json", headers=NOT_KEPT)

    async def replay_view(self, request: Request) -> Response:
        match = finished(await self.table(request))
        ply = whole(request.path_params["ply"], "ply", 0, len(match.plies))
        state = match.state if ply == len(match.plies) else match.plies[ply].before
        return json_response(match.game.view(state, viewer_of(request, state.seats)))

    async def picture(self, request: Request) -> Response:
        """After the end: the position after so many plies, as an SVG picture."""
        match = finished(await self.table(request))
        ply = whole(request.path_params["ply"], "ply", 0, len(match.plies))
        state = match.state if ply == len(match.plies) else match.plies[ply].before
        lang = checked_language(request.query_params.get("lang", "en"))
        drawn = match.game.svg(state.seen(viewer_of(request, state.seats)), lang)
        if drawn is None:
            raise NotFound("error-no-picture", game=match.game.id)
        return Response(drawn, media_type="image/svg+xml", headers=NOT_KEPT)

    async def table(self, request: Request) -> LiveTable:
        return await self.admitted(checked_id(request.path_params["match"]), token_of(request))

    async def admitted(self, match: str, token: str | None) -> LiveTable:
        """A table for somebody who may see it: with the token of a seat, or as one who watches."""
        table = await self.tables.find(match)
        table.seat_of(token)
        await self.tables.changes.fresh(table)
        return table


async def told(plies: int, pieces: list[bytes]) -> AsyncIterator[bytes]:
    yield b'{"plies":%d,"events":[' % plies
    for number, piece in enumerate(pieces):
        yield b"," * (number > 0) + piece
    yield b"]}"


def day_of(given: str) -> date:
    try:
        return date.fromisoformat(given)
    except ValueError:
        raise BadMessage("error-bad-date", given=given[:20]) from None


def counted_day(wanted: wire.NewMatch) -> str | None:
    """The day whose deal this is, if it can be compared with the others': as the game is dealt to everybody, and not beforehand.
    Whoever plays a known deal again is not counted again."""
    if wanted.daily is None or wanted.again is not None or day_of(wanted.daily) > daily.today():
        return None
    usual = {option.name: option.default for option in registry.game(wanted.game).options}
    return wanted.daily if all(usual.get(name) == value for name, value in wanted.options.items()) else None


def clock_of(wanted: wire.Clock | None) -> Clock | None:
    return Clock.read(msgspec.to_builtins(wanted))


def brought(text: bytes) -> Match:
    try:
        record = Record.from_json(text.decode())
    except UnicodeDecodeError:
        raise BadRecord("error-record-not") from None
    called = [names.cleaned(name)[:24] for name in record.players]
    return imported(secrets.token_urlsafe(9), record, called)


def places_of(seats: int, order: str) -> list[int]:
    """The seat of each of those listed. Seat 0 begins (JK-5), and unless somebody has chosen, the lot decides who that is
    (JR-13). All move on by as many seats: everybody is as likely in each, and neighbours and partners stay as listed."""
    drawn = secrets.randbelow(seats) if order == "lot" else 0
    return [(listed + drawn) % seats for listed in range(seats)]


def new_seat(game: str, wanted: wire.NewSeat) -> Seat:
    bot = None if wanted.kind == "person" else wanted.bot or bots.default_bot(game)
    return Seat(wanted.kind, names.cleaned(wanted.name) or bots.shown(bot or ""), bot)
