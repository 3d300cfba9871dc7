"""What if, over HTTP. Nothing of a branch is kept here: whoever tries something sends the whole line every time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from starlette.requests import Request
from starlette.responses import Response

from parlour import bots
from parlour.core.game import Json
from parlour.match import Line, Match, Refused, Seat, branch
from parlour.search.questions import Question
from parlour.server import wire
from parlour.server.limits import neighbourhood
from parlour.server.live_table import LOG_PAGE, LiveTable, finished
from parlour.server.match_routes import MatchRoutes
from parlour.server.parameters import address_of, whole
from parlour.server.responses import json_response
from parlour.server.table_bots import bot_seed
from parlour.study.questions import CHANCES


class BranchRoutes:
    def __init__(self, matches: MatchRoutes) -> None:
        self.matches, self.tables = matches, matches.tables

    async def branch(self, request: Request) -> Response:
        """Where a branch stands. If it is the turn of bots, those who are asked now answer first."""
        wanted, table = wire.read_branch(await request.body()), await self.matches.table(request)
        made, line = grown(finished(table), wanted), list(wanted.line)
        share = neighbourhood(address_of(request.scope))
        for seat, move in await self.answers(made, share):
            made.commit(made.decide(seat, made.counts[seat], [move]))
            line.append((seat, move))
        return json_response(told(table, made, wanted, line))

    async def answers(self, made: Match, share: str) -> Line:
        waiting = made.bots_to_move()
        if not waiting:
            return []
        with self.tables.questions.pool.counted(share):
            moves = await asyncio.gather(*(self.think(made, seat, share) for seat in waiting))
        return list(zip(waiting, moves, strict=True))

    def think(self, made: Match, seat: int, share: str) -> Awaitable[int]:
        seen, bot, seed = made.state.seen(seat), str(made.seats[seat].bot), bot_seed(made, seat, made.counts[seat])
        return self.tables.bots.pool.ask(made.game.id, bot, seen, seat, seed, made.id, made.trail(seat).been, share)

    async def chances(self, request: Request) -> Response:
        """Everybody's chances where a branch stands: of the true position, or of what the seat sees with whose eyes it began."""
        wanted, table = wire.read_branch(await request.body()), await self.matches.table(request)
        made = grown(finished(table), wanted)
        state = made.state if wanted.eyes is None or made.over else made.state.seen(wanted.eyes)
        question = Question(made.game.id, CHANCES, state, made.options, [])
        share = neighbourhood(address_of(request.scope))
        return json_response(await self.tables.questions.pool.ask(question, lambda _: None, share, made.id))


def grown(match: Match, wanted: wire.Branch) -> Match:
    whole(str(wanted.ply), "ply", 0, len(match.plies))
    for seat in (wanted.seat, wanted.eyes or 0, *wanted.bots):
        if seat >= match.state.seats:
            raise Refused("error-branch-seat", seat=seat)
    if wanted.bot is not None:
        bots.check(match.game.id, wanted.bot)
    seats = [
        Seat("bot" if number in wanted.bots else "person", seat.name, wanted.bot if number in wanted.bots else None, joined=True)
        for number, seat in enumerate(match.seats)
    ]
    return branch(match, wanted.ply, wanted.eyes, wanted.luck, wanted.line, seats)


def told(table: LiveTable, made: Match, wanted: wire.Branch, line: Line) -> Json:
    seat = viewer(made, wanted)
    first = max(0, wanted.ply - LOG_PAGE)
    public = table.public()
    seats = [
        {**one, "bot": seat.bot, "here": True, "joined": True, "resigned": False}
        for one, seat in zip(public["seats"], made.seats, strict=True)
    ]
    return {
        "seat": seat, "view": made.view(seat), "line": line,
        "bots": not made.over and any(seat in wanted.bots for seat in made.state.waiting),
        "log": [*table.match.log(seat, first, wanted.ply), *made.log(seat, wanted.ply)],
        "table": {
            **public, "seats": seats, "status": "over" if made.over else "running", "result": made.result, "next": None,
        },
    }


def viewer(made: Match, wanted: wire.Branch) -> int:
    """Who looks: whoever plays it by hand and is asked now, the one who looked before if possible."""
    asked = [] if made.over else [seat for seat in made.state.waiting if seat not in wanted.bots]
    return wanted.seat if wanted.seat in asked or not asked else asked[0]
