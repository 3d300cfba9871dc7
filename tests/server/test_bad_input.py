"""Whatever comes in: a clear answer, nothing changed, nobody else disturbed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import PATIENCE, Guest, closed, everybody, joined, make, opened
from tests.server.process import ServerProcess

BAD_MESSAGES = [
    "", "{", "[]", "null", "17", '"hello"', "{}", '{"type": 1}', '{"type": "dance"}', '{"type": "move"}', "\ud7ff", "{" * 5000,
    '{"type": "move", "count": "0", "moves": [1]}', '{"type": "move", "count": 0, "moves": 1}',
    '{"type": "move", "count": 0, "moves": []}', '{"type": "move", "count": 0, "moves": [1.5]}',
    '{"type": "move", "count": 0, "moves": [true]}', '{"type": "move", "count": -1, "moves": [1]}',
    '{"type": "move", "count": 0, "moves": [-1]}', '{"type": "move", "count": 0, "moves": [99999999999999999999]}',
    '{"type": "move", "count": 1e9, "moves": [1]}', '{"type": "move", "count": 0, "moves": [1], "seat": 1}',
    json.dumps({"type": "move", "count": 0, "moves": [1] * 101}), '{"type": "undo", "seat": 1}', '{"type": "resign", "seat": 1}',
    '{"type": "chat", "text": ""}', json.dumps({"type": "chat", "text": "x" * 501}), '{"type": "chat", "text": "a\\u0000b"}',
    '{"type": "chat", "text": "\\ud800"}', '{"type": "name", "name": ""}', '{"type": "name", "name": "   "}',
    '{"type": "name", "name": "a\\u0000b"}', json.dumps({"type": "name", "name": "x" * 25}), '{"type": "stand-in"}',
    '{"type": "stand-in", "seat": -3, "bot": "greedy"}', '{"type": "stand-in", "seat": 1, "bot": null}',
]
BAD_MATCHES: list[Any] = [
    None, [], 5, "x", {}, {"game": "ard-ri"}, {"game": 5, "seats": []}, {"game": "ard-ri", "seats": []},
    {"game": "ard-ri", "seats": [{"kind": "person"}]}, {"game": "ard-ri", "seats": [{"kind": "person"}] * 6},
    {"game": "ard-ri", "seats": [{"kind": "person"}] * 17}, {"game": "ard-ri", "seats": [{"kind": "ghost"}] * 2},
    {"game": "ard-ri", "seats": [{"kind": "bot", "bot": "oracle"}] * 2},
    {"game": "ard-ri", "seats": [{"kind": "person", "age": 9}] * 2},
    {"game": "ard-ri", "seats": [{"kind": "person", "name": "x" * 25}] * 2},
    {"game": "ard-ri", "seats": [{"kind": "person", "name": "\0"}] * 2},
    {"game": "ard-ri", "seats": [{"kind": "person"}] * 2, "options": {"wind": 1}},
    {"game": "ard-ri", "seats": [{"kind": "person"}] * 2, "options": {"summer_cattle": []}},
    {"game": "ard-ri", "seats": [{"kind": "person"}] * 2, "options": []},
    {"game": "ard-ri", "seats": [{"kind": "person"}] * 2, "seed": "mine"},
    {"game": "ard-ri", "seats": [{"kind": "person"}] * 2, "watching": "yes"},
]


def stored(server: ServerProcess) -> dict[str, list[Any]]:
    """Everything in the store."""
    with sqlite3.connect(f"file:{server.data / 'parlour.db'}?mode=ro", uri=True) as database:
        return {
            table: database.execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2").fetchall()
            # when somebody was last there may still be on its way from another test
            for table, columns in {"matches": "*", "seats": "match, seat, name, joined", "entries": "*", "chat": "*"}.items()
        }


# Messages


def test_bad_messages_are_answered_and_change_nothing(server: ServerProcess) -> None:
    async def run() -> None:
        made = make(server.url)
        async with everybody(server.url, made) as (first, second):
            await first.settled()
            before, view = stored(server), first.view
            for text in BAD_MESSAGES:
                await first.socket.send(text)
                message = await first.until("error")
                assert message["text"] and message["code"].startswith("error-"), text[:80]
            await first.say("view")
            await first.until("update")
            assert first.view == view and stored(server) == before
            await second.settled()
            assert not any('"update"' in text or '"error"' in text for text in second.heard)

    asyncio.run(run())


def test_moves_that_are_not_mine_to_make_are_refused(server: ServerProcess) -> None:
    async def run() -> None:
        made = make(server.url, 3)
        async with everybody(server.url, made) as (first, second, _):
            mine = [m["move"] for m in first.view["moves"]]
            await first.settled()
            before = stored(server)["entries"]
            not_mine = next(m["move"] for m in second.view["moves"] if m["move"] not in mine)
            for moves in ([not_mine], [52], [53], [2**31], [mine[0], mine[1]]):
                await first.move(*moves)
                message = await first.until("error")
                assert message["code"] in ("error-illegal-move", "error-not-asked")
                assert (await first.hear())["type"] == "update"
            assert stored(server)["entries"] == before
            await first.choose()
            before = stored(server)["entries"]
            await first.move(mine[1])
            await first.error("error-not-asked")
            assert stored(server)["entries"] == before

    asyncio.run(run())


def test_an_error_names_no_card_that_the_seat_cannot_know(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with everybody(url, made) as (first, _):
            await first.move(52)
            message = await first.error("error-illegal-move")
            assert message["arguments"]["legal"] == [m["move"] for m in first.view["moves"]]
            await first.choose()
            await first.move(0)
            assert set((await first.error("error-not-asked"))["arguments"]) == {"seat", "waiting"}

    asyncio.run(run())


def test_binary_frames_are_refused(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with joined(url, made.id, made.tokens[0]) as guest:
            for data in (b'{"type": "ping"}', b"", bytes(range(256))):
                await guest.socket.send(data)
                await guest.error("error-binary")
            await guest.settled()

    asyncio.run(run())


def test_a_text_frame_that_is_no_text_closes_only_its_own_socket(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with everybody(url, made) as (first, second):
            await first.socket.send(b"\xff\xfe", text=True)
            assert await closed(first.socket) == 1007
            await second.settled()

    asyncio.run(run())


def test_hello_is_said_once_and_first(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with joined(url, made.id, made.tokens[0]) as guest:
            await guest.say("hello", match=made.id, token=made.tokens[1])
            await guest.error("error-hello-twice")
            await guest.say("view")
            assert (await guest.until("update"))["view"]["seat"] == 0
        for first_words in ('{"type": "ping"}', '{"type": "move", "count": 0, "moves": [1]}', '{"type": "hello"}', "hello"):
            async with opened(url) as socket:
                await socket.send(first_words)
                assert json.loads(await socket.recv())["code"] in ("error-hello-first", "error-bad-message")
                assert await closed(socket) == 4000

    asyncio.run(run())


def test_an_unknown_match_is_named_in_the_error(url: str) -> None:
    async def run() -> None:
        async with opened(url) as socket:
            await socket.send(json.dumps({"type": "hello", "match": "no-such-match"}))
            message = json.loads(await socket.recv())
            assert message["code"] == "error-no-match" and message["arguments"] == {"match": "no-such-match"}
            assert await closed(socket) == 4000

    asyncio.run(run())
    answer = httpx.get(f"{url}api/matches/no-such-match")
    assert answer.status_code == 404 and answer.json()["error"]["code"] == "error-no-match"


def test_a_message_of_a_megabyte_is_refused_and_the_socket_lives(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with joined(url, made.id, made.tokens[0]) as guest:
            await guest.say("chat", text="x" * 2**20)
            assert (await guest.error("error-too-large"))["arguments"] == {"most": 16_384}
            await guest.say("chat", text="ж" * 9_000)  # fewer letters than the limit, but more bytes
            await guest.error("error-too-large")
            await guest.settled()

    asyncio.run(run())


def test_a_message_too_large_for_any_answer_closes_only_its_own_socket(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with everybody(url, made) as (first, second):
            with contextlib.suppress(ConnectionClosed):
                await first.socket.send("x" * (2**21 + 1))
            assert await closed(first.socket) in (1009, 1006)
            await second.settled()

    asyncio.run(run())


# Requests


@pytest.mark.slow
def test_matches_that_cannot_be_made_are_refused(server: ServerProcess) -> None:
    before = stored(server)
    for body in BAD_MATCHES:
        answer = httpx.post(f"{server.url}api/matches", json=body)
        assert answer.status_code == 400 and answer.json()["error"]["text"], body
    assert httpx.post(f"{server.url}api/matches", json={"game": "snap", "seats": [{"kind": "bot"}]}).status_code == 404
    assert httpx.post(f"{server.url}api/matches", content=b"\xff{").status_code == 400
    assert stored(server) == before


def test_a_large_request_is_refused_with_and_without_a_declared_length(url: str) -> None:
    def in_pieces() -> Any:
        for _ in range(200):
            yield b" " * 1000

    for content in (b" " * 200_000, in_pieces()):
        answer = httpx.post(f"{url}api/matches", content=content)
        assert answer.status_code == 413 and answer.json()["error"]["code"] == "error-too-large"


# Limits


@pytest.mark.slow
def test_whoever_says_nothing_is_asked_to_and_let_go(folder: Path) -> None:
    async def run() -> None:
        async with opened(server.url) as socket:
            assert json.loads(await socket.recv())["code"] == "error-hello-first"
            assert await closed(socket) == 4000

    with ServerProcess(folder, {"hello_seconds": 0.3}) as server:
        asyncio.run(run())


@pytest.mark.slow
def test_a_flood_is_answered_slowly_and_disturbs_nobody(folder: Path) -> None:
    async def flood(guest: Guest) -> None:
        for _ in range(3000):
            await guest.say("view")

    async def run() -> None:
        made, other = make(server.url), make(server.url)
        async with everybody(server.url, made) as (first, second), joined(server.url, other.id, other.tokens[0]) as elsewhere:
            flooding = asyncio.create_task(flood(first))
            await first.error("error-too-fast")
            for guest in (second, elsewhere):
                start = time.monotonic()
                await guest.choose()
                await guest.settled()
                assert time.monotonic() - start < 60  # the flood alone would take 150 s
            await asyncio.wait_for(flooding, PATIENCE)
            await first.until("error", code="error-too-fast")
            assert sum('"error"' in text for text in first.heard) < 20
            first.socket.transport.abort()  # a polite goodbye would wait behind the flood

    with ServerProcess(folder, {"messages_per_second": 20, "burst": 40}) as server:
        asyncio.run(run())


@pytest.mark.slow
def test_too_many_sockets_of_one_address_are_turned_away_until_some_close(folder: Path) -> None:
    async def run() -> None:
        made = make(server.url)
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(joined(server.url, made.id)) for _ in range(5)]
            async with opened(server.url) as one_more:
                assert json.loads(await one_more.recv())["code"] == "error-too-many-sockets"
                assert await closed(one_more) == 4000
            await sockets[0].settled()
            await sockets[4].socket.close()
            async with joined(server.url, made.id) as again:
                await again.settled()

    with ServerProcess(folder, {"sockets_per_address": 5}) as server:
        asyncio.run(run())


@pytest.mark.slow
def test_too_many_new_matches_of_one_address_are_refused(folder: Path) -> None:
    body = {"game": "ard-ri", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    with ServerProcess(folder, {"matches_per_minute": 3}) as server:
        answers = [httpx.post(f"{server.url}api/matches", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[4].json()["error"]["code"] == "error-too-many-matches"
        assert len(stored(server)["matches"]) == 3


@pytest.mark.slow
def test_a_rematch_is_a_new_match_too(folder: Path) -> None:
    async def run() -> None:
        made = make(server.url, 1, bots=1)
        token, match = made.tokens[0], made.id
        for _ in range(2):
            async with joined(server.url, match, token) as guest:
                await guest.say("resign")
                await guest.say("rematch")
                match = (await guest.until("rematch"))["match"]
        async with joined(server.url, match, token) as guest:
            await guest.say("resign")
            await guest.say("rematch")
            await guest.error("error-too-many-matches")

    with ServerProcess(folder, {"matches_per_minute": 3}) as server:
        asyncio.run(run())


@pytest.mark.slow
def test_a_table_s_talk_has_an_end(folder: Path) -> None:
    async def run() -> None:
        made = make(server.url)
        async with joined(server.url, made.id) as guest:
            for _ in range(4):
                await guest.say("chat", text="again")
            await guest.error("error-chat-full")

    with ServerProcess(folder, {"chat_lines": 3}) as server:
        asyncio.run(run())
        assert len(stored(server)["chat"]) == 3


@pytest.mark.slow
def test_those_who_watch_cannot_silence_those_who_play(folder: Path) -> None:
    async def run() -> None:
        made = make(server.url)
        async with joined(server.url, made.id) as watching, joined(server.url, made.id, made.tokens[0]) as playing:
            for _ in range(3):
                await watching.say("chat", text="again")
            await watching.error("error-chat-full")
            await playing.say("chat", text="quiet, please")
            await playing.until("chat", text="quiet, please")

    with ServerProcess(folder, {"spectators_lines": 2}) as server:
        asyncio.run(run())


@pytest.mark.parametrize("path", ["api/matches", "api/matches/x", "api/nothing", "t/x"])
def test_other_methods_are_refused(url: str, path: str) -> None:
    for method in ("PUT", "PATCH", "DELETE"):
        assert httpx.request(method, url + path).status_code == 405
