"""A process that has loaded the server, and forks one for each that a test starts: a server of its own in a tenth of the time.

It is told by a socket, a message for each server with the ends of two pipes: where it says its address, and its log. `fork`
answers with the number of the new process, `reap` with how it ended.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import IO, Any

MESSAGE = 1 << 20  # bytes


class Forked:
    """One of its servers, with as much of subprocess.Popen as tests ask for."""

    def __init__(self, settings: dict[str, Any], log: IO[bytes]) -> None:
        said, say = os.pipe()
        self.pid = ask({"fork": settings, "environment": dict(os.environ)}, [say, log.fileno()])
        os.close(say)
        self.stdout = os.fdopen(said, encoding="utf-8")
        self.ended = os.pidfd_open(self.pid)
        self.code: int | None = None

    def send_signal(self, what: int) -> None:
        if self.code is None:  # until then its number belongs to nobody else
            os.kill(self.pid, what)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float | None = None) -> int:
        if self.code is None:
            if not select.select([self.ended], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("server", timeout or 0.0)
            self.code = ask({"reap": self.pid})
            os.close(self.ended)
        return self.code


@cache
def loaded() -> socket.socket:
    """The way to the process, which is started when the first server is, and ends with this one."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.server.loaded", str(there.fileno())]
    subprocess.Popen(command, pass_fds=[there.fileno()], cwd=Path(__file__).parents[2])
    there.close()
    return here


def ask(what: dict[str, Any], pipes: list[int] | None = None) -> int:
    socket.send_fds(loaded(), [json.dumps(what).encode()], pipes or [])
    return int(loaded().recv(MESSAGE))


def fork(settings: dict[str, Any], environment: dict[str, str], say: int, log: int) -> int:
    from tests.server.process import main

    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.dup2(say, 1)
            os.dup2(log, 2)
            os.closerange(3, 256)
            gc.enable()
            os.environ.clear()
            os.environ.update(environment)
            main(settings)
            code = 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    os.close(say)
    os.close(log)
    return child


def reap(child: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


if __name__ == "__main__":
    import tests.server.process  # noqa: F401  with all that a server needs

    gc.collect()
    gc.freeze()  # what is loaded stays as it is: a child neither looks through it nor copies it
    gc.disable()
    told = socket.socket(fileno=int(sys.argv[1]))
    while True:
        message, pipes, _, _ = socket.recv_fds(told, MESSAGE, 2)
        if not message:
            break
        asked = json.loads(message)
        answer = fork(asked["fork"], asked["environment"], *pipes) if "fork" in asked else reap(asked["reap"])
        told.send(str(answer).encode())
