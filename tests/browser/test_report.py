"""The report of a study in a browser: open to everybody, and no wider than a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from parlour.study.report import html
from tests.browser.conftest import PHONE, WIDE
from tests.browser.test_access import violations
from tests.study.some_summary import summary

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.parametrize(("lang", "phone"), [
    ("en", False), ("ru", True),
    pytest.param("en", True, marks=pytest.mark.soak), pytest.param("es", True, marks=pytest.mark.soak),
])
def test_a_report_is_open_to_everybody(chromium: Browser, tmp_path: Path, lang: str, phone: bool) -> None:
    file = tmp_path / "report.html"
    file.write_text(html(summary(), lang), encoding="utf-8")
    page = chromium.new_page(viewport=PHONE if phone else WIDE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    assert violations(page) == []
    for summary_line in page.locator("details.nums > summary").all():
        summary_line.click()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")
    assert page.locator(".slim svg" if phone else ".wide svg").first.is_visible()
    assert page.locator(".wide svg" if phone else ".slim svg").first.is_hidden()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    page.close()
