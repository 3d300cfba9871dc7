"""A process that has loaded what every run of tests needs, and forks one for each list of arguments on a line of its input."""

from __future__ import annotations

import gc
import importlib
import json
import os
import sys
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1] / "games"


def load_libraries() -> None:
    """Everything that the tests of the games use is loaded, and Parlour and they themselves are forgotten: those a run reads
    again, from the copy that may be broken."""
    for file in (GAMES.parent / "conftest.py", *sorted(GAMES.glob("*/test_*.py"))):
        importlib.import_module(".".join(file.relative_to(GAMES.parents[1]).with_suffix("").parts))
    for name in [name for name in sys.modules if name.split(".")[0] in ("parlour", "tests")]:
        del sys.modules[name]


def run(arguments: list[str]) -> tuple[int, str]:
    """The exit code of pytest, and what it said."""
    said, say = os.pipe()
    child = os.fork()
    if child == 0:
        code = int(pytest.ExitCode.INTERNAL_ERROR)
        try:
            os.dup2(say, 1)
            os.dup2(say, 2)
            code = int(pytest.main(arguments))
            sys.stdout.flush()
        finally:
            os._exit(code)  # whatever happened: the list of its parent is not its own
    os.close(say)
    with os.fdopen(said, encoding="utf-8", errors="replace") as heard:
        text = heard.read()
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), text


if __name__ == "__main__":
    load_libraries()
    gc.collect()
    gc.freeze()  # what is loaded stays as it is: a child neither looks through it nor copies it
    gc.disable()
    for line in sys.stdin:
        print(json.dumps(run(json.loads(line))), flush=True)
