"""A coached game at the page: each new thing is explained once, when it first happens, and never again."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from parlour.core import coaching
from tests.browser.begun import begun
from tests.browser.conftest import Arrive
from tests.browser.jackal_page import JackalPage
from tests.browser.test_access import violations
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def moments(visitor: Visitor) -> list[str]:
    """What the server says that there is to explain, in the order in which it happened."""
    heard = [json.loads(frame) for frame in visitor.heard]
    events = [logged["event"] for message in heard for logged in [*message.get("log", []), *message.get("events", [])]]
    return list(dict.fromkeys(name for event in events for name in event.get("moments", [])))


def test_a_coach_explains_each_new_thing_once(arrive: Arrive, server: ServerProcess) -> None:
    made = begun(server.data)
    captain = arrive(f"{server.url}t/{made.id}#{made.tokens[0]}", "Maeve")
    page = JackalPage(captain)
    said = captain.find(".coaching p")
    captain.until_asked("move")
    expect(said).to_have_count(0)
    captain.button("page-menu").click()
    captain.panel().get_by_label(captain.say("page-coach")).check()
    captain.page.keyboard.press("Escape")
    expect(said).to_have_text(captain.say("jackal-coach-turn"))
    assert violations(captain.page) == []

    page.move_on()  # whoever plays on has read it
    captain.until_asked("move")
    captain.until(lambda: moments(captain), "something new has happened")
    known = {moment.id: captain.say(coaching.code("jackal", moment)) for moment in coaching.of("jackal")}
    told = {"turn"}
    while said.count():
        text = said.inner_text()
        name = next(name for name, sentence in known.items() if sentence == text)
        assert name in moments(captain) and name not in told
        told.add(name)
        captain.button("page-coach-known").click()
        expect(captain.find(".coaching p").filter(has_text=text)).to_have_count(0)
    assert told == {"turn", *moments(captain)}

    captain.page.reload()
    captain.until_asked("move")
    captain.button("page-menu").click()
    expect(captain.panel().get_by_label(captain.say("page-coach"))).to_be_checked()
    expect(said).to_have_count(0)
