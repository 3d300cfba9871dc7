"""The page's own checks (types, components) and tests (what needs no browser), as `npm run check` and `npm test` run them."""

from __future__ import annotations

import subprocess

import pytest

from web.build import WEB, npm_command


@pytest.mark.slow
@pytest.mark.parametrize("script", ["check", "test"])
def test_the_page_passes_its_own(script: str) -> None:
    npm, environment = npm_command()
    run = subprocess.run([*npm, "run", "--silent", script], cwd=WEB, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
