"""Finds the programs that tests need and pip does not bring, or gets them where that is allowed: `python -m tests.programs`.

A browser for the page: PARLOUR_BROWSER, else a Chromium or Chrome on PATH (the shell without a window first: it needs a third
less of the processor). nginx in front of two nodes; and what is named as an argument (`make soak` asks for haproxy). What is
missing comes from Debian's apt-get if we are root (never sudo). Not found: one line says how to get it, and the other tests run;
without a browser that is a failure where CI is set.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATH = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])  # Debian keeps servers out of people's way
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APT = ["apt-get", "-o", "DPkg::Lock::Timeout=900", "-qq"]
NO_BROWSER = "No browser found: the page is not tested. Debian: apt-get install chromium-headless-shell; or set PARLOUR_BROWSER."
NO_NGINX = "No nginx found: two nodes are not tried behind one. Debian: apt-get install nginx."
POLICY = Path("/usr/sbin/policy-rc.d")


def browser() -> str | None:
    named = os.environ.get("PARLOUR_BROWSER")
    if named:
        return shutil.which(named)
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def nginx() -> str | None:
    return shutil.which("nginx", path=PATH)


def missing(more: list[str]) -> list[str]:
    """The packages to be installed."""
    packages = [] if browser() or os.environ.get("PARLOUR_BROWSER") else ["chromium-headless-shell", "fonts-noto-color-emoji"]
    return [*packages, *(name for name in ("nginx", *more) if not shutil.which(name, path=PATH))]


def get(packages: list[str]) -> None:
    print(f"Getting what tests need (apt-get install {' '.join(packages)}) …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with nothing_started():
        for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
            subprocess.run([*APT, *command], env=quiet, stdout=subprocess.DEVNULL, check=False)


@contextmanager
def nothing_started() -> Iterator[None]:
    """Debian asks this program whether a package may start its service. A machine that has one of its own keeps it."""
    if POLICY.exists():
        yield
        return
    POLICY.write_text("#!/bin/sh\nexit 101\n")
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()


if __name__ == "__main__":
    if (packages := missing(sys.argv[1:])) and shutil.which("apt-get") and os.geteuid() == 0:
        get(packages)
    print(f"Browser for the page's tests: {path}" if (path := browser()) else NO_BROWSER, flush=True)
    print(f"In front of two nodes: {found}" if (found := nginx()) else NO_NGINX, flush=True)
    sys.exit(1 if path is None and os.environ.get("CI") else 0)
