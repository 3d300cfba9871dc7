"""A browser, a server of its own, and visitors."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from parlour import locale
from tests import programs
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.process import ServerProcess

ARGUMENTS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)
expect.set_options(timeout=PATIENCE * 1000)
WIDE = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
Arrive = Callable[..., Visitor]
# A screen in the language with the longest words, on a phone, where they have the least room (English is what all other tests
# speak); the rest in `make soak`.
OFTEN = (("ru", True),)
SPOKEN = pytest.mark.parametrize(("lang", "phone"), [
    pytest.param(lang, phone, id=f"{lang}-{screen}", marks=() if (lang, phone) in OFTEN else pytest.mark.soak)
    for lang in locale.LANGUAGES for screen, phone in (("wide", False), ("phone", True))
])


@pytest.fixture(scope="package")  # not longer: while Playwright runs, other tests cannot have an event loop
def chromium() -> Iterator[Browser]:
    path = programs.browser()
    if path is None:
        pytest.skip(programs.NO_BROWSER)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("page"), bot_pause=0.05, think=0.1) as running:
        yield running


@pytest.fixture
def url(server: ServerProcess) -> str:
    return server.url


@pytest.fixture
def arrive(chromium: Browser) -> Iterator[Arrive]:
    """Lets somebody come to the page with a browser that remembers nothing but perhaps a name; nothing may go wrong in it."""
    visitors: list[Visitor] = []

    def come(address: str, name: str = "", lang: str = "en", phone: bool = False, worker: bool = False, **more: Any) -> Visitor:
        context = chromium.new_context(
            viewport=PHONE if phone else WIDE, locale=lang, has_touch=phone, is_mobile=phone, reduced_motion="reduce", **more,
        )
        if not worker:  # it would fetch the whole page once more for everybody who comes
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        if name:
            context.add_init_script(f"localStorage.setItem('parlour.name', {json.dumps(json.dumps(name))})")
        visitor = Visitor(context, lang)
        visitors.append(visitor)
        visitor.page.goto(address)
        return visitor

    yield come
    for visitor in visitors:
        visitor.page.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []
