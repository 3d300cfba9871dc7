"""The manual as a site, walked as a reader would: served under /docs and opened as files, wide and on a phone, light and dark.
Nothing is asked of anybody else, everything in the contents is there, and axe finds nothing to complain about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from manual import build
from parlour.server.docs_files import SITE
from tests.browser.conftest import PHONE, WIDE
from tests.browser.test_access import violations
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.soak]
SEVERAL = (
    "index", "play", "first-game", "first-study", "studies", "commands", "api", "games", "schemas", "adding-a-game", "speed",
    "rulings", "rules/jackal-ru", "studies/gallery", "changelog",
)
Read = Callable[..., Page]


@pytest.fixture(scope="module")
def site() -> None:
    if find_spec("zensical") is None:
        pytest.skip(build.HELP)
    build.main()


@pytest.fixture
def read(chromium: Browser, server: ServerProcess, site: None) -> Iterator[Read]:
    """Opens a page of the manual for somebody who has never been there; nothing may go wrong."""
    opened: list[BrowserContext] = []
    troubles: list[str] = []

    def come(top: str = f"{server.url}docs/", page: str = "index.html", **more: Any) -> Page:
        context = chromium.new_context(**{"viewport": WIDE, "reduced_motion": "reduce", **more})
        opened.append(context)
        there = context.new_page()
        there.on("console", lambda message: troubles.append(message.text) if message.type in ("error", "warning") else None)
        there.on("pageerror", lambda error: troubles.append(str(error)))
        there.on("requestfailed", lambda request: troubles.append(f"{request.failure}: {request.url}"))
        there.on("request", lambda request: None if request.url.startswith((top, "data:")) else troubles.append(request.url))
        there.goto(top + page)
        return there

    yield come
    for context in opened:
        context.close()
    assert [trouble for trouble in troubles if "ERR_ABORTED" not in trouble] == []  # what a page left behind had not read yet


@pytest.mark.parametrize("by_file", [pytest.param(False, id="served"), pytest.param(True, id="file")])
def test_a_word_is_searched_for_and_found(read: Read, by_file: bool) -> None:
    page = read(f"{SITE.as_uri()}/") if by_file else read()
    page.get_by_role("button", name="Search").click()
    page.locator("input[aria-label=Search]").fill("commitment")
    page.locator("a[href*='h=commitment']").first.click()
    page.wait_for_url("**.html?h=commitment*")
    expect(page.locator("article")).to_contain_text("commitment")


def test_whoever_likes_the_dark_has_it_and_the_other_choice_is_remembered(read: Read) -> None:
    page = read(color_scheme="dark")
    assert darkness(page) > 0.8
    page.locator("label[title=Light]:visible").click()
    page.wait_for_function("document.body.dataset.mdColorScheme === 'default'")
    assert darkness(page) < 0.2
    page.reload()
    assert darkness(page) < 0.2


def test_on_a_phone_the_contents_come_when_asked_for(read: Read) -> None:
    page = read(viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator("label[for=__drawer]:visible").first.click()
    page.get_by_role("navigation").get_by_role("link", name="Play", exact=True).click()
    page.wait_for_url("**/play.html")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [pytest.param(False, id="wide"), pytest.param(True, id="phone")])
def test_pages_are_open_to_everybody_and_not_wider_than_the_screen(
    read: Read, server: ServerProcess, scheme: str, phone: bool,
) -> None:
    page = read(color_scheme=scheme, viewport=PHONE if phone else WIDE)
    wrong = {}
    for name in SEVERAL:
        page.goto(f"{server.url}docs/{name}.html")
        wrong[name] = violations(page)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
    assert {name: found for name, found in wrong.items() if found} == {}


def test_what_a_terminal_answers_is_seen_whole(read: Read, server: ServerProcess) -> None:
    page = read(viewport={"width": 1440, "height": 900})
    for name in ("first-study", "arena", "commands"):
        page.goto(f"{server.url}docs/{name}.html")
        cut = "[...document.querySelectorAll('pre code')].filter((code) => code.scrollWidth > code.clientWidth).length"
        assert page.evaluate(cut) == 0, name


def test_the_front_door_leads_to_the_manual(read: Read, server: ServerProcess) -> None:
    page = read(server.url, "", locale="en")
    page.get_by_role("link", name="Manual").click()
    page.wait_for_url("**/docs/")
    expect(page.locator("article h1")).to_have_text(re.compile("Parlour"))
    assert urlsplit(page.url).path == "/docs/"


def darkness(page: Page) -> float:
    """Of what lies behind the text, from 0 to 1."""
    colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
    red, green, blue = (float(number) for number in re.findall(r"[\d.]+", colour)[:3])
    return 1 - (red + green + blue) / 765
