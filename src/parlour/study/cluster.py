"""The games of a study on many machines: batches to a Ray cluster, and those of a machine that dies once more to another.

Which games are played and what they come to does not depend on who plays them; only what is kept of them comes back.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Generator, Iterable
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from parlour.core.errors import BadOption
from parlour.core.parallel import LOOK, WorkerDied
from parlour.study.summary import BadStudy

Task = TypeVar("Task")
Result = TypeVar("Result")

HERE = ("auto", "local")
SECONDS = 10  # for a cluster to answer
RETRIES = 5  # of a batch whose machine has died
AHEAD = 2  # batches for each core of the cluster


@cache
def ray() -> Any:
    try:
        return import_module("ray")
    except ImportError as error:
        raise BadStudy("error-study-ray") from error


def runner(address: str) -> Callable[..., Generator[Any, None, None]]:
    """What plays batches on a cluster: `ray://HOST:PORT` or HOST:PORT of a running one, `auto` for the one that runs here, or
    `local` for one that is started for this study."""
    connect(address)
    return run


def connect(address: str) -> None:
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address not in HERE and not (host and port.isdecimal()):
        takes = " | ".join(("ray://HOST:PORT", "HOST:PORT", *HERE))
        raise BadOption("error-option-value", option="--on", value=address, takes=takes)
    if ray().is_initialized():
        return
    try:
        if address not in HERE:
            socket.create_connection((host, int(port)), SECONDS).close()  # Ray itself would try for minutes
        ray().init("local" if address == "local" else address, log_to_driver=False)
    except Exception as error:  # whatever Ray raises if nobody answers
        raise BadStudy("error-study-ray-address", address=address, detail=str(error).splitlines()[0]) from error


def run(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, stop: threading.Event,
) -> Generator[Result, None, None]:
    """Like parallel.run, but on the cluster; `jobs` is as many as it has cores. A stop waits for the batches under way."""
    library = ray()
    remote = library.remote(num_cpus=1, max_retries=RETRIES, retry_exceptions=False)(work)
    many = AHEAD * max(1, int(library.cluster_resources().get("CPU", 1)))
    todo = iter(tasks)
    waiting = [remote.remote(task) for task in islice(todo, many)]
    try:
        while waiting:
            done, waiting = library.wait(waiting, num_returns=1, timeout=LOOK)
            for task in done:
                yield library.get(task)
            if not stop.is_set():
                waiting += [remote.remote(task) for task in islice(todo, len(done))]
    except (library.exceptions.WorkerCrashedError, library.exceptions.RayActorError) as error:
        raise WorkerDied("error-worker-died") from error
    finally:
        for task in waiting:
            library.cancel(task, force=False)
