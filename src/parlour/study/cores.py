"""Work on all cores: the same function for many tasks, in processes of their own, until it is done or no longer wanted."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.synchronize import Event
from typing import TypeVar

from parlour.core.errors import ParlourError

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerDied(ParlourError):
    """A process that was playing has been ended from outside."""


class NotWanted(Exception):
    """Nobody waits for this result any more."""


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Generator[Result, None, None]:
    """Does the work for each task and yields the results as they come; closing the iterator stops the work."""
    if jobs == 1:
        yield from map(work, tasks)
    else:
        yield from in_processes(work, tasks, jobs)


def in_processes(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Generator[Result, None, None]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, initializer=keep, initargs=(stop,)) as pool:
        try:
            todo = iter(tasks)
            with interrupts_ignored():  # the first tasks start the processes
                waiting = {pool.submit(work, task) for task in islice(todo, jobs * 2)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(work, task) for task in islice(todo, len(done))}
                for task in done:
                    yield task.result()
        except BrokenProcessPool as error:
            raise WorkerDied("error-worker-died") from error
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


STOP: list[Event] = []  # in a worker process: set when the work is no longer wanted


def keep(stop: Event) -> None:
    STOP.append(stop)
    end_with_the_starter()


def nobody_waits() -> bool:
    """For the work to ask now and then: whether its result is no longer wanted."""
    return bool(STOP) and STOP[0].is_set()


def leave_if_not_wanted() -> None:
    if nobody_waits():
        raise NotWanted


def end_with_the_starter() -> None:
    """Lets a worker process end when the one that started it has, which if it was killed could not tell it."""
    threading.Thread(target=wait_for_its_end, daemon=True).start()


def wait_for_its_end() -> None:
    starter = multiprocessing.parent_process()
    assert starter is not None
    starter.join()
    os._exit(1)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes started in here ignore Ctrl-C: only the one that started them answers it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # interrupts reach only the main thread
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
