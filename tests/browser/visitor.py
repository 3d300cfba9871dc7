"""Somebody at the page, in a browser of their own: what they see, and what they do with mouse, thumb or keys."""

from __future__ import annotations

import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Position, Route, TimeoutError, WebSocket

from parlour.core import cards
from parlour.locale import sentence

Json = dict[str, Any]
PATIENCE = 90.0  # seconds until something that does not happen is a failure
WHOLE_GAME = 600.0
TAPS = 20  # of a thumb; right after a drag Chromium takes the first one for its end
UNCOVERED = Position(x=34, y=55)  # a spot of a card in the hand that no other card lies on

# What the page asks for now; a lit card or cell stays lit until its person has chosen.
ASKED = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  if (has("dialog[open] .next, .again")) return "over";
  if (has(".curtain")) return "curtain";
  if (has(".winter .row")) return "winter";
  if (has(".hand .lit")) return "card";
  if (has(".cells .lit")) return "move";
  return has(".actions .button:not(.quiet):not(:disabled)") ? "pass" : "";
}"""

# Every text and every attribute outside the sheet of card drawings.
WRITTEN = """() => [document.title, ...[...document.body.querySelectorAll("*")]
  .filter((element) => !element.closest(".drawings"))
  .flatMap((element) => [
    ...[...element.attributes].map((attribute) => attribute.value),
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
  ])].join("\\n")"""


class Visitor:
    def __init__(self, context: BrowserContext, lang: str) -> None:
        self.lang = lang
        self.heard: list[str] = []  # every message from the server, as it came
        self.told: list[str] = []  # every message from (<) and to (>) the server
        self.views: dict[int, Json] = {}  # the newest view of each seat of this browser
        self.troubles: list[str] = []
        self.chance = random.Random(lang)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("websocket", self.listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self.troubles.append(said.text) if said.type in ("error", "warning") else None)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.told.append("> " + str(frame)))
        socket.on("framereceived", lambda frame: self.hear(str(frame)))

    def hear(self, frame: str) -> None:
        self.heard.append(frame)
        self.told.append(f"< {frame}")
        view = json.loads(frame).get("view")
        if view is not None:
            self.views[view["seat"]] = view

    # Looking

    def say(self, code: str, **arguments: Any) -> str:
        """What the page says in this visitor's language."""
        return sentence(self.lang, code, **arguments)

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def button(self, code: str, **arguments: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(code, **arguments), exact=True)

    def offer(self, code: str, game: str = "ard-ri") -> Locator:
        """A button of a game at the front door."""
        return self.page.get_by_role("article", name=self.say(f"{game}-title")).get_by_role("button", name=self.say(code))

    def panel(self) -> Locator:
        return self.page.get_by_role("dialog")

    def plate(self, name: str) -> Locator:
        """A seat's place at the table."""
        return self.page.get_by_role("region", name=name, exact=True)

    @property
    def asked(self) -> str:
        return str(self.page.evaluate(ASKED))

    @property
    def written(self) -> str:
        return str(self.page.evaluate(WRITTEN))

    @property
    def hand(self) -> list[str]:
        """The cards that can be seen in the hand, as the page names them."""
        return [str(card.get_attribute("aria-label")) for card in self.find(".hand input").all()]

    @property
    def trace(self) -> str:
        """For whoever reads of a failure: the last messages to and from the server, and what could be read on the page."""
        told = "\n".join(f"  {message[:300]}" for message in self.told[-6:])
        written = self.find("body").inner_text()
        return f"asked for {self.asked!r} at {self.page.url}, which said\n{written}\nafter these messages:\n{told}"

    def until(self, condition: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, f"{what}: not within {seconds} s; {self.trace}"
            self.page.wait_for_timeout(20)

    def until_asked(self, *what: str) -> str:
        self.until(lambda: self.asked in what, " or ".join(what))
        return self.asked

    # Doing

    def sit_as_listed(self) -> None:
        """From now on this visitor is first in the games that they begin, whatever the lot says."""

        def given(route: Route) -> None:
            wanted = json.loads(route.request.post_data or "{}")
            route.continue_(post_data=json.dumps({**wanted, "order": "given"}) if wanted else None)

        self.page.route("**/api/matches", given)

    def tap_to_table(self, offer: Locator) -> None:
        """A thumb on an offer of the front door, again if nothing comes of it: on a busy machine Chromium may take the time
        between touch and release for a long press, which is no tap."""
        for _ in range(3):
            offer.tap()
            with contextlib.suppress(TimeoutError):
                self.page.wait_for_url("**/t/*", timeout=PATIENCE * 1000 / 3)
                return
        raise AssertionError(f"three taps did not lead to a table, but to {self.page.url}")

    def tap_until(self, done: Callable[[], object], target: Locator) -> None:
        """A thumb on something, likewise again if nothing comes of it."""
        for _ in range(TAPS):
            target.tap()
            with contextlib.suppress(AssertionError):
                self.until(done, "a tap", PATIENCE / TAPS)
                return
        raise AssertionError(f"nothing came of {TAPS} taps on {target}")

    def choose(self) -> None:
        """Takes a card that is lit and plays it."""
        lit = self.find(".hand .lit label")
        lit.nth(self.chance.randrange(lit.count())).click(position=UNCOVERED)
        self.find(".actions .button:not(:disabled)").click()

    def answer(self) -> None:
        """Does what the page asks for, if it does."""
        match self.asked:
            case "card":
                self.choose()
            case "pass":
                self.button("ard-ri-page-pass").click()
            case "winter":
                self.page.keyboard.press("Escape")
            case _:
                self.page.wait_for_timeout(20)


def play_out(*visitors: Visitor) -> None:
    """Everybody plays to the end, each when the page asks them."""
    end = time.monotonic() + WHOLE_GAME
    while any(visitor.asked != "over" for visitor in visitors):
        assert time.monotonic() < end, [visitor.asked for visitor in visitors]
        for visitor in visitors:
            visitor.answer()


def mentioned(written: str) -> set[str]:
    """The cards that a text speaks of, by drawing, by sign or by name."""
    return {code for code in cards.CODES if any(form in written for form in forms(code))}


def forms(code: str) -> tuple[str, str, str]:
    rank, suit = code[:-1], code[-1]
    sign = next(sign for sign, letter in cards.SIGNS.items() if letter == suit)
    drawing = f"#card-{rank.replace('10', 'T')}{suit.upper()}"
    return drawing, rank + sign, sentence("en", "page-card", rank=rank, suit=suit)
