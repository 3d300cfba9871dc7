"""How much has to come over the wire before the front door is there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PAGE = Path(__file__).parents[2] / "docs" / "page.md"
ROWS = {"html": "HTML", "js": "scripts", "css": "styles", "svg": "pictures (SVG)", "json": "answers of the server (JSON)"}
ROW = re.compile(r"^\| (\w.*) \| ([\d,]+) \|$", re.MULTILINE)
MOST = 100_000  # bytes as sent, compressed, of everything but fonts, which may come later


def test_the_front_door_is_light(chromium: Browser, url: str) -> None:
    visitor = Visitor(chromium.new_context(), "en")
    weights: Counter[str] = Counter()
    visitor.page.on("requestfinished", lambda request: weights.update({kind(request.url): request.sizes()["responseBodySize"]}))
    visitor.page.goto(url)
    visitor.offer("page-play-now").wait_for()
    visitor.until(lambda: {"html", "js", "css", "svg", "woff2"} <= set(weights), "everything that the front door is made of")
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.context.close()
    assert sum(weights.values()) - weights["woff2"] < MOST, weights
    told = {row: int(number.replace(",", "")) for row, number in ROW.findall(PAGE.read_text())}
    assert all(abs(told[row] - weights[sent]) < weights[sent] / 10 for sent, row in ROWS.items()), weights


def kind(address: str) -> str:
    found = re.search(r"\.(\w+)$", address)
    return found[1] if found else "json" if "/api/" in address else "html"
