"""How many of those who played the deal of a day here won it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec

from parlour.core import daily
from parlour.server.messages import Daily
from tests.server.client import Made, joined
from tests.server.process import ServerProcess

GAME = "twelve-patrols"


def counted(url: str, day: str) -> Daily:
    return msgspec.convert(httpx.get(f"{url}api/games/{GAME}/daily/{day}").json(), Daily)


def made(url: str, **wanted: object) -> Made:
    answer = httpx.post(f"{url}api/matches", json={"game": GAME, "seats": [{"kind": "person"}], **wanted}).json()
    return Made(answer["match"], [seat.get("token") for seat in answer["seats"]])


async def give_up(url: str, match: Made) -> None:
    async with joined(url, match.id, match.tokens[0]) as guest:
        await guest.say("resign")
        while not guest.over:
            await guest.hear()


def test_a_deal_counts_once_when_it_ends_and_after_a_crash(folder: Path) -> None:
    day = daily.today().isoformat()
    with ServerProcess(folder) as server:
        deals = [made(server.url, daily=day) for _ in range(3)]
        assert counted(server.url, day) == Daily(day=day, played=0, won=0, results=[])
        asyncio.run(give_up(server.url, deals[0]))
        server.kill()
        server.start()
        asyncio.run(give_up(server.url, deals[1]))
        told = counted(server.url, day)
        assert (told.played, told.won, [one.many for one in told.results]) == (2, 0, [2])
        # The same deal again, with other rules, or of a day that has not come: nobody can be compared with those.
        for wanted in ({"again": deals[0].id}, {"daily": day, "options": {"deck": "hard"}}, {"daily": "2999-01-01"}):
            asyncio.run(give_up(server.url, made(server.url, **wanted)))
        assert counted(server.url, day) == told and counted(server.url, "2999-01-01").played == 0
        assert httpx.get(f"{server.url}api/games/{GAME}/daily/2026-02-31").status_code == 400
        assert httpx.get(f"{server.url}api/games/none/daily/{day}").status_code == 404
