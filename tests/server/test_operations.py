"""What an operator looks at: whether a server is ready, its figures, its log; and how it ends."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import socket
import sys
import threading
import time
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.server import logs, metrics
from parlour.server.app import App
from parlour.server.bot_pool import BotPool
from parlour.server.reach import Reach
from parlour.store import Store
from tests.cli.command import fails
from tests.server.client import closed, joined, make
from tests.server.process import ServerProcess


def test_a_server_that_runs_is_alive_and_ready(url: str) -> None:
    assert httpx.get(f"{url}api/health").json() == {"ok": True}
    ready = httpx.get(f"{url}api/ready")
    assert ready.status_code == 200
    assert ready.json() == {"ready": True, "store": True, "workers": True, "draining": False}


def test_figures_are_nowhere_unless_asked_for(url: str) -> None:
    assert httpx.get(f"{url}metrics").status_code == 404


def test_a_taken_address_for_figures_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        said = fails("serve", "--port", "0", "--data", tmp_path, "--metrics", address)
    assert said.startswith(f"Figures cannot be served at {address}: ") and "PARLOUR_METRICS" in said


@pytest.mark.slow
def test_figures_count_what_happens_and_a_server_that_drains_says_so(folder: Path) -> None:
    with ServerProcess(folder, serving={"metrics": "public", "drain": 600}) as server:
        made = make(server.url)

        async def run() -> None:
            async with joined(server.url, made.id, made.tokens[0]) as guest:
                await guest.choose()
                found = figures(server.url)
                assert (found["parlour_sockets"], found["parlour_tables_occupied"], found["parlour_changes_total"]) == (1, 1, 1)
                assert found['parlour_move_seconds_quantile{quantile="0.99"}'] > 0
                assert found["parlour_store_transactions_total"] > 0 and found["process_resident_memory_bytes"] > 10**6
                server.process.send_signal(signal.SIGTERM)
                while httpx.get(f"{server.url}api/ready").status_code == 200:
                    await asyncio.sleep(0.05)
                assert httpx.get(f"{server.url}api/ready").json()["draining"]
                await guest.settled()  # who sits here is still served
                server.process.send_signal(signal.SIGTERM)  # and now at once
                assert await closed(guest.socket) == 1012  # come back

        asyncio.run(run())
        assert server.finish(60) == 0
        assert re.search(rf"^INFO parlour\.events: {made.id} \d+ move 0$", server.logged(), re.M)
        assert re.search(r"^INFO parlour\.requests: GET /metrics 200 ", server.logged(), re.M)


def figures(url: str) -> dict[str, float]:
    lines = httpx.get(f"{url}metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if not line.startswith("#"))}


@pytest.mark.parametrize("style", ["text", "json"])
def test_lines_of_the_log_have_the_time(style: str) -> None:
    handler, out = logging.StreamHandler(), StringIO()
    handler.setStream(out)
    handler.setFormatter(logs.JsonFormatter() if style == "json" else logs.TextLines())
    record = logging.LogRecord("parlour", logging.WARNING, "", 1, "a bot %s", ("hangs",), None)
    record.created = 1763200000.5
    handler.handle(record)
    line = out.getvalue()
    if style == "json":
        told = {"time": "2025-11-15T09:46:40.500+00:00", "level": "WARNING", "logger": "parlour", "message": "a bot hangs"}
        assert json.loads(line) == told
    else:
        assert line == "2025-11-15T09:46:40.500+00:00 WARNING parlour: a bot hangs\n"


def test_a_request_cannot_write_a_line_of_its_own(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "parlour.requests"):
        logs.request("GET", "/t/x\n2026-01-01 ERROR parlour: all is lost", 200, time.monotonic())
    assert "\n" not in caplog.messages[0] and "%0A" in caplog.messages[0]


def test_figures_can_be_read_while_tables_come_and_go(tmp_path: Path) -> None:
    """They are read by another thread than that of the tables."""

    class One:
        guests = ()

    store, pool = Store.in_folder(tmp_path), BotPool(1)
    app = App(store, pool, Reach("127.0.0.1", 1))
    kept, ended, wrong = [], threading.Event(), list[Exception]()
    live: Any = app.tables.live

    def read() -> None:
        try:
            while not ended.is_set():
                list(metrics.Figures(app).collect())
        except Exception as error:
            wrong.append(error)

    reading, before = threading.Thread(target=read), sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    reading.start()
    for number in range(20_000):
        kept.append(one := One())
        live[str(number)] = one
    ended.set()
    reading.join()
    sys.setswitchinterval(before)
    pool.close()
    store.close()
    assert not wrong
