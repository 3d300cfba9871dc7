"""The server under load: many games at once, and how long a player waits from the click to the new view."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from rich.progress import Progress

from bench.sockets import raise_file_limit
from tests.server.client import Guest, Made, joined, make
from tests.server.process import ServerProcess

GAMES = 200
PEOPLE = 300  # every other game is between two people, the others are against a bot
MOVES_PER_SECOND = 200
SECONDS = 20
WARM_UP = 4
AIM = 50  # ms, for 99 of 100 moves


def measure(progress: Progress) -> str:
    raise_file_limit()
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), level="WARNING", bot_pause=0.2, env={}) as server:
        waits, seconds = asyncio.run(play(server.url, progress))
        memory = server.memory()
    p = statistics.quantiles(waits, n=100)
    lines = [
        "## Many games at once\n",
        f"{GAMES} games at once over websockets, {PEOPLE} scripted people, half of the games with a bot; the server, with SQLite "
        "on disk, in a process of its own on the same machine as the people. From the sent move to the received view.\n",
        "| games | moves of people per second | p50 | p90 | p99 | worst | server memory | aim |",
        "|---|---|---|---|---|---|---|---|",
        f"| {GAMES} | {len(waits) / seconds:.0f} | {p[49] * 1e3:.1f} ms | {p[89] * 1e3:.1f} ms | **{p[98] * 1e3:.1f} ms** | "
        f"{max(waits) * 1e3:.0f} ms | {memory / 1e6:.0f} MB | p99 under {AIM} ms |",
    ]
    return "\n".join(lines) + "\n"


async def play(url: str, progress: Progress) -> tuple[list[float], float]:
    """The waits of all moves after the warm-up, and over how many seconds."""
    waits: list[tuple[float, float]] = []
    start = time.monotonic()
    tables = [asyncio.create_task(keep_a_table_busy(url, n, waits)) for n in range(GAMES)]
    task = progress.add_task("many games", total=SECONDS + WARM_UP)
    for _ in range(SECONDS + WARM_UP):
        await asyncio.sleep(1)
        progress.advance(task)
        for table in tables:
            if table.done():
                table.result()
    progress.remove_task(task)
    end = time.monotonic()
    for table in tables:
        table.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    return [wait for at, wait in waits if at > start + WARM_UP], end - start - WARM_UP


async def keep_a_table_busy(url: str, number: int, waits: list[tuple[float, float]]) -> None:
    people = 2 - number % 2
    shuffle = random.Random(number)
    await asyncio.sleep(shuffle.uniform(0, WARM_UP / 2))
    while True:
        made = await asyncio.to_thread(make, url, people, 2 - people)
        await asyncio.gather(*(sit(url, made, seat, shuffle, waits) for seat in range(people)))


async def sit(url: str, made: Made, seat: int, shuffle: random.Random, waits: list[tuple[float, float]]) -> None:
    async with joined(url, made.id, made.tokens[seat]) as guest:
        while not guest.over:
            await asyncio.sleep(shuffle.expovariate(MOVES_PER_SECOND / PEOPLE) * 0.7)
            with suppress(TimeoutError):
                while True:
                    await asyncio.wait_for(guest.hear(), 0.001)
            if guest.view["moves"]:
                waits.append(await wait_for_view(guest, shuffle))
            elif not guest.over:
                await guest.hear()


async def wait_for_view(guest: Guest, shuffle: random.Random) -> tuple[float, float]:
    move = shuffle.choice(guest.view["moves"])["move"]
    sent = time.perf_counter()
    await guest.choose(move)
    return time.monotonic(), time.perf_counter() - sent
