from __future__ import annotations

from pathlib import Path

import pytest

from parlour.store import worker
from tests.postgres import empty_database


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'parlour.db'}"
    return empty_database(request.getfixturevalue("postgres"))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The database answers late where a machine has much else to do."""
    monkeypatch.setattr(worker, "PATIENCE", 60.0)
    monkeypatch.setattr(worker, "LONGEST_WAIT", 61.0)
