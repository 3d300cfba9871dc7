"""Work that is spread over processes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import descendants, gone

PROGRAM = """
import time
from parlour.study.cores import spread

def work(task):
    time.sleep(0.05)
    return task

if __name__ == "__main__":
    for result in spread(work, range(10_000), 2):
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
