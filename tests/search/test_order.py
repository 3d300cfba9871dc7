"""Bots are listed by their strength, and whoever plays for another one is weaker."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour import bots, locale
from parlour.core.play import Limit
from parlour.study.arena import ArenaPlan, Kept, compete, report


@pytest.mark.parametrize("game", parlour.games())
def test_every_bot_of_a_game_is_listed_once_and_can_play(game: str) -> None:
    known = bots.names(game)
    levels = bots.search_levels(game)
    own = ["greedy"] if levels else ["greedy", "hasty", "attentive", "careful", "guesser", "solver"]
    assert sorted(known) == sorted(["random", *own, *levels])
    assert levels == sorted(levels)
    assert known[0] == "random" and bots.default_bot(game) in known[1:]
    for bot in known:
        bots.player(game, bot)


@pytest.mark.parametrize(("game", "weaker"), [
    ("jackal", ["level3", "level2", "level1", "random"]), ("jack-rabbits", ["level3", "level2", "level1", "random"]),
    ("ard-ri", ["level2", "level1", "random"]), ("twelve-patrols", ["random"]),
])
def test_only_weaker_bots_play_for_greedy(game: str, weaker: list[str]) -> None:
    assert bots.weaker_than(game, "greedy") == weaker
    assert bots.weaker_than(game, "random") == []


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("game", "stronger", "weaker"), [("jackal", "greedy", "level1"), ("jack-rabbits", "greedy", "level2")])
def test_greedy_beats_levels_listed_below_it(game: str, stronger: str, weaker: str, tmp_path: Path) -> None:
    plan = ArenaPlan(
        game, parlour.game(game).options.resolve({"seats": 2}), (stronger, weaker), 24, "order", Limit(simulations=60)
    )
    *_, standing = compete(plan, Kept(tmp_path / "games"), play_all=True)
    pair = report(standing)["pairs"][0]
    assert pair["player"] == stronger and pair["interval"][0] > 0.5, pair


@pytest.mark.parametrize("game", parlour.games())
def test_every_bot_of_a_game_is_introduced_in_three_languages(game: str) -> None:
    introduced = bots.introductions(game)
    assert list(introduced) == list(bots.own(game))
    for lang in locale.LANGUAGES:
        told = [locale.sentence(lang, code) for one in introduced.values() for code in one]
        assert len(set(told)) == len(told) and not any("-bot-" in one for one in told)
