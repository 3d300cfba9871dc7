"""Links, lost connections, and what a browser remembers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor
from tests.cli.command import Terminal
from tests.server.client import make

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Serve = Callable[[str], Terminal]


def test_a_friends_link_keeps_its_secret_and_opens_the_same_seat_anywhere(arrive: Arrive, url: str) -> None:
    made = make(url, 2)
    token = str(made.tokens[1])
    link = f"{url}t/{made.id}#{token}"
    at_home = arrive(link)
    sit_down(at_home, "Ana")
    assert at_home.page.url == f"{url}t/{made.id}"
    assert token not in at_home.written
    at_home.page.reload()
    at_home.until_asked("card")
    on_the_way = arrive(link, phone=True)
    sit_down(on_the_way, "Ana")
    assert on_the_way.hand == at_home.hand
    for visitor in (at_home, on_the_way):
        visitor.until(partial(sees_only_the_second, visitor), "the second seat and no other")
    on_the_way.choose()
    at_home.button("ard-ri-page-take-back").wait_for()


def test_the_front_door_says_where_it_is_my_turn(arrive: Arrive, url: str) -> None:
    mine, other = make(url, 2), make(url, 2)
    visitor = arrive(f"{url}t/{other.id}#{other.tokens[0]}", "Ana")
    visitor.until_asked("card")
    visitor.choose()
    visitor.button("ard-ri-page-take-back").wait_for()
    visitor.page.goto(f"{url}t/{mine.id}#{mine.tokens[0]}")
    visitor.until_asked("card")
    visitor.page.goto(url)
    going, turn = visitor.find(".shelf-tile.going"), visitor.say("page-your-turn")
    expect(going).to_contain_text(turn)
    expect(going.get_by_role("link")).to_have_attribute("href", f"/t/{mine.id}")
    visitor.button("page-continue-more", count=1).click()
    expect(visitor.panel().get_by_role("listitem").filter(has_text=turn)).to_have_count(1)
    visitor.page.goto(f"{url}t/{mine.id}")
    visitor.until_asked("card")
    visitor.choose()
    visitor.button("ard-ri-page-take-back").wait_for()
    visitor.page.goto(url)
    expect(going.get_by_role("button")).to_be_visible()
    expect(going).not_to_contain_text(turn)


def sees_only_the_second(visitor: Visitor) -> bool:
    return list(visitor.views) == [1]


def test_the_page_goes_on_after_the_server_was_killed_and_started_again(arrive: Arrive, serve: Serve) -> None:
    first = serve("0")
    address = address_in(first)
    visitor = arrive(address, "Nuria")
    visitor.offer("page-play-now").click()
    visitor.until_asked("card")
    visitor.choose()
    visitor.until_asked("card")
    hand = visitor.hand
    first.process.kill()
    first.ends()
    expect(visitor.find(".notices")).to_contain_text(visitor.say("page-connection-lost"))
    assert address_in(serve(address.rstrip("/").rpartition(":")[2])) == address
    expect(visitor.find(".notices")).not_to_contain_text(visitor.say("page-connection-lost"))
    visitor.until_asked("card")
    assert visitor.hand == hand
    visitor.choose()
    visitor.until(lambda: visitor.hand != hand, "the card is played")
    visitor.page.close()
    visitor.troubles = [trouble for trouble in visitor.troubles if "ERR_CONNECTION_REFUSED" not in trouble]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts `parlour serve` on a port, always with the same data."""
    started: list[Terminal] = []

    def start(port: str) -> Terminal:
        started.append(Terminal("serve", "--port", port, "--data", tmp_path))
        return started[-1]

    yield start
    for terminal in started:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.ends()


def address_in(terminal: Terminal) -> str:
    found = re.search(r"http://[\d.]+:\d+/", terminal.wait_for("Ctrl-C"))
    assert found
    return found[0]


def sit_down(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_label(visitor.say("page-name-question")).fill(name)
    visitor.button("page-sit-down").click()
    visitor.until_asked("card")
