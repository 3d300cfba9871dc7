"""A table exists once in memory, however many others want room there."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

import parlour
from parlour.bots import player
from parlour.match import Seat
from parlour.match.imported import imported
from parlour.server import match_routes, requests, wire
from parlour.server.bot_pool import BotPool
from parlour.server.guest import Guest
from parlour.server.limits import Addresses, Limits, TooMuch
from parlour.server.live_table import LiveTable, NotFound
from parlour.server.tables import Tables
from parlour.store import Store
from tests.server.client import Json

ROOM = 3  # for tables that nobody uses
MANY = 12
GAME = parlour.play("ard-ri", [player("ard-ri", "random", seat) for seat in range(2)], seed=7)


@asynccontextmanager
async def a_small_house(folder: Path, **limits: int) -> AsyncIterator[Tables]:
    store, pool = Store.in_folder(folder), BotPool(1)
    try:
        yield Tables(store, Limits(tables_in_memory=ROOM, **limits), pool, bot_pause=0)
    finally:
        pool.close()
        store.close()


async def new(tables: Tables) -> tuple[str, list[str | None]]:
    return await tables.create("ard-ri", {}, [Seat("person", "Ana"), Seat("person", "Ben")], "link")


async def sit(tables: Tables, match: str, token: str | None) -> tuple[LiveTable, Guest]:
    """As a socket does: the table is found first and joined later."""
    table = await tables.find(match)
    guest = Guest(table.seat_of(token), token, f"guest {token}", asyncio.Queue())
    await asyncio.sleep(0)
    await tables.join(table, guest)
    return table, guest


def heard(guest: Guest) -> list[Json]:
    told = []
    while not guest.queue.empty():
        message = guest.queue.get_nowait()
        assert message is not None
        told.append(json.loads(message))
    return told


def test_a_table_is_the_same_for_all_who_find_it_while_others_take_its_room(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_small_house(tmp_path) as tables:
            match, _ = await new(tables)
            held = await tables.find(match)
            for _ in range(MANY):
                await new(tables)
            assert await tables.find(match) is held
            one, other = await asyncio.gather(tables.find(match), tables.find(match))
            assert one is other is held

    asyncio.run(run())


def test_everybody_hears_of_a_move_at_a_table_made_in_a_full_house(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        match, tokens = await new(tables)
        first_at, first = await sit(tables, match, tokens[0])
        second_at, second = await sit(tables, match, tokens[1])
        heard(first), heard(second)
        for table, guest, other in ((first_at, first, second), (second_at, second, first)):
            move = table.match.state.legal(guest.seat)[0]
            await requests.handle(tables, table, guest, wire.Moves(count=0, moves=[move]))
            assert [told["count"] for told in heard(guest) if told["type"] == "update"] == [1]
            assert "update" in [told["type"] for told in heard(other)]

    async def run() -> None:
        async with a_small_house(tmp_path) as tables:
            occupied = [await sit(tables, match, tokens[0]) for match, tokens in [await new(tables) for _ in range(MANY)]]
            for _ in range(3):
                await asyncio.gather(*(play(tables) for _ in range(MANY)), *(new(tables) for _ in range(MANY)))
            assert all(table.guests == {guest} for table, guest in occupied)

    asyncio.run(run())


def test_tables_that_nobody_uses_leave_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_small_house(tmp_path) as tables:
            matches = [(await new(tables))[0] for _ in range(MANY)]
            gc.collect()
            assert sorted(tables.live) == sorted(matches[-ROOM:])
            assert (await tables.find(matches[0])).match.id == matches[0]

    asyncio.run(run())


def test_who_gives_up_waiting_for_a_table_does_not_take_it_from_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_small_house(tmp_path) as tables:
            matches = [(await new(tables))[0] for _ in range(MANY)]
            gc.collect()
            hurried, patient = (asyncio.create_task(tables.find(matches[0])) for _ in range(2))
            await asyncio.sleep(0)
            hurried.cancel()
            assert (await patient).match.id == matches[0]
            with pytest.raises(NotFound):
                await tables.find("none")
            assert tables.loading == {}

    asyncio.run(run())


def test_what_another_process_wrote_is_taken_over_and_told_even_if_it_took_something_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_small_house(tmp_path) as here, a_small_house(tmp_path) as there:
            match, tokens = await here.create("ard-ri", {}, [Seat("person", f"P{seat}") for seat in range(3)], "link")
            at_here, ana = await sit(here, match, tokens[0])
            await requests.handle(here, at_here, ana, wire.Moves(count=0, moves=[at_here.match.state.legal(0)[0]]))
            at_there, ben = await sit(there, match, tokens[1])
            heard(ben)
            told = [entry["ply"] for message in heard(ana) for entry in message.get("log", []) + message.get("events", [])]
            dealt = len(at_here.match.plies) - 1
            assert told == list(range(1, dealt + 2))
            await requests.handle(here, at_here, ana, wire.Undo())  # of which the other house hears nothing
            await requests.handle(there, at_there, ben, wire.Moves(count=0, moves=[at_there.match.state.legal(1)[0]]))
            assert at_there.match.counts == [1, 1, 0] and at_there.match.state.waiting == (0, 2)
            taken_back, own = [message for message in heard(ben) if message["type"] == "update"]
            assert taken_back["kept"] == dealt and taken_back["events"] == []
            assert "kept" not in own and [entry["event"]["by"] for entry in own["events"]] == [1]

    asyncio.run(run())


def test_two_who_take_the_same_name_at_different_nodes_are_told_apart(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_small_house(tmp_path) as here, a_small_house(tmp_path) as there:
            match, tokens = await here.create("ard-ri", {}, [Seat("person", f"P{seat}") for seat in range(2)], "link")
            at_here, ana = await sit(here, match, tokens[0])
            at_there, ben = await sit(there, match, tokens[1])
            await requests.handle(here, at_here, ana, wire.Rename(name="Bob"))  # of which the other house hears nothing
            await requests.handle(there, at_there, ben, wire.Rename(name="Bob"))
            assert at_there.match.seats[1].name == "Bob 2"

    asyncio.run(run())


def test_bots_take_the_turns_of_who_was_last_there(tmp_path: Path) -> None:
    """With clocks they play on where nobody is: tables that somebody has left have no share of their own."""

    async def run() -> None:
        async with a_small_house(tmp_path) as tables:
            match, tokens = await new(tables)
            table = await tables.find(match)
            guest = Guest(0, tokens[0], "", asyncio.Queue(), "2001:db8::7")
            await tables.join(table, guest)
            assert table.share() == "2001:db8::/64"
            tables.leave(table, guest)
            assert table.share() == "2001:db8::/64"

    asyncio.run(run())


def test_who_has_just_left_is_known_by_the_clock_of_the_database(tmp_path: Path) -> None:
    """However wrong that of a node is."""

    async def run() -> None:
        async with a_small_house(tmp_path) as tables:
            match, tokens = await new(tables)
            table, guest = await sit(tables, match, tokens[0])
            tables.store.ahead = 3600.0
            tables.leave(table, guest)
            assert tables.away_for(table, 0) < 60
            assert 3500 < (table.stored.seen[0] or 0) - time.time() < 3700

    asyncio.run(run())


def test_who_left_by_a_clock_ahead_of_ours_is_away_all_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_small_house(tmp_path) as tables:
            match, (token, _) = await new(tables)
            table, guest = await sit(tables, match, token)
            tables.leave(table, guest)
            table.stored.seen[0] = tables.store.now() + 0.5
            assert tables.away_for(table, 0) == 0

    asyncio.run(run())


def test_everybody_else_is_answered_while_a_long_game_is_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_routes, "AT_ONCE", 2)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def run() -> None:
        async with a_small_house(tmp_path) as tables:
            match = await tables.keep(imported("m", GAME, ["a", "b"]))
            routes = match_routes.MatchRoutes(tables, Addresses(Limits()))
            await tables.find(match)  # which is done by another thread
            answering = Starlette(routes=[Route("/{match}", routes.replay)])
            async with httpx.AsyncClient(transport=httpx.ASGITransport(answering), base_url="http://here") as client:
                counting = asyncio.create_task(others())
                answer = (await client.get(f"/{match}")).json()
                counting.cancel()
            assert answer["plies"] == len(answer["events"]) == len(GAME.moves) < 2 * turns

    asyncio.run(run())


def test_an_address_cannot_sit_at_any_number_of_long_games(tmp_path: Path) -> None:
    """Tables at which somebody sits are not among those that leave the memory."""

    async def run() -> None:
        async with a_small_house(tmp_path, seated_bytes=20_000) as tables:
            seated = [await sit(tables, match, tokens[0]) for match, tokens in [await new(tables) for _ in range(3)]]
            match, tokens = await new(tables)
            table = await tables.find(match)
            guest = Guest(0, tokens[0], "", asyncio.Queue())
            with pytest.raises(TooMuch):
                tables.check_room(table, guest)
            tables.check_room(seated[0][0], guest)  # where somebody of this address sits already
            tables.check_room(table, Guest(0, tokens[0], "", asyncio.Queue(), "192.0.2.1"))
            for one, other in seated:
                tables.leave(one, other)
            tables.check_room(table, guest)
            assert not tables.seated

    asyncio.run(run())
