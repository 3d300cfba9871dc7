"""The compiled rules and their sources agree in games that go deep, too."""

from __future__ import annotations

import pytest

from parlour import native
from tests.core.test_builds_agree import other_build
from tests.games.twelve_patrols.deep_trace import digests


@pytest.mark.slow
@pytest.mark.skipif(native.in_use() != "compiled", reason="no compiled build here to compare with: only the sources run")
def test_compiled_and_uncompiled_rules_agree_in_deep_games() -> None:
    assert digests(120) == other_build("-m", "tests.games.twelve_patrols.deep_trace", "120").split()
