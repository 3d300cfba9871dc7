"""Processes that others have started, and whether they are still there."""

from __future__ import annotations

import time
from pathlib import Path

import pytest


def descendants(parent: int) -> list[int]:
    """The processes that any thread of a process has started, and theirs."""
    lists = sorted(Path(f"/proc/{parent}/task").glob("*/children"))
    if not lists:
        pytest.skip("needs Linux")
    direct = [int(child) for children in lists for child in children.read_text().split()]
    return [*direct, *(grandchild for child in direct for grandchild in descendants(child))]


def command_of(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_text()


def gone(processes: list[int], seconds: float = 120) -> bool:
    """Whether all have ended after some seconds at the latest."""
    until = time.monotonic() + seconds
    while any(map(is_running, processes)) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(map(is_running, processes))


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
