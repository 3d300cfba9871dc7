"""Two people who commit to a card at the same instant both succeed."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import any_card, choose_at_once, everybody, make

TABLES = 10


@pytest.mark.slow
@pytest.mark.parametrize("wanted", [150, pytest.param(1000, marks=pytest.mark.soak)])
def test_two_who_choose_at_the_same_instant_both_succeed_very_often(url: str, wanted: int) -> None:
    trials = 0

    async def table() -> None:
        nonlocal trials
        while trials < wanted:
            async with everybody(url, make(url)) as guests:
                while not all(guest.over for guest in guests) and trials < wanted:
                    await choose_at_once(guests)
                    trials += 1

    async def run() -> None:
        await asyncio.gather(*(table() for _ in range(TABLES)))

    asyncio.run(run())
    assert trials >= wanted


@pytest.mark.slow
def test_five_who_choose_at_the_same_instant_all_succeed(url: str) -> None:
    async def run() -> None:
        async with everybody(url, make(url, 5)) as guests:
            await asyncio.gather(*(guest.play(any_card(n)) for n, guest in enumerate(guests)))
            assert not any('"type":"error"' in text for guest in guests for text in guest.heard)

    asyncio.run(run())
