"""An option for all tests: `pytest --rule AR-8` runs only those that prove that rule."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", metavar="ID", help="run only the tests that prove this rule, such as AR-8")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = config.getoption("rule")
    if rule:
        others = [item for item in items if not proves(item, rule)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if proves(item, rule)]


def proves(item: pytest.Item, rule: str) -> bool:
    return any(rule in mark.args for mark in item.iter_markers("rule"))
