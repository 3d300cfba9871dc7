"""Whole games at the page: with a friend, by keyboard alone, on one screen, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from parlour import locale
from tests.browser.begun import begun
from tests.browser.conftest import Arrive
from tests.browser.touch import sideways, small_targets
from tests.browser.visitor import Visitor, mentioned, play_out
from tests.server.client import make
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LONGER = {"en": "summer", "es": "spring", "ru": "spring"}  # the season with the longer name


def test_two_people_and_a_bot_play_a_game_and_one_reloads_in_the_middle(arrive: Arrive, url: str) -> None:
    nuria = arrive(url)
    link = invited_by(nuria, "Nuria", bots=1)
    ana = arrive(link)
    ana.page.get_by_label(ana.say("page-name-question")).fill("Ana")
    ana.button("page-sit-down").click()
    expect(nuria.panel()).to_have_count(0)  # the invitation closes by itself
    for _ in range(3):
        both_choose(nuria, ana)
    ana.until_asked("card")
    hand = ana.hand
    ana.page.reload()
    ana.until_asked("card")
    assert ana.hand == hand and list(ana.views) == [1]
    expect(nuria.plate("Ana")).to_be_visible()
    play_out(nuria, ana)
    for visitor, title in ((nuria, "Nuria"), (ana, "Ana")):
        rows = visitor.panel().locator("li")
        expect(rows).to_have_count(3)
        expect(rows.filter(has_text=visitor.say("page-you"))).to_have_count(1)
        expect(rows.filter(has_text=title)).to_have_count(0)
    assert nuria.panel().locator(".points").all_inner_texts() == ana.panel().locator(".points").all_inner_texts()


def test_everybody_is_you_to_themselves_and_has_a_name_for_the_others(arrive: Arrive, url: str) -> None:
    made = make(url, 2)
    nuria, ana = [arrive(f"{url}t/{made.id}#{token}", name) for token, name in zip(made.tokens, ("Nuria", "Ana"), strict=True)]
    for visitor, other in ((nuria, "Ana"), (ana, "Nuria")):
        expect(visitor.plate(visitor.say("page-you"))).to_be_visible()
        expect(visitor.plate(other)).to_be_visible()
    nuria.button("page-chat").click()
    nuria.panel().get_by_label(nuria.say("page-chat-say")).fill("Slow cattle!")
    nuria.button("page-send").click()
    expect(nuria.panel().locator(".chat b")).to_have_text(nuria.say("page-you"))
    badge = ana.find("nav .unread")
    expect(badge).to_contain_text("1")
    label = badge.locator("xpath=preceding-sibling::span").bounding_box()
    beside = badge.bounding_box()
    assert label is not None and beside is not None and label["x"] + label["width"] <= beside["x"]  # it covers no letter
    badge.click()
    expect(ana.panel().locator(".chat b")).to_have_text("Nuria")


def test_a_whole_game_is_played_by_keyboard_alone(arrive: Arrive, url: str) -> None:
    visitor = arrive(url, "Nuria")
    press = visitor.page.keyboard.press
    visitor.offer("page-play-now").wait_for()
    tab_to(visitor, visitor.say("page-play-now"))
    press("Enter")
    while (asked := visitor.until_asked("card", "pass", "winter", "over")) != "over":
        if asked == "winter":
            press("Escape")
        elif asked == "pass":
            tab_to(visitor, visitor.say("ard-ri-page-pass"))
            press("Enter")
        else:
            visitor.until(lambda: visitor.page.evaluate("document.activeElement.name") == "card", "focus on a card")
            press("Space")
            press("ArrowRight")
            press("Enter")
    expect(visitor.panel()).to_be_visible()
    tab_to(visitor, visitor.say("page-replay"))
    press("Enter")
    expect(visitor.page.get_by_label(visitor.say("page-scrubber"))).to_be_visible()


def test_on_one_screen_no_hand_is_in_the_page_while_the_curtain_is_down(arrive: Arrive, url: str) -> None:
    visitor = arrive(url)
    visitor.offer("page-same-screen").click()
    for seat, name in enumerate(("Nuria", "Ana")):
        visitor.page.get_by_label(visitor.say("page-name-of-seat", number=seat + 1)).fill(name)
    visitor.button("page-start").click()
    called: list[str] = []
    while len(called) < 8:
        if visitor.until_asked("curtain", "card", "pass", "winter") == "curtain":
            assert mentioned(visitor.written) == set() and visitor.find(".hand, .felt, .card").count() == 0
            called.append(str(visitor.find(".curtain h2").text_content()))
            visitor.find(".curtain button").click()
        else:
            visitor.answer()
    assert set(called) == {visitor.say("page-pass-device", name=name) for name in ("Nuria", "Ana")}
    visitor.button("page-menu").click()
    visitor.button("page-resign").click()
    visitor.button("page-resign-yes").click()
    visitor.until_asked("over")
    for name in ("Nuria", "Ana"):  # nobody is "you" on a shared screen
        expect(visitor.panel().locator("li").filter(has_text=name)).to_have_count(1)


@pytest.mark.parametrize(("lang", "season"), [
    pytest.param(lang, season, marks=() if season == LONGER[lang] else pytest.mark.soak)
    for lang in locale.LANGUAGES for season in ("spring", "summer")
])
def test_the_years_of_a_long_game_fit_on_every_screen(arrive: Arrive, server: ServerProcess, lang: str, season: str) -> None:
    seventh = {"year": 7, "season": season}
    made = begun(server.data, seats=2, until=lambda match: seventh.items() <= match.view(0)["table"].items(), game="ard-ri")
    visitor = arrive(f"{server.url}t/{made.id}#{made.tokens[0]}", "Nuria", lang=lang, phone=True)
    visitor.find(".years .now").wait_for()
    for width in (360, 390, 979, 980, 1240, 1280):
        visitor.page.set_viewport_size({"width": width, "height": 844})
        assert (width, sideways(visitor.page)) == (width, 0)
        for seen in (".years .now", ".seasons .now"):
            expect(visitor.find(seen)).to_be_in_viewport(ratio=1)
    assert visitor.find(".years li").count() == 7  # for who listens to the page


def test_on_a_phone_everything_fits_and_is_wide_enough_for_a_thumb(arrive: Arrive, url: str) -> None:
    visitor = arrive(url, "Nuria", phone=True)
    visitor.offer("page-play-now").wait_for()
    assert (small_targets(visitor.page), sideways(visitor.page)) == ([], 0)
    visitor.tap_to_table(visitor.offer("page-play-now"))
    seen = set()
    while (asked := visitor.until_asked("card", "pass", "winter", "over")) != "over":
        if asked not in seen:
            assert (asked, small_targets(visitor.page), sideways(visitor.page)) == (asked, [], 0)
        seen.add(asked)
        if asked == "card":
            visitor.find(".hand .lit label").last.tap(position={"x": 20, "y": 20})
            visitor.find(".actions .button:not(:disabled)").tap()
        else:
            visitor.find(".actions .button").tap()
    assert (small_targets(visitor.page), sideways(visitor.page)) == ([], 0)
    visitor.button("page-close").tap()
    for panel in ("page-rules", "page-chat", "page-menu"):
        visitor.button(panel).tap()
        expect(visitor.panel()).to_be_visible()
        assert (panel, small_targets(visitor.page), sideways(visitor.page)) == (panel, [], 0)
        visitor.button("page-close").tap()


def test_a_secret_choice_is_taken_back(arrive: Arrive, url: str) -> None:
    made = make(url, 2)
    first, second = (arrive(f"{url}t/{made.id}#{token}", name) for token, name in zip(made.tokens, ("Nuria", "Ana"), strict=True))
    first.until_asked("card")
    second.until_asked("card")
    hand, chosen = first.hand, first.say("ard-ri-page-chosen")
    first.choose()
    expect(second.plate("Nuria")).to_contain_text(chosen)
    expect(first.find(".hand input")).to_have_count(8)
    first.button("ard-ri-page-take-back").click()
    expect(second.plate("Nuria")).not_to_contain_text(chosen)
    first.until_asked("card")
    assert first.hand == hand
    both_choose(first, second)
    expect(first.button("page-undo")).to_be_disabled()


def test_resigning_is_asked_twice(arrive: Arrive, url: str) -> None:
    made = make(url, 2)
    first, second = (arrive(f"{url}t/{made.id}#{token}", name) for token, name in zip(made.tokens, ("Nuria", "Ana"), strict=True))
    second.until_asked("card")
    first.button("page-menu").click()
    first.button("page-resign").click()
    first.button("page-resign-no").click()
    expect(first.button("page-resign-yes")).to_have_count(0)
    assert first.asked == second.asked == "card"
    first.button("page-resign").click()
    first.button("page-resign-yes").click()
    for visitor, you in ((first, "no"), (second, "yes")):
        visitor.until_asked("over")
        outcome = visitor.say("result-won", name="Ana", you=you)
        expect(visitor.page.get_by_role("dialog", name=outcome)).to_contain_text(visitor.say("page-end-resigned"))


def test_who_resigns_among_three_is_told_that_a_bot_plays_on_and_so_are_the_others(arrive: Arrive, url: str) -> None:
    made = make(url, 2, bots=1)
    nuria, ana = (arrive(f"{url}t/{made.id}#{token}", name) for token, name in zip(made.tokens, ("Nuria", "Ana"), strict=False))
    ana.until_asked("card")
    nuria.button("page-menu").click()
    nuria.button("page-resign").click()
    nuria.button("page-resign-yes").click()
    expect(nuria.find(".notices")).to_contain_text(nuria.say("page-you-resigned"))
    expect(nuria.page.get_by_role("link", name=nuria.say("page-leave"))).to_be_visible()
    expect(ana.find(".notices")).to_contain_text(ana.say("page-somebody-resigned", name="Nuria"))
    ana.button("page-close").click()
    nuria.button("page-watch-on").click()
    for visitor in (nuria, ana):
        expect(visitor.find(".notices p")).to_have_count(0)
    ana.choose()
    ana.until(lambda: ana.views[1]["round"] > 0, "a next round, with the bot's card")
    assert ana.asked == "card" and nuria.asked == ""  # nothing is asked of who watches
    nuria.until(lambda: nuria.views[0]["table"]["seats"][0]["chosen"] is not None, "the bot's next card")
    expect(nuria.find(".prompt .tip")).to_have_count(0)  # which is no choice to take back
    nuria.button("page-menu").click()
    expect(nuria.panel()).to_contain_text(nuria.say("page-has-resigned-to-bot"))


def invited_by(host: Visitor, name: str, bots: int) -> str:
    """Makes a table for a friend and some bots, and gives back the friend's link."""
    host.offer("page-with-friends").click()
    host.button("page-players", count=2 + bots).click()
    host.page.get_by_label(host.say("page-name-of-seat", number=1)).fill(name)
    for seat in range(2, 2 + bots):
        host.page.get_by_label(host.say("page-seat", number=seat + 1), exact=True).select_option("greedy")
    host.panel().get_by_label(host.say("page-order-given")).check()
    host.button("page-make-links").click()
    return host.panel().get_by_role("textbox", name=host.say("page-invite-seat", number=2)).input_value()


def both_choose(*visitors: Visitor) -> None:
    """One season: everybody answers once, and Winter is waited for no longer than needed."""
    for visitor in visitors:
        while visitor.until_asked("card", "pass", "winter") == "winter":
            visitor.answer()
        visitor.answer()


def tab_to(visitor: Visitor, name: str) -> None:
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement.innerText.trim()") == name:
            return
    raise AssertionError(f"Tab does not reach {name!r}")
