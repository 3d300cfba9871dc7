"""The page plans patrols by itself, before anything is sent: it must come to what the rules say, in many positions."""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path

import pytest

from tests.games.twelve_patrols import table
from tests.games.twelve_patrols.page_games import Json, games
from web.build import WEB, npm_command

KINDS = {"items": (1, 4), "colours": (1, 3), "pips": (0, 12)}


def any_wants(chance: random.Random) -> dict[str, str | list[str]]:
    """Two sides of three want something, some of them two things."""
    found: dict[str, str | list[str]] = {}
    for letter in table.CARDS:
        for side in table.SIDES:
            kinds = chance.sample(list(KINDS), chance.choice([0, 1, 1, 1, 1, 2]))
            wants = {kind: chance.randint(*KINDS[kind]) for kind in kinds}
            if wants.get("colours", 0) <= wants.get("items", 8) and wants.get("pips", 0) <= 6 * wants.get("items", 8):
                found[f"{letter} {side}"] = [f"{kind} {n}" for kind, n in wants.items()]
    return found


def many_games() -> list[Json]:
    chance, found = random.Random(5), []
    table.play_with_shipped_decks()
    found += games(30, seed=1)
    for number in range(30):
        table.play_with(any_wants(chance))
        found += games(2, seed=100 + 2 * number)
    return found


@pytest.mark.slow
def test_the_page_plans_as_the_rules_say(tmp_path: Path) -> None:
    played = many_games()
    assert sum(len(game["steps"]) for game in played) > 1500
    file = tmp_path / "games.json"
    file.write_text(json.dumps(played), encoding="utf-8")
    npm, environment = npm_command()
    run = subprocess.run(
        [*npm, "exec", "--", "vitest", "run", "tests/games/twelve-patrols-games.test.ts"], cwd=WEB,
        env={**os.environ, **environment, "PATROLS_GAMES": str(file)}, capture_output=True, text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
