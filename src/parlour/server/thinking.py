"""Bots think in worker processes. They are given what their seat sees and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

from parlour import bots
from parlour.core.play import Limit
from parlour.core.state import State

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["parlour.bots", "parlour.solve.questions"])  # so that a new process can begin at once


class Thinking:
    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def ask(self, game: str, bot: str, seen: State, seat: int, seed: str) -> int:
        for last_try in (False, True):
            try:
                return await asyncio.get_running_loop().run_in_executor(self.workers_ready(), think, game, bot, seen, seat, seed)
            except BrokenExecutor:  # a worker was killed from outside: start new ones
                self.pool = None
                if last_try:
                    raise
        raise AssertionError

    def workers_ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, mp_context=PROCESSES, initializer=live_with_the_server)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def live_with_the_server() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """A server that was killed could not tell its workers."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def think(game: str, bot: str, seen: State, seat: int, seed: str) -> int:
    return bots.player(game, bot, seed)(seen, seat, Limit())
