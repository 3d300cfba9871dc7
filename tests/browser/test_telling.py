"""What happened is shown picture by picture, and nothing speaks of it before."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from parlour.match import Match
from tests.browser import rabbits_page as rabbits
from tests.browser.begun import begun, first_turn
from tests.browser.conftest import Arrive
from tests.browser.jackal_page import JackalPage
from tests.browser.visitor import Json, Visitor
from tests.server.client import Made
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# The story beside the board, and last the words for those who listen.
SAID = """() => [...document.querySelectorAll(".news li, .log li:not(.goal), .table-page > [aria-live]")]
  .map((element) => element.innerText)"""


class Told(NamedTuple):
    """A decision after which there is something to show, and a place to click meanwhile."""

    begun: Callable[[ServerProcess], Made]
    decide: Callable[[Visitor], object]
    spot: str


def in_summer(match: Match) -> bool:
    return 0 in match.state.waiting and match.view(0)["table"]["season"] == "summer"


def journeys(view: Json) -> list[Json]:
    return [route for route in view["table"]["routes"] or [] if view["table"]["step"] == "journey" and not route["price"]]


def travel(visitor: Visitor) -> None:
    visitor.find(f'.land [data-key="{journeys(visitor.views[0])[0]["to"]}"]').click()


TOLD = {
    "ard-ri": Told(
        lambda server: begun(server.data, game="ard-ri", seats=3, until=in_summer), Visitor.choose, ".hand label",
    ),
    "jackal": Told(
        lambda server: begun(server.data, until=first_turn), lambda visitor: JackalPage(visitor).move_on(), '[data-cell="g7"]',
    ),
    "jack-rabbits": Told(
        lambda server: rabbits.begun(server.data, until=rabbits.asked(0, journeys)), travel, '.land [data-key="citadel"] .area',
    ),
}


@pytest.mark.parametrize("game", TOLD)
def test_nothing_is_said_before_it_is_shown(arrive: Arrive, server: ServerProcess, game: str) -> None:
    told = TOLD[game]
    made = told.begun(server)
    visitor = arrive(f"{server.url}t/{made.id}#{made.tokens[0]}", "Nuria")
    page, asking, tip = visitor.page, visitor.find(".prompt.mine"), visitor.find(".prompt .tip")
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.reload()
    asking.wait_for()
    heard = visitor.views[0]["round"]
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    told.decide(visitor)
    visitor.until(lambda: visitor.views[0]["round"] > heard and 0 in visitor.views[0]["waiting"], "my turn again")

    # The page has heard everything; as its clock stands still, it shows the first picture.
    decisions = [message for message in visitor.told if message.startswith('> {"type":"move"')]
    expect(asking).to_have_count(0)
    *early, whispered = page.evaluate(SAID)
    assert visitor.say("page-your-turn") not in page.title()
    visitor.find(told.spot).first.click(force=True)
    expect(tip).to_have_text(visitor.say("page-one-moment"))
    assert [message for message in visitor.told if message.startswith('> {"type":"move"')] == decisions

    page.clock.run_for(60_000)
    asking.wait_for()
    *story, spoken = page.evaluate(SAID)
    prompt = visitor.find(".prompt .text").inner_text()
    assert set(story) - set(early) and prompt not in whispered and spoken.endswith(prompt)
    assert visitor.say("page-your-turn") in page.title()
    expect(tip.filter(has_text=visitor.say("page-one-moment"))).to_have_count(0)
