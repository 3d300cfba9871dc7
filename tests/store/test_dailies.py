"""How the deal of a day went, counted in the transaction that ends a match: once, whoever tries to end it as well."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from parlour.match import Entry, Match, Seat
from parlour.store import Conflict, DailyResult, Store, Stored

GAME, DAY = "twelve-patrols", "2026-11-18"


def dealt(id: str) -> Stored:
    match = Match.create(id, GAME, {}, [Seat("person", "Étaín")], "barley")
    match.commit(match.opening())
    return Stored(match, ["hash"], "link", time.time(), None, [], daily=DAY)


def test_each_end_counts_once_at_all_nodes_together(database: str) -> None:
    async def run() -> list[dict[str, Any]]:
        nodes = [Store(database), Store(database)]

        async def end(store: Store, stored: Stored, points: int, won: bool) -> bool:
            last = [Entry("resign", 0)]
            result = DailyResult(GAME, DAY, points, won)
            try:
                await store.append(stored.match.id, len(stored.match.entries), last, over=True, daily=result)
            except Conflict:
                return False
            return True

        matches = [dealt(f"m{number}") for number in range(6)]
        for stored in matches:
            await nodes[0].add(stored, str(stored.match.seed))
        loaded = await nodes[1].load("m0")
        assert loaded is not None and loaded.daily == DAY
        ended = await asyncio.gather(
            *(end(node, stored, 12 if number < 2 else 7, number < 2) for number, stored in enumerate(matches) for node in nodes)
        )
        assert sum(ended) == len(matches)
        found = await nodes[1].daily_results(GAME, DAY)
        assert await nodes[1].daily_results(GAME, "2026-11-19") == []
        for node in nodes:
            node.close()
        return found

    assert asyncio.run(run()) == [{"points": 12, "won": True, "many": 2}, {"points": 7, "won": False, "many": 4}]
