"""Studies of a made-up game, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from parlour.core import registry
from parlour.study import file as files
from parlour.study.runner import Run, prepare
from parlour.study.summary import Summary

STUDY = """\
title = "Coins"
game = "coins"
seed = "{seed}"
tolerance = {{ length = 0.5 }}
[factors]
longer = [{levels}]
[design]
deals = {deals}
looks = {looks}
[players]
bots = "random"
[measure]
primary = "length"
also = ["seat"]
"""


@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The made-up game as an installed one."""
    known = {"coins": EntryPoint("coins", "tests.study.coins:GAME", registry.ENTRY_POINTS)}
    monkeypatch.setattr(registry, "outside", lambda: known)
    yield
    registry.game.cache_clear()
    registry.part.cache_clear()


def text(seed: str = "1", levels: str = "0, 30", deals: int = 200, looks: int = 1) -> str:
    return STUDY.format(seed=seed, levels=levels, deals=deals, looks=looks)


def prepared(folder: Path, given: str, **extra: Any) -> Run:
    return prepare(files.understood(given, "coins.toml"), "coins", folder / "coins.study", **extra)


def played(folder: Path, given: str, **extra: Any) -> Summary:
    run = prepared(folder, given, **extra)
    for _ in run.play():
        pass
    return run.finish()
