"""The compiled rules and their sources agree in games that go deep, too."""

from __future__ import annotations

import pytest

from parlour import native
from tests.core.test_builds_agree import other_build
from tests.games.twelve_patrols.deep_trace import digests


@pytest.mark.slow
@pytest.mark.parametrize("games", [30, pytest.param(120, marks=pytest.mark.soak)])
@pytest.mark.skipif(native.in_use() != "compiled", reason="no compiled build here to compare with: only the sources run")
def test_compiled_and_uncompiled_rules_agree_in_deep_games(games: int) -> None:
    assert digests(games) == other_build("-m", "tests.games.twelve_patrols.deep_trace", str(games)).split()
