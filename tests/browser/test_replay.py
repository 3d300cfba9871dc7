"""A finished game, step by step."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from parlour.locale import sentence
from tests.browser.conftest import Arrive
from tests.browser.finished import finished_game

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_replay_is_walked_through_and_seen_from_another_seat(arrive: Arrive, url: str) -> None:
    match = finished_game(url)
    visitor = arrive(f"{url}replay/{match}")
    scrubber = visitor.page.get_by_label(visitor.say("page-scrubber"))
    where = visitor.find(".where")
    expect(where).not_to_have_text("0 / 0")
    steps = int(str(scrubber.get_attribute("max")))
    visitor.button("page-step-on").click()
    expect(where).to_have_text(f"1 / {steps}")
    expect(visitor.find(".hand")).to_have_count(0)
    visitor.page.get_by_label(visitor.say("page-seen-by")).select_option("1")
    expect(visitor.find(".hand input")).to_have_count(9)
    assert sorted(visitor.hand) == sorted(map(named, hand_at(url, match, deal(url, match), 1)))
    scrubber.fill(str(steps))
    expect(where).to_have_text(f"{steps} / {steps}")
    expect(visitor.find(".winter .row")).to_be_visible()
    expect(visitor.button("page-step-on")).to_be_disabled()
    scrubber.press("Home")
    expect(visitor.find(".prompt")).to_contain_text(visitor.say("page-replay-start"))
    with visitor.page.expect_download() as record:
        visitor.page.get_by_label(visitor.say("page-record")).click()
    assert record.value.suggested_filename.endswith(f"{match}.json")


def deal(url: str, match: str) -> int:
    """How many cards are dealt before the first decision."""
    events = httpx.get(f"{url}api/matches/{match}/replay").json()["events"]
    return next(number for number, event in enumerate(events) if event["by"] >= 0)


def hand_at(url: str, match: str, ply: int, seat: int) -> list[str]:
    view = httpx.get(f"{url}api/matches/{match}/replay/{ply}", params={"seat": seat}).json()
    return list(view["table"]["seats"][seat]["cards"])


def named(code: str) -> str:
    rank, suit = code[:-1], code[-1]
    card = sentence("en", "page-ard-ri-card", rank=rank, suit=suit)
    return sentence("en", f"page-ard-ri-{'warrior' if rank in 'JQK' else 'cattle'}-card", card=card)
