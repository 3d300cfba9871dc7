"""12 Patrols at the page: whole games won and lost, plans, drags, the keyboard alone, a phone, questions, three languages."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

import parlour
from parlour import locale
from parlour.core import actors, daily
from parlour.core.records import Drawn
from parlour.games.twelve_patrols import names
from parlour.match import Match, Seat
from parlour.server.tables import token_hash
from parlour.solve import twelve_patrols as solve
from parlour.store import Stored
from tests.browser.begun import keep
from tests.browser.conftest import Arrive
from tests.browser.test_access import violations
from tests.browser.test_languages import foreign
from tests.browser.touch import sideways, small_targets
from tests.browser.visitor import Json, Visitor
from tests.server.client import Made
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.compiled, pytest.mark.browser, pytest.mark.slow]

GAME = parlour.game("twelve-patrols")
PHONES = {"390": (390, 844), "360": (360, 640)}
Line = list[tuple[int, int]]  # (seat or CHANCE, move)
numbers = count(1)


def test_a_whole_game_is_won_with_the_mouse(arrive: Arrive, server: ServerProcess) -> None:
    seed, line = a_winning_line()
    made = dealt(server.data, seed)
    ruler = seated(arrive, server, made)
    ruler.follow(acts_of(seed, line))
    visitor = ruler.visitor
    expect(visitor.find(".sheet h2")).to_have_text(visitor.say("twelve-patrols-won"))
    assert len(ruler.table["patrols"]) == 12 and {side["state"] for side in ruler.table["sides"]} == {"met", "outside"}
    assert result_of(server, made) == {"scores": [1.0], "points": [12], "why": "played"}
    assert violations(visitor.page) == []
    visitor.page.get_by_role("link", name=visitor.say("page-replay")).click()
    expect(visitor.page.get_by_label(visitor.say("page-scrubber"))).not_to_have_attribute("max", "0")
    visitor.page.keyboard.press("End")
    expect(visitor.find(".prompt .text")).to_have_text(visitor.say("twelve-patrols-won"))
    expect(visitor.find(".board .filled")).to_have_count(12)
    assert violations(visitor.page) == []


def test_a_lost_game_says_why(arrive: Arrive, server: ServerProcess) -> None:
    seed, line = a_losing_line()
    made = dealt(server.data, seed)
    ruler = seated(arrive, server, made)
    ruler.follow(acts_of(seed, line))
    why, visitor = ruler.table["why"], ruler.visitor
    assert result_of(server, made)["scores"] == [0.0]
    expect(visitor.find(".sheet h2")).to_have_text(visitor.say("twelve-patrols-lost"))
    stuck = visitor.say("twelve-patrols-event-lost-no-patrol", patrols=why["patrols"], spot=ruler.between(why["spot"], " – "))
    expect(visitor.find(".result p")).to_have_text(stuck)
    expect(visitor.find(".board .dead")).to_have_count(1)
    assert violations(visitor.page) == []


def test_a_plan_shows_what_it_comes_to_and_is_sent_only_when_it_holds(arrive: Arrive, server: ServerProcess) -> None:
    seed, line = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed, until=two_forced(line)))
    visitor, answers = ruler.visitor, planned_next(ruler, seed, line)
    (first, right), (second, others) = answers[:2]
    expect(ruler.main).to_be_disabled()
    ruler.spot(first).click()
    for item in right[:-1]:
        ruler.item(item).click()
    every = [item for item, many in ruler.table["tray"].items() for _ in range(many)]
    for item in every[:9]:
        ruler.item(item).click()
    expect(visitor.find(".board .tag.plan-bad").first).to_be_visible()
    expect(visitor.find(".about .wrong").first).to_be_visible()
    expect(ruler.main).to_be_disabled()
    expect(ruler.main.locator("small")).not_to_be_empty()
    while visitor.find(".item.planned").count():
        visitor.find(".item.planned").first.click()
    expect(visitor.find(".board .tag")).to_have_count(0)
    for spot, items in ((first, right), (second, others)):
        ruler.spot(spot).click()
        for item in items:
            ruler.item(item).click()
    expect(ruler.main).to_be_enabled()
    assert ruler.table["patrols"].keys().isdisjoint((first, second))
    ruler.main.click()
    visitor.until(lambda: {first, second} <= ruler.table["patrols"].keys(), "both patrols are out")
    assert sorted(ruler.table["patrols"][first]) == sorted(right)


def test_a_patrol_that_is_taken_back_becomes_a_plan_again(arrive: Arrive, server: ServerProcess) -> None:
    seed, line = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed, until=two_forced(line)))
    (spot, items), *_ = planned_next(ruler, seed, line)
    ruler.patrol(spot, items)
    ruler.visitor.button("page-undo").click()
    ruler.visitor.until(lambda: ruler.table["building"] is None and spot not in ruler.table["patrols"], "the patrol is back")
    expect(ruler.visitor.find(".item.planned")).to_have_count(len(items))
    ruler.main.click()
    ruler.visitor.until(lambda: spot in ruler.table["patrols"], "it is out again")


def test_cards_and_items_are_dragged_where_they_shall_be(arrive: Arrive, server: ServerProcess) -> None:
    seed, _ = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed))
    card = ruler.table["display"][1]
    ruler.drag(ruler.card(card), lambda: ruler.cell("b2"))
    ruler.visitor.until(lambda: ruler.table["placed"].get("b2") == card, "the card lies in the middle")
    card = ruler.table["display"][0]
    ruler.drag(ruler.card(card), lambda: ruler.cell("c2"))
    ruler.visitor.until(lambda: ruler.table["placed"].get("c2") == card, "the second lies beside it")
    item = next(iter(ruler.table["tray"]))
    ruler.drag(ruler.item(item), lambda: ruler.spot("b2c2"))
    expect(ruler.visitor.find(".item.planned")).to_have_count(1)
    ruler.drag(ruler.card(ruler.table["display"][0]), lambda: ruler.visitor.find(".tray"))  # no card may be placed now
    assert len(ruler.table["placed"]) == 2


def test_a_die_is_changed(arrive: Arrive, server: ServerProcess) -> None:
    seed, _ = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed))
    die = next(item for item in ruler.table["tray"] if len(item) == 2 and item[1] != "6")
    turned = f"{die[0]}6"
    before = ruler.table["tray"].get(turned, 0)
    visitor = ruler.visitor
    visitor.button("twelve-patrols-turn-die").click()
    visitor.button("page-cancel").click()
    expect(visitor.find(".turn")).to_have_count(0)
    ruler.turn("y", die, 6)
    assert ruler.table["discarded"] == {"y": 1} and ruler.table["tray"].get(turned, 0) == before + 1
    expect(visitor.find(".gone")).to_contain_text(visitor.say("twelve-patrols-item", colour="yellow", face=0))
    visitor.button("page-undo").click()
    visitor.until(lambda: ruler.table["discarded"] == {} and not ruler.table["turning"], "everything is as before")


def test_the_keyboard_alone_is_enough(arrive: Arrive, server: ServerProcess) -> None:
    seed, _ = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed))
    visitor, press = ruler.visitor, ruler.visitor.page.keyboard.press
    press("Tab")
    ruler.tab_to("card", str(ruler.table["display"][0]))
    press("Enter")
    ruler.tab_to("cell", "a3")
    press("ArrowRight")
    assert ruler.focused("cell") == "b3"
    expect(visitor.find(".board .preview")).to_be_visible()
    press("Enter")
    visitor.until(lambda: "b3" in ruler.table["placed"], "the first card lies")
    visitor.until(lambda: ruler.focused("card") != "", "the next choice has the focus")
    press("Enter")
    ruler.tab_to("cell", "a3")
    press("Enter")
    visitor.until(lambda: "a3" in ruler.table["placed"] and ruler.focused("spot") == "a3b3", "the spot between has the focus")
    press("Enter")
    visitor.until(lambda: ruler.focused("item") != "", "the tray has the focus")
    press("Enter")
    expect(visitor.find(".item.planned")).to_have_count(1)
    press("Backspace")
    expect(visitor.find(".item.planned")).to_have_count(0)
    press("Escape")
    assert ruler.focused("spot") == "a3b3"
    press("e")
    visitor.until(lambda: ruler.table["phase"] == "card", "the turn has ended")
    press("d")
    expect(visitor.find(".turn")).to_be_visible()
    press("Escape")
    expect(visitor.find(".turn")).to_have_count(0)
    press("?")
    for key, code in (("E", "twelve-patrols-key-done"), ("D", "twelve-patrols-turn-die"), ("H", "twelve-patrols-ask-hint")):
        expect(visitor.panel().locator("dl div").filter(has_text=visitor.say(code))).to_contain_text(key)


@pytest.mark.parametrize("phone", PHONES)
def test_on_a_phone_everything_fits_and_is_wide_enough_for_a_thumb(arrive: Arrive, server: ServerProcess, phone: str) -> None:
    seed, _ = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed), phone=True)
    visitor, (width, height) = ruler.visitor, PHONES[phone]
    visitor.page.set_viewport_size({"width": width, "height": height})

    def fits() -> None:
        assert (small_targets(visitor.page), sideways(visitor.page)) == ([], 0)

    fits()
    for cell in ("b2", "c2"):
        before = len(ruler.table["placed"])
        visitor.tap_until(lambda cell=cell: ruler.cell(cell).is_visible(), visitor.find(".pick:enabled").first)  # type: ignore[misc]
        fits()
        visitor.tap_until(lambda before=before: len(ruler.table["placed"]) > before, ruler.cell(cell))  # type: ignore[misc]
    visitor.tap_until(lambda: ruler.spot("b2c2").get_attribute("aria-pressed") == "true", ruler.spot("b2c2"))
    item = next(iter(ruler.table["tray"]))
    visitor.tap_until(lambda: visitor.find(".item.planned").count() == 1, ruler.item(item))
    fits()
    drag_by_finger(visitor, ruler.item(item_besides(ruler, item)), ruler.spot("b2c2"))
    visitor.until(lambda: visitor.find(".item.planned").count() == 2, "a second item, dragged")
    visitor.tap_until(lambda: visitor.find(".turn").count() == 1, visitor.button("twelve-patrols-turn-die"))
    fits()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_kingdom_speaks_three_languages_and_is_open_to_everybody(arrive: Arrive, server: ServerProcess, phone: bool) -> None:
    seed, line = a_winning_line()
    made = dealt(server.data, seed, until=two_forced(line))
    for lang in locale.LANGUAGES:
        ruler = seated(arrive, server, made, lang=lang, phone=phone)
        visitor = ruler.visitor
        (spot, items), *_ = planned_next(ruler, seed, line)
        ruler.plan(spot, [*items, next(item for item in ruler.table["tray"] if item not in items)])
        assert strange(visitor) == [] and violations(visitor.page) == []
        visitor.button("twelve-patrols-turn-die").click()
        assert strange(visitor) == [] and violations(visitor.page) == [] and sideways(visitor.page) == 0


def test_a_floating_kingdom_narrows_as_its_borders_are_settled(arrive: Arrive, server: ServerProcess) -> None:
    ruler = seated(arrive, server, dealt(server.data, "floating", frame="floating"))
    assert ruler.drawn == {"b", "c", "d"}
    ruler.visitor.find(".pick").first.click()
    expect(ruler.visitor.find("button[data-cell]")).to_have_count(1)
    ruler.place(ruler.table["display"][0], "c3", chosen=True)
    ruler.place(ruler.table["display"][0], "d3")
    assert ruler.drawn == {"b", "c", "d", "e"}
    expect(ruler.visitor.find(".req.undecided").first).to_be_visible()
    ruler.main.click()
    ruler.visitor.until(lambda: ruler.table["phase"] == "card", "the next card")
    ruler.place(ruler.table["display"][0], "e3")
    assert ruler.drawn == {"c", "d", "e"}


def test_the_server_knows_whether_it_can_be_won_gives_a_hint_and_looks_back(arrive: Arrive, server: ServerProcess) -> None:
    seed, line = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed, until=two_forced(line)))
    visitor = ruler.visitor
    visitor.button("twelve-patrols-ask-winnable").click()
    expect(visitor.find(".oracle strong")).to_be_visible()
    visitor.button("twelve-patrols-ask-hint").click()
    visitor.button("twelve-patrols-hint-plan").click()
    visitor.until(lambda: visitor.find(".item.planned").count() > 0 or visitor.find(".turn").count() > 0, "a plan")
    assert strange(visitor) == [] and violations(visitor.page) == []
    give_up(visitor)
    visitor.button("twelve-patrols-review").click()
    expect(visitor.find(".line-list li")).to_have_count(9)
    expect(visitor.find(".verdict")).to_have_class(re.compile("yes"))
    visitor.button("twelve-patrols-winning-line").click()
    expect(visitor.find(".board .filled")).to_have_count(12)
    assert strange(visitor) == []


# From here on the server's answers are made up, so that they come when and as the test wants them

WINNABLE = {"verdict": "yes", "share": 0.63, "low": 0.55, "high": 0.71, "exact": False}


def test_questions_show_progress_can_be_stopped_and_are_answered(arrive: Arrive, server: ServerProcess) -> None:
    seed, line = a_winning_line()
    oracle = Oracle()
    ruler = seated(arrive, server, dealt(server.data, seed, until=two_forced(line)), oracle=oracle)
    visitor = ruler.visitor
    visitor.button("twelve-patrols-ask-winnable").click()
    visitor.until(lambda: oracle.asked == ["winnable"], "the question arrives")
    oracle.answer(progress=0.4)
    expect(visitor.find(".oracle progress")).to_have_js_property("value", 0.4)
    assert violations(visitor.page) == []
    visitor.button("twelve-patrols-stop").click()
    visitor.until(lambda: oracle.stopped == 1, "the server is told")
    expect(visitor.find(".oracle")).to_have_count(0)
    visitor.button("twelve-patrols-ask-winnable").click()
    visitor.until(lambda: len(oracle.asked) == 2, "asked again")
    oracle.answer(result=WINNABLE)
    expect(visitor.find(".oracle")).to_contain_text("63%")
    (spot, items), *_ = planned_next(ruler, seed, line)
    advised = [{"kind": "put", "spot": spot, "item": item} for item in items]
    visitor.button("twelve-patrols-ask-hint").click()
    visitor.until(lambda: len(oracle.asked) == 3, "the hint is asked for")
    oracle.answer(result={"moves": [], "described": [*advised, {"kind": "done"}], "share": 0.5, "reason": None})
    expect(visitor.find(".oracle")).to_contain_text(visitor.say("twelve-patrols-hint-share", share="50%"))
    assert violations(visitor.page) == []
    visitor.button("twelve-patrols-hint-plan").click()
    expect(visitor.find(".item.planned")).to_have_count(len(items))
    ruler.main.click()
    visitor.until(lambda: spot in ruler.table["patrols"], "the hint was followed")
    expect(visitor.find(".oracle")).to_have_count(0)  # it was about the position before


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_after_a_loss_the_winning_line_is_looked_through(arrive: Arrive, server: ServerProcess, phone: bool) -> None:
    seed, _ = a_losing_line()
    oracle = Oracle()
    ruler = seated(arrive, server, dealt(server.data, seed), oracle=oracle, phone=phone)
    visitor = ruler.visitor
    give_up(visitor)
    visitor.button("twelve-patrols-review").click()
    visitor.until(lambda: oracle.asked == ["review"], "the question arrives")
    winning = winning_line(seed)
    assert winning is not None
    acts = [{"move": 0, "described": act} for act in acts_of(seed, winning)]
    chances = [{"card": card, "share": 0.9 if card < 5 else 0} for card in range(1, 10)]
    oracle.answer(result={"could": "yes", "decision": None, "chances": chances, "line": acts})
    expect(visitor.find(".line-list li")).to_have_count(9)
    expect(visitor.find(".verdict")).to_have_text(visitor.say("twelve-patrols-could-yes", card=0))
    assert (violations(visitor.page), sideways(visitor.page), strange(visitor)) == ([], 0, [])
    visitor.button("twelve-patrols-winning-line").click()
    expect(visitor.find(".board .filled")).to_have_count(12)
    visitor.button("page-step-back").click()
    expect(visitor.find("output")).to_contain_text(visitor.say("twelve-patrols-nth-card", number=8))
    assert visitor.find(".board .filled").count() < 12
    visitor.find(".line-list button").first.click()
    expect(visitor.find(".board .filled")).to_have_count(0)
    if phone:
        assert small_targets(visitor.page) == []
    visitor.button("twelve-patrols-your-game").click()
    expect(visitor.find(".stepper")).to_have_count(0)


# The front door


def test_a_solo_game_offers_a_daily_deal_and_nobody_to_invite(arrive: Arrive, url: str) -> None:
    visitor = arrive(url, "Nuria")
    wanted: list[Json] = []

    def make_match(route: Route) -> None:
        if route.request.method == "POST":
            wanted.append(json.loads(route.request.post_data or ""))
        route.continue_()

    visitor.page.route("**/api/matches", make_match)
    visitor.offer("page-play-now", "twelve-patrols").wait_for()
    for code in ("page-with-friends", "page-same-screen"):
        expect(visitor.offer(code, "twelve-patrols")).to_have_count(0)
    visitor.offer("page-variants", "twelve-patrols").click()
    expect(visitor.panel().get_by_role("radio")).to_have_count(4)
    assert violations(visitor.page) == []
    visitor.panel().get_by_label(visitor.say("twelve-patrols-option-frame-floating")).check()
    visitor.button("page-start").click()
    visitor.find(".mat").wait_for()
    assert wanted[-1]["options"] == {"deck": "standard", "frame": "floating"}
    expect(visitor.button("page-log-short")).to_be_visible()
    visitor.button("page-log-short").click()
    expect(visitor.panel().get_by_role("textbox")).to_have_count(0)  # there is nobody to talk to


def test_the_deal_of_the_day_is_won_counts_and_is_played_again(arrive: Arrive, url: str) -> None:
    day, line = a_winnable_day()
    seed = daily.seed(GAME.id, day)
    visitor = arrive(url, "Nuria")
    visitor.page.clock.set_fixed_time(datetime.combine(day, datetime.min.time(), UTC) + timedelta(hours=12))
    visitor.page.reload()
    visitor.offer("page-daily-deal", GAME.id).click()
    ruler = Ruler(visitor)
    visitor.find(".mat").wait_for()
    expect(visitor.find(".daily")).to_contain_text(str(day.day))
    display = ruler.table["display"]
    visitor.page.goto(url)
    visitor.offer("page-daily-deal", GAME.id).click()  # goes on with the one that was begun
    visitor.find(".mat").wait_for()
    begun = visitor.page.url
    ruler.follow(acts_of(seed, line))
    expect(visitor.find(".sheet h2")).to_have_text(visitor.say("twelve-patrols-won"))
    expect(visitor.find(".streak")).to_contain_text(visitor.say("twelve-patrols-streak-about", days=1))
    assert violations(visitor.page) == []
    visitor.button("twelve-patrols-same-deal").click()
    visitor.until(lambda: visitor.page.url != begun and ruler.table["phase"] == "card", "another table")
    assert ruler.table["display"] == display and ruler.table["placed"] == {}
    expect(visitor.find(".daily")).to_contain_text(str(day.day))
    give_up(visitor)
    again = visitor.page.url
    visitor.button("twelve-patrols-new-deal").click()
    visitor.until(lambda: visitor.page.url != again and ruler.table["phase"] == "card", "a new deal")
    expect(visitor.find(".daily")).to_have_count(0)


class Oracle:
    """Stands between a browser and the server, and answers questions itself."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.stopped = 0
        self.socket: WebSocketRoute | None = None
        self.id = 0

    def attend(self, visitor: Visitor) -> None:
        visitor.page.route_web_socket("**/ws", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.socket = socket

        def from_browser(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "ask":
                self.asked.append(message["what"])
                self.id = message["id"]
            elif message["type"] == "stop":
                self.stopped += 1
            else:
                server.send(text)

        socket.on_message(from_browser)

    def answer(self, **what: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps({"type": "answer", "id": self.id, **what}))


class Ruler:
    """Somebody who plays 12 Patrols at the page."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    # Looking

    @property
    def table(self) -> Json:
        return dict(self.visitor.views[0]["table"])

    @property
    def main(self) -> Locator:
        return self.visitor.find(".acts .main")

    @property
    def drawn(self) -> set[str]:
        """The columns that are on the board."""
        return {str(cell.get_attribute("data-cell"))[0] for cell in self.visitor.find("[data-cell]").all()}

    @property
    def given_up(self) -> int:
        return sum(self.table["discarded"].values())

    def card(self, card: int) -> Locator:
        return self.visitor.find(f'.pick[data-card="{card}"]')

    def cell(self, cell: str) -> Locator:
        return self.visitor.find(f'button[data-cell="{cell}"]')

    def spot(self, spot: str) -> Locator:
        return self.visitor.find(f'button[data-spot="{spot}"]')

    def item(self, item: str) -> Locator:
        return self.visitor.find(f'.item[data-item="{item}"]:not(.planned)').first

    def between(self, spot: str, mark: str) -> str:
        """The cards beside a spot, western or northern first."""
        cells = [spot[:2], spot[2:]] if spot[1] == spot[3] else [spot[2:], spot[:2]]
        cards = [self.table["cards"][self.table["placed"][cell]] for cell in cells]
        return mark.join(self.visitor.say(f"twelve-patrols-card-{card['picture']}") for card in cards)

    def focused(self, what: str) -> str:
        return str(self.visitor.page.evaluate(f"document.activeElement.dataset.{what} ?? ''"))

    # Doing

    def follow(self, acts: Iterable[Json]) -> None:
        """Plays a line of decisions, each as the page wants it."""
        items: list[str] = []
        given = ""
        for act in acts:
            match act["kind"]:
                case "place":
                    self.place(act["card"], act["cell"])
                case "put":
                    items.append(act["item"])
                    spot = act["spot"]
                case "done":
                    self.patrol(spot, items)
                    items = []
                case "end":
                    placed = len(self.table["placed"])
                    self.main.click()
                    self.visitor.until(lambda: self.table["phase"] == "card", f"the turn after card {placed} ends")
                case "discard":
                    given = act["item"]
                case "set":
                    self.turn(given, act["die"], act["to"])

    def place(self, card: int, cell: str, chosen: bool = False) -> None:
        if len(self.table["display"]) > 1 and not chosen:
            self.card(card).click()
        self.cell(cell).click()
        self.visitor.until(lambda: self.table["placed"].get(cell) == card, f"a card on {cell}")

    def plan(self, spot: str, items: list[str]) -> None:
        self.spot(spot).click()
        for item in items:
            self.item(item).click()

    def patrol(self, spot: str, items: list[str]) -> None:
        self.plan(spot, items)
        self.main.click()
        self.visitor.until(lambda: spot in self.table["patrols"], f"a patrol at {spot}")

    def turn(self, given: str, die: str, to: int) -> None:
        before = self.given_up
        self.visitor.button("twelve-patrols-turn-die").click()
        self.item(given).click()
        self.item(die).click()
        self.visitor.find(f'.faces input[value="{to}"]').check(force=True)
        self.visitor.button("twelve-patrols-turn-go").click()
        self.visitor.until(lambda: self.given_up > before and not self.table["turning"], "the die is turned")

    def drag(self, thing: Locator, where: Callable[[], Locator]) -> None:
        """With the mouse; where it may be dropped shows only once it is held."""
        mouse = self.visitor.page.mouse
        mouse.move(*middle(thing))
        mouse.down()
        mouse.move(*(part + 20 for part in middle(thing)))
        mouse.move(*middle(where()), steps=4)
        mouse.up()

    def tab_to(self, what: str, value: str) -> None:
        for _ in range(60):
            if self.focused(what) == value:
                return
            self.visitor.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {what} {value}")


def seated(
    arrive: Arrive, server: ServerProcess, made: Made, lang: str = "en", phone: bool = False, oracle: Oracle | None = None
) -> Ruler:
    visitor = arrive(f"{server.url}robots.txt", "Nuria", lang, phone)
    if oracle is not None:
        oracle.attend(visitor)
    visitor.page.goto(f"{server.url}t/{made.id}#{made.tokens[0]}")
    visitor.find(".mat").wait_for()
    visitor.until(lambda: 0 in visitor.views or oracle is not None, "a first view")
    return Ruler(visitor)


def dealt(folder: Path, seed: str, until: Callable[[Match], bool] | None = None, **options: Any) -> Made:
    """Puts a game with a known deal into a server's store, played on as far as wanted."""
    match = opened(f"patrols-{next(numbers)}", seed, **options)
    if until is not None:
        assert until(match)
    token = f"token-{match.id}"
    keep(folder, Stored(match, [token_hash(token)], False, time.time(), None, []))
    return Made(match.id, [token])


def opened(name: str, seed: str, **options: Any) -> Match:
    match = Match.create(name, GAME.id, options, [Seat("person", "P0", joined=True)], seed)
    match.commit(match.opening())
    return match


def two_forced(line: Line) -> Callable[[Match], bool]:
    """Plays along a line until two spots must be filled at once."""

    def go_on(match: Match) -> bool:
        for seat, move in line:
            if len(match.view(0)["table"]["forced"]) == 2:
                return True
            if seat == 0:
                match.commit(match.decide(0, match.counts[0], [move]))
        return False

    return go_on


def planned_next(ruler: Ruler, seed: str, line: Line) -> list[tuple[str, list[str]]]:
    """The patrols that a line sends after what lies on the table."""
    patrols: dict[str, list[str]] = {}
    for act in acts_of(seed, line):
        if act["kind"] == "put" and act["spot"] not in ruler.table["patrols"]:
            patrols.setdefault(act["spot"], []).append(act["item"])
    return [(spot, items) for spot, items in patrols.items() if spot in ruler.table["forced"]]


def a_winning_line() -> tuple[str, Line]:
    """A deal that can be won, and how, with two patrols that must be sent at once on the way."""
    for number in count(1):
        seed = f"patrols-{number}"
        line = winning_line(seed)
        if line is not None and two_forced(line)(opened("trial", seed)):
            return seed, line
    raise AssertionError


def a_winnable_day() -> tuple[date, Line]:
    for number in count():
        day = date(2026, 11, 1) + timedelta(number)
        line = winning_line(daily.seed(GAME.id, day))
        if line is not None:
            return day, line
    raise AssertionError


def winning_line(seed: str) -> Line | None:
    start, order = solve.order_of(seed)
    plan = solve.can_be_won(start, order).plan
    return None if plan is None else plan.line


def a_losing_line() -> tuple[str, Line]:
    """A deal that could be won, and how somebody careless loses it with a spot that nothing can fill."""
    for number in count(1):
        seed, _ = a_winning_line()
        line, why = careless(seed, number)
        if why is not None and why["kind"] == "no-patrol":
            return seed, line
    raise AssertionError


def careless(seed: str, number: int) -> tuple[Line, Json | None]:
    """Places cards anywhere and sends only patrols that must be sent."""
    chance, state, drawn = random.Random(number), GAME.start(), Drawn(seed)
    line: Line = []
    while state.actor != actors.OVER:
        seat = state.actor
        move = drawn.next(state) if seat == actors.CHANCE else choice(state.legal(seat), chance)
        line.append((seat, move))
        state.apply(move)
    return [step for step in line if step[0] != actors.CHANCE], GAME.view(state, 0)["table"]["why"]


def choice(legal: list[int], chance: random.Random) -> int:
    for only in (names.DONE, names.END):
        if only in legal:
            return only
    return chance.choice([move for move in legal if move < names.DISCARD or move >= names.SET] or legal)


def acts_of(seed: str, line: Line) -> list[Json]:
    """The decisions of a line in words."""
    state, drawn = GAME.start(), Drawn(seed)
    acts = []
    decisions = iter([move for seat, move in line if seat != actors.CHANCE])
    while state.actor != actors.OVER:
        if state.actor == actors.CHANCE:
            state.apply(drawn.next(state))
            continue
        move = next(decisions)
        acts.append(GAME.describe(state, move))
        state.apply(move)
    return acts


def item_besides(ruler: Ruler, item: str) -> str:
    return str(next(other for other in ruler.table["tray"] if other != item))


def drag_by_finger(visitor: Visitor, thing: Locator, where: Locator) -> None:
    screen = visitor.page.context.new_cdp_session(visitor.page)
    (from_x, from_y), (to_x, to_y) = middle(thing), middle(where)

    def touch(kind: str, part: float | None = None) -> None:
        points = [] if part is None else [{"x": from_x + (to_x - from_x) * part, "y": from_y + (to_y - from_y) * part}]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0)
    for step in range(1, 9):
        touch("touchMove", step / 8)
    touch("touchEnd")
    screen.detach()


def give_up(visitor: Visitor) -> None:
    visitor.button("page-menu").click()
    visitor.button("page-resign").click()
    expect(visitor.panel()).to_contain_text(visitor.say("page-resign-sure-alone"))
    visitor.button("page-resign-yes").click()
    expect(visitor.find(".sheet h2")).to_have_text(visitor.say("twelve-patrols-given-up"))


def result_of(server: ServerProcess, made: Made) -> Json:
    return dict(httpx.get(f"{server.url}api/matches/{made.id}").json()["result"])


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def strange(visitor: Visitor) -> list[str]:
    """What is not in the visitor's language, or no sentence at all."""
    return [*foreign(visitor), *(line for line in visitor.written.split("\n") if line.startswith("twelve-patrols-"))]
