"""Tables that wait for strangers: found, joined, started; gone when the host is."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import joined
from tests.server.process import ServerProcess

Json = dict[str, Any]
PERSON, BOT = {"kind": "person"}, {"kind": "bot", "bot": "random"}


def ask(url: str, path: str, body: Json | None = None, token: str | None = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    address = f"{url}api/open{path}"
    return httpx.get(address, headers=headers) if body is None else httpx.post(address, json=body, headers=headers)


def opened(url: str, **more: Any) -> Json:
    seats = [{**PERSON, "name": "Ana"}, PERSON, PERSON, BOT]
    answer = ask(url, "", {"game": "jackal", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def sit(url: str, open: str, name: str = "Ben") -> httpx.Response:
    return ask(url, f"/{open}/sit", {"name": name})


def test_a_stranger_sits_down_and_bots_take_what_is_left(url: str) -> None:
    clock = {"kind": "live", "bank": 300, "increment": 5, "out": "bot"}
    host = opened(url, clock=clock, order="given")
    listed = next(one for one in ask(url, "").json() if one["open"] == host["open"])
    assert listed["game"] == "jackal" and listed["clock"] == clock
    assert [(seat["name"], seat["taken"]) for seat in listed["seats"]] == [("Ana", True), ("", False), ("", False), ("", True)]
    guest = sit(url, host["open"], "Ana").json()
    seen = ask(url, f"/{host['open']}", token=guest["token"]).json()
    assert seen["mine"] == 1 and seen["match"] is None and seen["seats"][1]["name"] == "Ana 2"  # nobody looks like another
    assert ask(url, f"/{host['open']}/start", {}, guest["token"]).json()["error"]["code"] == "error-open-host"

    match = ask(url, f"/{host['open']}/start", {}, host["token"]).json()["match"]
    assert ask(url, f"/{host['open']}/start", {}, host["token"]).json()["match"] == match  # pressed twice
    assert ask(url, f"/{host['open']}", token=guest["token"]).json()["match"] == match
    assert ask(url, f"/{host['open']}").json()["match"] is None  # is for those who sit there
    assert sit(url, host["open"]).status_code == 409
    assert host["open"] not in [one["open"] for one in ask(url, "").json()]

    async def play() -> None:
        async with joined(url, match, host["token"]) as first, joined(url, match, guest["token"]) as second:
            assert (first.seat, second.seat) == (0, 1)
            assert [seat["kind"] for seat in second.table["seats"]] == ["person", "person", "bot", "bot"]
            assert second.table["clock"] == clock

    asyncio.run(play())


def test_the_last_seat_is_taken_once(url: str) -> None:
    host = opened(url, seats=[PERSON, PERSON])

    async def both() -> list[int]:
        async with httpx.AsyncClient() as client:
            address = f"{url}api/open/{host['open']}/sit"
            answers = await asyncio.gather(*(client.post(address, json={"name": name}) for name in ("Ben", "Cai")))
            return sorted(answer.status_code for answer in answers)

    assert asyncio.run(both()) == [201, 409]


def test_whoever_leaves_makes_room_and_without_the_host_the_table_goes(url: str) -> None:
    host = opened(url, seats=[PERSON, PERSON])
    guest = sit(url, host["open"]).json()
    assert ask(url, f"/{host['open']}/leave", {}, guest["token"]).status_code == 200
    assert sit(url, host["open"], "Cai").status_code == 201
    assert ask(url, f"/{host['open']}/leave", {}, host["token"]).status_code == 200
    assert ask(url, f"/{host['open']}").status_code == 404
    assert host["open"] not in [one["open"] for one in ask(url, "").json()]


def test_a_host_who_is_not_heard_of_has_gone(folder: Path) -> None:
    with ServerProcess(folder) as server:
        host, other = opened(server.url), opened(server.url)
        with sqlite3.connect(folder / "parlour.db") as connection:  # a minute and a bit later
            connection.execute("UPDATE open_tables SET seen = seen - 61 WHERE id = ?", (host["open"],))

        async def gone() -> None:
            while [one["open"] for one in ask(server.url, "").json()] != [other["open"]]:
                await asyncio.sleep(0.1)

        asyncio.run(asyncio.wait_for(gone(), 60))
        assert sit(server.url, host["open"]).status_code == 409
        assert ask(server.url, f"/{host['open']}").status_code == 404


@pytest.mark.parametrize(("body", "code"), [
    ({"seats": [PERSON]}, "error-bad-message"), ({"seats": [PERSON, BOT]}, "error-open-nobody"),
    ({"seats": [BOT, PERSON]}, "error-open-nobody"), ({"options": {"colour": 1}}, "error-option-unknown"),
    ({"seats": [PERSON] * 9}, "error-option-value"),
])
def test_what_is_no_table(url: str, body: Json, code: str) -> None:
    answer = ask(url, "", {"game": "jackal", "seats": [PERSON, PERSON], **body})
    assert answer.status_code == 400 and answer.json()["error"]["code"] == code, answer.text


def test_the_same_limits_as_for_matches(folder: Path) -> None:
    with ServerProcess(folder, limits={"matches_per_minute": 2}) as server:
        host = opened(server.url)
        assert sit(server.url, host["open"]).status_code == 201
        assert sit(server.url, host["open"]).status_code == 429
        assert ask(server.url, "", {"game": "jackal", "seats": [PERSON, PERSON]}).status_code == 429
