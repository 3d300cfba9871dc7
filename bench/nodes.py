"""How many moves a second nodes take: one with SQLite, one with PostgreSQL, two with PostgreSQL whose players sit apart.

`python -m bench.nodes --save` measures what concerns several nodes (this, idle sockets, notifications) in about six minutes and
writes it to docs/speed.md."""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench import notifications, page, sockets
from bench.players import play
from bench.sockets import raise_file_limit
from tests.postgres import empty_database, running
from tests.server.client import any_card, joined, make
from tests.server.process import ServerProcess

TABLES = 300
OFFERED = (100, 250, 500, 1000)  # moves a second; what is answered may be less
SECONDS, WARM_UP = 12, 5
HELLOS = 100
AIM = "500 moves a second with p99 under 50 ms on one node, on two cores shared with the players"


def measure(progress: Progress) -> str:
    raise_file_limit()
    lines = [
        "## Nodes\n",
        f"{TABLES} games of two people each, on the same machine as the nodes and the database, every commit on disk. At two "
        "nodes the two people of a game sit apart. From the moment at which a move was due to the received view. Hello: from "
        "opening a socket to its welcome, in a finished game. Processor: of all nodes, and of the players, for a move with all "
        f"it brings, its share of new games and hellos included. Aim: {AIM}.\n",
        "| store | nodes | moves/s offered | moves/s | p50 | p99 | worst | nodes | players | hello p50 | memory per node |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for store, number in (("SQLite", 1), ("PostgreSQL", 1), ("PostgreSQL", 2)):
        with started(store, number) as servers:
            for offered in OFFERED:
                task = progress.add_task(f"{number} × {store}, {offered}/s", total=None)
                before, own = sum(map(processor, servers)), time.process_time()
                taken = asyncio.run(play([server.url for server in servers], TABLES, offered, WARM_UP, SECONDS))
                spent = (sum(map(processor, servers)) - before) / max(1, taken.moves)
                own = (time.process_time() - own) / max(1, taken.moves)
                hello = asyncio.run(price_of_a_hello(servers[0].url))
                progress.remove_task(task)
                p = statistics.quantiles(taken.waits or [0.0, 0.0], n=100)
                memory = max(server.memory() for server in servers)
                lines.append(
                    f"| {store} | {number} | {offered} | {len(taken.waits) / SECONDS:.0f} | {p[49] * 1e3:.1f} ms | "
                    f"**{p[98] * 1e3:.1f} ms** | {max(taken.waits, default=0.0) * 1e3:.0f} ms | {spent * 1e3:.2f} ms | "
                    f"{own * 1e3:.2f} ms | {hello * 1e3:.1f} ms | {memory / 1e6:.0f} MB |"
                )
    return "\n".join(lines) + "\n"


@contextmanager
def started(store: str, number: int) -> Iterator[list[ServerProcess]]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = None
        if store == "PostgreSQL":
            database = empty_database(stack.enter_context(running(fsync="on")).address)
        yield [
            stack.enter_context(ServerProcess(folder / str(n), database=database, level="WARNING", calm=False, env={}))
            for n in range(number)
        ]


def processor(server: ServerProcess) -> float:
    """Seconds that the node has worked (Linux)."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def price_of_a_hello(url: str) -> float:
    made = await asyncio.to_thread(make, url)
    async with joined(url, made.id, made.tokens[0]) as one, joined(url, made.id, made.tokens[1]) as other:
        await asyncio.gather(one.play(any_card(1)), other.play(any_card(2)))
    waits = []
    for _ in range(HELLOS):
        begun = time.monotonic()
        async with joined(url, made.id, made.tokens[0], strict=False):
            waits.append(time.monotonic() - begun)
    return statistics.median(waits)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.nodes", description="Several nodes, idle sockets, notifications.")
    parser.add_argument("--save", action="store_true", help=f"write the tables to docs/{page.PAGE.name}")
    arguments = parser.parse_args()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        tables = [measure(progress), sockets.measure(progress), notifications.measure(progress)]
    print("\n".join(tables))
    if arguments.save:
        page.put(tables)


if __name__ == "__main__":
    main()
