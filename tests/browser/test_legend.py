"""What a thing on a table is, told where one points at it: by mouse, by keyboard, by a finger that stays, and all in a list."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from parlour.core import legend, lessons
from tests.browser.begun import begun
from tests.browser.conftest import Arrive
from tests.browser.test_access import violations
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# Something that lies there at the beginning of the first lesson, and something that keys lead to.
THINGS = {
    "ard-ri": ("cattle", "cattle"),
    "jack-rabbits": ("king", "card"),
    "jackal": ("closed", "ship"),
    "twelve-patrols": ("knight", "display"),
}


def shared_out(*often: str) -> list[Any]:
    """Some games in `make test`, the others in `make soak`."""
    others = [game for game in THINGS if game not in often]
    return [pytest.param(list(often), id="-".join(often)), pytest.param(others, id="-".join(others), marks=pytest.mark.soak)]


def at_table(visitor: Visitor, url: str, game: str) -> None:
    visitor.page.goto(f"{url}learn/{game}/{lessons.of(game)[0].id}")
    visitor.find(".coach").wait_for()


def thing(visitor: Visitor, name: str) -> Locator:
    return visitor.find(f'[data-means~="{name}"]').first


def at_rest(there: Locator) -> dict[str, float]:
    """Where a thing lies, once the page has scrolled to it and nothing moves it any more."""
    return dict(there.evaluate("""async (thing) => {
      const place = () => (({ x, y, width, height }) => ({ x, y, width, height }))(thing.getBoundingClientRect());
      const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      for (let before = null; ; before = place()) {
        await drawn();
        if (JSON.stringify(before) === JSON.stringify(place())) return before;
      }
    }"""))


def told(visitor: Visitor) -> Locator:
    return visitor.find(".legend")


def meaning(visitor: Visitor, game: str, name: str) -> str:
    return visitor.say(f"{game}-means-{name}")


@pytest.mark.parametrize("games", shared_out("ard-ri", "jackal"))
def test_a_mouse_that_rests_and_the_focus_are_told(arrive: Arrive, url: str, games: list[str]) -> None:
    visitor = arrive(url, lang="es")
    for game in games:
        lies, reached = THINGS[game]
        at_table(visitor, url, game)
        visitor.page.mouse.move(1, 1)  # only a mouse that comes from somewhere moves
        thing(visitor, lies).hover()
        expect(told(visitor)).to_contain_text(meaning(visitor, game, lies))
        assert violations(visitor.page) == []
        visitor.page.keyboard.press("Escape")
        expect(told(visitor)).to_have_count(0)
        visitor.page.mouse.move(0, 0)
        named = f'[data-means~="{reached}"]'
        focused = visitor.find(f":is({named}, {named} *):is(button, input):enabled").first
        focused.focus()
        visitor.page.keyboard.press("Shift")  # from now on the focus can be seen
        expect(focused).to_have_accessible_description(meaning(visitor, game, reached))


def test_nothing_is_told_to_somebody_who_has_only_come(arrive: Arrive, url: str) -> None:
    visitor = arrive(f"{url}learn/ard-ri/{lessons.of('ard-ri')[0].id}")
    expect(visitor.find(".hand input:focus")).to_have_count(1)  # where keys begin
    visitor.page.wait_for_timeout(1500)
    expect(told(visitor)).to_have_count(0)
    visitor.page.keyboard.press("ArrowRight")
    expect(told(visitor)).to_have_count(1)


@pytest.mark.parametrize("games", shared_out("jack-rabbits", "twelve-patrols"))
def test_a_finger_that_stays_is_told_and_presses_nothing(arrive: Arrive, url: str, games: list[str]) -> None:
    visitor = arrive(url, lang="ru", phone=True)
    session = visitor.page.context.new_cdp_session(visitor.page)
    for game in games:
        lies, _ = THINGS[game]
        at_table(visitor, url, game)
        there = thing(visitor, lies)
        there.scroll_into_view_if_needed()
        box = at_rest(there)
        said = visitor.find(".coach .words").inner_text()
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(box["height"] / 2, 55)}
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(told(visitor)).to_contain_text(meaning(visitor, game, lies))
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(told(visitor)).to_be_in_viewport()
        assert visitor.find(".coach .words").inner_text() == said


def test_everything_is_in_the_menu_of_a_table(arrive: Arrive, server: ServerProcess) -> None:
    made = begun(server.data)
    visitor = arrive(f"{server.url}t/{made.id}#{made.tokens[0]}", "Maeve")
    visitor.button("page-menu").click()
    visitor.button("page-legend").click()
    expect(visitor.panel()).to_contain_text(visitor.say("page-legend-how"))
    for name in legend.of("jackal"):
        expect(visitor.panel()).to_contain_text(meaning(visitor, "jackal", name))
    assert violations(visitor.page) == []
