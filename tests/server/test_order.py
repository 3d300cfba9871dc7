"""Who begins is drawn by lot, unless somebody has chosen."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.client import joined

NAMES = ["Ana", "Ben", "Cai", "bot"]
OFTEN = 60  # a lot that never falls on one of four in so many matches: once in eight million times


def wish(url: str, game: str, names: list[str] = NAMES, **more: Any) -> tuple[str, list[dict[str, Any]]]:
    """A new match, and what was told to whoever made it."""
    body = {"game": game, "seats": [{"kind": "bot" if name == "bot" else "person", "name": name} for name in names], **more}
    answer = httpx.post(f"{url}api/matches", json=body, timeout=60)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return told["match"], told["seats"]


def made(url: str, game: str, **more: Any) -> list[str]:
    """The names at a new table, from seat 0 on."""
    match, seats = wish(url, game, **more)
    table = httpx.get(f"{url}api/matches/{match}", timeout=60).json()
    for name, one in zip(NAMES, seats, strict=True):  # told in the order of the wishes
        assert table["seats"][one["seat"]]["name"] == name
        assert one["kind"] == table["seats"][one["seat"]]["kind"] and ("token" in one) == (name != "bot")
    return [seat["name"] for seat in table["seats"]]


@pytest.mark.rule("JR-13", "JK-5")
@pytest.mark.parametrize("game", ["jack-rabbits", "jackal", "ard-ri"])
def test_the_lot_decides_who_begins(url: str, game: str) -> None:
    often = OFTEN if game == "ard-ri" else 12
    orders = {tuple(made(url, game)) for _ in range(often)}
    turned = {tuple(NAMES[n:] + NAMES[:n]) for n in range(4)}
    assert orders == turned if often == OFTEN else orders <= turned and len(orders) > 1


def test_in_pairs_partners_stay_partners(url: str) -> None:
    for _ in range(6):
        names = made(url, "jackal", options={"sides": "pairs"})
        assert abs(names.index("Ana") - names.index("Cai")) == 2


def test_who_has_chosen_the_seats_gets_them(url: str) -> None:
    for _ in range(6):
        assert made(url, "ard-ri", order="given") == NAMES


def test_every_token_opens_the_seat_that_was_told(url: str) -> None:
    async def run(match: str, seats: list[dict[str, Any]]) -> None:
        for one in seats:
            async with joined(url, match, one["token"]) as guest:
                assert guest.seat == one["seat"]

    match, seats = wish(url, "ard-ri", NAMES[:3])
    asyncio.run(run(match, seats))
