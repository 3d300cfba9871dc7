"""What has happened is sent a page at a time, however long the game is."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from pathlib import Path
from typing import Any

import pytest

from parlour.core import actors
from parlour.core.game import Game
from parlour.core.state import State
from parlour.match import Match, Seat
from parlour.server.guest import Guest
from parlour.server.live_table import LOG_PAGE, LiveTable, token_hash
from parlour.store import Store, Stored
from tests.server.client import Json, joined
from tests.server.process import ServerProcess

TOKEN = secrets.token_urlsafe()


def long_match(plies: int) -> Match:
    """Pirates who walk about at random; the game does not end before everybody is tired of it."""
    options = {"play_on": True, "stall_rounds": 1000}
    match = Match.create("long", "jackal", options, [Seat("person", "Ana", joined=True), Seat("person", "Ben")], "long")
    match.commit(match.opening())
    shuffle = random.Random(2)
    while len(match.plies) < plies and not match.over:
        seat = match.state.actor
        match.commit(match.decide(seat, match.counts[seat], [shuffle.choice(match.state.legal(seat))]))
    return match


def table_of(match: Match) -> LiveTable:
    return LiveTable(Stored(match, [token_hash(TOKEN), None], "link", time.time(), None, []))


def test_a_hello_makes_as_many_events_in_a_long_match_as_in_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    event = Game.event

    def counted(self: Game, before: State, move: int, seat: int, by: int | None = None, after: State | None = None) -> Json:
        assert after is not None  # nobody makes the move again to tell of it
        made.append(move)
        return event(self, before, move, seat, by, after)

    monkeypatch.setattr(Game, "event", counted)
    for plies in (80, 900):
        table = table_of(long_match(plies))
        made.clear()
        guest = Guest(0, TOKEN, "", asyncio.Queue())
        welcome: Any = table.welcome(guest)
        assert len(made) == len(welcome["log"]) == LOG_PAGE
        assert welcome["earlier"] == len(table.match.plies) - LOG_PAGE
        assert welcome["log"][-1]["ply"] == len(table.match.plies)


def test_views_and_events_of_a_seat_are_made_once_for_all_its_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    table, viewed = table_of(long_match(40)), list[int]()
    match = table.match
    view = Match.view

    def noted(self: Match, viewer: int) -> Json:
        viewed.append(viewer)
        return view(self, viewer)

    monkeypatch.setattr(Match, "view", noted)
    for seat in (0, 0, 1, actors.SPECTATOR, actors.SPECTATOR):
        table.guests.add(guest := Guest(seat, None, "", asyncio.Queue()))
        table.welcome(guest)
    assert sorted(viewed) == [actors.SPECTATOR, 0, 1]
    viewed.clear()
    seat = match.state.actor
    proposed = match.decide(seat, match.counts[seat], [match.state.legal(seat)[0]])
    match.commit(proposed)
    table.tell_game(proposed.kept)
    assert sorted(viewed) == [actors.SPECTATOR, 0, 1]
    told = {guest.seat: guest.queue.get_nowait() for guest in table.guests}
    assert all(json.loads(text or "")["view"]["seat"] == seat for seat, text in told.items())


@pytest.mark.parametrize("seat", [0, actors.SPECTATOR])
def test_older_events_are_sent_page_by_page_to_whoever_asks(tmp_path: Path, seat: int) -> None:
    match = long_match(200)

    async def run() -> None:
        store = Store.in_folder(tmp_path)
        await store.add(table_of(match).stored, str(match.seed))
        store.close()
        with ServerProcess(tmp_path) as server:
            async with joined(server.url, "long", TOKEN if seat == 0 else None) as guest:
                known, earlier = guest.welcome["log"], guest.welcome["earlier"]
                while earlier:
                    await guest.say("log", before=known[0]["ply"])
                    page = await guest.until("log")
                    assert page["before"] == known[0]["ply"] == page["log"][-1]["ply"] + 1
                    assert len(page["log"]) == min(LOG_PAGE, earlier)
                    known, earlier = page["log"] + known, page["earlier"]
                assert known == match.log(seat)
                await guest.say("log", before=1)
                assert (await guest.until("log"))["log"] == []
                await guest.say("log", before=10**6)
                assert (await guest.until("log"))["log"] == known[-LOG_PAGE:]
                for wrong in (0, -1, "x", None):
                    await guest.say("log", before=wrong)
                    await guest.error("error-bad-message")

    asyncio.run(run())
