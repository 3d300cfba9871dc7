"""Finds a browser for the page's tests, or gets one where that is allowed: `python -m tests.browser.find`.

PARLOUR_BROWSER, else a Chromium or Chrome on PATH (the shell without a window first: it needs a third less of the processor),
else Debian's through apt-get if we are root (never sudo).
None found: one line says how to get it, and the other tests run; with CI set that is a failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APT = ["apt-get", "-o", "DPkg::Lock::Timeout=900", "-qq"]
PACKAGES = ["chromium-headless-shell", "fonts-noto-color-emoji"]
HELP = "No browser found, so the page is not tested. Debian: apt-get install chromium-headless-shell; or set PARLOUR_BROWSER."


def browser() -> str | None:
    named = os.environ.get("PARLOUR_BROWSER")
    if named:
        return shutil.which(named)
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def get_browser() -> str | None:
    found = browser()
    if found is None and not os.environ.get("PARLOUR_BROWSER") and shutil.which("apt-get") and os.geteuid() == 0:
        print("Getting a browser for the page's tests (apt-get install chromium-headless-shell) …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
            subprocess.run([*APT, *command], env=quiet, stdout=subprocess.DEVNULL, check=False)
        found = browser()
    return found


if __name__ == "__main__":
    path = get_browser()
    print(f"Browser for the page's tests: {path}" if path else HELP, flush=True)
    sys.exit(1 if path is None and os.environ.get("CI") else 0)
