"""Levels, hints and the chances of a game, at the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_access import violations
from tests.browser.visitor import Visitor, play_out

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled]


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("es", True), ("ru", False)], ids=["wide", "phone", "russian"])
def test_a_level_a_hint_and_where_it_was_decided(arrive: Arrive, url: str, lang: str, phone: bool) -> None:
    visitor = arrive(url, "Nuria", lang=lang, phone=phone)
    sit_down_against(visitor, "level3")
    visitor.until_asked("card")
    take_a_hint(visitor)
    assert violations(visitor.page) == []
    visitor.find(".actions .button:not(:disabled)").click()
    expect(visitor.find(".hint")).to_have_count(0)
    play_out(visitor)
    see_the_chances(visitor)


def sit_down_against(visitor: Visitor, bot: str) -> None:
    """A game of two at one screen, the other seat for a level."""
    visitor.offer("page-same-screen").click()
    choice = visitor.page.get_by_label(visitor.say("page-seat", number=2), exact=True)
    choice.select_option(bot)
    named = visitor.say("page-bot-level", number=3, kind="solid")
    expect(choice.locator("option:checked")).to_have_text(visitor.say("page-bot-called", bot=named))
    expect(visitor.find(".chair .hint")).to_have_text(visitor.say("page-bot-level-about", kind="solid"))
    assert violations(visitor.page) == []
    visitor.button("page-start").click()
    visitor.page.wait_for_url("**/t/*")


def take_a_hint(visitor: Visitor) -> None:
    """The advised card is picked up, and told with its chance."""
    visitor.button("page-hint").click()
    hint = visitor.page.get_by_role("status", name=visitor.say("page-hint"))
    best = re.compile(re.escape(visitor.say("page-hint-best", move="@")).replace("@", r"(\S+)") + r".*\d")
    expect(hint).to_contain_text(best)
    advised = best.search(hint.inner_text())
    assert advised is not None
    expect(visitor.find(".actions .button")).to_have_text(visitor.say("page-ard-ri-play", card=advised[1]))


def see_the_chances(visitor: Visitor) -> None:
    if visitor.find(".again").count():
        visitor.button("page-result").click()
    panel = visitor.panel()
    visitor.button("page-chances-ask").click()
    graph = panel.get_by_role("img", name=visitor.say("page-chances-graph"))
    expect(graph).to_be_visible()
    expect(graph.locator(".line")).to_have_count(2)
    table = panel.get_by_role("table", name=visitor.say("page-chances-graph"))
    assert table.get_by_role("row").count() > 3
    assert violations(visitor.page) == []
    points = panel.locator(".chances ol button")
    if points.count() == 0:
        expect(panel).to_contain_text(visitor.say("page-turning-none"))
        return
    points.first.click()
    visitor.page.wait_for_url("**/replay/**")
    expect(visitor.find(".where")).not_to_have_text(re.compile("^0 /"))
    expect(visitor.find(".review .at")).to_have_count(1)
    assert violations(visitor.page) == []


def test_play_now_seats_me_against_a_middle_level(arrive: Arrive, url: str) -> None:
    visitor = arrive(url, "Nuria")
    visitor.offer("page-play-now").click()
    visitor.until_asked("card")
    visitor.button("page-menu").click()
    level = visitor.say("page-bot-level-short", number=2)
    expect(visitor.panel()).to_contain_text(visitor.say("page-bot-called", bot=level))
