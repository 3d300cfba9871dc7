"""Pig, installed as a stranger installs it, on the page: with its own table, against a bot of one's own, to its end."""

from __future__ import annotations

import contextlib
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, TimeoutError, expect

from tests.browser.conftest import Arrive
from tests.browser.test_access import violations
from tests.browser.touch import sideways
from tests.browser.visitor import WHOLE_GAME, Visitor
from tests.wheel import Environment

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ENOUGH = 10


@pytest.fixture(scope="module")
def pig_url(chromium: Browser, with_pig: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of the wheel, into whose environment Pig is installed."""
    installed = Environment(with_pig / "env")
    environment = {**installed.environment, "PARLOUR_DATA": str(tmp_path_factory.mktemp("pig"))}
    command = [str(installed.programs / "parlour"), "serve", "--port", "0", "--bots", "my_bots:careful"]
    serving = subprocess.Popen(command, cwd=installed.folder, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert serving.stdout is not None
        address = re.search(r"http://[\d.]+:\d+/", serving.stdout.readline())
        assert address
        yield address[0]
    finally:
        serving.terminate()
        serving.communicate()


def sit_down(visitor: Visitor, title: str) -> None:
    """At a table for a short game, first to roll, against the bot of one's own."""

    def short(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        wanted = json.loads(route.request.post_data or "{}")
        own = {"kind": "bot", "bot": "my_bots:careful"}
        seats = [own if seat["kind"] == "bot" else seat for seat in wanted["seats"]]
        route.continue_(post_data=json.dumps({**wanted, "order": "given", "options": {"target": 30}, "seats": seats}))

    visitor.page.route("**/api/matches", short)
    visitor.page.get_by_role("article", name=title).get_by_role("button", name=visitor.say("page-play-now")).click()
    visitor.page.wait_for_url("**/t/*")


def play_out(visitor: Visitor) -> None:
    def step() -> bool:
        if visitor.asked == "over":
            return True
        turn = visitor.views.get(0, {"table": {"turn": 0}})["table"]["turn"]
        button = visitor.find(f".pig button[data-move={'hold' if turn >= ENOUGH else 'roll'}]")
        with contextlib.suppress(TimeoutError):  # it may be somebody else's turn by now, at any moment
            if button.count() and button.is_enabled(timeout=5000):
                button.click(timeout=5000)
        return False

    visitor.until(step, "the end of the game", WHOLE_GAME)


def test_it_is_played_to_its_end_and_shown_again(arrive: Arrive, pig_url: str) -> None:
    visitor = arrive(pig_url, "Nuria")
    card = visitor.page.get_by_role("article", name="Pig")
    expect(card).to_contain_text("Roll as often as you dare")
    expect(card.locator("img")).to_have_attribute("src", "/games/pig/portrait.svg")
    sit_down(visitor, "Pig")
    expect(visitor.find(".pig")).to_contain_text("30 points win")
    expect(visitor.find(".pig li").last).to_contain_text(": 0 of 30")
    expect(visitor.page.get_by_text("Your turn: roll.").first).to_be_visible()
    told = next(table for frame in visitor.heard if (table := json.loads(frame).get("table")))
    assert told["seats"][1]["bot"] == "my_bots:careful"
    assert violations(visitor.page) == []
    visitor.button("page-hint").click()
    expect(visitor.page.get_by_role("status", name=visitor.say("page-hint"))).to_contain_text("roll")
    expect(visitor.find(".pig button[data-advised]")).to_have_text("Roll")
    play_out(visitor)
    expect(visitor.panel().get_by_role("heading")).to_have_text(re.compile("won|win"))
    final = visitor.views[0]["table"]["bank"]
    assert max(final) >= 30
    visitor.panel().get_by_role("link", name=visitor.say("page-replay"), exact=True).click()
    visitor.page.wait_for_url("**/replay/*")
    expect(visitor.find(".pig li").first).to_contain_text("0 of 30")
    visitor.button("page-step-last").click()
    expect(visitor.find(".pig li").last).to_contain_text(f"{final[1]} of 30")
    assert visitor.find(".pig button").count() == 0


def test_on_a_phone_it_speaks_the_readers_language(arrive: Arrive, pig_url: str) -> None:
    visitor = arrive(pig_url, "Нурия", lang="ru", phone=True)
    sit_down(visitor, "Свинья")
    roll = visitor.find(".pig button[data-move=roll]")
    expect(roll).to_have_text("Бросить")
    roll.tap()
    expect(visitor.page.get_by_text(re.compile("У вас (единица|[2-6])")).first).to_be_attached()
    assert (violations(visitor.page), sideways(visitor.page)) == ([], 0)
