"""The page's own checks (types, components) and tests (what needs no browser), as `npm run check` and `npm test` run them."""

from __future__ import annotations

import subprocess

import pytest

from web.build import WEB, npm_command
from web.generate import files


@pytest.mark.slow
@pytest.mark.parametrize("script", ["check", "test"])
def test_the_page_passes_its_own(script: str) -> None:
    npm, environment = npm_command()
    run = subprocess.run([*npm, "run", "--silent", script], cwd=WEB, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


def test_what_is_generated_for_the_page_is_up_to_date() -> None:
    old = [str(path.relative_to(WEB)) for path, text in files() if not path.exists() or path.read_text(encoding="utf-8") != text]
    assert not old, f"run `python -m web.generate`: {', '.join(old)}"
