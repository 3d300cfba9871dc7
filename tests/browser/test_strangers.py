"""Two strangers find each other at the front door and play with a clock, on a wide screen and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_access import violations
from tests.browser.touch import sideways, small_targets

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_table_waits_for_a_stranger_and_its_clocks_run(arrive: Arrive, url: str) -> None:
    host = arrive(url, "Nuria", lang="es")
    host.find(".shelf-tile").filter(has_text=host.say("page-open-tables")).click()
    host.button("page-open-new").click()
    host.find("dialog button.row").filter(has_text=host.say("ard-ri-title")).click()
    host.page.get_by_label(host.say("ard-ri-option-summer_cattle-joins_without_warrior")).check()
    host.find("input[value=live]").check()
    host.page.get_by_label(host.say("page-clock-bank")).fill("3")
    host.find("input[name=out][value=lose]").check()
    assert (small_targets(host.page), sideways(host.page)) == ([], 0)
    host.button("page-open-make").click()
    host.page.wait_for_url("**/open/*")
    expect(host.find("main")).to_contain_text("3 min + 5 s")
    expect(host.find("main")).to_contain_text(host.say("ard-ri-option-summer_cattle-joins_without_warrior"))
    expect(host.find("li.free")).to_have_count(int(host.find("main li").count()) - 1)

    guest = arrive(url, "Ben", lang="ru", phone=True)
    guest.find(".shelf-tile").filter(has_text=guest.say("page-open-tables")).click()
    expect(guest.panel()).to_contain_text("Nuria")
    expect(guest.panel()).to_contain_text(guest.say("ard-ri-option-summer_cattle-joins_without_warrior"))
    assert (small_targets(guest.page), sideways(guest.page)) == ([], 0)
    guest.panel().get_by_role("button", name=guest.say("page-open-sit"), exact=True).last.click()
    guest.page.wait_for_url("**/open/*")
    expect(host.find("main")).to_contain_text("Ben")
    assert (small_targets(guest.page), sideways(guest.page)) == ([], 0)

    host.button("page-open-start").click()
    for visitor in (host, guest):
        visitor.page.wait_for_url("**/t/*")
        visitor.until_asked("card")
        expect(visitor.page.get_by_role("timer").first).to_be_visible()
        running = visitor.page.get_by_role("timer", name=visitor.say("page-clock-runs", name="", left="").split(",")[-1].strip())
        expect(running.first).to_contain_text("2:5")  # it has begun to run down
        assert sideways(visitor.page) == 0
    expect(host.find(".seat").get_by_role("timer")).to_have_count(2)  # at the seats where there is room, else in a row
    expect(host.page.get_by_role("list", name=host.say("page-clocks"))).to_have_count(0)
    expect(guest.page.get_by_role("list", name=guest.say("page-clocks"))).to_be_visible()
    assert violations(guest.page) == []
