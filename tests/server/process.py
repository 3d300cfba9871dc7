"""The server as a process of its own: started, watched and killed by the tests; run as a module it is that process."""

from __future__ import annotations

import json
import logging
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

from parlour.server import bot_pool, nodes
from parlour.server.bot_pool import PRELOADED, PROCESSES
from parlour.server.limits import Limits
from parlour.server.push import Pushing
from parlour.server.run import Serving, serve
from parlour.store import news, worker
from tests.server.loaded import Forked

# Tests come from one address and are in a hurry.
GENEROUS: dict[str, Any] = {
    "messages_per_second": 10_000, "burst": 100_000, "sockets_per_address": 5_000, "matches_per_minute": 100_000,
    "requests_per_second": 10**6, "requests_burst": 10**6, "connections_per_address": 10**5, "questions_per_address": 100,
    "away_seconds": 0,
}
# Something went wrong that the server itself noticed, such as a bot for which a weaker one had to move.
COMPLAINT = re.compile("^(?:WARNING|ERROR) parlour:.*", re.M)
MISSED = re.compile(r"node \w+ is gone$")  # which is true of a server that was killed
PATIENT = {"patience": 60.0}  # with a database that is only slow, on a busy machine
LONG_LIVED = {"life": 60.0, **PATIENT}
PATIENCE = 120.0  # seconds that a server may take to end, and a bot before it is taken to hang: many, for busy machines


class ServerProcess:
    def __init__(
        self, data: Path, limits: dict[str, Any] | None = None, bot_pause: float = 0, level: str = "INFO",
        database: str | None = None, sql: str = "WARNING", think: float = 0.1, workers: int | None = None,
        preload: str = "tests.server.unhurried",
        grace: float = PATIENCE, calm: bool = True, env: dict[str, str] | None = None, serving: dict[str, Any] | None = None,
        quick: dict[str, float] | None = None,
    ) -> None:
        self.data, self.env = data, env
        self.calm = calm  # or does the test want something to go wrong?
        self.settings = {
            "data": str(data), "limits": {**GENEROUS, **(limits or {})}, "bot_pause": bot_pause, "level": level,
            "database": database, "sql": sql, "think": think, "workers": workers, "preload": preload, "grace": grace,
            "serving": serving or {}, "quick": PATIENT if quick is None else quick,
        }
        data.mkdir(parents=True, exist_ok=True)
        self.log = data / "server.log"
        self.was_killed = False
        self.start()

    def start(self) -> None:
        """Forked from one that has loaded everything, or, in an environment of its own, from nothing."""
        self.process: Forked | subprocess.Popen[str]
        with self.log.open("ab") as log:
            self.process = Forked(self.settings, log) if self.env is None else subprocess.Popen(
                [sys.executable, "-m", "tests.server.process", json.dumps(self.settings)],
                stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **self.env}, cwd=Path(__file__).parents[2],
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, self.logged()

    def kill(self) -> None:
        self.was_killed = True
        self.process.kill()
        self.finish(0)

    def stop(self) -> int:
        self.process.terminate()
        return self.finish(PATIENCE)

    def finish(self, seconds: float) -> int:
        try:
            return self.process.wait(seconds or None)
        finally:
            self.process.kill()
            assert self.process.stdout is not None
            self.process.stdout.close()

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def memory(self) -> int:
        """Bytes of the server's memory that are in use (Linux)."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.stop()
        if kind is None and self.calm:
            complaints = [line for line in COMPLAINT.findall(self.logged()) if not (self.was_killed and MISSED.search(line))]
            assert not complaints, complaints


def hurry(life: float = nodes.LIFE, patience: float = worker.PATIENCE) -> None:
    """Seconds after which a silent node is gone, and a silent database away: fewer for tests that wait for it, more for those in
which no node ends on a busy machine."""
    nodes.LIFE, nodes.BEAT = life, min(nodes.BEAT, life / 3)
    news.QUIET *= patience / worker.PATIENCE
    worker.PATIENCE, worker.LONGEST_WAIT = patience, patience + 1


def main(settings: dict[str, Any]) -> None:
    logging.basicConfig(level=settings["level"], format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("sqlalchemy").setLevel(settings["sql"])
    bot_pool.GRACE = settings["grace"]
    hurry(**settings["quick"])
    PROCESSES.set_forkserver_preload([*PRELOADED, settings["preload"]])
    how = {"port": 0, **settings["serving"], "pushing": Pushing(**settings["serving"].get("pushing", {}))}
    if "docs" in how:
        how["docs"] = Path(how["docs"])
    serving = Serving(
        data=Path(settings["data"]), database=settings["database"], bot_pause=settings["bot_pause"], think=settings["think"],
        workers=settings["workers"], limits=Limits(**settings["limits"]), **how,
    )
    serve(serving, lambda url: print(url, flush=True))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
