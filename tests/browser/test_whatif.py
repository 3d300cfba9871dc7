"""What if: somebody goes back into a finished game, tries something else, and sends it to a friend."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.finished import finished_game
from tests.browser.test_access import violations
from tests.browser.touch import sideways, small_targets

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_try_is_played_against_bots_named_kept_and_sent_to_a_friend(arrive: Arrive, url: str) -> None:
    match = finished_game(url).id
    ana = arrive(f"{url}replay/{match}")
    ana.page.get_by_role("link", name=ana.say("page-try")).click()
    tries, line = ana.find(".tries .now"), ana.find(".tries .line li")
    expect(tries).to_contain_text(ana.say("whatif-begin"))
    ana.button("whatif-ways").click()
    ana.page.get_by_label(ana.say("whatif-others")).select_option("greedy")
    ana.page.get_by_label(ana.say("whatif-name")).fill("Spring otherwise")
    ana.page.get_by_label(ana.say("whatif-name")).press("Enter")
    ana.page.keyboard.press("Escape")
    expect(line).to_have_count(2)  # the bots have chosen already
    ana.until_asked("card", "pass")
    ana.answer()
    expect(line.first).to_be_visible()
    expect(ana.find(".tries .line b").first).to_contain_text("%")
    assert violations(ana.page) == []
    link, tried = ana.page.url, line.count()
    assert tried > 2

    ben = arrive(link, lang="es", phone=True)
    expect(ben.find(".tries .line li")).to_have_count(tried)
    assert sideways(ben.page) == 0
    assert small_targets(ben.page) == []
    ben.button("page-undo").first.click()
    expect(ben.find(".tries .line li")).to_have_count(2)

    ana.button("whatif-ways").click()
    ana.button("whatif-luck-new").click()
    expect(line).to_have_count(2)
    expect(ana.find(".others .open")).to_contain_text("Spring otherwise")
    ana.find(".others .open").click()
    ana.page.keyboard.press("Escape")
    expect(line).to_have_count(tried)
    ana.page.get_by_role("link", name=ana.say("whatif-leave")).first.click()
    expect(ana.find(".controls .where")).to_be_visible()
