"""Who may watch: everybody, whoever has the link, or only the players."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from parlour.locale import LANGUAGES, sentence
from tests.server.client import Made, any_card, closed, everybody, joined, make, opened

PLACES = ("", "/record", "/replay", "/replay/0", "/replay/0?seat=0")


def play_out(url: str, made: Made) -> None:
    async def run() -> None:
        async with everybody(url, made) as guests:
            await asyncio.gather(*(guest.play(any_card(n)) for n, guest in enumerate(guests)))

    asyncio.run(run())


def get(url: str, match: str, place: str = "", token: str | None = None, **headers: str) -> httpx.Response:
    with_token = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.get(f"{url}api/matches/{match}{place}", headers={**with_token, **headers})


def listed(url: str) -> list[str]:
    return [table["match"] for table in httpx.get(f"{url}api/matches").json()]


def greeted(url: str, **hello: Any) -> dict[str, Any]:
    async def run() -> dict[str, Any]:
        async with opened(url) as socket:
            await socket.send(json.dumps({"type": "hello", **hello}))
            told: dict[str, Any] = json.loads(await socket.recv())
            if told["type"] == "error":
                assert await closed(socket) == 4000
            return told

    return asyncio.run(run())


def test_a_match_is_listed_or_known_by_its_link_or_only_for_its_players(url: str) -> None:
    matches = {watching: make(url, watching=watching) for watching in ("listed", "link", "players")}
    assert [watching for watching, made in matches.items() if made.id in listed(url)] == ["listed"]
    told = {watching: get(url, made.id) for watching, made in matches.items()}
    assert {watching: answer.status_code for watching, answer in told.items()} == {"listed": 200, "link": 200, "players": 403}
    assert all(told[watching].json()["watching"] == watching for watching in ("listed", "link"))


def test_a_stranger_gets_nothing_of_a_match_for_its_players_but_a_sentence(url: str) -> None:
    made, other = make(url, 1, bots=1, watching="players"), make(url, 1, bots=1)
    play_out(url, other)
    for over in (False, True):
        if over:
            play_out(url, made)
        for place in PLACES:
            token = made.tokens[0]
            for headers in ({}, {"authorization": ""}, {"authorization": f"Basic {token}"}, {"cookie": f"token={token}"}):
                answer = get(url, made.id, place, **headers)
                assert answer.status_code == 403 and answer.json().keys() == {"error"}
                assert answer.json()["error"]["code"] == "error-only-players" and answer.json()["error"]["arguments"] == {}
            for strange in (other.tokens[0], "x" * 24, "None"):
                refused = get(url, made.id, place, authorization=f"Bearer {strange}")
                assert refused.status_code == 404 and refused.json()["error"]["code"] == "error-bad-token"
            assert httpx.head(f"{url}api/matches/{made.id}{place}").status_code == 403
        assert get(url, f"{made.id}/record?token={made.tokens[0]}").status_code == 403  # a token in the address is no token
        assert greeted(url, match=made.id)["code"] == "error-only-players"
        assert greeted(url, match=made.id, token=None, name="Nosy")["code"] == "error-only-players"
        assert greeted(url, match=made.id, token=other.tokens[0])["code"] == "error-bad-token"
        assert made.id not in listed(url)


def test_the_players_see_their_match_and_its_replay_and_go_on_among_themselves(url: str) -> None:
    made = make(url, watching="players")
    assert get(url, made.id, token=made.tokens[1]).json()["watching"] == "players"
    play_out(url, made)
    for place in PLACES:
        assert all(get(url, made.id, place, token=token).status_code == 200 for token in made.tokens)

    async def again() -> str:
        async with joined(url, made.id, made.tokens[0]) as guest:
            await guest.say("rematch")
            return str((await guest.until("rematch"))["match"])

    next_match = asyncio.run(again())
    assert get(url, next_match).status_code == 403 and get(url, next_match, token=made.tokens[0]).status_code == 200


def test_the_deal_of_a_match_for_its_player_is_dealt_again_to_its_player_only(url: str) -> None:
    made = make(url, 1, game="twelve-patrols", watching="players")

    async def resign() -> None:
        async with joined(url, made.id, made.tokens[0]) as guest:
            await guest.say("resign")
            while not guest.over:
                await guest.hear()

    asyncio.run(resign())
    body = {"game": "twelve-patrols", "seats": [{"kind": "person"}], "again": made.id}
    assert httpx.post(f"{url}api/matches", json=body).status_code == 403
    mine = {"authorization": f"bearer {made.tokens[0]}"}
    assert httpx.post(f"{url}api/matches", json=body, headers=mine).status_code == 201


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_refusal_is_a_sentence_in_every_language(lang: str) -> None:
    assert "error-only-players" not in sentence(lang, "error-only-players")
