"""The page adds up chosen cards by itself, before anything is sent: what it calls ready is what the rules take, and no more."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.games.jack_rabbits.page_tasks import positions
from web.build import WEB, npm_command


@pytest.mark.slow
def test_the_page_judges_choices_of_cards_as_the_rules_do(tmp_path: Path) -> None:
    asked = positions(400, seed=3)
    assert len({one["table"]["step"] for one in asked}) >= 8
    file = tmp_path / "tasks.json"
    file.write_text(json.dumps(asked), encoding="utf-8")
    npm, environment = npm_command()
    run = subprocess.run(
        [*npm, "exec", "--", "vitest", "run", "tests/games/jack-rabbits-tasks.test.ts"], cwd=WEB,
        env={**os.environ, **environment, "RABBITS_TASKS": str(file)}, capture_output=True, text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
