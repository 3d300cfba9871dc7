"""Bots are listed by their strength, and whoever plays for another one is weaker."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour import bots
from parlour.bots import levels
from parlour.core.play import Limit
from parlour.study.arena import Kept, Plan, compete, report


@pytest.mark.parametrize("game", parlour.games())
def test_every_bot_of_a_game_is_listed_once_and_can_play(game: str) -> None:
    known = bots.names(game)
    own = ["greedy"] if game in bots.GREEDY else []
    own += ["solver"] if game in bots.SOLVER else []
    assert sorted(known) == sorted(["random", *own, *levels.names(game)])
    assert [bot for bot in known if bot in levels.names(game)] == levels.names(game)
    assert known[0] == "random" and bots.usual(game) in known[1:]
    for bot in known:
        bots.player(game, bot)


@pytest.mark.parametrize(("game", "weaker"), [
    ("jackal", ["level3", "level2", "level1", "random"]), ("jack-rabbits", ["level3", "level2", "level1", "random"]),
    ("ard-ri", ["level1", "random"]), ("twelve-patrols", ["random"]),
])
def test_only_weaker_bots_play_for_greedy(game: str, weaker: list[str]) -> None:
    assert bots.below(game, "greedy") == weaker
    assert bots.below(game, "random") == []


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("game", "stronger", "weaker"), [("jackal", "greedy", "level1"), ("jack-rabbits", "greedy", "level2")])
def test_greedy_beats_levels_listed_below_it(game: str, stronger: str, weaker: str, tmp_path: Path) -> None:
    plan = Plan(game, parlour.game(game).options.resolve({"seats": 2}), (stronger, weaker), 24, "order", Limit(simulations=60))
    *_, standing = compete(plan, Kept(tmp_path / "games"), play_all=True)
    pair = report(standing)["pairs"][0]
    assert pair["player"] == stronger and pair["interval"][0] > 0.5, pair
