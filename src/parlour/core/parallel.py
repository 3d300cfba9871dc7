"""Work on all cores: the same function for many tasks, in processes of their own, until it is done or no longer wanted."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.synchronize import Event
from typing import TypeVar

from parlour.core.errors import NotWanted, ParlourError

Task = TypeVar("Task")
Result = TypeVar("Result")

LOOK = 0.2  # seconds between two looks at whether the work is to stop


class WorkerDied(ParlourError):
    """A process that was playing has been ended from outside."""


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, stop: threading.Event | None = None,
) -> Generator[Result, None, None]:
    """Does the work for each task and yields the results as they come. Closing the iterator stops the work; setting `stop` does
    so too, but what the work has finished by then is still yielded."""
    stop = stop or threading.Event()
    return one_by_one(work, tasks, stop) if jobs == 1 else in_processes(work, tasks, jobs, stop)


def one_by_one(work: Callable[[Task], Result], tasks: Iterable[Task], stop: threading.Event) -> Generator[Result, None, None]:
    STOP.append(stop)
    try:
        for task in tasks:
            if stop.is_set():
                return
            yield work(task)
    except NotWanted:
        return
    finally:
        STOP.remove(stop)


def in_processes(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, stop: threading.Event,
) -> Generator[Result, None, None]:
    context = multiprocessing.get_context("spawn")
    theirs = context.Event()
    with ProcessPoolExecutor(jobs, context, initializer=keep, initargs=(theirs,)) as pool:
        try:
            todo = iter(tasks)
            with interrupts_put_off():  # the first tasks start the processes
                waiting = {pool.submit(work, task) for task in islice(todo, jobs * 2)}
            while waiting and not stop.is_set():
                done, waiting = wait(waiting, LOOK, FIRST_COMPLETED)
                for task in done:
                    yield task.result()
                waiting |= {pool.submit(work, task) for task in islice(todo, len(done))}
            theirs.set()
            for task in [task for task in waiting if not task.cancel()]:
                with suppress(NotWanted):
                    yield task.result()
        except BrokenProcessPool as error:
            raise WorkerDied("error-worker-died") from error
        finally:
            theirs.set()
            pool.shutdown(cancel_futures=True)


@contextmanager
def stopped_by_ctrl_c() -> Iterator[threading.Event]:
    """What a Ctrl-C sets: whoever works finishes what is to be kept. A second one interrupts as usual."""
    stop = threading.Event()

    def set_it(*_: object) -> None:
        stop.set()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    if threading.current_thread() is not threading.main_thread():
        yield stop  # interrupts reach only the main thread
        return
    before = signal.signal(signal.SIGINT, set_it)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


STOP: list[Event | threading.Event] = []  # where the work is done: set when it is no longer wanted


def keep(stop: Event) -> None:
    STOP.append(stop)
    end_with_the_starter()


def nobody_waits() -> bool:
    """For the work to ask now and then: whether its result is no longer wanted."""
    return bool(STOP) and STOP[-1].is_set()


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
def interrupts_put_off() -> Iterator[None]:
    """Processes started in here do not hear Ctrl-C: only the one that started them answers it, afterwards."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
