"""The page is for everybody: axe finds nothing to complain about, wide or on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.finished import finished_game

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.parametrize("phone", [pytest.param(False, id="wide"), pytest.param(True, id="phone", marks=pytest.mark.soak)])
def test_front_door_table_and_replay_are_open_to_everybody(arrive: Arrive, url: str, phone: bool) -> None:
    visitor = arrive(url, "Nuria", phone=phone)
    visitor.offer("page-play-now").wait_for()
    assert violations(visitor.page) == []
    visitor.offer("page-with-friends").click()
    expect(visitor.panel()).to_be_visible()
    assert violations(visitor.page) == []
    visitor.page.keyboard.press("Escape")
    visitor.offer("page-play-now").click()
    visitor.until_asked("card")
    assert violations(visitor.page) == []
    while visitor.until_asked("card", "pass", "winter") != "winter":
        visitor.answer()
    assert violations(visitor.page) == []
    visitor.page.keyboard.press("Escape")
    for panel in ("page-rules", "page-chat", "page-menu"):
        visitor.button(panel).click()
        expect(visitor.panel()).to_be_visible()
        assert violations(visitor.page) == []
        visitor.page.keyboard.press("Escape")
    visitor.page.goto(f"{url}replay/{finished_game(url).id}")
    visitor.find(".felt").wait_for()
    visitor.page.keyboard.press("End")
    visitor.find(".winter .row").wait_for()
    assert violations(visitor.page) == []


def test_the_start_of_a_game_with_many_options_is_in_sight_and_hides_nothing_that_has_the_focus(arrive: Arrive, url: str) -> None:
    visitor = arrive(url, "Nuria", phone=True)
    visitor.offer("page-with-friends", "jack-rabbits").click()
    start = visitor.button("page-make-links")
    expect(start).to_be_in_viewport(ratio=1)
    assert violations(visitor.page) == []
    start.focus()
    for _ in range(12):
        visitor.page.keyboard.press("Shift+Tab")
        assert visitor.page.evaluate(COVERED) == ""
    for _ in range(12):
        visitor.page.keyboard.press("Tab")
        assert visitor.page.evaluate(COVERED) == ""
    expect(start).to_be_focused()


# What has the focus, if something else lies over its middle.
COVERED = """() => {
  const element = document.activeElement, { x, y, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  return above && (element.contains(above) || above.contains(element)) ? "" : element.outerHTML;
}"""


def violations(page: Page) -> list[str]:
    """What axe complains of. Contrast, half of the work, is looked at in English: colours do not depend on the language."""
    contrast = page.evaluate("document.documentElement.lang") == "en"
    options = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": contrast}}}
    return [
        f"{violation['id']} ({violation['impact']}): {node['target']} {node['failureSummary']}"
        for violation in Axe().run(page, options=options).response["violations"] for node in violation["nodes"]
    ]
