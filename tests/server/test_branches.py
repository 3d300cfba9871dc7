"""What if: a finished match goes on otherwise, from anywhere in it; and records that come from elsewhere."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import httpx
import msgspec
import pytest

from parlour.server.messages import Branched, Prospects
from tests.server.client import Json, Made, any_card, everybody, make

pytestmark = pytest.mark.compiled


@cache
def played(url: str, **more: Any) -> Made:
    """Two people have played Ard Rí to its end."""
    made = make(url, 2, **more)

    async def play() -> None:
        async with everybody(url, made) as guests:
            await asyncio.gather(*(guest.play(any_card(number)) for number, guest in enumerate(guests)))

    asyncio.run(play())
    return made


def grow(url: str, made: Made, token: str | None = None, **wanted: Any) -> Json:
    answer = httpx.post(f"{url}api/matches/{made.id}/branch", json=wanted, headers=bearer(token), verify=False, timeout=120)
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    msgspec.convert(told, Branched)
    return told


def refused(url: str, made: Made, **wanted: Any) -> tuple[int, str]:
    answer = httpx.post(f"{url}api/matches/{made.id}/branch", json=wanted, verify=False)
    return answer.status_code, str(answer.json()["error"]["code"])


def bearer(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def record(url: str, made: Made) -> Json:
    told: Json = httpx.get(f"{url}api/matches/{made.id}/record", verify=False).json()
    return told


def dealt(moves: list[list[int]]) -> int:
    """How many plies there are before the first decision."""
    return next(ply for ply, (seat, _) in enumerate(moves) if seat >= 0)


def hand(told: Json) -> list[str]:
    """Of the seat that looks."""
    return sorted(told["view"]["table"]["seats"][told["seat"]]["cards"])


def test_the_same_decisions_with_the_same_luck_are_the_game_again(url: str) -> None:
    made = played(url)
    whole = record(url, made)
    start = dealt(whole["moves"])
    line = [move for move in whole["moves"][start:] if move[0] >= 0]
    told = grow(url, made, ply=start, line=line)
    assert told["table"]["result"]["scores"] == whole["scores"]
    assert len(told["log"]) == len(whole["moves"])
    assert told["view"]["moves"] == []
    other = grow(url, made, ply=0, luck=1)
    assert hand(other) != hand(grow(url, made, ply=0))
    assert other == grow(url, made, ply=0, luck=1), "another luck is the same whenever it is asked for"


def test_through_the_eyes_of_a_seat_the_other_hands_are_imagined(url: str) -> None:
    made = played(url)
    start = dealt(record(url, made)["moves"])
    true, mine = grow(url, made, ply=start, seat=0), grow(url, made, ply=start, seat=0, eyes=0, luck=1)
    assert hand(mine) == hand(true)
    hers = [hand(grow(url, made, ply=start, seat=1, eyes=0, luck=luck)) for luck in (1, 2, 3)]
    assert hand(grow(url, made, ply=start, seat=1)) not in hers
    assert hers[0] != hers[1]
    assert refused(url, made, ply=start, eyes=0) == (400, "error-branch-luck")


def test_bots_answer_and_the_chances_are_told(url: str) -> None:
    made = played(url)
    start = dealt(record(url, made)["moves"])
    mine = grow(url, made, ply=start, bots=[1])
    assert (mine["seat"], mine["bots"]) == (0, True)
    line = [(0, mine["view"]["moves"][0]["move"])]
    told = grow(url, made, ply=start, line=line, bots=[1], bot="greedy")
    assert told["line"][0] == list(line[0])
    assert [seat for seat, _ in told["line"]] == [0, 1]
    assert told["seat"] == 0
    wanted = {"ply": start, "line": told["line"]}
    answer = httpx.post(f"{url}api/matches/{made.id}/branch/chances", json=wanted, verify=False, timeout=120)
    shares = msgspec.convert(answer.json(), Prospects).shares
    assert shares is not None
    assert sum(shares) == pytest.approx(1.0, abs=0.01)


def test_only_a_finished_match_can_go_on_otherwise(url: str) -> None:
    assert refused(url, make(url), ply=0) == (409, "error-not-over")
    made = played(url)
    assert refused(url, made, ply=10**6)[1] == "error-bad-number"
    assert refused(url, made, ply=0, seat=9)[1] == "error-branch-seat"
    assert refused(url, made, ply=0, line=[[9, 1]])[1] == "error-branch-seat"
    assert refused(url, made, ply=dealt(record(url, made)["moves"]), line=[[0, 10**6]])[0] == 400
    assert refused(url, made, ply=0, bots=[1], bot="nobody")[0] == 400
    private = played(url, watching="players")
    assert refused(url, private, ply=0) == (403, "error-only-players")
    assert grow(url, private, private.tokens[1], ply=0)["view"]["moves"]


def test_a_record_comes_back_as_a_match_to_look_at(url: str) -> None:
    made = played(url)
    whole = record(url, made)
    answer = httpx.post(f"{url}api/records", json=whole, verify=False)
    assert answer.status_code == 201, answer.text
    again = Made(answer.json()["match"], [None, None])
    assert again.id != made.id
    assert record(url, again) == whole
    assert grow(url, again, ply=0)["view"]["moves"]


@pytest.mark.parametrize(("change", "code"), [
    ({"parlour": 99}, "error-record-format"),
    ({"moves": []}, "error-not-over"),
    ({"seed": "another"}, "error-record-seed"),
    ({"players": ["one"]}, "error-record-key"),
    ({"scores": [7, 7]}, "error-record-result"),
    ({"options": {"seats": 99}}, "error-option-value"),
])
def test_a_bad_record_is_refused_with_a_sentence(url: str, change: Json, code: str) -> None:
    answer = httpx.post(f"{url}api/records", json={**record(url, played(url)), **change}, verify=False)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["code"] == code
