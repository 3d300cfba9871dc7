from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests import proxy
from tests.postgres import empty_database
from tests.server.process import LONG_LIVED, ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that need nothing special."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def door(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where whoever needs nothing special comes in: that server; or with PARLOUR_TEST_PROXY=nginx or haproxy a proxy before two
    nodes, which sends everybody anywhere."""
    kind = os.environ.get("PARLOUR_TEST_PROXY")
    if not kind:
        yield request.getfixturevalue("server").url
        return
    database, behind = empty_database(request.getfixturevalue("postgres")), {"trusted_proxies": ["127.0.0.1"]}
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp("node") for _ in range(2)]
        nodes = [
            stack.enter_context(ServerProcess(folder, database=database, serving=behind, quick=LONG_LIVED)) for folder in folders
        ]
        yield stack.enter_context(proxy.running(kind, [urlsplit(node.url).netloc for node in nodes], tls=False))


@pytest.fixture
def url(door: str, request: pytest.FixtureRequest) -> str:
    if os.environ.get("PARLOUR_TEST_PROXY") and request.node.get_closest_marker("one_node"):
        pytest.skip("two nodes promise less: what happens at one is told at the other in a moment, and several things at once")
    return door


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a test's own server keeps its data."""
    return tmp_path / "data"
