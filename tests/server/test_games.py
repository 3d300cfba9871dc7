"""Every game on the shelf can be played over the wire, by people and bots together."""

from __future__ import annotations

import asyncio

import httpx
import pytest

import parlour
from tests.server.client import any_card, everybody, make

LONGEST = 100  # decisions of one person; then the game is given up


@pytest.mark.slow
@pytest.mark.parametrize("game", parlour.games())
def test_a_game_is_played_over_the_wire_and_its_record_replays(url: str, game: str) -> None:
    seats = int(parlour.game(game).options["seats"].default)
    made = make(url, 1, bots=seats - 1, game=game)
    choose = any_card(1)

    async def run() -> None:
        async with everybody(url, made) as (guest,):
            while not guest.over and guest.count < LONGEST:
                while not guest.view["moves"] and not guest.over:
                    await guest.hear()
                if not guest.over:
                    await guest.choose(choose(guest.view))
                    await guest.settled()
            if not guest.over:
                await guest.say("resign")
                while not guest.over and seats <= 2:
                    await guest.hear()

    asyncio.run(run())
    record = httpx.get(f"{url}api/matches/{made.id}/record")
    if record.status_code == 200:
        parlour.Record.from_json(record.text).check_seed()
    else:
        assert seats > 2 and record.json()["error"]["code"] == "error-not-over"
