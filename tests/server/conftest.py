from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that need nothing special."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def url(server: ServerProcess) -> str:
    return server.url


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a test's own server keeps its data."""
    return tmp_path / "data"
