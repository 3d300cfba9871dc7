"""What a move and a hello cost the server's own thread: processor time, in one process, without sockets and without a store."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Iterator
from itertools import count

from rich.progress import Progress

from parlour.core import registry
from parlour.match import Match, Seat
from parlour.server import wire
from parlour.server.guest import Guest
from parlour.server.live_table import LiveTable
from parlour.store import Stored

MOVES = 2_000  # of each game
LONGEST = 500  # plies of a match; then another one is begun
AIM = 1.0  # ms of a move of two seats
HELLOS = 200
LENGTHS = (40, 4_000)  # plies


def measure(progress: Progress) -> str:
    games = registry.games()
    task = progress.add_task("a move and a hello", total=len(games) + len(LENGTHS))
    lines = [
        "## What a move and a hello cost\n",
        "Processor time of the server's thread. A move: checked, committed, the views and events of all seats made and encoded; "
        f"random moves, {MOVES} of each game, with two seats where there are two. A hello: all that a guest is sent who sits "
        "down, in a game that random players can play for so long; the first one after a move makes the view too.\n",
        "| game | seats | a move, median | mean | 90th percentile | aim |",
        "|---|---|---|---|---|---|",
    ]
    for game in games:
        seats = 2 if registry.game(game).options["seats"].high != 1 else 1
        took = list(moves(game, seats))
        lines.append(
            f"| {game} | {seats} | **{statistics.median(took):.2f} ms** | {statistics.mean(took):.2f} ms | "
            f"{statistics.quantiles(took, n=10)[8]:.2f} ms | under {AIM:g} ms |"
        )
        progress.advance(task)
    lines += ["", "| game | plies so far | events sent | a hello, median | the first one | bytes |", "|---|---|---|---|---|---|"]
    tables = next(found for number in count() for game in games if (found := [played(game, n, number) for n in LENGTHS])[-1])
    for table in filter(None, tables):
        known, fresh = statistics.median(hellos(table, True)), statistics.median(hellos(table, False))
        welcome, many = table.welcome(guest_at(table, 0)), f"{len(table.match.plies):,}"
        told = f"{len(welcome['log'])} | **{known:.2f} ms** | {fresh:.2f} ms | {len(wire.encode(welcome)):,}"
        lines.append(f"| {table.match.game.id} | {many} | {told} |")
        progress.advance(task)
    progress.remove_task(task)
    return "\n".join(lines) + "\n"


def moves(game: str, seats: int) -> Iterator[float]:
    """Milliseconds of each move."""
    shuffle, made = random.Random(game), 0
    while made < MOVES:
        table = new_table(game, seats, f"{game} {made}")
        match = table.match
        table.guests |= {guest_at(table, seat) for seat in range(seats)}
        while not match.over and len(match.plies) < LONGEST and made < MOVES:
            seat = shuffle.choice(match.state.waiting)
            move = shuffle.choice(match.state.legal(seat))
            begun = time.process_time_ns()
            proposal = match.decide(seat, len(match.made[seat]), [move])
            match.commit(proposal)
            table.tell_game(proposal.kept)
            yield (time.process_time_ns() - begun) / 1e6
            made += 1
            for guest in table.guests:
                guest.queue.get_nowait()


def hellos(table: LiveTable, view_known: bool) -> Iterator[float]:
    for _ in range(HELLOS):
        if not view_known:
            table.shown.clear()
        begun = time.process_time_ns()
        wire.encode(table.welcome(guest_at(table, 0)))
        yield (time.process_time_ns() - begun) / 1e6


def played(game: str, plies: int, number: int) -> LiveTable | None:
    """A table at which so much has happened; None if the game was over before."""
    table, shuffle = new_table(game, registry.game(game).options["seats"].low or 1, f"long {number}"), random.Random(number)
    match = table.match
    while len(match.plies) < plies:
        if match.over:
            return None
        seat = shuffle.choice(match.state.waiting)
        match.commit(match.decide(seat, len(match.made[seat]), [shuffle.choice(match.state.legal(seat))]))
    return table


def new_table(game: str, seats: int, seed: str) -> LiveTable:
    match = Match.create("m", game, {}, [Seat("person", f"P{seat}") for seat in range(seats)], seed)
    match.commit(match.opening())
    return LiveTable(Stored(match, [None] * seats, "link", 0, None, []))


def guest_at(table: LiveTable, seat: int) -> Guest:
    guest = Guest(seat, None, "", asyncio.Queue())
    guest.told = len(table.match.plies)
    return guest


if __name__ == "__main__":
    with Progress(disable=True) as quiet:
        print(measure(quiet))
