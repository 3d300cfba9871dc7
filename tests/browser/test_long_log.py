"""A long game: the page knows the last events, and gets older ones when somebody reads back."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from parlour.match import Match
from parlour.server.live_table import LOG_PAGE
from tests.browser.begun import begun
from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PAGES = 3


def long_enough(match: Match) -> bool:
    return match.state.actor == 0 and len(match.plies) > PAGES * LOG_PAGE


def known(visitor: Visitor) -> list[int]:
    """The plies that the browser has been told of by now."""
    messages = [json.loads(text) for text in visitor.heard]
    return [entry["ply"] for message in messages for entry in message.get("log", [])]


def lines(log: Locator) -> list[str]:
    return log.locator("li:not(:has(button))").all_inner_texts()


def at_top(line: Locator) -> float:
    box = line.bounding_box()
    assert box is not None
    return box["y"]


def test_who_scrolls_up_in_a_long_game_reads_back_to_its_beginning(arrive: Arrive, server: ServerProcess) -> None:
    made = begun(server.data, until=long_enough)
    visitor = arrive(f"{server.url}t/{made.id}#{made.tokens[0]}", "Nuria")
    visitor.until_asked("move")
    assert len(known(visitor)) == LOG_PAGE and known(visitor)[-1] > PAGES * LOG_PAGE
    visitor.button("page-chat").click()
    log, older = visitor.panel().locator("ol"), visitor.panel().locator("ol button")
    expect(older).to_have_count(1)
    newest = lines(log)
    assert log.evaluate("list => list.scrollTop + list.clientHeight >= list.scrollHeight - 2")  # the newest are in sight
    assert len(known(visitor)) == LOG_PAGE  # and nothing older has been asked for

    read = log.locator("li").nth(1)
    first, text = min(known(visitor)), read.inner_text()
    log.evaluate("list => list.scrollTo({top: 0})")
    visitor.until(lambda: min(known(visitor)) < first, "an older page")
    kept = log.get_by_text(text, exact=True).last
    expect(kept).to_be_in_viewport()  # what was being read stays in sight
    assert lines(log)[-len(newest):] == newest

    for _ in range(PAGES + 1):
        if older.count():
            before = min(known(visitor))
            log.evaluate("list => list.scrollTo({top: 0})")
            visitor.until(lambda before=before: min(known(visitor)) < before or not older.count(), "an older page")  # type: ignore[misc]
    expect(older).to_have_count(0)
    assert sorted(known(visitor)) == list(range(1, max(known(visitor)) + 1))
    assert len(lines(log)) > len(newest) and lines(log)[-len(newest):] == newest
    assert visitor.troubles == []


def test_a_table_that_needs_the_whole_game_gets_it_by_itself(arrive: Arrive, server: ServerProcess) -> None:
    """Ard Rí among five lists all winters."""

    def late(match: Match) -> bool:
        return 0 in match.state.waiting and len(match.plies) > LOG_PAGE + 10

    made = begun(server.data, game="ard-ri", seats=5, until=late)
    visitor = arrive(f"{server.url}t/{made.id}#{made.tokens[0]}", "Nuria")
    visitor.until_asked("card")
    visitor.until(lambda: min(known(visitor), default=2) == 1, "the beginning")
    assert sorted(known(visitor)) == list(range(1, max(known(visitor)) + 1))
