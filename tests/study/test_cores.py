"""Work that is spread over processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import descendants, gone

PROGRAM = """
import time
from parlour.core import parallel

def work(task):
    time.sleep(0.05)
    return task

if __name__ == "__main__":
    for result in parallel.run(work, range(10_000), 2):
        print(result, flush=True)
"""


@pytest.mark.slow
def test_processes_end_with_the_one_that_started_them_even_if_it_was_killed(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None and started.stdout.readline()
        workers = descendants(started.pid)
        started.kill()
    assert len(workers) >= 2 and gone(workers)


KEEPING = """
import sys, time
from pathlib import Path
from parlour.core import parallel
from parlour.core.parallel import leave_if_not_wanted, stopped_by_ctrl_c

def work(task):
    for _ in range(5):
        time.sleep(0.01)
        leave_if_not_wanted()
    (Path(sys.argv[1]) / str(task)).touch()
    return task

if __name__ == "__main__":
    with stopped_by_ctrl_c() as stop:
        for result in parallel.run(work, range(10_000), int(sys.argv[2]), stop):
            print(result, flush=True)
    print("stopped" if stop.is_set() else "done")
"""


def hear_ctrl_c() -> None:
    """In the new process: Ctrl-C means what it does to people, also where tests run in the background and it is ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "3"])
def test_at_ctrl_c_everything_that_was_finished_is_still_handed_over(tmp_path: Path, jobs: str) -> None:
    program, finished = tmp_path / "program.py", tmp_path / "finished"
    program.write_text(KEEPING, encoding="utf-8")
    finished.mkdir()
    words = [sys.executable, str(program), str(finished), jobs]
    piped = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=hear_ctrl_c)
    with piped as started:
        assert started.stdout is not None
        told = [started.stdout.readline().strip() for _ in range(7)]
        workers = descendants(started.pid)
        os.killpg(started.pid, signal.SIGINT)  # as a terminal does: all processes hear it
        assert started.stderr is not None
        rest, wrong = started.stdout.read(), started.stderr.read()  # communicate() would lose what readline has read ahead
    *more, last = rest.split()
    assert started.returncode == 0 and last == "stopped" and wrong == ""
    assert len({*told, *more}) == len(told) + len(more)
    assert {*told, *more} == {path.name for path in finished.iterdir()}
    assert gone(workers, 60)
