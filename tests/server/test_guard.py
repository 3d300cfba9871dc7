"""What surrounds the tables: headers, origins, secrets that stay out of logs and addresses."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import any_card, everybody, make, opened
from tests.server.process import ServerProcess

PAGES = (
    "", "t/some-table", "a" * 3000, "..%2f..%2fetc%2fpasswd", "/etc/passwd", "%00", "index.html%00",
    "assets/none.js", "assets/%00", "assets/" + "a" * 3000, "assets/..%2f..%2fapp.py",
    "api/health", "api/games", "api/matches", "api/matches/none", "api/matches/%00", "api/nothing", "api/rulebook/ard-ri/en",
    "games/ard-ri/locale/en.ftl", "games/ard-ri/table.js", "games/snap/table.js", "games/ard-ri/%00",
    "api/rulebook/snap/en", "api/rulebook/ard-ri/xx", "api/rulebook/..%2f..%2f/en",
)
EXPECTED = {
    "x-content-type-options": "nosniff", "x-frame-options": "DENY", "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def check_headers(headers: httpx.Headers) -> None:
    assert {name: headers.get(name) for name in EXPECTED} == EXPECTED
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "script-src 'unsafe" not in policy


@pytest.mark.slow
@pytest.mark.parametrize("path", PAGES)
def test_every_answer_carries_the_security_headers(url: str, path: str) -> None:
    for method in ("GET", "POST", "DELETE", "OPTIONS"):
        answer = httpx.request(method, url + path)
        check_headers(answer.headers)
        assert answer.status_code < 500 or "make page" in answer.text
        if path.startswith("api/") and answer.status_code >= 400:
            assert answer.json()["error"]["code"].startswith("error-")


def test_a_refusal_carries_the_security_headers(url: str) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    check_headers(httpx.post(f"{url}api/matches", headers=foreign, json={}).headers)
    check_headers(httpx.post(f"{url}api/matches", content=b"x" * 100_000).headers)


@pytest.mark.slow
def test_a_failure_carries_the_security_headers_and_tells_nothing(folder: Path) -> None:
    with ServerProcess(folder, calm=False) as server:
        with sqlite3.connect(folder / "parlour.db") as database:
            database.execute("DROP TABLE matches")
        answer = httpx.get(f"{server.url}api/matches/abc")
        assert answer.status_code == 500 and answer.json()["error"]["code"] == "error-failure"
        check_headers(answer.headers)
        assert "sqlite" not in answer.text.lower() and "Traceback" not in answer.text


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[", "http://127.0.0.1:1", "file://", ""])
def test_a_page_of_another_site_can_neither_post_nor_open_a_socket(url: str, origin: str) -> None:
    answer = httpx.post(
        f"{url}api/matches", headers={"origin": origin}, json={"game": "ard-ri", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    )
    assert answer.status_code == 403 and answer.json()["error"]["code"] == "error-foreign-origin"

    async def run() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with opened(url, additional_headers={"origin": origin}):
                pass
        assert refused.value.response.status_code == 403
        check_headers(httpx.Headers(list(refused.value.response.headers.raw_items())))

    asyncio.run(run())


def test_our_own_page_can_post_and_open_a_socket(url: str) -> None:
    own = url.rstrip("/")
    body = {"game": "ard-ri", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    assert httpx.post(f"{url}api/matches", headers={"origin": own}, json=body).status_code == 201

    async def run() -> None:
        async with opened(url, origin=own) as socket:
            assert socket.response is not None
            check_headers(httpx.Headers(list(socket.response.headers.raw_items())))

    asyncio.run(run())


def test_a_socket_at_any_other_address_is_refused(url: str) -> None:
    async def run() -> None:
        for path in ("assets/x", "api/matches", "ws/more"):
            with pytest.raises(InvalidStatus) as refused:
                async with opened(f"{url}{path}/"):
                    pass
            assert refused.value.response.status_code == 404

    asyncio.run(run())


@pytest.mark.slow
def test_nothing_secret_is_logged_even_at_level_debug(folder: Path) -> None:
    with ServerProcess(folder, level="DEBUG", sql="DEBUG") as server:
        made = make(server.url, 2, bots=1)

        async def run() -> str:
            async with everybody(server.url, made) as guests:
                await guests[0].say("chat", text="my mother's maiden name")
                await guests[0].say("hello", match=made.id, token=made.tokens[1])
                await guests[0].socket.send(f'{{"type": "hello", "token": "{made.tokens[0]}"')
                await asyncio.gather(*(guest.play(any_card(n)) for n, guest in enumerate(guests)))
                return str(guests[0].table["seed"])

        seed = asyncio.run(run())
        httpx.get(f"{server.url}api/matches/{made.id}")
    log = server.logged()
    assert "DEBUG" in log and "INSERT INTO entries" in log
    for secret in (made.tokens[0], made.tokens[1], seed, "maiden name", "127.0.0.1:"):
        assert secret and secret not in log


def test_the_store_holds_no_token(server: ServerProcess) -> None:
    made = make(server.url)
    for file in server.data.glob("parlour.db*"):
        assert all(token and token.encode() not in file.read_bytes() for token in made.tokens)
