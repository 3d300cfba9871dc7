"""The page can be installed, opens without a network, and is never an old one."""

from __future__ import annotations

import os

import httpx
import pytest
from playwright.sync_api import expect

from parlour.server.app import STATIC
from tests.browser.conftest import Arrive
from tests.browser.finished import played_out
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow]
KEPT = "() => JSON.parse(localStorage.getItem('parlour.kept-replays') ?? '[]').length"


def test_front_door_and_a_finished_game_open_without_a_network(arrive: Arrive, server: ServerProcess) -> None:
    match = played_out(server.data, "ard-ri").id
    guest = arrive(server.url, worker=True)
    guest.page.evaluate("navigator.serviceWorker.ready")
    guest.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    guest.page.goto(f"{server.url}replay/{match}")
    guest.until(lambda: guest.page.evaluate(KEPT), "the game is kept")
    guest.page.context.set_offline(True)
    guest.page.reload()
    last = str(guest.page.get_by_label(guest.say("page-scrubber")).get_attribute("max"))
    guest.page.get_by_label(guest.say("page-scrubber")).fill(last)
    expect(guest.find(".controls .where")).to_have_attribute("data-step", last)
    guest.page.goto(server.url)
    expect(guest.offer("page-play-now")).to_be_visible()
    guest.page.context.set_offline(False)
    guest.troubles.clear()  # browsers tell of every question that no network answered


def test_after_an_upgrade_the_new_page_comes_at_once(arrive: Arrive, server: ServerProcess) -> None:
    """The service worker has kept a page; what the server says now is what is shown."""
    guest = arrive(server.url, worker=True)
    guest.page.evaluate("navigator.serviceWorker.ready")
    guest.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    built = (STATIC / "index.html").read_text()
    try:
        put(built.replace("</head>", '<meta name="upgraded" content="yes" /></head>'))
        guest.page.reload()
        expect(guest.find("meta[name=upgraded]")).to_have_count(1)
    finally:
        put(built)


def put(text: str) -> None:
    """In one step: other tests look at the page meanwhile."""
    fresh = STATIC.parent / "page-being-written"
    fresh.write_text(text)
    os.replace(fresh, STATIC / "index.html")


def test_what_an_installed_page_needs_is_there_and_asked_for_anew_each_time(url: str) -> None:
    manifest = httpx.get(f"{url}manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert httpx.get(url + icon["src"].lstrip("/")).headers["content-type"] == "image/png"
    worker = httpx.get(f"{url}service-worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
