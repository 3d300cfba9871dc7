"""Questions that take a while are answered in processes of their own, so that they can be stopped at any moment."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any

from parlour.core.errors import ParlourError
from parlour.core.game import Json
from parlour.search.questions import Question
from parlour.server.bot_pool import PROCESSES, live_with_the_server
from parlour.server.fair_queue import FairQueue
from parlour.server.limits import Limits, TooMuch
from parlour.study.questions import answer

Tell = Callable[[float], None]


class QuestionPool:
    """At most so many questions at once; some more may wait."""

    def __init__(self, limits: Limits = Limits(), at_once: int = 2, waiting: int = 200) -> None:
        self.limits = limits
        self.turns = FairQueue(at_once)
        self.room = at_once + waiting
        self.asking: Counter[str] = Counter()  # by address

    @property
    def open(self) -> int:
        return self.asking.total()

    async def ask(self, question: Question, tell: Tell, share: str = "", table: str = "") -> Json:
        """The answer; `tell` hears how far it is. Cancelling stops the work. Those who ask (`share`) take turns."""
        with self.counted(share):
            try:
                async with self.turns.turn(share, table):
                    return await asyncio.wait_for(self.work(question, tell), self.limits.question_seconds)
            except TimeoutError as error:
                raise ParlourError("error-question-hangs") from error

    @contextlib.contextmanager
    def counted(self, share: str) -> Iterator[None]:
        """Whatever makes the server think for somebody counts as one of their questions."""
        if self.open >= self.room or self.asking[share] >= self.limits.questions_per_address:
            raise TooMuch("error-too-many-questions")
        self.asking[share] += 1
        try:
            yield
        finally:
            self.asking[share] -= 1
            self.asking += Counter()  # forgets those who ask nothing

    async def work(self, question: Question, tell: Tell) -> Json:
        ours, theirs = PROCESSES.Pipe(duplex=False)
        process = PROCESSES.Process(target=think, args=(question, theirs), daemon=True)
        loop = asyncio.get_running_loop()
        starting = loop.run_in_executor(None, process.start)
        try:
            await asyncio.shield(starting)
            theirs.close()
            while True:
                kind, value = await loop.run_in_executor(None, ours.recv)
                if kind == "answer":
                    return dict(value)
                tell(value)
        except EOFError as error:
            raise ParlourError("error-failure") from error
        finally:
            # Also if the question was given up while the process was still starting. Its end of the pipe closes with it, which
            # ends the thread that waits for it.
            starting.add_done_callback(lambda _: process.kill() if process.is_alive() else None)


def think(question: Question, theirs: Connection[Any, Any]) -> None:
    live_with_the_server()
    told = -1.0

    def tell(done: float) -> None:
        nonlocal told
        if done - told >= 0.02:
            told = done
            theirs.send(("progress", round(done, 2)))

    theirs.send(("answer", answer(question, tell)))
