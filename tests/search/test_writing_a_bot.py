"""The bots that docs/writing-a-bot.md writes, exactly as the page has them."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.bots import RandomPlayer
from tests.cli.command import shell

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"
CODE = "\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S))
GAMES = 20


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "bot_page"}
    exec(compile(CODE, str(PAGE), "exec"), names)
    return names


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("bot", ["taster", "ahead"])
def test_the_page_s_bots_beat_a_haphazard_player(page: dict[str, Any], bot: str) -> None:
    won = 0.0
    for seed in range(GAMES):  # the same luck from both seats
        first = parlour.play("ard-ri", [page[bot], RandomPlayer(seed)], seed=seed)
        second = parlour.play("ard-ri", [RandomPlayer(seed), page[bot]], seed=seed)
        assert first.scores is not None and second.scores is not None
        won += first.scores[0] + second.scores[1]
    assert won > 1.2 * GAMES


@pytest.mark.compiled
def test_the_page_s_game_was_played_to_its_end(page: dict[str, Any]) -> None:
    assert page["record"].scores is not None and page["record"].players[0] == "taster"


@pytest.mark.compiled
def test_its_advice_is_a_legal_move(page: dict[str, Any]) -> None:
    state = parlour.game("jackal").start()
    best = page["advice"](state.seen(state.actor), state.actor)
    assert best.move in state.legal() and 0 <= best.value <= 1


@pytest.mark.slow
@pytest.mark.compiled
def test_the_page_s_bot_plays_in_the_arena_as_module_and_name(tmp_path: Path) -> None:
    first = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert first
    (tmp_path / "taster.py").write_text(first[1], encoding="utf-8")
    line = f"cd {tmp_path} && parlour arena ard-ri --players taster:taster,random --games 4 --jobs 2 --json"
    paths = os.pathsep.join(filter(None, sys.path))
    done = shell(line, env={"PARLOUR_DATA": str(tmp_path / "data"), "PYTHONPATH": paths})
    assert done.returncode == 0, done.stderr
    assert {player["player"] for player in json.loads(done.stdout)["players"]} == {"taster:taster", "random"}
