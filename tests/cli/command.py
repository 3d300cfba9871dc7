"""The `parlour` command as tests use it: in this process, or in a real terminal of its own."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

from click.testing import CliRunner, Result

from parlour.cli.root import language, root

REPOSITORY = Path(__file__).parents[2]
GOLDEN = REPOSITORY / "tests" / "games" / "ard_ri" / "golden"
PATIENCE = 240.0  # seconds: many, for machines with much else to do
PARLOUR = [sys.executable, "-c", "from parlour.cli import main; main()"]


def run(*words: str | Path, typed: str = "", env: Mapping[str, str] | None = None) -> Result:
    """Runs a command line in English, unless it asks for another language."""
    arguments = [str(word) for word in words]
    clean = {"PARLOUR_LANG": "en", "COLUMNS": "80", **(env or {})}
    runner = CliRunner(env=clean)
    with runner.isolation(env=clean):
        lang = language(arguments)
    return runner.invoke(root(lang), arguments, input=typed)


def fails(*words: str | Path, typed: str = "") -> str:
    """The one sentence on stderr of a command line that must be refused."""
    result = run(*words, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == "" and "Traceback" not in result.stderr
    return result.stderr.strip()


def shell(line: str, *, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Runs a line of shell in which `parlour` is our command."""
    program = f'parlour() {{ "{sys.executable}" -c "from parlour.cli import main; main()" "$@"; }}; {line}'
    clean = {**os.environ, "PARLOUR_LANG": "en", **(env or {})}
    return subprocess.run(["bash", "-c", program], capture_output=True, text=True, env=clean, cwd=REPOSITORY, timeout=PATIENCE)


def take_terminal() -> None:
    """In the new process: the terminal is its own, and Ctrl-C means what it does to people, also where tests run in the
    background and it is ignored."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command in a pseudo-terminal of 80 columns."""

    def __init__(self, *words: str | Path, env: Mapping[str, str] | None = None) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
        clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
        clean |= {"PARLOUR_LANG": "en", "TERM": "xterm-256color", **(env or {})}
        self.process = subprocess.Popen(
            [*PARLOUR, *map(str, words)], stdin=theirs, stdout=theirs, stderr=theirs, env=clean,
            start_new_session=True, preexec_fn=take_terminal,
        )
        os.close(theirs)
        self.screen = ""

    def wait_for(self, text: str, seconds: float = PATIENCE) -> str:
        """What was written until the text appeared, since the last time."""
        until = time.monotonic() + seconds
        while text not in self.screen:
            if time.monotonic() >= until:
                self.give_up(f"{text!r} did not appear")
            if not self.read(until - time.monotonic()):
                break
        if text not in self.screen:
            self.give_up(f"{text!r} did not appear")
        end = self.screen.index(text) + len(text)
        seen, self.screen = self.screen[:end], self.screen[end:]
        return seen

    def read(self, seconds: float) -> bool:
        """Reads what there is; False at the end."""
        if not select.select([self.ours], [], [], max(0, seconds))[0]:
            return True
        try:
            data = os.read(self.ours, 65536)
        except OSError:  # Linux says so when the other side is closed
            return False
        self.screen += data.decode(errors="replace")
        return bool(data)

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def ends(self, seconds: float = PATIENCE) -> int:
        """The exit code; `screen` then holds the rest of what was written."""
        if not self.ended(seconds):
            self.give_up("still running")
        os.close(self.ours)
        return self.process.wait()

    def ends_by_ctrl_c(self) -> int:
        """Like `ends`. Python does not notice a Ctrl-C in the instant between a prompt and reading: then once more."""
        for _ in range(3):
            self.type(CTRL_C)
            if self.ended(6):
                break
        return self.ends()

    def give_up(self, why: str) -> NoReturn:
        self.process.kill()  # nothing of it shall run beside the next tests
        raise AssertionError(f"{why} after {self.screen[-2000:]!r}")

    def ended(self, seconds: float) -> bool:
        until = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < until:
            self.read(0.05)
        while self.process.poll() is not None and select.select([self.ours], [], [], 0)[0] and self.read(0):
            pass
        return self.process.poll() is not None


CTRL_C = "\x03"
CTRL_D = "\x04"
