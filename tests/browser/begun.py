"""Games that have begun, of Jackal unless it is said: their seed is known, and bots have played them up to where a test sits
down."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

from parlour import bots
from parlour.core.game import Json
from parlour.core.play import Limit
from parlour.match import Match, Seat
from parlour.server.live_table import token_hash
from parlour.store import Store, Stored
from tests.server.client import Made

SEED = "seed-of-island-"
Wanted = Callable[[Match], bool]
numbers = count(1)


def first_turn(match: Match) -> bool:
    return True


def asked(wanted: Callable[[list[Json]], object]) -> Wanted:
    """Until the first seat is asked and there is something wanted among its moves."""
    return lambda match: match.state.actor == 0 and bool(wanted(match.view(0)["moves"]))


def begun(
    folder: Path, people: Collection[int] = (0,), seats: int = 4, until: Wanted = first_turn, island: int = 1,
    game: str = "jackal", **options: Any,
) -> Made:
    """Puts a game into a server's store, as far on as wanted; greedy bots have the seats without people.

    Islands are tried from the given one on, each for a whole game, until one comes to such a position.
    """
    sitting = [Seat("person", f"P{seat}") if seat in people else Seat("bot", "greedy", "greedy") for seat in range(seats)]
    match = next(found for number in count(island) if (found := played(game, sitting, until, f"{SEED}{number}", options)))
    tokens = [f"token-{match.id}-{seat}" if seat in people else None for seat in range(seats)]
    keep(folder, Stored(match, [token and token_hash(token) for token in tokens], "link", time.time(), None, []))
    return Made(match.id, tokens)


def played(game: str, seats: list[Seat], until: Wanted, seed: str, options: dict[str, Any]) -> Match | None:
    match = Match.create(f"begun-{next(numbers)}", game, options, seats, seed)
    match.commit(match.opening())
    players = [bots.player(game, "greedy", f"{seed} {seat}") for seat in range(len(seats))]
    while not match.over:
        if until(match):
            return match
        seat = match.state.actor
        match.commit(match.decide(seat, match.counts[seat], [players[seat](match.state.seen(seat), seat, Limit())]))
    return None


def keep(folder: Path, stored: Stored) -> None:
    """In a thread of its own: Playwright has an event loop in ours."""
    store = Store.in_folder(folder)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, store.add(stored, str(stored.match.seed))).result()
    store.close()
