"""From the front door to a table, against as many and as strong opponents as one likes."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from parlour import bots
from parlour.locale import sentence
from tests.browser.conftest import Arrive
from tests.browser.test_access import violations
from tests.browser.touch import sideways, small_targets

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# What is written in a box and does not fit into it.
SPILT = "boxes => boxes.filter((box) => box.scrollHeight > box.clientHeight).map((box) => box.innerText)"


@pytest.mark.parametrize(("lang", "phone"), [("en", False), pytest.param("ru", True, marks=pytest.mark.soak)])
def test_number_and_strength_are_chosen_beside_play_now_and_remembered(arrive: Arrive, url: str, lang: str, phone: bool) -> None:
    guest = arrive(url, "Maeve", lang, phone)
    article = guest.page.get_by_role("article", name=guest.say("jackal-title"))
    opener = article.locator(".with")
    weakest, strongest = bots.search_levels("jackal")[0], bots.search_levels("jackal")[-1]
    expect(opener).to_contain_text(sentence(lang, "page-rivals-count", count=3))
    opener.click()
    panel = guest.page.get_by_role("region", name=guest.say("page-rivals-of", game=guest.say("jackal-title")))
    expect(panel.get_by_text(guest.say(f"jackal-bot-{strongest}-line"))).to_be_visible()
    assert panel.locator(".level").evaluate_all(SPILT) == []
    assert violations(guest.page) == []
    assert not sideways(guest.page) and small_targets(guest.page) == []
    panel.get_by_label(guest.say("page-rivals-count", count=1)).check()
    panel.get_by_role("radio", name=guest.say(f"jackal-bot-{weakest}")).check()
    guest.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(opener).to_be_focused()

    guest.page.reload()
    expect(opener).to_contain_text(guest.say(f"jackal-bot-{weakest}"))
    with guest.page.expect_request("**/api/matches") as asked:
        article.get_by_role("button", name=guest.say("page-play-now"), exact=True).click()
    seats = json.loads(asked.value.post_data or "")["seats"]
    assert [seat.get("bot") for seat in seats] == [None, weakest]


def test_the_daily_deal_shows_its_streak(arrive: Arrive, url: str) -> None:
    guest = arrive(url, "Maeve")
    days = [str((datetime.now(UTC) - timedelta(days=ago)).date()) for ago in (1, 2, 3)]
    guest.page.evaluate("days => localStorage.setItem('parlour.daily-won', JSON.stringify({'twelve-patrols': days}))", days)
    guest.page.reload()
    daily = guest.find(".shelf-tile").filter(has_text=guest.say("page-daily-deal"))
    expect(daily.get_by_label(guest.say("page-daily-streak", count=3))).to_be_visible()
    expect(daily.locator(".won")).to_have_count(3)
    daily.click()
    guest.page.wait_for_url("**/t/*")
