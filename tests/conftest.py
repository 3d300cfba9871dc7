"""For all tests: `pytest --rule AR-8` runs only those that prove that rule, `--rule any` those that prove one; what only
compiled code can answer in time is left out where there is none. Examples are drawn the same way every time, so that a test
that passes does so everywhere."""

from __future__ import annotations

import os
from functools import cache

import httpx
import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from httpx._transports import default as httpx_transports
from hypothesis import Phase, settings

from parlour import native
from tests.postgres import postgres as postgres
from tests.wheel import unpacked as unpacked
from tests.wheel import wheel as wheel
from tests.wheel import with_pig as with_pig

settings.register_profile("parlour", deadline=None, max_examples=60, derandomize=True)
settings.register_profile("long", settings.get_profile("parlour"), max_examples=600)  # `make soak`
settings.register_profile("noticing", max_examples=150, deadline=None, derandomize=True, phases=(Phase.explicit, Phase.generate))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "parlour"))
DEFAULT_TIMEOUT_CONFIG.read = DEFAULT_TIMEOUT_CONFIG.connect = 120.0  # seconds; five are not enough on a busy machine
# Or every request reads all certificates, which takes 24 ms.
httpx_transports.create_ssl_context = cache(httpx.create_ssl_context)  # type: ignore[attr-defined]
LONGEST = ("test_page.py", "test_install.py", "test_pig_installed.py", "test_crash.py")
TOO_SLOW = pytest.mark.skip(reason="plain Python would take minutes; that both builds do the same is tested for itself")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", metavar="ID", help="run only the tests that prove this rule, such as AR-8, or any")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if native.in_use() != "compiled":
        for item in items:
            if item.get_closest_marker("compiled"):
                item.add_marker(TOO_SLOW)
    items.sort(key=lambda item: item.path.name not in LONGEST)  # first, so that nobody waits for them at the end
    items[:] = shared_out(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    rule = config.getoption("rule")
    if rule:
        others = [item for item in items if not proves(item, rule)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if proves(item, rule)]


def shared_out(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Every worker begins with its share of the page's tests, which take longest, and ends with small ones."""
    page = [item for item in items if item.get_closest_marker("browser")]
    others = [item for item in items if not item.get_closest_marker("browser")]
    return [item for worker in range(workers) for kind in (page, others) for item in share(kind, worker, workers)]


def share(items: list[pytest.Item], worker: int, workers: int) -> list[pytest.Item]:
    return items[len(items) * worker // workers : len(items) * (worker + 1) // workers]


def proves(item: pytest.Item, rule: str) -> bool:
    return any(rule == "any" or rule in mark.args for mark in item.iter_markers("rule"))
