"""Bots think in worker processes. They are given what their seat sees and nothing else.

A worker remembers its last players, so that one who is asked again goes on from what it has found out; where the seat has been
it is told anew each time, because it may be another worker's turn. A bot that fails, dies or
never comes to an end costs one move, not a game: a weaker one makes the move in its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from parlour import bots
from parlour.core.parallel import cores, end_with_the_starter
from parlour.core.play import Limit, Player, reason_of
from parlour.core.state import State
from parlour.search.trail import Been
from parlour.server.fair_queue import FairQueue

log = logging.getLogger("parlour")
PROCESSES = multiprocessing.get_context("forkserver")
PRELOADED = ("parlour.bots", "parlour.study.questions")  # so that a new process can begin at once
PROCESSES.set_forkserver_preload([*PRELOADED])
PATIENCE = 5  # times as long as it may think, and
GRACE = 2.0  # seconds: after these a bot is taken to hang
STARTING = 60.0  # seconds that a process may take to come up
REMEMBERED = 4  # players of a worker; the tree of one that searches takes 16 MB


@dataclass(frozen=True)
class MoveTask:
    """A move to be found."""

    game: str
    bot: str
    seen: State
    seat: int
    seed: str
    limit: Limit
    match: str
    been: Been = field(default_factory=dict)  # where the seat has been; a player made anew does not remember it

    @property
    def chair(self) -> tuple[str, int]:
        """Where the bot sits, of all tables."""
        return self.match, self.seat


class BotFailed(Exception):
    """A bot has not found a move."""


class BotPool:
    """So many workers, each with one task at a time; further tasks take turns."""

    def __init__(self, workers: int | None = None, seconds: float = 1.0) -> None:
        self.seconds = seconds
        self.patience = PATIENCE * seconds + GRACE
        self.workers = [BotWorker() for _ in range(workers or max(2, cores()))]
        self.threads = ThreadPoolExecutor(len(self.workers), thread_name_prefix="bots")  # that wait for the workers
        self.closed = False
        self.turns, self.idle = FairQueue(len(self.workers)), [*self.workers]

    async def ask(
        self, game: str, bot: str, seen: State, seat: int, seed: str, match: str, been: Been, share: str = "",
        most: float | None = None,
    ) -> int:
        """The move of a bot, or of the next weaker one that finds a move, within so many seconds if given."""
        limit = Limit(seconds=self.seconds if most is None else most)
        for name in (bot, *bots.weaker_than(game, bot)):
            if name not in bots.names(game):
                log.warning("%s: bot %s is not offered any more; the next weaker one plays this move", game, name)
                continue
            try:
                return await self.find(MoveTask(game, name, seen, seat, seed, limit, match, been), share)
            except BotFailed as failure:
                log.warning("%s: bot %s %s; the next weaker one plays this move", game, name, failure)
        raise BotFailed("and all weaker ones found no move")

    async def find(self, task: MoveTask, share: str = "") -> int:
        """The move of a bot; `share` is whose turn it takes."""
        await self.turns.acquire(share, task.match)
        worker = self.best_for(task)
        self.idle.remove(worker)
        found = asyncio.get_running_loop().run_in_executor(self.threads, worker.think, task, self.patience)
        found.add_done_callback(lambda _: self.give_back(worker))
        return await asyncio.shield(found)  # whoever asked may go away; the worker is free when it has come to its end

    def best_for(self, task: MoveTask) -> BotWorker:
        """One that is free: the usual one of the chair if it can be, which may remember the player."""
        usual = self.workers[hash(task.chair) % len(self.workers)]
        return usual if usual in self.idle else self.idle[0]

    def give_back(self, worker: BotWorker) -> None:
        self.idle.append(worker)
        self.turns.release()

    def close(self) -> None:
        self.closed = True
        for worker in self.workers:
            worker.closed = True
            worker.end()
        self.threads.shutdown(wait=False, cancel_futures=True)


class BotWorker:
    """A process that thinks; another one takes its place if it dies or has to be ended."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.line: Connection[Any, Any] | None = None
        self.closed = False

    def think(self, task: MoveTask, patience: float) -> int:
        """The move that the bot finds; raises BotFailed. Waits, so it is called in a thread."""
        try:
            line = self.line or self.start()
            line.send(task)
            kind, value = heard(line, patience)
        except (EOFError, OSError):
            self.end()
            raise BotFailed("died while it was thinking") from None
        except BotFailed:
            self.end()
            raise
        if kind == "failed":
            raise BotFailed(f"failed: {value}")
        return int(value)

    def start(self) -> Connection[Any, Any]:
        if self.closed:
            raise BotFailed("cannot think: the server is closing")
        line, theirs = PROCESSES.Pipe()
        process = PROCESSES.Process(target=work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self.process, self.line = process, line
        heard(line, STARTING)
        if self.closed:  # while the process was coming up, nobody could end it
            self.end()
            raise BotFailed("cannot think: the server is closing")
        return line

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()
        self.process = self.line = None


def heard(line: Connection[Any, Any], patience: float) -> Any:
    if not line.poll(patience):
        raise BotFailed(f"hangs: nothing heard of it for {patience:g} s")
    return line.recv()


def work(line: Connection[Any, Any]) -> None:
    """What a worker process does."""
    live_with_the_server()
    memory = Memory()
    with contextlib.suppress(EOFError, OSError):
        line.send("ready")
        while True:
            line.send(answer(line.recv(), memory))


def answer(task: MoveTask, memory: Memory) -> tuple[str, int | str]:
    try:
        move = memory.player(task)(task.seen.copy(), task.seat, task.limit)
        if move in task.seen.legal(task.seat):
            return "move", move
        wrong = f"{move} is no legal move"
    except Exception as error:  # whatever a bot may do wrong
        wrong = reason_of(error)
    memory.forget(task)
    return "failed", wrong


class Memory:
    """The players that a worker has had think last."""

    def __init__(self) -> None:
        self.players: OrderedDict[tuple[str, tuple[str, int]], Player] = OrderedDict()

    def player(self, task: MoveTask) -> Player:
        key = task.bot, task.chair
        if key not in self.players:
            self.players[key] = bots.player(task.game, task.bot, task.seed)
        self.players.move_to_end(key)
        while len(self.players) > REMEMBERED:
            self.players.popitem(last=False)
        player = self.players[key]
        if hasattr(player, "trail"):
            player.trail = bots.trail(task.game, task.been)  # others may have decided for the seat, or moves were taken back
        return player

    def forget(self, task: MoveTask) -> None:
        self.players.pop((task.bot, task.chair), None)


def live_with_the_server() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    end_with_the_starter()
