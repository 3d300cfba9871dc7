"""The browser's half of Web Push: what our push service received comes to the page's own service worker, which tells it in
the reader's language and leads to the table.

Chromium hands the push over by its tools, since no push service outside can be reached. Its shell without a window allows no
notices at all; so what the worker would show is noted instead, and the click on it is an event that we make.
"""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor
from tests.server.client import joined, make
from tests.server.push_service import Browser, pushing, running, subscribe

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PATIENCE = 60
NOTE = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, icon, tag, data }) => {
    self.shown.push({ title, body, icon, tag, data });
  };
}"""
CLICK = """async () => {
  const opened = [];
  self.clients.openWindow = async (path) => void opened.push(path);
  let closed = 0;
  const event = new ExtendableEvent("notificationclick");
  Object.defineProperty(event, "notification", { value: { data: self.shown.at(-1).data, close: () => (closed += 1) } });
  const waited = [];
  event.waitUntil = (promise) => void waited.push(promise);
  self.dispatchEvent(event);
  await Promise.all(waited);
  return { opened, closed };
}"""


def test_a_push_becomes_a_notice_that_leads_to_the_table(arrive: Arrive, tmp_path: Path) -> None:
    with running() as service, pushing(tmp_path / "data") as server:
        away, made = Browser(service.url + "away"), make(server.url, 2, game="jackal")
        assert subscribe(server.url, made.id, made.tokens[1], away.subscription("es")).status_code == 200
        play_first(server.url, made.id, made.tokens[0])
        told = away.opened(service.came.get(timeout=PATIENCE)[2])
        guest = arrive(server.url, worker=True)
        guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        worker = guest.page.context.service_workers[0]
        worker.evaluate(NOTE)
        deliver(guest, server.url, json.dumps(told))
        guest.until(lambda: worker.evaluate("self.shown.length"), "a notice")
        assert worker.evaluate("self.shown") == [
            {"title": "Tu turno", "body": "Jackal con Ana", "icon": "/icon-192.png", "tag": made.id, "data": f"/t/{made.id}"},
        ]
        assert worker.evaluate(CLICK) == {"opened": [f"/t/{made.id}"], "closed": 1}


def play_first(url: str, match: str, token: str | None) -> None:
    async def play() -> None:
        async with joined(url, match, token, "Ana") as first:
            while first.view["waiting"] == [0]:
                await first.choose()

    played = threading.Thread(target=lambda: asyncio.run(play()))  # beside the loop that drives the browser
    played.start()
    played.join()


def deliver(guest: Visitor, url: str, data: str) -> None:
    """As if the push service had sent it."""
    session: CDPSession = guest.page.context.new_cdp_session(guest.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"] if not one["isDeleted"]),
    )
    session.send("ServiceWorker.enable")
    guest.until(lambda: registrations, "the worker is known")
    session.send("ServiceWorker.deliverPushMessage", {"origin": url, "registrationId": registrations[-1], "data": data})
    session.detach()
